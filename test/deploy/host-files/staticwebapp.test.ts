import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { hostFilesOf } from '../../../src/deploy/host-files/host-files.ts';
import { withHeaders } from '../../../src/deploy/plan/headers.ts';
import { sampleSite } from './sample.ts';

/** As published with @azure/static-web-apps-cli 2.0.10. */
const SCHEMA = join(import.meta.dirname, 'staticwebapp.schema.json');

async function configOf(redirects?: string) {
  const site = await sampleSite(redirects === undefined ? {} : { _redirects: redirects });
  const { files, left } = await hostFilesOf(site, 'staticwebapp');
  return { config: JSON.parse(files['staticwebapp.config.json'] ?? ''), left };
}

describe('staticwebapp.config.json', () => {
  test('is what the published schema allows', async () => {
    const { config } = await configOf();
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const schema = JSON.parse(await readFile(SCHEMA, 'utf8'));
    // Of draft 4, which this validator reads but for the names of its version and address.
    delete schema.$schema;
    delete schema.id;
    const validate = ajv.compile(schema);
    expect(validate(config), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ routes: [{ route: '/x', redirect: 1 }] })).toBe(false);
  });

  test('holds redirects, headers and the page for wrong addresses; says what it cannot hold', async () => {
    const { config, left } = await configOf();
    expect(config).toMatchObject({
      globalHeaders: { 'cache-control': 'public, max-age=0, must-revalidate' },
      responseOverrides: { '404': { rewrite: '/404.html' } },
    });
    const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
    expect(config.routes).toEqual([
      { route: '/.docs-export/*', statusCode: 404 },
      { route: '/old', redirect: '/new', statusCode: 301 },
      { route: '/gone', redirect: 'https://example.com/elsewhere?from=docs', statusCode: 302 },
      { route: '/café', redirect: '/new', statusCode: 301 },
      { route: '/caf%C3%A9', redirect: '/new', statusCode: 301 },
      { route: '/price$', redirect: '/new#plans', statusCode: 301 },
      { route: '/forced', redirect: '/new', statusCode: 301 },
      { route: '/blog/first', redirect: '/guides/first', statusCode: 301 },
      { route: '/api/*', redirect: '/new', statusCode: 301 },
      { route: '/fonts/*', headers: immutable },
      { route: '/assets/app.1a2b3c4d.js', headers: immutable },
      { route: '/assets/app.2b3c4d5e.css', headers: immutable },
    ]);
    expect(left).toEqual([
      '/away/* https://api.example.com/:splat 200',
      '/blog/* /guides/:splat 301',
      '/users/:name/profile /people/:name 302',
    ]);
  });

  test('names a page by the address at which readers ask for it, too', async () => {
    const site = await sampleSite();
    const rules = [{ pattern: '/guides/index.html', header: 'cache-control', value: 'max-age=60' }] as const;
    const manifest = withHeaders(site.manifest, rules);
    const { files } = await hostFilesOf({ ...site, manifest }, 'staticwebapp');
    const { routes } = JSON.parse(files['staticwebapp.config.json'] ?? '');
    const headers = { 'cache-control': 'max-age=60' };
    expect(routes).toContainEqual({ route: '/guides/', headers });
    expect(routes).toContainEqual({ route: '/guides/index.html', headers });
  });

  test('is refused where Azure would refuse it', async () => {
    const many = Array.from({ length: 400 }, (_, n) => `/old/page-${n} /new/page-${n} 301`).join('\n');
    await expect(configOf(many)).rejects.toThrow(/20000 bytes, and _redirects has 400 rules.*E_GUARD_LIMIT/);
  });
});
