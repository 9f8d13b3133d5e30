import { join } from 'node:path';
import { missingNginx, startNginx } from '../../support/nginx.ts';
import { describeServing } from './serving.ts';

describeServing({
  name: 'nginx',
  missing: missingNginx,
  start: (root) =>
    startNginx(root, {
      http: join(root, '.docs-export/nginx/maps.conf'),
      server: join(root, '.docs-export/nginx/server.conf'),
    }),
});
