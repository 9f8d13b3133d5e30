import { join } from 'node:path';
import { missingCaddy, startCaddy } from '../../support/caddy.ts';
import { describeServing } from './serving.ts';

describeServing({
  name: 'caddy',
  missing: missingCaddy,
  start: (root) => startCaddy(root, join(root, '.docs-export/caddy/site.caddy')),
});
