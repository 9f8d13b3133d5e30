import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { MANIFEST_PATH } from '../../../src/bundle/manifest.ts';
import { type DeployOptions, deploy } from '../../../src/deploy/deploy.ts';
import type { DestinationContext, LocalSite } from '../../../src/deploy/destination.ts';
import type { GitHubAccess } from '../../../src/deploy/github-access.ts';
import { type GitServer, startGitServer } from '../../support/git-server.ts';
import { startRecordingServer } from '../../support/http-server.ts';
import {
  type Content,
  contextOf,
  hurriedClock,
  opened,
  recordedLog,
  siteOf,
  temporaryFolder,
} from '../fixtures.ts';

const FIRST: Content = {
  'index.html': '<h1>Home</h1>',
  'guide/start.html': '<h1>Start</h1>',
  'old.html': '<h1>Old</h1>',
  'assets/app.1.css': 'body{}',
  'binary.bin': new Uint8Array([0, 10, 13, 255, 0]),
  'empty.txt': '',
  'odd/é +&%!\'"\\ name.json': '{"odd":1}',
};
const SECOND: Content = {
  ...Object.fromEntries(Object.entries(FIRST).filter(([path]) => path !== 'old.html')),
  'index.html': '<h1>HOME</h1>',
  'new.html': '<h1>New</h1>',
};

let server: GitServer;
let repositories = 0;

beforeAll(async () => {
  server = await startGitServer();
});
afterAll(() => server.close());

interface Push extends Partial<DeployOptions> {
  readonly line?: string;
  readonly context?: Partial<DestinationContext>;
}

/** A new empty repository, with a way to push to it as a workflow run would. */
async function repositoryOf() {
  repositories += 1;
  const repo = `docs-${repositories}`;
  const bare = await server.create('octo', repo);
  const github = accessTo(repo);
  const push = async (site: LocalSite, { line = 'branch:gh-pages', context = {}, ...more }: Push = {}) => {
    const log = recordedLog();
    const tempDirectory = await temporaryFolder();
    const destinations = opened(line, contextOf({ log, github, tempDirectory, ...context }));
    const { deployments, changes } = await deploy(site, destinations, {
      ...{ plan: false, maxPageLoss: 1, signal: new AbortController().signal, log, clock: hurriedClock },
      ...more,
    });
    expect(await readdir(tempDirectory)).toEqual([]);
    const [deployment] = deployments;
    if (deployment === undefined) throw new Error('no deployment');
    return { deployment, changes, log };
  };
  const clone = async (branch = 'gh-pages') => {
    const { folder, commits } = await server.clone('octo', repo, branch);
    return { folder, commits, content: await contentOf(folder) };
  };
  return { repo, bare, push, clone };
}

function accessTo(repo: string, token = server.token): GitHubAccess {
  return {
    ...{ owner: 'octo', repo, token, serverUrl: server.url },
    ...{ sha: '0'.repeat(40), ref: 'refs/heads/main' },
    ask: () => Promise.reject(new Error('a branch asks no API')),
  };
}

async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(
    async (file) => [file.slice(folder.length + 1), (await readFile(file)).toString('latin1')] as const,
  );
  const found = await Promise.all(read);
  return Object.fromEntries(
    found.filter(([path]) => !path.startsWith('.git/') && path !== MANIFEST_PATH).sort(),
  );
}

/** What a clone should hold. */
function held(content: Content, more: Content = { '.nojekyll': '' }): Record<string, string> {
  const all = Object.entries({ ...content, ...more });
  return Object.fromEntries(all.map(([path, bytes]) => [path, Buffer.from(bytes).toString('latin1')]).sort());
}

/** Commits as somebody else. */
async function commitByHand(folder: string, files: Content): Promise<void> {
  for (const [path, bytes] of Object.entries(files)) await writeFile(join(folder, path), bytes);
  await server.git(folder, 'add', '--all');
  await server.git(folder, 'commit', '--quiet', '--message=By hand');
  await server.git(folder, 'push', '--quiet');
}

describe('a branch', () => {
  test('is made by the first publish, with every byte and .nojekyll', async () => {
    const { repo, push, clone } = await repositoryOf();
    const { deployment } = await push(await siteOf(FIRST));
    expect(deployment).toMatchObject({ status: 'published', added: 7, error: null });
    expect(deployment.url).toBe(`${server.url}/octo/${repo}/tree/gh-pages`);
    const { content, commits } = await clone();
    expect(content).toEqual(held(FIRST));
    expect(commits).toEqual([
      {
        message: 'Publish the documentation',
        author: 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>',
      },
    ]);
  });

  test('gets one commit with what changed, and none where nothing did', async () => {
    const { push, clone, bare } = await repositoryOf();
    await push(await siteOf(FIRST));
    const second = await push(await siteOf(SECOND), {
      line: 'branch:gh-pages message="New docs" author="Docs Robot <docs@example.com>"',
    });
    expect(second.deployment).toMatchObject({ added: 1, updated: 1, deleted: 1, unchanged: 5 });
    expect(second.changes).toEqual({ added: ['new'], changed: ['index'], removed: ['old'] });
    const third = await push(await siteOf(SECOND, { createdAt: '2026-03-03T00:00:00.000Z' }));
    expect(third.deployment).toMatchObject({ status: 'unchanged', bytes: 0 });
    const { content, commits } = await clone();
    expect(content).toEqual(held(SECOND));
    expect(commits.map(({ message, author }) => `${message} by ${author}`)).toEqual([
      'New docs by Docs Robot <docs@example.com>',
      expect.stringContaining('Publish the documentation by github-actions[bot]'),
    ]);
    await server.git(bare, 'fsck', '--full', '--strict');
  });

  test('fetches no file of the old tree but the manifest', async () => {
    const { push, bare } = await repositoryOf();
    const large = { 'large.bin': Buffer.alloc(300_000, 'x').map((_, index) => (index * 7919) % 251) };
    await push(await siteOf({ ...FIRST, ...large }));
    await server.git(bare, 'config', 'uploadpack.allowFilter', 'true');
    const before = server.requests.length;
    await push(await siteOf({ ...SECOND, ...large }));
    const seen = server.requests
      .slice(before)
      .map(({ method, path }) => `${method} ${path.split('.git')[1]}`);
    // The trees, the manifest, and the push: each asks first what there is.
    expect(seen.filter((line) => line.startsWith('POST /git-receive-pack'))).toHaveLength(1);
    expect(seen.filter((line) => line.startsWith('GET'))).toHaveLength(3);
  });

  test('with single-commit forgets what was, and keeps files of others', async () => {
    const { push, clone } = await repositoryOf();
    await push(await siteOf(FIRST));
    await commitByHand((await clone()).folder, { 'theirs.txt': 'theirs' });
    await push(await siteOf(SECOND), { line: 'branch:gh-pages single-commit=true' });
    const { content, commits } = await clone();
    expect(content).toEqual(held(SECOND, { '.nojekyll': '', 'theirs.txt': 'theirs' }));
    expect(commits).toHaveLength(1);
  });

  test('leaves what it does not know, says so, and removes it with force except what keep names', async () => {
    const { push, clone } = await repositoryOf();
    await push(await siteOf(FIRST));
    await commitByHand((await clone()).folder, {
      'theirs.txt': 'theirs',
      'kept.txt': 'kept',
      CNAME: 'docs.example.com\n',
    });
    const first = await push(await siteOf(SECOND));
    expect(first.log.lines.join('\n')).toContain('2 files are there that this site does not know');
    expect((await clone()).content).toMatchObject({ 'theirs.txt': 'theirs', 'kept.txt': 'kept' });
    await push(await siteOf(FIRST), { line: 'branch:gh-pages force=true keep=kept.*' });
    expect((await clone()).content).toEqual(
      held(FIRST, { '.nojekyll': '', 'kept.txt': 'kept', CNAME: 'docs.example.com\n' }),
    );
  });

  test('puts right what somebody changed by hand, and sends no bytes that are there already', async () => {
    const { push, clone } = await repositoryOf();
    await push(await siteOf(FIRST));
    await commitByHand((await clone()).folder, { 'index.html': 'defaced' });
    const { deployment } = await push(await siteOf(FIRST));
    expect(deployment).toMatchObject({ status: 'published', updated: 1, unchanged: 6 });
    expect((await clone()).content).toEqual(held(FIRST));
  });

  test('publishes into a directory and leaves the rest of the branch alone', async () => {
    const { push, clone } = await repositoryOf();
    await push(await siteOf(FIRST));
    await push(await siteOf(SECOND), { line: 'branch:gh-pages directory=v2/' });
    const { content } = await clone();
    const below = Object.fromEntries(Object.entries(SECOND).map(([path, bytes]) => [`v2/${path}`, bytes]));
    delete content[`v2/${MANIFEST_PATH}`];
    expect(content).toEqual(held({ ...FIRST, ...below }));
  });

  test('never removes a site of ours in a folder of the branch, not even by force', async () => {
    const { push, clone } = await repositoryOf();
    await push(await siteOf(FIRST), { line: 'branch:gh-pages directory=old/v1' });
    const { log } = await push(await siteOf(SECOND), { line: 'branch:gh-pages force=true' });
    expect(log.lines.join('\n')).toContain('other sites are published below: old/v1/; left alone');
    const { content } = await clone();
    const inFolder = Object.keys(FIRST).map((path) => `old/v1/${path}`);
    expect(Object.keys(content)).toEqual(expect.arrayContaining([...Object.keys(SECOND), ...inFolder]));
  });

  test('says so where another branch stands in the way of its name', async () => {
    const { push } = await repositoryOf();
    await push(await siteOf(FIRST), { line: 'branch:docs/v1' });
    const { deployment, log } = await push(await siteOf(FIRST), { line: 'branch:docs' });
    expect(deployment.error?.message).toContain('name another one: of docs/v1 and docs git has only one');
    expect(log.lines.join('\n')).not.toContain('trying again');
  });

  test('writes CNAME, also when nothing else changed, and tells the address', async () => {
    const { push, clone } = await repositoryOf();
    await push(await siteOf(FIRST));
    const { deployment } = await push(await siteOf(FIRST), {
      line: 'branch:gh-pages cname=docs.example.com',
    });
    expect(deployment).toMatchObject({ status: 'published', url: 'https://docs.example.com/' });
    expect((await clone()).content.CNAME).toBe('docs.example.com\n');
  });

  test.each([
    ['v1', 'https://docs.example.com/v1/'],
    ['docs', 'https://docs.example.com/'],
    ['docs/new guides', 'https://docs.example.com/new%20guides/'],
  ])('in the folder %s has that folder in its name, and the address there', async (directory, url) => {
    const { push } = await repositoryOf();
    const line = `branch:gh-pages "directory=${directory}" cname=docs.example.com`;
    const { deployment } = await push(await siteOf(FIRST), { line });
    expect(deployment).toMatchObject({ destination: `branch:gh-pages directory=${directory}`, url });
  });

  test('has its settings also where the site brings files of these names, and settles', async () => {
    const { push, clone } = await repositoryOf();
    const site = { ...FIRST, '.nojekyll': '', CNAME: 'other.example.com\n' };
    const line = 'branch:gh-pages cname=docs.example.com';
    await push(await siteOf(site), { line });
    expect((await push(await siteOf(site), { line })).deployment.status).toBe('unchanged');
    expect((await push(await siteOf(FIRST), { line })).deployment.error).toBeNull();
    expect((await clone()).content).toEqual(held(FIRST, { '.nojekyll': '', CNAME: 'docs.example.com\n' }));
  });

  test('keep never removes what an earlier run published, and never hinders what this one does', async () => {
    const { push, clone } = await repositoryOf();
    const line = 'branch:gh-pages keep="*.pdf, *.html"';
    await push(await siteOf(FIRST), { line });
    const { deployment, log } = await push(await siteOf(SECOND), { line });
    expect(deployment.deleted).toBe(0);
    expect(log.lines.join('\n')).toContain(' 0 to delete,');
    expect((await push(await siteOf(SECOND), { line })).deployment.status).toBe('unchanged');
    expect((await clone()).content).toEqual(held({ 'old.html': '<h1>Old</h1>', ...SECOND }));
  });

  test('keep tells small letters from capitals, as at every store', async () => {
    const { push, clone } = await repositoryOf();
    const line = 'branch:gh-pages keep=*.PDF';
    await push(await siteOf({ ...FIRST, 'a.pdf': 'small', 'B.PDF': 'capital' }), { line });
    await push(await siteOf(FIRST), { line });
    expect((await clone()).content).toEqual(held(FIRST, { '.nojekyll': '', 'B.PDF': 'capital' }));
  });

  test.each(['false', 'true'])('survives a push in between (single-commit=%s)', async (single) => {
    const { push, clone } = await repositoryOf();
    await push(await siteOf(FIRST));
    const { folder } = await clone();
    let pushed = false;
    server.intercept(async ({ method, path }) => {
      if (pushed || method !== 'GET' || !path.endsWith('service=git-receive-pack')) return undefined;
      pushed = true;
      await commitByHand(folder, { 'theirs.txt': 'theirs' });
      return undefined;
    });
    const { deployment, log } = await push(await siteOf(SECOND), {
      line: `branch:gh-pages single-commit=${single}`,
    });
    server.intercept(() => undefined);
    expect(deployment.error).toBeNull();
    expect(log.lines.join('\n')).toContain('somebody else pushed; trying again');
    const { content, commits } = await clone();
    expect(content).toEqual(held(SECOND, { '.nojekyll': '', 'theirs.txt': 'theirs' }));
    expect(commits).toHaveLength(single === 'true' ? 1 : 3);
  });

  test('adds no second commit where the push arrived and its answer was lost', async () => {
    const { push, clone } = await repositoryOf();
    await push(await siteOf(FIRST));
    let lost = 0;
    server.intercept(({ method, path }) => {
      if (method !== 'POST' || !path.endsWith('/git-receive-pack') || lost > 0) return undefined;
      lost += 1;
      return 'lost';
    });
    const { deployment, log } = await push(await siteOf(SECOND));
    server.intercept(() => undefined);
    expect(lost).toBe(1);
    expect(deployment).toMatchObject({ status: 'published', error: null });
    // To the second try the branch looks as if somebody else had pushed.
    expect(log.lines.join('\n')).toContain('; trying again');
    const { content, commits } = await clone();
    expect(content).toEqual(held(SECOND));
    expect(commits).toHaveLength(2);
  });

  test('lets a newer run win that pushed in between', async () => {
    const { push, clone } = await repositoryOf();
    await push(await siteOf(FIRST, { run: 1 }));
    let pushed = false;
    server.intercept(async ({ method, path }) => {
      if (pushed || method !== 'GET' || !path.endsWith('service=git-receive-pack')) return undefined;
      pushed = true;
      expect((await push(await siteOf(SECOND, { run: 3 }))).deployment.error).toBeNull();
      return undefined;
    });
    const { deployment } = await push(await siteOf({ ...FIRST, 'index.html': 'late' }, { run: 2 }));
    server.intercept(() => undefined);
    expect(deployment.error?.code).toBe('E_GUARD_STALE_RUN');
    expect((await clone()).content).toEqual(held(SECOND));
  });

  test('tries again when the server has a fault', async () => {
    const { push, clone } = await repositoryOf();
    let faults = 2;
    server.intercept(({ path }) => {
      if (!path.includes('receive-pack') || faults === 0) return undefined;
      faults -= 1;
      return 503;
    });
    const { deployment } = await push(await siteOf(FIRST));
    expect(deployment.error).toBeNull();
    expect((await clone()).content).toEqual(held(FIRST));
  });

  test.each(['info/refs?service=git-upload-pack', 'git-upload-pack', 'git-receive-pack'])(
    'tries again where something else answered %s with nothing, and is no branch without a past',
    async (part) => {
      const { push, clone } = await repositoryOf();
      await push(await siteOf(FIRST));
      let faults = 0;
      server.intercept(({ path }) => {
        if (!path.endsWith(part) || faults > 0) return undefined;
        faults += 1;
        return 200;
      });
      const { deployment } = await push(await siteOf(SECOND));
      server.intercept(() => undefined);
      expect([faults, deployment.status, deployment.error]).toEqual([1, 'published', null]);
      expect((await clone()).commits).toHaveLength(2);
    },
  );

  test('ends where after a while nothing but empty answers come', async () => {
    const { push } = await repositoryOf();
    await push(await siteOf(FIRST));
    let asked = 0;
    server.intercept(({ method }) => {
      asked += 1;
      return method === 'GET' && asked > 3 ? 200 : undefined;
    });
    const { deployment } = await push(await siteOf(SECOND), { signal: AbortSignal.timeout(15_000) });
    server.intercept(() => undefined);
    expect(deployment.error).toMatchObject({ code: 'E_DEPLOY_UNREACHABLE' });
    expect(asked).toBeLessThan(60);
  });

  test('a plan refuses a name too that git keeps for itself', async () => {
    const { push } = await repositoryOf();
    const site = await siteOf({ 'index.html': 'home', 'old/.git/config': '[core]' });
    const { deployment } = await push(site, { plan: true });
    expect(deployment.error?.message).toContain('old/.git/config: git keeps that name for itself');
  });

  test('with plan writes nothing', async () => {
    const { push, bare } = await repositoryOf();
    const { deployment } = await push(await siteOf(FIRST), { plan: true });
    expect(deployment).toMatchObject({ status: 'planned', added: 7 });
    expect(await server.git(bare, 'branch', '--list')).toBe('');
  });

  test('gets files that are empty, also where nothing else changed', async () => {
    const { push, clone } = await repositoryOf();
    await push(await siteOf(FIRST));
    await push(await siteOf({ ...FIRST, 'empty.css': '', 'empty.bin': Buffer.alloc(0) }));
    const { folder } = await clone();
    expect((await readFile(join(folder, 'empty.css'))).length).toBe(0);
    expect((await readFile(join(folder, 'empty.bin'))).length).toBe(0);
  });

  test('streams large files', async () => {
    const { push, clone } = await repositoryOf();
    const large = Buffer.alloc(9_000_000).map((_, index) => (index * 7919) % 251);
    await push(await siteOf({ ...FIRST, 'large.bin': large }));
    const { folder } = await clone();
    expect((await readFile(join(folder, 'large.bin'))).equals(large)).toBe(true);
    const again = await push(await siteOf({ ...FIRST, 'large.bin': large }));
    expect(again.deployment.status).toBe('unchanged');
  });
});

describe('what a branch refuses', () => {
  test.each([
    ['small', 20],
    ['large', 2 * 1024 * 1024],
  ])('a %s file that has other bytes than its manifest says', async (_, size) => {
    const { push, bare } = await repositoryOf();
    const site = await siteOf({ ...FIRST, 'a.bin': 'a'.repeat(size) });
    await writeFile(join(site.directory, 'a.bin'), 'b'.repeat(size));
    const { deployment } = await push(site);
    expect(deployment.error).toMatchObject({ code: 'E_DEPLOY_FAILED' });
    expect(deployment.error?.message).toMatch(/A file changed while it was sent.*: a\.bin/);
    expect(await readdir(join(bare, 'refs/heads'))).toEqual([]);
  });

  test('names the permission when the token is wrong, and never the token', async () => {
    const { repo, push } = await repositoryOf();
    const wrong = 'ghs_a-wrong-token';
    const { deployment, log } = await push(await siteOf(FIRST), {
      context: { github: accessTo(repo, wrong) },
    });
    expect(deployment.error?.code).toBe('E_DEPLOY_CREDENTIALS');
    expect(deployment.error?.message).toContain('contents: write');
    const basic = Buffer.from(`x-access-token:${wrong}`).toString('base64');
    expect(log.masked).toContain(basic);
    expect(log.lines.join('\n')).not.toContain(wrong);
    expect(log.lines.join('\n')).not.toContain(basic);
  });

  test.each([
    [403, 'E_DEPLOY_DENIED', 'contents: write'],
    [404, 'E_DEPLOY_NOT_FOUND', 'repo='],
    [500, 'E_DEPLOY_UNREACHABLE', 'run again'],
  ])('explains a push answered with %i', async (status, code, fix) => {
    const { push } = await repositoryOf();
    server.intercept(({ path }) => (path.includes('receive-pack') ? status : undefined));
    const { deployment } = await push(await siteOf(FIRST));
    server.intercept(() => undefined);
    expect(deployment.error?.code).toBe(code);
    expect(deployment.error?.message).toContain(fix);
  });

  test('explains a protected branch', async () => {
    const { push, bare } = await repositoryOf();
    const hook = '#!/bin/sh\necho "GH006: Protected branch update failed" >&2\nexit 1\n';
    await writeFile(join(bare, 'hooks/pre-receive'), hook, { mode: 0o755 });
    const { deployment } = await push(await siteOf(FIRST));
    expect(deployment.error).toMatchObject({ code: 'E_DEPLOY_DENIED' });
    expect(deployment.error?.message).toContain('branch protection or ruleset');
    expect(deployment.error?.message).toContain('GH006');
  });

  test('files above 100 MiB, before anything is sent', async () => {
    const { push, bare } = await repositoryOf();
    const site = await siteOf(FIRST);
    const files = structuredClone(site.manifest.files);
    for (const file of Object.values(files)) file.size = 105_000_000;
    const { deployment } = await push({ ...site, manifest: { ...site.manifest, files } });
    expect(deployment.error).toMatchObject({ code: 'E_GUARD_LIMIT' });
    expect(await server.git(bare, 'branch', '--list')).toBe('');
  });

  test('sends the token to the own server only', async () => {
    const { repo, push } = await repositoryOf();
    const elsewhere = { ...accessTo(repo), serverUrl: 'https://github.example.com' };
    const before = server.requests.length;
    const { deployment } = await push(await siteOf(FIRST), {
      line: `branch:gh-pages repo=${server.url}/octo/${repo}.git`,
      context: { github: elsewhere },
    });
    expect(deployment.error?.code).toBe('E_DEPLOY_CREDENTIALS');
    expect(deployment.error?.message).toContain('own server only');
    expect(server.requests.slice(before).every(({ authorization }) => authorization === undefined)).toBe(
      true,
    );
  });

  test('follows no redirect with the token, and says that the repository has moved', async () => {
    const advertised = '001e# service=git-upload-pack\n0000000eversion 2\n000cls-refs\n0000';
    const other = await startRecordingServer((_request, response) => {
      response.setHeader('content-type', 'application/x-git-upload-pack-advertisement');
      response.end(advertised);
    });
    const first = await startRecordingServer(({ path }, response) => {
      response.writeHead(301, { location: `http://localhost:${other.url.port}${path}` }).end();
    });
    onTestFinished(async () => void (await Promise.all([first.close(), other.close()])));
    const { push, repo } = await repositoryOf();
    const github = { ...accessTo(repo), serverUrl: first.url.origin };
    const { deployment } = await push(await siteOf(FIRST), { context: { github } });
    expect(other.requests.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
    expect(deployment.error).toMatchObject({
      code: 'E_DEPLOY_NOT_FOUND',
      message: expect.stringMatching(/The repository has moved.*name it in repo= as it is called now/),
    });
  });

  test('keeps the token out of arguments and files while git runs', async () => {
    const { push } = await repositoryOf();
    const seen: string[] = [];
    const tempDirectory = await temporaryFolder();
    server.intercept(() => {
      const ps = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
      const grep = spawnSync('grep', ['-rlF', server.token, tempDirectory], { encoding: 'utf8' });
      const encoded = Buffer.from(`x-access-token:${server.token}`).toString('base64');
      const grepEncoded = spawnSync('grep', ['-rlF', encoded, tempDirectory], { encoding: 'utf8' });
      seen.push(grep.stdout, grepEncoded.stdout);
      if (
        ps.stdout.includes(`${encoded}`) ||
        ps.stdout.split('\n').some((line) => line.startsWith('git') && line.includes(server.token))
      )
        seen.push('in the arguments');
      return undefined;
    });
    await push(await siteOf(FIRST), { context: { tempDirectory } });
    server.intercept(() => undefined);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.join('')).toBe('');
  });

  test('an abort ends it at once and leaves the branch and the disk as they were', async () => {
    const { push, bare } = await repositoryOf();
    const controller = new AbortController();
    server.intercept(({ path }) => {
      if (path.includes('receive-pack')) controller.abort(new Error('cancelled'));
      return undefined;
    });
    await expect(push(await siteOf(FIRST), { signal: controller.signal })).rejects.toThrow('cancelled');
    server.intercept(() => undefined);
    expect(await server.git(bare, 'branch', '--list')).toBe('');
  });
});
