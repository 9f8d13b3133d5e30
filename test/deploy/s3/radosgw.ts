import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { deploy } from '../../../src/deploy/deploy.ts';
import type { DestinationContext, LocalSite } from '../../../src/deploy/destination.ts';
import { digestOf } from '../../../src/deploy/files/digest.ts';
import type { Bucket } from '../../../src/deploy/s3/address.ts';
import { createS3, type S3 } from '../../../src/deploy/s3/client.ts';
import { expectSameFiles, missingRclone } from '../../support/rclone.ts';
import { missingForS3Server, type S3Server, startS3Server } from '../../support/s3-server.ts';
import { contextOf, hurriedClock, opened, type RecordedLog, recordedLog } from '../fixtures.ts';

/** What keeps these tests from running here. */
export const missing = (await missingForS3Server()) ?? missingRclone;

/** The policy that a guide gives to copy. */
async function documentedPolicy(guide: string): Promise<{ Version: string; Statement: readonly object[] }> {
  const page = new URL(`../../../docs/guides/${guide}.mdx`, import.meta.url);
  const [, json = ''] = /```json[^\n]*\n(\{\s*"Version".*?)```/s.exec(await readFile(page, 'utf8')) ?? [];
  return JSON.parse(json);
}

/** A real S3 service for the tests of a file, with a client of the project's and another one. */
export function useRadosgw() {
  let server: S3Server;
  let buckets = 0;

  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.stop());

  /** The project's client of a bucket. */
  function clientOf(bucket: Bucket): S3 {
    const context = contextOf({ env: server.env });
    const credentials = async () => ({
      accessKeyId: server.env.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: server.env.AWS_SECRET_ACCESS_KEY ?? '',
    });
    return createS3({ ...context, bucket, region: 'us-east-1', credentials });
  }

  /** Has something done to a bucket, such as made. */
  async function command(name: string, query: Record<string, string>, text = '', key = ''): Promise<void> {
    const s3 = clientOf({ name, prefix: '', endpoint: server.endpoint, pathStyle: true });
    const bytes = Buffer.from(text);
    const body = { open: () => bytes, ...digestOf(bytes) };
    const turn = { signal: new AbortController().signal, onThrottle() {} };
    await s3({ method: 'PUT', key, query, body, permission: 's3:CreateBucket' }, turn);
  }

  async function newBucket(): Promise<string> {
    buckets += 1;
    const name = `bucket-${buckets}`;
    await command(name, {});
    return name;
  }

  /** The keys of a new user, who may do in a bucket what a guide says. */
  async function userOf(bucket: string, guide: string, resources: readonly string[]) {
    const name = `documented${buckets}`;
    const user = await server.addUser(name);
    const { Version, Statement } = await documentedPolicy(guide);
    const Principal = { AWS: [`arn:aws:iam:::user/${name}`] };
    const Resource = resources.map((one) => `arn:aws:s3:::${one}`);
    const policy = { Version, Statement: Statement.map((one) => ({ ...one, Principal, Resource })) };
    await command(bucket, { policy: '' }, JSON.stringify(policy));
    return { AWS_ACCESS_KEY_ID: user.accessKeyId, AWS_SECRET_ACCESS_KEY: user.secretAccessKey };
  }

  /** Publishes a site, and tells how that went. */
  async function push(
    site: LocalSite,
    line: string,
    more: Partial<DestinationContext> & { signal?: AbortSignal } = {},
  ): Promise<{ error: string | undefined; status: string; log: RecordedLog; deployment: object }> {
    const { signal = new AbortController().signal, ...context } = more;
    const log = recordedLog();
    const destinations = opened(
      `${line} endpoint=${server.endpoint}`,
      contextOf({ env: server.env, log, ...context }),
    );
    const options = { plan: false, maxPageLoss: 1, signal, log, clock: hurriedClock };
    const { deployments } = await deploy(site, destinations, options);
    const [deployment] = deployments;
    if (deployment === undefined) throw new Error('no deployment');
    return { deployment, status: deployment.status, error: deployment.error?.message, log };
  }

  /** What the other client calls a bucket, or what is in it, with the keys of a user. */
  function remote(at: string, keys: NodeJS.ProcessEnv = server.env): string {
    const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = keys;
    // A name that XML can't hold has it ask ten times, slower and slower, before it has names encoded by itself.
    return `:s3,provider=Ceph,list_url_encode=true,access_key_id=${id},secret_access_key=${secret},endpoint="${server.endpoint}":${at}`;
  }

  /** The other client compares every byte, both ways; throws when a file is missing, different or too many. */
  async function expectSame(site: LocalSite, at: string, keys?: NodeJS.ProcessEnv): Promise<void> {
    await expectSameFiles(site.directory, remote(at, keys));
  }

  return {
    server: () => server,
    buckets: () => buckets,
    clientOf,
    command,
    newBucket,
    userOf,
    push,
    remote,
    expectSame,
  };
}
