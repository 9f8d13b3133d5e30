import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answering, endChild, freePort, type ServerChild } from './child.ts';

const PROGRAM = '/usr/bin/caddy';

/** Why Caddy cannot run here, or undefined if it can. */
export const missingCaddy = existsSync(PROGRAM) ? undefined : 'Caddy not installed (Debian: caddy)';

/** Serves a folder with Caddy; `imported` is a file imported in the block of the site. */
export async function startCaddy(root: string, imported: string): Promise<ServerChild> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const config = join(folder, 'Caddyfile');
  await writeFile(
    config,
    `{
	admin off
	auto_https off
}
${url} {
	root * ${root}
	import ${imported}
}
`,
  );
  const child = spawn(PROGRAM, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await answering(url, child);
  return {
    url,
    async end() {
      await endChild(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
