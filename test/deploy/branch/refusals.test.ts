import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startRecordingServer } from '../../support/http-server.ts';
import { siteOf, temporaryFolder } from '../fixtures.ts';
import { takeAway } from '../pushing.ts';
import { FIRST, useRepositories } from './repositories.ts';

const git = useRepositories();

async function addWorkflow(folder: string): Promise<void> {
  await mkdir(join(folder, '.github/workflows'), { recursive: true });
  await git.commitByHand(folder, { '.github/workflows/docs.yml': '{}' });
}

describe('what a branch refuses', () => {
  test.each([
    ['small', 20],
    ['large', 2 * 1024 * 1024],
  ])('a %s file that has other bytes than its manifest says', async (_, size) => {
    const { push, bare } = await git.repositoryOf();
    const site = await siteOf({ ...FIRST, 'a.bin': 'a'.repeat(size) });
    await writeFile(join(site.directory, 'a.bin'), 'b'.repeat(size));
    const { deployment } = await push(site);
    expect(deployment.error).toMatchObject({ code: 'E_DEPLOY_FAILED' });
    expect(deployment.error?.message).toMatch(/A file changed while it was sent.*: a\.bin/);
    expect(await readdir(join(bare, 'refs/heads'))).toEqual([]);
  });

  test('names the permission when the token is wrong, and never the token', async () => {
    const { repo, push } = await git.repositoryOf();
    const wrong = 'ghs_a-wrong-token';
    const { deployment, log } = await push(await siteOf(FIRST), {
      context: { github: git.accessTo(repo, wrong) },
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
    const { push } = await git.repositoryOf();
    git.server.intercept(({ path }) => (path.includes('receive-pack') ? status : undefined));
    const { deployment } = await push(await siteOf(FIRST));
    git.server.intercept(() => undefined);
    expect(deployment.error?.code).toBe(code);
    expect(deployment.error?.message).toContain(fix);
  });

  test.each([
    ['branch:main single-commit=true', 'would leave its history behind'],
    ['branch:main directory=site single-commit=true', 'would leave its history behind'],
    ['branch:main force=true', 'would delete every file'],
  ])('to take the source of the run away: %s', async (line, words) => {
    const { push, bare, clone } = await git.repositoryOf();
    await push(await siteOf({ 'index.html': 'source' }), { line: 'branch:main' });
    const before = await readFile(join(bare, 'refs/heads/main'));
    const { deployment } = await push(await siteOf(FIRST), { line });
    expect(deployment.error?.code).toBe('E_INPUT_CONFLICT');
    expect(deployment.error?.message).toContain(words);
    expect(await readFile(join(bare, 'refs/heads/main'))).toEqual(before);
    expect((await clone('main')).content['index.html']).toBe('source');
    const beside = await push(await siteOf(FIRST), { line: 'branch:main directory=site force=true' });
    expect(beside.deployment.error).toBeNull();
  });

  test.each([
    ['a branch with workflows', {}, '.github/workflows/docs.yml', 'it holds .github/workflows/docs.yml'],
    ['the default branch', { defaultBranch: 'trunk' }, 'docs.json', 'it is the default branch'],
  ])('to leave the history of %s behind, from a run of something else', async (_, more, file, words) => {
    const { push, repo, bare, clone } = await git.repositoryOf();
    // A branch with a past, and no site.
    await push(await siteOf(FIRST));
    const { folder } = await clone();
    await git.server.git(folder, 'rm', '-rq', '.');
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await git.commitByHand(folder, { [file]: '{}' });
    await git.server.git(folder, 'push', '--quiet', 'origin', 'HEAD:trunk');
    const before = await readFile(join(bare, 'refs/heads/trunk'));
    const context = { github: { ...git.accessTo(repo), ref: 'refs/pull/7/merge', ...more } };
    const line = 'branch:trunk directory=preview/7';
    for (const plan of [true, false]) {
      const { deployment } = await push(await siteOf(FIRST), {
        line: `${line} single-commit=true`,
        context,
        plan,
      });
      expect(deployment.error).toMatchObject({
        code: 'E_INPUT_CONFLICT',
        message: expect.stringContaining(words),
      });
    }
    expect(await readFile(join(bare, 'refs/heads/trunk'))).toEqual(before);
    // As part of that history it may be published.
    const site = await push(await siteOf(FIRST), { line, context });
    expect(site.deployment.error).toBeNull();
  });

  test('nothing of a branch whose site is at its root, though it holds a workflow', async () => {
    const { push, repo, clone } = await git.repositoryOf();
    await push(await siteOf(FIRST), { line: 'branch:pages' });
    await addWorkflow((await clone('pages')).folder);
    const { deployment } = await push(await siteOf({ ...FIRST, 'more.html': '<p>More</p>' }), {
      line: 'branch:pages single-commit=true',
      context: { github: git.accessTo(repo) },
    });
    expect(deployment.error).toBeNull();
    expect((await clone('pages')).commits).toHaveLength(1);
  });

  test('to leave the history of source behind where a preview in it is taken away', async () => {
    const { push, repo, clone } = await git.repositoryOf();
    await push(await siteOf(FIRST), { line: 'branch:trunk directory=preview/7' });
    await addWorkflow((await clone('trunk')).folder);
    const line = 'branch:trunk directory=preview/7 single-commit=true';
    const removed = await takeAway(line, { github: git.accessTo(repo) });
    expect(removed.error).toMatchObject({ code: 'E_INPUT_CONFLICT' });
    expect((await clone('trunk')).commits).toHaveLength(2);
  });

  test('explains a protected branch', async () => {
    const { push, bare } = await git.repositoryOf();
    const hook = '#!/bin/sh\necho "GH006: Protected branch update failed" >&2\nexit 1\n';
    await writeFile(join(bare, 'hooks/pre-receive'), hook, { mode: 0o755 });
    const { deployment } = await push(await siteOf(FIRST));
    expect(deployment.error).toMatchObject({ code: 'E_DEPLOY_DENIED' });
    expect(deployment.error?.message).toContain('branch protection or ruleset');
    expect(deployment.error?.message).toContain('GH006');
  });

  test('files above 100 MiB, before anything is sent', async () => {
    const { push, bare } = await git.repositoryOf();
    const site = await siteOf(FIRST);
    const files = structuredClone(site.manifest.files);
    for (const file of Object.values(files)) file.size = 105_000_000;
    const { deployment } = await push({ ...site, manifest: { ...site.manifest, files } });
    expect(deployment.error).toMatchObject({ code: 'E_GUARD_LIMIT' });
    expect(await git.server.git(bare, 'branch', '--list')).toBe('');
  });

  test('sends the token to the own server only', async () => {
    const { repo, push } = await git.repositoryOf();
    const elsewhere = { ...git.accessTo(repo), serverUrl: 'https://github.example.com' };
    const before = git.server.requests.length;
    const { deployment } = await push(await siteOf(FIRST), {
      line: `branch:gh-pages repo=${git.server.url}/octo/${repo}.git`,
      context: { github: elsewhere },
    });
    expect(deployment.error?.code).toBe('E_DEPLOY_CREDENTIALS');
    expect(deployment.error?.message).toContain('own server only');
    // A terminal has no run whose token could be meant.
    const { deployment: fromTerminal } = await push(await siteOf(FIRST), {
      line: `branch:gh-pages repo=${git.server.url}/octo/${repo}.git`,
      context: { github: undefined },
    });
    expect(fromTerminal.error?.message).toMatch(
      /let git have credentials of its own .* for runs of workflows/,
    );
    expect(git.server.requests.slice(before).every(({ authorization }) => authorization === undefined)).toBe(
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
    const { push, repo } = await git.repositoryOf();
    const github = { ...git.accessTo(repo), serverUrl: first.url.origin };
    const { deployment } = await push(await siteOf(FIRST), { context: { github } });
    expect(other.requests.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
    expect(deployment.error).toMatchObject({
      code: 'E_DEPLOY_NOT_FOUND',
      message: expect.stringMatching(/The repository has moved.*name it in repo= as it is called now/),
    });
  });

  test('keeps the token out of arguments and files while git runs', async () => {
    const { push } = await git.repositoryOf();
    const seen: string[] = [];
    const tempDirectory = await temporaryFolder();
    git.server.intercept(() => {
      const ps = spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
      const grep = spawnSync('grep', ['-rlF', git.server.token, tempDirectory], { encoding: 'utf8' });
      const encoded = Buffer.from(`x-access-token:${git.server.token}`).toString('base64');
      const grepEncoded = spawnSync('grep', ['-rlF', encoded, tempDirectory], { encoding: 'utf8' });
      seen.push(grep.stdout, grepEncoded.stdout);
      if (
        ps.stdout.includes(`${encoded}`) ||
        ps.stdout.split('\n').some((line) => line.startsWith('git') && line.includes(git.server.token))
      )
        seen.push('in the arguments');
      return undefined;
    });
    await push(await siteOf(FIRST), { context: { tempDirectory } });
    git.server.intercept(() => undefined);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.join('')).toBe('');
  });

  test('an abort ends it at once and leaves the branch and the disk as they were', async () => {
    const { push, bare } = await git.repositoryOf();
    const controller = new AbortController();
    git.server.intercept(({ path }) => {
      if (path.includes('receive-pack')) controller.abort(new Error('cancelled'));
      return undefined;
    });
    await expect(push(await siteOf(FIRST), { signal: controller.signal })).rejects.toThrow('cancelled');
    git.server.intercept(() => undefined);
    expect(await git.server.git(bare, 'branch', '--list')).toBe('');
  });
});
