import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Manifest } from '../../../src/bundle/manifest.ts';
import { deploy } from '../../../src/deploy/deploy.ts';
import { githubAccess } from '../../../src/github/access.ts';
import { readGitHubContext } from '../../../src/github/context.ts';
import {
  type GitHubRecorder,
  type GitHubServer,
  startGitHub,
  startGitHubRecorder,
} from '../../support/github-server.ts';
import { openHttp } from '../../support/http-client.ts';
import { startRecordingServer } from '../../support/http-server.ts';
import { contextOf, hurriedClock, manifestOf, opened, recordedLog, siteOf } from '../fixtures.ts';

let github: GitHubServer;

beforeAll(async () => {
  github = await startGitHub();
});
afterAll(() => github.close());

interface Release {
  readonly tag_name: string;
  readonly draft: boolean;
  readonly prerelease: boolean;
  readonly assets: readonly { readonly name: string; readonly size: number; readonly id: number }[];
}

interface Publish {
  readonly line?: string;
  readonly ref?: string;
  readonly server?: GitHubRecorder;
  readonly token?: string;
  readonly manifest?: Partial<Manifest>;
  readonly maxPageLoss?: number;
  readonly artifactName?: string;
}

async function publish({
  line = 'release',
  ref = 'refs/tags/v1',
  server = github,
  token = github.token,
  manifest = {},
  maxPageLoss = 1,
  artifactName = 'docs-site',
}: Publish = {}) {
  const log = recordedLog();
  const runner = {
    ...{ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '4711', GITHUB_REF: ref },
    GITHUB_API_URL: server.apiUrl,
    GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
  };
  const access = githubAccess(
    readGitHubContext(runner, () => '{}'),
    token,
    { http: openHttp(), clock: hurriedClock, log, onRequest() {} },
  );
  const site = await siteOf({ 'index.html': 'Home' }, manifest);
  const { deployments, changes } = await deploy(
    site,
    opened(line, contextOf({ log, github: access, artifactName })),
    {
      ...{ plan: false, maxPageLoss, signal: new AbortController().signal, log, clock: hurriedClock },
    },
  );
  const [deployment] = deployments;
  if (deployment === undefined) throw new Error('no deployment');
  return { deployment, changes, log, site };
}

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
  github.answer(({ method }) => {
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

const releases = () => github.ask<Release[]>('GET', '/repos/octo/docs/releases?per_page=100');
const releaseOf = async (tag: string): Promise<Release> => {
  const found = (await releases()).filter(({ tag_name }) => tag_name === tag);
  expect(found).toHaveLength(1);
  const [release] = found;
  if (release === undefined) throw new Error('no release');
  return release;
};
const namesOf = ({ assets }: Release) => assets.map(({ name }) => name).sort();
const ASSETS = ['docs-site.tar.gz', 'docs-site.tar.gz.sha256', 'manifest.json'];

describe('a release', () => {
  test('is made for the tag of the run, with archive, digest and manifest', async () => {
    const { deployment } = await publish();
    expect(deployment).toMatchObject({ status: 'published', error: null });
    const release = await releaseOf('v1');
    expect(release).toMatchObject({ draft: false, prerelease: false });
    expect(namesOf(release)).toEqual(ASSETS);
    expect(release.assets.find(({ name }) => name === 'docs-site.tar.gz')?.size).toBe('an archive'.length);
    expect(deployment.url).toContain('/releases/tag/v1');
  });

  test('keeps one of each asset when it is run again', async () => {
    await publish({ ref: 'refs/tags/v2' });
    const before = await releaseOf('v2');
    expect((await publish({ ref: 'refs/tags/v2' })).deployment.error).toBeNull();
    const after = await releaseOf('v2');
    expect(namesOf(after)).toEqual(ASSETS);
    for (const { id } of after.assets) expect(before.assets.map((asset) => asset.id)).not.toContain(id);
  });

  test('that another job makes at the same moment takes the assets of both', async () => {
    await github.ask('POST', '/repos/octo/docs/releases', { tag_name: 'v8', name: 'v8' });
    // Not seen until the moment this job makes it too.
    let isHidden = true;
    github.answer(({ method, path }) => {
      if (!isHidden) return undefined;
      if (method === 'GET') return path.includes('/tags/') ? { status: 404 } : { status: 200, body: [] };
      isHidden = false;
      return { status: 422, body: { message: 'Validation Failed', errors: [{ code: 'already_exists' }] } };
    });
    const { deployment } = await publish({ ref: 'refs/tags/v8' });
    expect(deployment.error).toBeNull();
    expect(namesOf(await releaseOf('v8'))).toEqual(ASSETS);
  });

  test('takes tag, name and kind from its line, and finds its draft again', async () => {
    const line = 'release tag=v3.0 name=handbook draft=true prerelease=true title="Third of its kind"';
    await publish({ line, ref: 'refs/heads/main' });
    expect((await publish({ line, ref: 'refs/heads/main' })).deployment.error).toBeNull();
    const release = await releaseOf('v3.0');
    expect(release).toMatchObject({ draft: true, prerelease: true, name: 'Third of its kind' });
    expect(namesOf(release)).toEqual(['handbook.tar.gz', 'handbook.tar.gz.sha256', 'manifest.json']);
  });

  test('names its assets as GitHub keeps them, so that digest and file belong together', async () => {
    const once = { ref: 'refs/tags/v3.1', artifactName: 'Docs of ünï (today)' };
    await publish(once);
    expect((await publish(once)).deployment.error).toBeNull();
    const names = ['Docs.of.n.today.tar.gz', 'Docs.of.n.today.tar.gz.sha256', 'manifest.json'];
    expect(namesOf(await releaseOf('v3.1'))).toEqual(names);
  });

  test('adds to a release that somebody else made, and leaves its other assets alone', async () => {
    await github.ask('POST', '/repos/octo/docs/releases', { tag_name: 'v4', name: 'Ours', body: 'Notes' });
    await publish({ ref: 'refs/tags/v4' });
    expect(await releaseOf('v4')).toMatchObject({ name: 'Ours', body: 'Notes' });
  });

  test('needs a tag, and says where it may come from', async () => {
    const { deployment } = await publish({ ref: 'refs/heads/main' });
    expect(deployment.error?.code).toBe('E_INPUT_MISSING');
    expect(deployment.error?.message).toContain('release tag=v1.2.0');
  });

  describe('knows what it holds by its manifest', () => {
    /** A release with these assets; the manifest is downloaded from a store that is not to see the token. */
    async function holding(manifest: Manifest, assets = ASSETS, digest: string | null = null) {
      const asked: (string | undefined)[] = [];
      const store = createServer((incoming, response) => {
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
      expect(changes).toEqual({ added: [], changed: [], removed: [] });
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

    test('and uploads again what is not complete', async () => {
      const { server } = await holding(manifestOf({ 'index.html': 'Home' }), ['x', 'y', 'manifest.json']);
      const { deployment } = await publish({ server });
      // The upload itself finds nobody here.
      expect(deployment.status).toBe('failed');
    });
  });

  test('names the permission that is missing', async () => {
    const server = await startGitHubRecorder();
    onTestFinished(() => server.close());
    const body = { message: 'Resource not accessible by integration' };
    server.answer(({ method, path }) => {
      if (method === 'POST') return { status: 403, body };
      return path.endsWith('page=1') ? { status: 200, body: [] } : undefined;
    });
    const { deployment } = await publish({ server });
    expect(deployment.error?.code).toBe('E_GITHUB_API');
    expect(deployment.error?.message).toContain('contents: write');
  });

  test('uploads with a known length and the exact bytes, again when the store has a fault', async () => {
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
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    const server = await startGitHubRecorder();
    onTestFinished(async () => {
      await server.close();
      store.closeAllConnections();
      await new Promise((resolve) => store.close(resolve));
    });
    const origin = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
    const release = {
      ...{ id: 1, tag_name: 'v1', html_url: 'https://github.com/octo/docs/releases/tag/v1' },
      upload_url: `${origin}/repos/octo/docs/releases/1/assets{?name,label}`,
    };
    server.answer(({ method, path }) => {
      if (path.includes('/releases/tags/')) return { status: 200, body: release };
      if (path.includes('/releases/1/assets'))
        return { status: 200, body: [{ id: 9, name: 'manifest.json' }] };
      return method === 'DELETE' ? { status: 204 } : { status: 200, body: { id: 9, name: 'manifest.json' } };
    });
    const { deployment, site } = await publish({ server });
    expect(deployment.error).toBeNull();
    const [first, second, digest, manifest] = uploads;
    expect(first?.name).toBe('docs-site.tar.gz.uploading');
    expect(second).toMatchObject({ name: first?.name, length: '10', bytes: Buffer.from('an archive') });
    expect(second?.auth).toBe(`token ${github.token}`);
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
});
