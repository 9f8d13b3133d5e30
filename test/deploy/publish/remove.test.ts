import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MANIFEST_PATH } from '../../../src/bundle/manifest.ts';
import type { DestinationContext } from '../../../src/deploy/destination.ts';
import type { GitHubAccess } from '../../../src/deploy/github-access.ts';
import { listedFiles } from '../../../src/deploy/publish/remove.ts';
import { type GitServer, startGitServer } from '../../support/git-server.ts';
import type { Injected, SeenRequest } from '../../support/s3-sink.ts';
import { type Content, manifestOf, siteOf, temporaryFolder } from '../fixtures.ts';
import { push, takeAway } from '../pushing.ts';
import { sinkOf } from '../sink.ts';

const SITE: Content = { 'index.html': 'one', 'guides/start.html': 's', 'assets/1.css': 'a' };

async function publish(line: string, context: Partial<DestinationContext>, site = SITE): Promise<void> {
  expect((await push(await siteOf(site), line, context)).error).toBeUndefined();
}

describe('removing a preview from a store', () => {
  async function bucket(inject?: (request: SeenRequest) => Injected) {
    const sink = await sinkOf(inject === undefined ? {} : { inject });
    const line = (prefix: string, more = '') =>
      `s3://docs/${prefix} endpoint=${sink.endpoint} region=x ${more}`;
    const keys = () => [...(sink.buckets.get('docs')?.keys() ?? [])].sort();
    return { sink, line, keys };
  }

  test('takes away its files, what was kept for a rollback, and last its manifest; the neighbour stays', async () => {
    const { line, keys } = await bucket();
    await publish(line('pr-1'), {}, { 'index.html': 'neighbour' });
    const neighbours = keys();
    await publish(line('pr-17', 'grace=7d'), {});
    await publish(line('pr-17', 'grace=7d'), {}, { ...SITE, 'index.html': 'two' });
    expect(await takeAway(line('pr-17', 'grace=7d'), {})).toMatchObject({ status: 'removed', error: null });
    expect(keys()).toEqual(neighbours);
  });

  test('leaves what no manifest of ours lists, and what keep names', async () => {
    const { sink, line, keys } = await bucket();
    await publish(line('pr-7'), {});
    sink.buckets.get('docs')?.set('pr-7/theirs.txt', { bytes: Buffer.from('x'), etag: 'x', headers: {} });
    expect(await takeAway(line('pr-7', 'keep=guides/'), {})).toMatchObject({ status: 'removed', deleted: 2 });
    expect(keys()).toEqual(['pr-7/guides/start.html', 'pr-7/theirs.txt']);
    expect(await takeAway(line('pr-7'), {})).toMatchObject({ status: 'unchanged', deleted: 0 });
    expect(keys()).toHaveLength(2);
  });

  test('with plan only counts', async () => {
    const { line, keys } = await bucket();
    await publish(line('pr-7'), {});
    const before = keys();
    expect(await takeAway(line('pr-7'), {}, true)).toMatchObject({ status: 'planned', deleted: 3 });
    expect(keys()).toEqual(before);
  });

  test('that is cut short is taken up by the next run', async () => {
    let refuse = true;
    const { line, keys } = await bucket(({ method, query }) =>
      refuse && method === 'POST' && query.has('delete') ? { status: 403, code: 'AccessDenied' } : undefined,
    );
    await publish(line('pr-7'), {});
    expect(await takeAway(line('pr-7'), {})).toMatchObject({
      status: 'failed',
      error: { code: 'E_DEPLOY_DENIED' },
    });
    refuse = false;
    expect(await takeAway(line('pr-7'), {})).toMatchObject({ status: 'removed', deleted: 3 });
    expect(keys()).toEqual([]);
  });

  test('never follows a path of the manifest out of the prefix', () => {
    const manifest = manifestOf({
      'index.html': 'x',
      '../pr-8/index.html': 'x',
      '/etc/x': 'x',
      'a/../../b': 'x',
    });
    expect(listedFiles(manifest)).toEqual(['index.html']);
  });
});

describe('removing a preview from a folder', () => {
  test('leaves what is not ours, and nothing where all was', async () => {
    const workingDirectory = await temporaryFolder();
    for (const line of ['dir:pr-7', 'dir:pr-8']) {
      await publish(line, { workingDirectory });
      await publish(line, { workingDirectory }, { ...SITE, 'index.html': 'two' });
    }
    await mkdir(join(workingDirectory, 'pr-8', 'guides', 'deep'));
    await writeFile(join(workingDirectory, 'pr-8', 'guides', 'deep', 'theirs.txt'), 'x');
    expect(await takeAway('dir:pr-7', { workingDirectory })).toMatchObject({ status: 'removed', deleted: 3 });
    expect(await takeAway('dir:pr-8', { workingDirectory })).toMatchObject({ status: 'removed' });
    const left = await readdir(workingDirectory, { recursive: true });
    expect(left.sort()).toEqual(['pr-8', 'pr-8/guides', 'pr-8/guides/deep', 'pr-8/guides/deep/theirs.txt']);
    expect(await takeAway('dir:pr-8', { workingDirectory })).toMatchObject({ status: 'unchanged' });
    expect(await takeAway('dir:pr-9', { workingDirectory })).toMatchObject({ status: 'unchanged' });
  });
});

describe('removing a preview from a branch', () => {
  let server: GitServer;
  beforeAll(async () => {
    server = await startGitServer();
  });
  afterAll(() => server.close());

  async function context(repo: string): Promise<Partial<DestinationContext>> {
    const github: GitHubAccess = {
      ...{ owner: 'octo', repo, token: server.token, serverUrl: server.url },
      ...{ sha: '0'.repeat(40), ref: 'refs/heads/main' },
      ask: () => Promise.reject(new Error('a branch asks no API')),
      list: () => Promise.reject(new Error('a branch asks no API')),
    };
    return { github, tempDirectory: await temporaryFolder() };
  }

  test.each(['true', 'false'])(
    'takes its directory away and leaves the rest (single-commit=%s)',
    async (single) => {
      const repo = `shared-${single}`;
      await server.create('octo', repo);
      const line = (directory: string) => `branch:gh-pages directory=${directory} single-commit=${single}`;
      await publish('branch:gh-pages', await context(repo), { 'index.html': 'production' });
      await publish(line('preview/pr-7'), await context(repo));
      await publish(line('preview/pr-8'), await context(repo));
      expect(await takeAway(line('preview/pr-7'), await context(repo))).toMatchObject({
        status: 'removed',
        deleted: 3,
      });
      const { folder } = await server.clone('octo', repo, 'gh-pages');
      const left = (await readdir(folder, { recursive: true })).filter((path) => !path.startsWith('.git/'));
      expect(left).toEqual(
        expect.arrayContaining(['index.html', MANIFEST_PATH, '.nojekyll', 'preview/pr-8/index.html']),
      );
      expect(left.filter((path) => path.includes('pr-7'))).toEqual([]);
      expect(await takeAway(line('preview/pr-7'), await context(repo))).toMatchObject({
        status: 'unchanged',
      });
    },
  );

  test('deletes a branch that holds nothing else', async () => {
    await server.create('octo', 'own');
    await publish('branch:pr-7', await context('own'));
    expect(await takeAway('branch:pr-7', await context('own'))).toMatchObject({
      status: 'removed',
      deleted: 3,
    });
    await expect(server.clone('octo', 'own', 'pr-7')).rejects.toThrow();
    expect(await takeAway('branch:pr-7', await context('own'))).toMatchObject({ status: 'unchanged' });
  });
});
