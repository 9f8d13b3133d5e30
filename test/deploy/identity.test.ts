import { expect, onTestFinished, test } from 'vitest';
import { identityToken } from '../../src/deploy/identity.ts';
import { sendJson, startRecordingServer } from '../support/http-server.ts';
import { contextOf, recordedLog } from './fixtures.ts';

test('the wait for an identity token is told, with what answers in its place', async () => {
  const server = await startRecordingServer((_request, response, number) => {
    if (number === 1) response.writeHead(503).end();
    else if (number === 2) response.destroy();
    else if (number === 3) response.end('<title>Sign in</title>');
    else sendJson(response, 200, { value: 'the-token' });
  });
  onTestFinished(() => server.close());
  const env = { ACTIONS_ID_TOKEN_REQUEST_URL: server.url.href, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'asking' };
  const log = recordedLog();
  const { signal } = new AbortController();
  const asker = { name: 'GitHub Pages', permissions: 'id-token: write' };
  expect(await identityToken(contextOf({ env, log }), asker, signal)).toBe('the-token');
  expect(log.masked).toEqual(['asking', 'the-token']);
  expect(log.lines.filter((line) => line.startsWith('progress'))).toEqual([
    expect.stringMatching(/token service: the connection was closed .*; trying again in \d\.\d s$/),
    expect.stringMatching(/token service answered holds no token; trying again in \d\.\d s$/),
  ]);
});
