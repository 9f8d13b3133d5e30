import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { createGitHubClient, type GitHubClientOptions } from '../../src/github/client.ts';
import { rateLimitPause } from '../../src/github/rate-limit.ts';
import { githubStatus } from '../../src/github/refusal.ts';
import { closeServer, listen } from '../../src/http/server.ts';
import { type CannedAnswer, type GitHubRecorder, startGitHubRecorder } from '../support/github-server.ts';
import { openHttp } from '../support/http-client.ts';
import { sendJson, startRecordingServer } from '../support/http-server.ts';
import { createVirtualClock, type VirtualClock } from '../support/virtual-clock.ts';

const NOW = Date.parse('2026-01-02T03:04:05Z');
const OPERATION = { doing: 'write the comment', permission: 'pull-requests: write' };

let github: GitHubRecorder;
let clock: VirtualClock;

beforeEach(async () => {
  github = await startGitHubRecorder({ prefix: '/api/v3' });
  clock = createVirtualClock(NOW);
});
afterEach(() => github.close());

function client(more: Partial<GitHubClientOptions> = {}) {
  const { signal } = new AbortController();
  return createGitHubClient({
    token: 's3cret',
    apiUrl: github.apiUrl,
    http: openHttp(),
    clock,
    signal,
    log: { info() {} },
    ...more,
  });
}

const PULL = { owner: 'octo', repo: 'docs', pull_number: 7 };
const read = (one = client()) =>
  one.call(OPERATION, ({ request }) => request('GET /repos/{owner}/{repo}/pulls/{pull_number}', PULL));
const write = (one = client()) =>
  one.call(OPERATION, ({ request }) =>
    request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...{ owner: 'octo', repo: 'docs', issue_number: 7, body: 'x' },
    }),
  );

/** Answers the requests in turn, the last answer for all that follow. */
function inTurn(...answers: CannedAnswer[]): void {
  github.answer(() => (answers.length > 1 ? answers.shift() : answers[0]));
}

const GOOD = { status: 200, body: { number: 7 } };

describe('requests', () => {
  test('go to the API of the server that was named, with the token', async () => {
    inTurn(GOOD);
    expect((await read()).data.number).toBe(7);
    expect(github.log()).toEqual(['GET /api/v3/repos/octo/docs/pulls/7']);
    expect(github.requests[0]?.headers.authorization).toBe('token s3cret');
  });

  test('are sent again after a fault of the server, and counted', async () => {
    inTurn({ status: 502 }, { status: 503 }, GOOD);
    let requests = 0;
    await read(
      client({
        onRequest() {
          requests += 1;
        },
      }),
    );
    expect(requests).toBe(3);
    expect(clock.pauses).toHaveLength(2);
  });

  test('that write anew are not sent again after a fault: they may have been heard', async () => {
    inTurn({ status: 502 }, GOOD);
    await expect(write()).rejects.toThrow(/refused to write the comment: 502.*run again.*\[E_GITHUB_API\]/);
    expect(github.requests).toHaveLength(1);
  });

  test('are given up after five attempts', async () => {
    inTurn({ status: 500, body: { message: 'Server Error' } });
    await expect(read()).rejects.toThrow(/500: Server Error/);
    expect(github.requests).toHaveLength(5);
  });

  test('tell that nothing answers', async () => {
    await github.close();
    await expect(read()).rejects.toThrow(
      /GitHub could not be reached to write the comment: .*\[E_GITHUB_API\]/,
    );
    expect(clock.pauses).toHaveLength(4);
    github = await startGitHubRecorder();
  });

  test('stop when the run is cancelled', async () => {
    const controller = new AbortController();
    github.answer(() => {
      controller.abort(new Error('cancelled'));
      return { status: 503 };
    });
    await expect(read(client({ signal: controller.signal }))).rejects.toThrow('cancelled');
    expect(github.requests).toHaveLength(1);
  });
});

test('requests go through the proxy of the environment', async () => {
  inTurn(GOOD);
  // No proxy is asked for this machine.
  const { port, pathname } = new URL(github.apiUrl);
  const apiUrl = `http://github.test:${port}${pathname}`;
  const asked: string[] = [];
  const sockets: Duplex[] = [];
  const proxy = createServer().on('connect', (request, socket: Duplex) => {
    asked.push(request.url ?? '');
    const upstream = connect(Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    sockets.push(socket, upstream);
  });
  const url = await listen(proxy, '127.0.0.1', 0);
  for (const name of ['http_proxy', 'HTTP_PROXY']) vi.stubEnv(name, url);
  for (const name of ['no_proxy', 'NO_PROXY']) vi.stubEnv(name, '');
  try {
    await read(client({ apiUrl }));
    expect(asked).toEqual([`github.test:${port}`]);
  } finally {
    vi.unstubAllEnvs();
    for (const socket of sockets) socket.destroy();
    await closeServer(proxy, systemClock, 0);
  }
});

describe('rate limits', () => {
  const reset = String(NOW / 1000 + 45);

  test('of the first kind are waited for, even when writing', async () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
    inTurn({ status: 403, headers, body: { message: 'API rate limit exceeded' } }, { status: 201, body: {} });
    await write();
    expect(clock.pauses).toEqual([46_000]);
  });

  test('of the second kind are waited for as long as they ask, or a minute', async () => {
    const message = 'You have exceeded a secondary rate limit.';
    inTurn(
      { status: 429, headers: { 'retry-after': '20' }, body: { message } },
      { status: 403, body: { message } },
      GOOD,
    );
    await read();
    expect(clock.pauses).toEqual([20_000, 60_000]);
  });

  test('that last too long end the run with the time they end', async () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW / 1000 + 3000) };
    inTurn({ status: 403, headers, body: { message: 'API rate limit exceeded' } });
    await expect(read()).rejects.toThrow(/the rate limit ends at 2026-01-02T03:54:06\.000Z/);
    expect(github.requests).toHaveLength(1);
  });

  test('are not seen in a plain refusal', () => {
    const headers = { 'x-ratelimit-remaining': '4000' };
    expect(rateLimitPause(403, headers, 'Resource not accessible by integration', NOW)).toBeUndefined();
    expect(rateLimitPause(200, { 'retry-after': '5' }, '', NOW)).toBeUndefined();
  });
});

describe('an answer that is not of GitHub', () => {
  const answered = async (body: string, ask: (one: ReturnType<typeof client>) => Promise<unknown>) => {
    const server = await startRecordingServer((_request, response) => response.end(body));
    onTestFinished(() => server.close());
    const error = await ask(client({ apiUrl: server.url.origin })).catch(String);
    return { error, requests: server.requests.length };
  };

  test.each(['<!doctype html><title>Sign in</title>', '', '{"number":'])(
    'is asked for again, but not written again: %j',
    async (body) => {
      expect(await answered(body, read)).toEqual({
        error: expect.stringMatching(/could not be reached to write the comment: .*is not GitHub.*run again/),
        requests: 5,
      });
      expect(await answered(body, write)).toEqual({
        error: expect.stringMatching(/is not GitHub: it sent no JSON/),
        requests: 1,
      });
    },
  );

  test('breaks off: the pause and the end say what of GitHub did', async () => {
    const server = await startRecordingServer((_request, response) => response.destroy());
    onTestFinished(() => server.close());
    const told: string[] = [];
    const one = client({ apiUrl: server.url.origin, log: { info: (reason) => void told.push(reason) } });
    const words = /the connection was closed before the answer was complete/;
    await expect(read(one)).rejects.toThrow(words);
    expect(told).toEqual(Array(4).fill(expect.stringMatching(words)));
    expect(told[0]).toMatch(/^GitHub: /);
  });

  test('and does not come to an end is given up', async () => {
    const piece = Buffer.alloc(2 ** 20, ' ');
    const server = await startRecordingServer((_request, response) => {
      const more = (): void => void (response.destroyed || response.write(piece, more));
      more();
    });
    onTestFinished(() => server.close());
    await expect(read(client({ apiUrl: server.url.origin }))).rejects.toThrow(/does not come to an end/);
  });

  test('elsewhere gets no token of a read, and nothing of what is written', async () => {
    const other = await startRecordingServer((_request, response) => sendJson(response, 200, { number: 7 }));
    onTestFinished(() => other.close());
    inTurn({ status: 307, headers: { location: `http://localhost:${other.url.port}/x` } });
    await read();
    await expect(write()).rejects.toThrow(/leads to http:\/\/localhost:.*goes to no other host/);
    expect(other.requests.map(({ method, headers }) => [method, headers.authorization])).toEqual([
      ['GET', undefined],
    ]);
  });

  test('under a new name of the repository is followed with the token', async () => {
    inTurn({ status: 301, headers: { location: '/api/v3/repositories/1/pulls/7' } }, GOOD);
    expect((await read()).data.number).toBe(7);
    expect(github.requests.map(({ headers }) => headers.authorization)).toEqual(
      Array(2).fill('token s3cret'),
    );
  });
});

describe('a refusal', () => {
  test('names the permission that is missing, and never the token', async () => {
    inTurn({ status: 403, body: { message: 'Resource not accessible by integration' } });
    const error = await write().catch((thrown: unknown) => thrown);
    expect(String(error)).toBe(
      'Failure: GitHub refused to write the comment: 403: Resource not accessible by integration: give the job ' +
        '`permissions: pull-requests: write`, or `github-token` a token that may do so [E_GITHUB_API]',
    );
    expect(githubStatus(error)).toBe(403);
  });

  test.each([
    [[{ resource: 'Release', code: 'already_exists', field: 'tag_name' }], 'tag_name already_exists'],
    [[{ code: 'custom', message: 'Body is too long' }, 'No commits'], 'Body is too long; No commits'],
    ['The head is not mergeable', 'The head is not mergeable'],
  ])('of what was sent says what is wrong with it: %j', async (errors, words) => {
    inTurn({ status: 422, body: { message: 'Validation Failed.', errors } });
    await expect(write()).rejects.toThrow(`422: Validation Failed: ${words}: see the words of GitHub`);
  });

  test('of the token itself says so', async () => {
    inTurn({ status: 401, body: { message: 'Bad credentials' } });
    await expect(read()).rejects.toThrow(/401: Bad credentials: the token is wrong or expired/);
  });
});
