import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createGitHubClient } from '../../src/github/client.ts';
import { readGitHubContext } from '../../src/github/context.ts';
import { downloadResult } from '../../src/github/result-download.ts';
import { recordedLog } from '../deploy/fixtures.ts';
import { startGitHubRecorder } from '../support/github-server.ts';
import { openHttp } from '../support/http-client.ts';
import { onLoopback } from '../support/loopback.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

/** Asks for the result of a run on a GitHub that has it as artifact 1, kept where `storage` answers. */
async function download(artifacts: unknown, storage: RequestListener = (_, response) => response.end()) {
  const github = await startGitHubRecorder();
  onTestFinished(() => github.close());
  const { origin, close } = await onLoopback(createServer(storage));
  onTestFinished(close);
  github.answer(({ path }) =>
    path.endsWith('/zip')
      ? { status: 302, headers: { location: `${origin}/kept?sig=secret` } }
      : { status: 200, body: { artifacts } },
  );
  const { signal } = new AbortController();
  const { apiUrl } = github;
  const env = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_API_URL: apiUrl };
  const context = readGitHubContext(env, () => '{}');
  if (context === undefined) throw new Error('no context');
  const clock = createVirtualClock();
  const http = openHttp();
  const log = recordedLog();
  const client = createGitHubClient({ token: 't', apiUrl, http, clock, signal, log });
  return downloadResult(client, context, { runId: 1, name: 'r' }, { http, clock, signal, log });
}

const FOUND = [{ id: 1, name: 'r', expired: false, size_in_bytes: 10 }];

test('says in words where the artifacts of a run are answered in another shape', async () => {
  await expect(download('none')).rejects.toThrow(
    /another answer than was asked for, to list the artifacts of the run: artifacts: /,
  );
});

test('a result is asked for again where its storage breaks off or has a fault', async () => {
  let asked = 0;
  const bytes = await download(FOUND, (_, response) => {
    asked += 1;
    if (asked === 1) response.destroy();
    else if (asked === 2) response.writeHead(503).end();
    else response.end('the result');
  });
  expect(bytes?.toString()).toBe('the result');
  expect(asked).toBe(3);
});

test('a result that does not come is told with what to do, and never with its link', async () => {
  const failure = await download(FOUND, (_, response) => response.destroy()).catch((error) => error);
  expect(failure).toMatchObject({ code: 'E_COMMENT_RESULT' });
  expect(failure.message).toMatch(/its storage: .*: run again; nothing was posted/);
  expect(failure.message).not.toContain('sig=');
});
