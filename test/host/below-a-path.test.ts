import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { missingNginx, startNginx } from '../support/nginx.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const GUIDE = join(import.meta.dirname, '../../docs/guides/serve-a-bundle.mdx');
const folder = useTemporaryFolder();

it.skipIf(missingNginx)('nginx serves a site below a path as the guide says', async () => {
  const [, written = ''] = /^```nginx\n([\s\S]*?)^```/m.exec(await readFile(GUIDE, 'utf8')) ?? [];
  const site = folder.path('site');
  await mkdir(join(site, 'guides'), { recursive: true });
  for (const page of ['index', '404', 'guides/start', 'guides/index'])
    await writeFile(join(site, `${page}.html`), page);
  const server = folder.path('server.conf');
  await writeFile(server, written.replace('/srv/docs/', `${site}/`));
  const http = folder.path('http.conf');
  await writeFile(http, '');

  const nginx = await startNginx(folder.path('elsewhere'), { http, server });
  try {
    const get = async (path: string) => {
      const answer = await fetch(nginx.url + path, { redirect: 'manual' });
      return [answer.status, answer.status === 301 ? answer.headers.get('location') : await answer.text()];
    };
    expect(await get('/docs')).toEqual([301, `${nginx.url}/docs/`]);
    expect(await get('/docs/')).toEqual([200, 'index']);
    expect(await get('/docs/guides/start')).toEqual([200, 'guides/start']);
    expect(await get('/docs/guides/start.html')).toEqual([200, 'guides/start']);
    expect(await get('/docs/guides')).toEqual([200, 'guides/index']);
    expect(await get('/docs/no/such/page')).toEqual([404, '404']);
  } finally {
    await nginx.end();
  }
});
