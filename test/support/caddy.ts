import { existsSync } from 'node:fs';
import { type ServerChild, startConfigured } from './child.ts';

const PROGRAM = '/usr/bin/caddy';

/** Why Caddy cannot run here, or undefined if it can. */
export const missingCaddy = existsSync(PROGRAM) ? undefined : 'Caddy not installed (Debian: caddy)';

/** Serves a folder with Caddy; `imported` is a file imported in the block of the site. */
export function startCaddy(root: string, imported: string): Promise<ServerChild> {
  return startConfigured(PROGRAM, {
    args: (config) => ['run', '--config', config, '--adapter', 'caddyfile'],
    config: ({ port }) =>
      `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${root}
	import ${imported}
}
`,
  });
}
