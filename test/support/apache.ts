import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ServerChild, startConfigured } from './child.ts';

const PROGRAM = '/usr/sbin/apache2';
const MODULES = '/usr/lib/apache2/modules';

/** Why Apache cannot run here, or undefined if it can. */
export const missingApache = existsSync(PROGRAM)
  ? undefined
  : 'Apache not installed (Debian: apache2-bin media-types)';

const LOADED = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers'];

/** Serves a folder with Apache, which reads the `.htaccess` in it. */
export async function startApache(root: string, modules: readonly string[] = LOADED): Promise<ServerChild> {
  // It gives up the rights of root before it reads the first file.
  await chmod(dirname(root), 0o755);
  return startConfigured(PROGRAM, {
    args: (config) => ['-X', '-f', config],
    config: ({ folder, port }) =>
      `${modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/errors
TypesConfig /etc/mime.types
User nobody
Group nogroup
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
`,
  });
}
