import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { type ServerChild, startConfigured } from './child.ts';

const run = promisify(execFile);
const [PROGRAM, CLIENT] = ['/usr/bin/docker-registry', '/usr/bin/skopeo'];

/** Why no registry of images can run here, or be asked by another client; undefined if it can. */
export const missingRegistry =
  existsSync(PROGRAM) && existsSync(CLIENT)
    ? undefined
    : 'no registry or client installed (Debian: docker-registry skopeo)';

/** Starts a registry, which deletes what it is told to; `auth` are further lines of its configuration. */
export function startRegistry({ auth = '', deletes = true } = {}): Promise<ServerChild> {
  return startConfigured(PROGRAM, {
    args: (config) => ['serve', config],
    ready: '/v2/',
    config: ({ folder, port }) =>
      `version: 0.1
log: {level: error, accesslog: {disabled: true}}
storage: {filesystem: {rootdirectory: ${folder}/data}, delete: {enabled: ${deletes}}}
http: {addr: "127.0.0.1:${port}", secret: of-a-test}
${auth}`,
  });
}

/** Another client of registries. */
export async function skopeo(...args: string[]): Promise<string> {
  const { stdout } = await run(CLIENT ?? '', ['--insecure-policy', ...args], {
    env: { PATH: process.env.PATH, HOME: '/nowhere' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
