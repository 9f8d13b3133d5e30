import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestOfFolder } from '../../src/bundle/folder.ts';
import { hashFile } from '../../src/bundle/hash-file.ts';
import { exactly, type Figure } from './figures.ts';
import { digestsBelow, openBucket } from './killed-reader.ts';
import type { Server } from './servers.ts';
import { environmentOf, TOOLS } from './tools.ts';

const KILLS = 20;
const PAGES = 150;
const PREFIX = 'killed';
const READER = fileURLToPath(import.meta.resolve('./killed-reader.ts'));

/**
 * Kills pushes of ever new releases at random moments and lets each be done again, while a process of its own reads
 * page after page with its asset. What stands there afterwards is compared byte for byte.
 */
export async function killed(server: Server): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-killed-'));
  const env = environmentOf(server, folder, '/dev/null');
  const bucket = openBucket(server.endpoint, server.env);
  let reader: ChildProcess | undefined;
  let [ended, releases, equal, shortest] = [0, 0, 0, Number.POSITIVE_INFINITY];
  const push = async (directory: string, killAfterMs?: number): Promise<void> => {
    const [program = '', ...args] = TOOLS.ours(directory, PREFIX, server);
    const child = spawn(program, args, { env, stdio: 'ignore' });
    const timer =
      killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    const [code, signal] = await once(child, 'exit');
    clearTimeout(timer);
    if (signal === 'SIGKILL') ended += 1;
    else if (code !== 0) throw new Error(`push ended with ${code}`);
  };
  try {
    for (let release = 0; ended < KILLS; release += 1) {
      const directory = join(folder, `release-${release}`);
      await plantRelease(directory, release);
      const started = performance.now();
      // The quickest tells how long one takes; kills come at any moment of that, until enough pushes were killed.
      await push(directory, release === 0 ? undefined : Math.random() * shortest);
      if (release === 0) {
        shortest = performance.now() - started;
        reader = fork(READER, [server.endpoint, `${PREFIX}/`, String(PAGES)], { env });
        continue;
      }
      const again = performance.now();
      await push(directory);
      shortest = Math.min(shortest, performance.now() - again);
      releases += 1;
      const found = await digestsBelow(bucket, `${PREFIX}/`);
      if (found.sort().join() === (await digestsIn(directory)).sort().join()) equal += 1;
    }
    reader?.send('stop');
    const [{ read, broken }] =
      reader === undefined ? [{ read: 0, broken: 0 }] : await once(reader, 'message');
    console.log(`\n${server.name}: ${ended} of ${releases} pushes were killed; ${read} pages read meanwhile`);
    const what = `${server.name}: killed ${KILLS} times`;
    return [
      exactly(
        `${what}, then equal to the bundle`,
        'all',
        equal === releases ? 'all' : `${equal} of ${releases}`,
      ),
      exactly(
        `${what}, pages that a reader saw without their asset`,
        '0',
        read === 0 ? 'none read' : String(broken),
      ),
    ];
  } finally {
    reader?.kill();
    await bucket.close();
    await server.forget?.();
    await rm(folder, { recursive: true });
  }
}

/** MD5 and path of every file of a folder, as a bucket lists them. */
async function digestsIn(directory: string): Promise<string[]> {
  const { signal } = new AbortController();
  const { files } = await manifestOfFolder(directory, { createdAt: new Date(), signal });
  return Object.keys(files).map((path) => `${hashFile('md5', join(directory, path)).digest} ${path}`);
}

/** Pages that each name an asset of their own; every release has other names for its assets. */
async function plantRelease(directory: string, release: number): Promise<void> {
  await mkdir(join(directory, 'assets'), { recursive: true });
  for (let page = 0; page < PAGES; page += 1) {
    const asset = `assets/a${page}.${(0x1a2b3c4d + release * 1000 + page).toString(16)}.css`;
    await writeFile(join(directory, asset), `/* ${release} ${page} */`.padEnd(5000));
    const name = page === 0 ? 'index.html' : `page-${page}.html`;
    await writeFile(join(directory, name), `<link href="${asset}">${release}`.padEnd(20_000));
  }
}
