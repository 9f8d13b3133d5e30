import { expect, onTestFinished, test } from 'vitest';
import { deploy } from '../../../src/deploy/deploy.ts';
import { githubAccess } from '../../../src/github/access.ts';
import { readGitHubContext } from '../../../src/github/context.ts';
import { startGitHub } from '../../support/github-server.ts';
import { openHttp } from '../../support/http-client.ts';
import { contextOf, hurriedClock, opened, recordedLog, siteOf } from '../fixtures.ts';

test('releases of two tags are published side by side, each told by its tag', async () => {
  const server = await startGitHub();
  onTestFinished(() => server.close());
  const log = recordedLog();
  const runner = {
    ...{ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '4711' },
    ...{ GITHUB_REF: 'refs/tags/v1', GITHUB_SHA: '0'.repeat(40), GITHUB_API_URL: server.apiUrl },
  };
  const context = readGitHubContext(runner, () => '{}');
  const access = { http: openHttp(), clock: hurriedClock, log, onRequest() {} };
  const github = githubAccess(context, server.token, access);
  const publish = async () =>
    deploy(
      await siteOf({ 'index.html': 'Home' }),
      opened('release\nrelease tag=nightly prerelease=true', contextOf({ log, github })),
      { plan: false, maxPageLoss: 1, signal: new AbortController().signal, log, clock: hurriedClock },
    );
  const { deployments } = await publish();
  expect(deployments.map(({ destination, status }) => [destination, status])).toEqual([
    ['release', 'published'],
    ['release tag=nightly', 'published'],
  ]);
  await publish();
  for (const tag of ['v1', 'nightly'])
    expect(log.lines).toContain(`info: release ${tag}: docs-site.tar.gz is replaced`);
}, 240_000);
