import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { answering, endChild, freePort, type ServerChild } from './child.ts';

const run = promisify(execFile);
const [PROGRAM, CLIENT] = ['/usr/bin/docker-registry', '/usr/bin/skopeo'];

/** Why no registry of images can run here, or be asked by another client; undefined if it can. */
export const missingRegistry =
  existsSync(PROGRAM) && existsSync(CLIENT)
    ? undefined
    : 'no registry or client installed (Debian: docker-registry skopeo)';

/** Starts a registry, which deletes what it is told to; `auth` are further lines of its configuration. */
export async function startRegistry({ auth = '', deletes = true } = {}): Promise<ServerChild> {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const port = await freePort();
  const config = join(folder, 'config.yml');
  await writeFile(
    config,
    `version: 0.1
log: {level: error, accesslog: {disabled: true}}
storage: {filesystem: {rootdirectory: ${folder}/data}, delete: {enabled: ${deletes}}}
http: {addr: "127.0.0.1:${port}", secret: of-a-test}
${auth}`,
  );
  const child = spawn(PROGRAM ?? '', ['serve', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/v2/`, child);
  return {
    url,
    async end() {
      await endChild(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Another client of registries. */
export async function skopeo(...args: string[]): Promise<string> {
  const { stdout } = await run(CLIENT ?? '', ['--insecure-policy', ...args], {
    env: { PATH: process.env.PATH, HOME: '/nowhere' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
