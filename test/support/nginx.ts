import { existsSync } from 'node:fs';
import { type ServerChild, startConfigured } from './child.ts';

const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync);
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Why nginx cannot run here, or undefined if it can. */
export const missingNginx =
  PROGRAM === undefined || !existsSync(BROTLI)
    ? 'nginx not installed (Debian: nginx libnginx-mod-http-brotli-static)'
    : undefined;

/** Serves a folder with nginx; `http` and `server` are files included where their names say. */
export function startNginx(
  root: string,
  { http, server }: { readonly http: string; readonly server: string },
): Promise<ServerChild> {
  return startConfigured(PROGRAM ?? 'nginx', {
    args: (config, folder) => ['-c', config, '-p', folder],
    config: ({ folder, port }) =>
      `load_module ${BROTLI};
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}/1; proxy_temp_path ${folder}/2; fastcgi_temp_path ${folder}/3;
  uwsgi_temp_path ${folder}/4; scgi_temp_path ${folder}/5;
  include ${http};
  server { listen 127.0.0.1:${port}; root ${root}; include ${server}; }
}
`,
  });
}
