import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { systemClock } from '../../src/clock.ts';
import { digestOf } from '../../src/deploy/files/digest.ts';
import { createS3 } from '../../src/deploy/s3/client.ts';
import { createHttpClient } from '../../src/http/client.ts';
import { missingForS3Server, startS3Server } from '../../test/support/s3-server.ts';
import { SILENT } from './log.ts';
import type { Asked, Order } from './sink.ts';

/** An S3 server with the bucket `bench`. */
export interface Server {
  readonly name: string;
  readonly endpoint: string;
  readonly env: Readonly<Record<string, string>>;
  /** What it was asked since the last time, where it tells. */
  asked?(): Promise<Asked>;
  /** Drops an object, or all. */
  forget?(key?: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** Ceph's gateway; undefined where it cannot run, which is said. */
export async function startRadosgw(): Promise<Server | undefined> {
  const missing = await missingForS3Server();
  if (missing !== undefined) {
    console.log(`radosgw left out: ${missing}`);
    return undefined;
  }
  const server = await startS3Server();
  const { http, close } = createHttpClient();
  const s3 = createS3({
    http,
    clock: systemClock,
    log: SILENT,
    bucket: { name: 'bench', prefix: '', endpoint: server.endpoint, pathStyle: true },
    region: 'us-east-1',
    credentials: async () => ({
      accessKeyId: server.env.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: server.env.AWS_SECRET_ACCESS_KEY ?? '',
    }),
  });
  const body = { open: () => Buffer.alloc(0), ...digestOf('') };
  const turn = { signal: AbortSignal.timeout(10_000), onThrottle() {} };
  await s3({ method: 'PUT', key: '', body, permission: 's3:CreateBucket' }, turn);
  await close();
  return { name: 'radosgw', endpoint: server.endpoint, env: server.env, stop: server.stop };
}

export async function startSink(): Promise<Server> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.resolve('./sink.ts')), '25'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ endpoint }] = await once(child, 'message');
  const order = async (given: Order): Promise<Asked> => {
    child.send(given);
    const [answer] = await once(child, 'message');
    return answer;
  };
  return {
    name: 'quick sink with 25 ms latency',
    endpoint: String(endpoint),
    env: { AWS_ACCESS_KEY_ID: 'AKIATEST', AWS_SECRET_ACCESS_KEY: 'secret-of-a-test' },
    asked: () => order({ order: 'asked' }),
    forget: (key) => order(key === undefined ? { order: 'forget' } : { order: 'forget', key }),
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
