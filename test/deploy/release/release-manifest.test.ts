import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Manifest } from '../../../src/bundle/manifest.ts';
import { startGitHubRecorder } from '../../support/github-server.ts';
import { manifestOf } from '../fixtures.ts';
import { toldOf } from '../pushing.ts';
import { ASSETS, useReleases } from './releases.ts';

const { publish } = useReleases();

describe('a release knows what it holds by its manifest', () => {
  /** A release with these assets; the manifest is downloaded from a store that is not to see the token. */
  async function holding(
    manifest: Manifest,
    assets = ASSETS,
    digest: string | null = null,
    takesUploads = false,
  ) {
    const asked: (string | undefined)[] = [];
    const store = createServer((incoming, response) => {
      if (takesUploads && incoming.method === 'POST') {
        incoming.resume().on('end', () => response.writeHead(201).end('{"id":9,"name":"new"}'));
        return;
      }
      asked.push(incoming.headers.authorization);
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      response.end(JSON.stringify(manifest));
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    const server = await startGitHubRecorder();
    onTestFinished(async () => {
      await server.close();
      store.closeAllConnections();
      await new Promise((resolve) => store.close(resolve));
    });
    const origin = `http://localhost:${(store.address() as AddressInfo).port}`;
    const release = { id: 1, tag_name: 'v1', html_url: `${origin}/page`, upload_url: `${origin}/none` };
    server.answer(({ method, path, headers }) => {
      if (takesUploads && (method === 'DELETE' || method === 'PATCH'))
        return { status: 200, body: { id: 9, name: 'new' } };
      if (method !== 'GET') return undefined;
      if (path.includes('/releases/tags/')) return { status: 200, body: release };
      if (path.includes('/releases/1/assets')) {
        return { status: 200, body: assets.map((name, at) => ({ id: at + 1, name, digest })) };
      }
      const isDownload = headers.accept === 'application/octet-stream';
      return path.endsWith('/releases/assets/3') && isDownload
        ? { status: 302, headers: { location: `${origin}/manifest` } }
        : undefined;
    });
    return { server, asked };
  }

  test('so that a re-run with nothing new uploads nothing, and the store sees no token', async () => {
    const { server, asked } = await holding(manifestOf({ 'index.html': 'Home' }));
    const { deployment, changes } = await publish({ server });
    expect(deployment).toMatchObject({ status: 'unchanged', unchanged: 1, bytes: 0 });
    expect(changes).toMatchObject({ added: [], changed: [], removed: [] });
    expect(server.log().every((line) => line.startsWith('GET'))).toBe(true);
    expect(asked).toEqual([undefined]);
  });

  test('and refuses a loss of pages and a stale run', async () => {
    const before = manifestOf({ 'index.html': 'Home', 'a.html': 'a', 'b.html': 'b' }, { run: 9 });
    const { server } = await holding(before);
    const loss = await publish({ server, manifest: { run: 9 }, maxPageLoss: 0.5 });
    expect(loss.deployment.error?.code).toBe('E_GUARD_PAGE_LOSS');
    const stale = await publish({ server, manifest: { run: 8 } });
    expect(stale.deployment.error?.code).toBe('E_GUARD_STALE_RUN');
  });

  test.each([
    ['that of its manifest', '0', 'unchanged'],
    // Of a publish that was cut short before it came to the manifest; the upload finds nobody here.
    ['another one', '1', 'failed'],
  ])('where the archive is %s', async (_, digit, status) => {
    const manifest = manifestOf({ 'index.html': 'Home' });
    const { server } = await holding(manifest, ASSETS, `sha256:${digit.repeat(64)}`);
    expect((await publish({ server })).deployment.status).toBe(status);
  });

  test.each([
    ['another site', { 'index.html': 'Old', 'gone.html': 'Gone' }, ASSETS],
    ['this very site', { 'index.html': 'Home' }, ASSETS],
    ['a part of it', { 'index.html': 'Home' }, ['x', 'y', 'manifest.json']],
    ['nothing of ours', { 'index.html': 'Home' }, ['x', 'y', 'z']],
  ])('and plans what a run does where it has %s', async (_, content, assets) => {
    const { server } = await holding(manifestOf(content), assets, null, true);
    const planned = await publish({ server, plan: true });
    expect(planned.deployment.status).toBe('planned');
    expect(server.log().every((line) => line.startsWith('GET'))).toBe(true);
    const { deployment, changes } = await publish({ server });
    expect(deployment.error).toBeNull();
    expect(toldOf(planned.deployment)).toEqual(toldOf(deployment));
    expect(planned.changes).toEqual(changes);
  });

  test('and uploads again what is not complete', async () => {
    const { server } = await holding(manifestOf({ 'index.html': 'Home' }), ['x', 'y', 'manifest.json']);
    const { deployment } = await publish({ server });
    // The upload itself finds nobody here.
    expect(deployment.status).toBe('failed');
  });
});
