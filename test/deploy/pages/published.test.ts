import { describe, expect, onTestFinished, test } from 'vitest';
import { MANIFEST_PATH, type Manifest } from '../../../src/bundle/manifest.ts';
import { type RecordingServer, sendJson, startRecordingServer } from '../../support/http-server.ts';
import { manifestOf } from '../fixtures.ts';
import { toldOf } from '../pushing.ts';
import { artifacts, CONTENT, github, type Publish, publish, startServices } from './publishing.ts';

startServices();

describe('GitHub Pages knows what is published by the manifest of the site', () => {
  const PUBLISHED = {
    'index.html': '<h1>Old home</h1>',
    'assets/app.css': 'body{}',
    ...Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`gone/${n}.html`, `${n}`])),
  };

  /** The published site: its first address leads to another, as one with a domain of its own does. */
  async function published(manifest: Manifest): Promise<RecordingServer> {
    const site = await startRecordingServer(({ path }, response) => {
      if (path.startsWith('/docs/')) {
        response.writeHead(301, { location: path.replace('/docs/', '/') }).end();
      } else if (path.startsWith(`/${MANIFEST_PATH}?`)) sendJson(response, 200, manifest);
      else sendJson(response, 404, {});
    });
    onTestFinished(() => site.close());
    github.answer(({ method, path }) =>
      method === 'GET' && path === '/repos/octo/docs/pages'
        ? { status: 200, body: { html_url: `${site.url.origin}/docs/`, status: 'built' } }
        : undefined,
    );
    return site;
  }

  test('so that it tells the changed pages, and sends the site no token', async () => {
    const site = await published(manifestOf(PUBLISHED));
    const { deployment, changes } = await publish();
    expect(deployment).toMatchObject({ status: 'published', added: 1, updated: 1, unchanged: 1 });
    expect(changes).toMatchObject({ added: ['guide/a page'], changed: ['index'] });
    expect(changes?.removed).toHaveLength(8);
    expect(site.requests).toHaveLength(2);
    for (const { headers } of site.requests) expect(headers.authorization).toBeUndefined();
  });

  test('and refuses a loss of pages, a stale run and another site, before anything is uploaded', async () => {
    await published(manifestOf(PUBLISHED, { run: 9 }));
    const before = artifacts.log().length;
    const codeOf = async (given: Publish) => (await publish(given)).deployment.error?.code;
    expect(await codeOf({ manifest: { run: 9 }, maxPageLoss: 0.2 })).toBe('E_GUARD_PAGE_LOSS');
    expect(await codeOf({ manifest: { run: 8 } })).toBe('E_GUARD_STALE_RUN');
    expect(artifacts.log()).toHaveLength(before);
    expect(await codeOf({ manifest: { run: 8 }, line: 'pages force=true' })).toBeUndefined();
  });

  test('and publishes all the same what a cache may only show as published', async () => {
    await published(manifestOf(CONTENT));
    expect((await publish()).deployment).toMatchObject({ status: 'published', unchanged: 3 });
  });

  test.each([
    ['another site', PUBLISHED],
    ['this very site', CONTENT],
    ['no site of ours', undefined],
  ])('and plans what a run does where %s is published', async (_, there) => {
    await published(there === undefined ? ({ version: 2 } as unknown as Manifest) : manifestOf(there));
    const before = artifacts.log().length;
    const planned = await publish({ plan: true });
    expect(planned.deployment.status).toBe('planned');
    expect(artifacts.log()).toHaveLength(before);
    expect(github.log().filter((line) => !line.startsWith('GET '))).toEqual([]);
    const { deployment, changes } = await publish();
    expect(toldOf(planned.deployment)).toEqual(toldOf(deployment));
    expect(planned.changes).toEqual(changes);
  });

  test('and does without it where there is none', async () => {
    await published({ version: 2 } as unknown as Manifest);
    const { deployment, changes } = await publish();
    expect(deployment.status).toBe('published');
    expect(changes).toBeUndefined();
  });
});
