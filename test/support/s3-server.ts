import { execFile, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePorts } from './child.ts';

const run = promisify(execFile);

/** A real S3 service on loopback: Ceph's radosgw over one in-memory store. */
export interface S3Server {
  readonly endpoint: string;
  /** Environment of a user who may do everything. */
  readonly env: Readonly<Record<string, string>>;
  /** Makes another user, without any bucket. */
  addUser(name: string): Promise<{ readonly accessKeyId: string; readonly secretAccessKey: string }>;
  stop(): Promise<void>;
}

const PROGRAMS = ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'ceph-authtool', 'monmaptool'];
/** Files in one answer to a listing. */
export const LISTED = 100;

const CLUSTER = '0d5a1b9e-8a5a-4a8e-9d53-6b6b0a5a5a01';
const STORE = '11111111-2222-3333-4444-555555555555';

/** Why the server cannot run here, or undefined if it can. Debian has it: `apt-get install radosgw ceph-mon ceph-osd`. */
export async function missingForS3Server(): Promise<string | undefined> {
  const missing: string[] = [];
  for (const program of PROGRAMS) if (!(await isInstalled(program))) missing.push(program);
  return missing.length === 0
    ? undefined
    : `${missing.join(', ')} not installed (Debian: radosgw ceph-mon ceph-osd ceph-common)`;
}

/** Whether a program is on the PATH. */
export async function isInstalled(program: string): Promise<boolean> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const found = await access(join(folder, program), constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return true;
  }
  return false;
}

/** Starts the service; takes a few seconds. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 's3-server-'));
  const [port, mon1, mon2] = await freePorts(3);
  for (const name of ['mon', 'osd', 'run', 'log']) await mkdir(join(folder, name));
  const conf = join(folder, 'ceph.conf');
  await writeFile(conf, configuration(folder, { port, mon1, mon2 }));
  const env = { ...process.env, CEPH_CONF: conf };
  const children: ReturnType<typeof spawn>[] = [];
  const start = (program: string, ...args: string[]): void => {
    const log = createWriteStream(join(folder, 'log', `${program}.out`));
    const child = spawn(program, ['-c', conf, ...args, '-f'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    children.push(child);
  };
  const ceph = (...args: string[]) => run('ceph', ['-c', conf, '--connect-timeout', '5', ...args], { env });
  const stop = async (): Promise<void> => {
    for (const child of children.toReversed()) await end(child);
    await rm(folder, { recursive: true, force: true });
  };

  try {
    await run('ceph-authtool', ['-C', '-n', 'mon.', '--gen-key', join(folder, 'keyring')]);
    const addresses = `[v2:127.0.0.1:${mon2},v1:127.0.0.1:${mon1}]`;
    const map = join(folder, 'monmap');
    await run('monmaptool', ['--create', '--clobber', '--fsid', CLUSTER, '--addv', 'a', addresses, map]);
    const keyring = ['--keyring', join(folder, 'keyring')];
    await run('ceph-mon', ['-c', conf, '-i', 'a', '--mkfs', '--monmap', map, ...keyring], { env });
    start('ceph-mon', '-i', 'a');
    await run('ceph-osd', ['-c', conf, '-i', '0', '--mkfs', '--osd-uuid', STORE], { env });
    // One call of the slow `ceph`: the store places itself, and the gateway waits until it is up.
    await until('the monitor knows the store', () => ceph('osd', 'new', STORE));
    start('ceph-osd', '-i', '0');
    start('radosgw', '-n', 'client.rgw');
    const endpoint = `http://127.0.0.1:${port}`;
    await until('the gateway answers', async () => {
      await (await fetch(endpoint)).body?.cancel();
    });
    const addUser = async (name: string) => {
      const accessKeyId = `AKIA${name.toUpperCase().padEnd(16, '0')}`;
      const secretAccessKey = `secret-of-${name}`.padEnd(40, '0');
      const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`];
      await run(
        'radosgw-admin',
        ['-c', conf, 'user', 'create', `--uid=${name}`, `--display-name=${name}`, ...keys],
        { env },
      );
      return { accessKeyId, secretAccessKey };
    };
    const owner = await addUser('owner');
    return {
      endpoint,
      env: { AWS_ACCESS_KEY_ID: owner.accessKeyId, AWS_SECRET_ACCESS_KEY: owner.secretAccessKey },
      addUser,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function end(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = AbortSignal.timeout(5000);
  late.addEventListener('abort', () => child.kill('SIGKILL'), { once: true });
  await gone;
}

async function until(what: string, attempt: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`, { cause: error });
      await delay(200);
    }
  }
}

function configuration(
  folder: string,
  ports: { port: number | undefined; mon1: number | undefined; mon2: number | undefined },
): string {
  return `
[global]
fsid = ${CLUSTER}
mon host = [v2:127.0.0.1:${ports.mon2},v1:127.0.0.1:${ports.mon1}]
public network = 127.0.0.0/8
public addr = 127.0.0.1
ms bind ipv6 = false
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
ms cluster mode = crc
ms service mode = crc
ms client mode = crc
ms mon cluster mode = crc
ms mon service mode = crc
osd pool default size = 1
osd pool default min size = 1
osd pool default pg autoscale mode = off
osd pool default pg num = 8
osd pool default pgp num = 8
mon allow pool size one = true
mon warn on pool no redundancy = false
mon max pg per osd = 2000
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 8589934592
run dir = ${folder}/run
log file = ${folder}/log/$name.log
admin socket = ${folder}/run/$name.asok
pid file = ${folder}/run/$name.pid
crash dir = ${folder}/run
keyring = ${folder}/keyring
debug ms = 0
debug osd = 0/0
debug rgw = 0/0
[mon]
mon data = ${folder}/mon
paxos propose interval = 0.02
paxos min wait = 0.01
mon data avail crit = 1
mon data avail warn = 2
[osd]
osd data = ${folder}/osd
[client]
rgw frontends = beast endpoint=127.0.0.1:${ports.port}
rgw thread pool size = 128
rgw enable usage log = false
rgw enable ops log = false
rgw dns name =
rgw enable gc threads = false
rgw enable lc threads = false
rgw enable quota threads = false
rgw max listing results = ${LISTED}
`;
}
