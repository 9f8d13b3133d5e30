import { expect, onTestFinished, test } from 'vitest';
import { createGitHubClient } from '../../src/github/client.ts';
import { readGitHubContext } from '../../src/github/context.ts';
import { downloadResult } from '../../src/github/result-download.ts';
import { recordedLog } from '../deploy/fixtures.ts';
import { startGitHubRecorder } from '../support/github-server.ts';
import { openHttp } from '../support/http-client.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

test('says in words where the artifacts of a run are answered in another shape', async () => {
  const github = await startGitHubRecorder();
  onTestFinished(() => github.close());
  github.answer(() => ({ status: 200, body: { artifacts: 'none' } }));
  const { signal } = new AbortController();
  const { apiUrl } = github;
  const env = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_API_URL: apiUrl };
  const context = readGitHubContext(env, () => '{}');
  if (context === undefined) throw new Error('no context');
  const http = openHttp();
  const client = createGitHubClient({ token: 't', apiUrl, http, clock: createVirtualClock(), signal });
  await expect(
    downloadResult(client, context, { runId: 1, name: 'result' }, { http, signal, log: recordedLog() }),
  ).rejects.toThrow(/another answer than was asked for, to list the artifacts of the run: artifacts: /);
});
