import { describe, expect, test } from 'vitest';
import { siteOf } from '../fixtures.ts';
import { FIRST, held, SECOND, useRepositories } from './repositories.ts';

const git = useRepositories();

describe('a branch that others push to, too, or whose server is in trouble', () => {
  test.each(['false', 'true'])('survives a push in between (single-commit=%s)', async (single) => {
    const { push, clone } = await git.repositoryOf();
    await push(await siteOf(FIRST));
    const { folder } = await clone();
    let pushed = false;
    git.server.intercept(async ({ method, path }) => {
      if (pushed || method !== 'GET' || !path.endsWith('service=git-receive-pack')) return undefined;
      pushed = true;
      await git.commitByHand(folder, { 'theirs.txt': 'theirs' });
      return undefined;
    });
    const { deployment, log } = await push(await siteOf(SECOND), {
      line: `branch:gh-pages single-commit=${single}`,
    });
    git.server.intercept(() => undefined);
    expect(deployment.error).toBeNull();
    expect(log.lines.join('\n')).toContain('somebody else pushed; trying again');
    const { content, commits } = await clone();
    expect(content).toEqual(held(SECOND, { '.nojekyll': '', 'theirs.txt': 'theirs' }));
    expect(commits).toHaveLength(single === 'true' ? 1 : 3);
  });

  test('adds no second commit where the push arrived and its answer was lost', async () => {
    const { push, clone } = await git.repositoryOf();
    await push(await siteOf(FIRST));
    let lost = 0;
    git.server.intercept(({ method, path }) => {
      if (method !== 'POST' || !path.endsWith('/git-receive-pack') || lost > 0) return undefined;
      lost += 1;
      return 'lost';
    });
    const { deployment, log } = await push(await siteOf(SECOND));
    git.server.intercept(() => undefined);
    expect(lost).toBe(1);
    expect(deployment).toMatchObject({ status: 'published', error: null });
    // To the second try the branch looks as if somebody else had pushed.
    expect(log.lines.join('\n')).toContain('; trying again');
    const { content, commits } = await clone();
    expect(content).toEqual(held(SECOND));
    expect(commits).toHaveLength(2);
  });

  test('lets a newer run win that pushed in between', async () => {
    const { push, clone } = await git.repositoryOf();
    await push(await siteOf(FIRST, { run: 1 }));
    let pushed = false;
    git.server.intercept(async ({ method, path }) => {
      if (pushed || method !== 'GET' || !path.endsWith('service=git-receive-pack')) return undefined;
      pushed = true;
      expect((await push(await siteOf(SECOND, { run: 3 }))).deployment.error).toBeNull();
      return undefined;
    });
    const { deployment } = await push(await siteOf({ ...FIRST, 'index.html': 'late' }, { run: 2 }));
    git.server.intercept(() => undefined);
    expect(deployment.error?.code).toBe('E_GUARD_STALE_RUN');
    expect((await clone()).content).toEqual(held(SECOND));
  });

  test('tries again when the server has a fault', async () => {
    const { push, clone } = await git.repositoryOf();
    let faults = 2;
    git.server.intercept(({ path }) => {
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
      const { push, clone } = await git.repositoryOf();
      await push(await siteOf(FIRST));
      let faults = 0;
      git.server.intercept(({ path }) => {
        if (!path.endsWith(part) || faults > 0) return undefined;
        faults += 1;
        return 200;
      });
      const { deployment } = await push(await siteOf(SECOND));
      git.server.intercept(() => undefined);
      expect([faults, deployment.status, deployment.error]).toEqual([1, 'published', null]);
      expect((await clone()).commits).toHaveLength(2);
    },
  );

  test('ends where after a while nothing but empty answers come', async () => {
    const { push } = await git.repositoryOf();
    await push(await siteOf(FIRST));
    let asked = 0;
    git.server.intercept(({ method }) => {
      asked += 1;
      return method === 'GET' && asked > 3 ? 200 : undefined;
    });
    const { deployment } = await push(await siteOf(SECOND), { signal: AbortSignal.timeout(50_000) });
    git.server.intercept(() => undefined);
    expect(deployment.error).toMatchObject({ code: 'E_DEPLOY_UNREACHABLE' });
    expect(asked).toBeLessThan(60);
  });
});
