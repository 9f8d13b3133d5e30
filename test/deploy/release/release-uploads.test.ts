import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { Http } from '../../../src/http/http.ts';
import { startGitHubRecorder } from '../../support/github-server.ts';
import { openHttp } from '../../support/http-client.ts';
import { startRecordingServer } from '../../support/http-server.ts';
import { onLoopback } from '../../support/loopback.ts';
import { ASSETS, namesOf, useReleases } from './releases.ts';

// What is asked of GitHub and sent to it, and what else may answer.

const releases = useReleases();
const { publish, releaseOf } = releases;

test('says in words where a release is answered in another shape', async () => {
  const server = await startGitHubRecorder();
  onTestFinished(() => server.close());
  server.answer(({ path }) =>
    path.includes('/releases/tags/') ? { status: 200, body: { foo: 1 } } : undefined,
  );
  const { deployment } = await publish({ server });
  expect(deployment.error).toMatchObject({
    code: 'E_GITHUB_API',
    message: expect.stringMatching(
      /another answer than was asked for, to look for the release: id: .*run again/,
    ),
  });
});

test('is not published where something else answers that an asset has its name now', async () => {
  let answers = 0;
  releases.github.answer(({ method }) => {
    if (method !== 'PATCH') return undefined;
    answers += 1;
    return answers === 1 ? { status: 200, body: {} } : undefined;
  });
  const { deployment } = await publish({ ref: 'refs/tags/v9' });
  expect(deployment.error?.message).toMatch(
    /another answer than was asked for, to replace docs-site\.tar\.gz/,
  );
  expect((await publish({ ref: 'refs/tags/v9' })).deployment.error).toBeNull();
  expect(namesOf(await releaseOf('v9'))).toEqual(ASSETS);
});

test('an upload that breaks off each time is told with what broke it', async () => {
  const uploads = await startRecordingServer((_request, response) => response.destroy());
  onTestFinished(() => uploads.close());
  const server = await startGitHubRecorder();
  onTestFinished(() => server.close());
  const urls = { html_url: 'https://github.com/octo/docs', upload_url: `${uploads.url}assets{?name}` };
  server.answer(({ path }) => ({
    status: 200,
    body: path.includes('/assets') ? [] : { id: 1, tag_name: 'v1', ...urls },
  }));
  const { deployment, log } = await publish({ server });
  expect(deployment.error?.code).toBe('E_GITHUB_API');
  expect(deployment.error?.message).toMatch(
    /GitHub could not be reached to store docs-site\.tar\.gz\S*: http:\S+: the connection was closed .*run again/,
  );
  expect(log.lines.filter((line) => /could not be reached .* trying again/.test(line))).toHaveLength(4);
});

test.each([
  [302, '<html>Found</html>', /302: what answers is not GitHub: run again/],
  [413, '<html>\n<h1>Too large</h1></html>', /refused to store \S+: 413: run again/],
  [422, '{"message":"bad name"}', /422: bad name: run again/],
])('an upload that is answered %d %j is told in words', async (status, body, message) => {
  const uploads = await startRecordingServer((_request, response) => response.writeHead(status).end(body));
  onTestFinished(() => uploads.close());
  const server = await startGitHubRecorder();
  onTestFinished(() => server.close());
  const urls = { html_url: 'https://github.com/octo/docs', upload_url: `${uploads.url}assets{?name}` };
  server.answer(({ path }) =>
    path.includes('/assets')
      ? { status: 200, body: [] }
      : { status: 200, body: { id: 1, tag_name: 'v1', ...urls } },
  );
  const { deployment } = await publish({ server });
  expect(deployment.error?.message).toMatch(message);
  expect(deployment.error?.message).not.toContain('<');
});

test('a release names the permission that is missing', async () => {
  const server = await startGitHubRecorder();
  onTestFinished(() => server.close());
  const body = { message: 'Resource not accessible by integration' };
  server.answer(({ method, path }) => {
    if (method === 'POST') return { status: 403, body };
    return path.endsWith('per_page=100') ? { status: 200, body: [] } : undefined;
  });
  const { deployment } = await publish({ server });
  expect(deployment.error?.code).toBe('E_GITHUB_API');
  expect(deployment.error?.message).toContain('contents: write');
});

test('a release uploads with a known length and the exact bytes, again when the store has a fault', async () => {
  const uploads: {
    name: string | null;
    length: string | undefined;
    bytes: Buffer;
    auth: string | undefined;
  }[] = [];
  const store = createServer(async (incoming, response) => {
    const name = new URL(incoming.url ?? '', 'http://store').searchParams.get('name');
    const { 'content-length': length, authorization: auth } = incoming.headers;
    uploads.push({ name, length, auth, bytes: await buffer(incoming) });
    const fault = uploads.length === 1;
    response.writeHead(fault ? 502 : 201, { 'content-type': 'application/json' });
    response.end(JSON.stringify(fault ? {} : { id: uploads.length, name }));
  });
  const { origin, close } = await onLoopback(store);
  const server = await startGitHubRecorder();
  onTestFinished(async () => {
    await server.close();
    await close();
  });
  const release = {
    ...{ id: 1, tag_name: 'v1', html_url: 'https://github.com/octo/docs/releases/tag/v1' },
    upload_url: `${origin}/repos/octo/docs/releases/1/assets{?name,label}`,
  };
  server.answer(({ method, path }) => {
    if (path.includes('/releases/tags/')) return { status: 200, body: release };
    if (path.includes('/releases/1/assets')) return { status: 200, body: [{ id: 9, name: 'manifest.json' }] };
    return method === 'DELETE' ? { status: 204 } : { status: 200, body: { id: 9, name: 'manifest.json' } };
  });
  const { deployment, site } = await publish({ server });
  expect(deployment.error).toBeNull();
  const [first, second, digest, manifest] = uploads;
  expect(first?.name).toBe('docs-site.tar.gz.uploading');
  expect(second).toMatchObject({ name: first?.name, length: '10', bytes: Buffer.from('an archive') });
  expect(second?.auth).toBe(`token ${releases.github.token}`);
  expect(digest?.bytes.toString()).toBe(`${site.manifest.bundleSha256}  docs-site.tar.gz\n`);
  expect(
    createHash('sha256')
      .update(manifest?.bytes ?? '')
      .digest('hex'),
  ).toBe(createHash('sha256').update(JSON.stringify(site.manifest)).digest('hex'));
  const changes = server.log().filter((line) => !line.startsWith('GET'));
  expect(changes).toEqual([
    'PATCH /repos/octo/docs/releases/assets/2',
    'PATCH /repos/octo/docs/releases/assets/3',
    'DELETE /repos/octo/docs/releases/assets/9',
    'PATCH /repos/octo/docs/releases/assets/4',
  ]);
});

test.each(['refused', 'cancelled'])(
  'a release stays whole where the upload of its last asset is %s',
  async (how) => {
    const tag = `v30-${how}`;
    const ref = `refs/tags/${tag}`;
    await publish({ ref });
    const before = await releaseOf(tag);
    const run = new AbortController();
    const real = openHttp();
    const http: Http = async (request) => {
      if (!String(request.url).includes('manifest.json.uploading')) return real(request);
      if (how === 'cancelled') run.abort(new Error('cancelled'));
      return { status: 400, headers: {}, body: Readable.from(['{"message":"no room"}']) };
    };
    const more = { http, signal: run.signal, manifest: { bundleSha256: 'f'.repeat(64) } };
    const again = publish({ ref, ...more });
    if (how === 'cancelled') await expect(again).rejects.toThrow('cancelled');
    else expect((await again).deployment.error?.message).toContain('no room');
    expect((await releaseOf(tag)).assets).toEqual(before.assets);
  },
);

test('a release that is cancelled while its assets change places is whole all the same', async () => {
  const ref = 'refs/tags/v32';
  await publish({ ref });
  const run = new AbortController();
  releases.github.answer(({ method }) => {
    if (method === 'DELETE') run.abort(new Error('cancelled'));
    return undefined;
  });
  const again = publish({ ref, manifest: { bundleSha256: 'f'.repeat(64) }, signal: run.signal });
  await expect(again).rejects.toThrow('cancelled');
  expect(namesOf(await releaseOf('v32'))).toEqual(ASSETS);
});
