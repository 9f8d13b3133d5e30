import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Failure } from '../../src/errors/failure.ts';
import { createGitHubClient, type GitHubClient } from '../../src/github/client.ts';
import { type CommentMode, postComment, retireComment } from '../../src/github/comment.ts';
import { commentBody, commentMarker } from '../../src/github/comment-body.ts';
import { commentFacts } from '../../src/github/comment-facts.ts';
import { type GitHubContext, readGitHubContext } from '../../src/github/context.ts';
import { type GitHubServer, startGitHub } from '../support/github-server.ts';
import { openHttp } from '../support/http-client.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';
import { FULL_RUN } from './facts.ts';

interface Comment {
  readonly id: number;
  readonly body: string;
}

let github: GitHubServer;
let issue: string;
let first: number;

beforeAll(async () => {
  github = await startGitHub();
});
afterAll(() => github.close());

/** Every test has a discussion of its own, and the record of its own requests. */
beforeEach(async () => {
  const made = await github.ask<{ number: number }>('POST', '/repos/octo/docs/issues', {
    title: 'A pull request',
  });
  issue = `/repos/octo/docs/issues/${made.number}`;
  first = github.requests.length;
});

const requests = () => github.log().slice(first);
const say = (body: string, token?: string) =>
  github.ask<Comment>('POST', `${issue}/comments`, { body }, token);
const comments = () => github.ask<Comment[]>('GET', `${issue}/comments?per_page=100`);
const client = (token = github.token): GitHubClient =>
  createGitHubClient({
    token,
    apiUrl: github.apiUrl,
    http: openHttp(),
    clock: createVirtualClock(),
    log: { info() {} },
    signal: new AbortController().signal,
  });

function context(event: unknown, env: Record<string, string> = {}): GitHubContext {
  const read = readGitHubContext(
    { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_EVENT_PATH: 'event.json', ...env },
    () => JSON.stringify(event),
  );
  if (read === undefined) throw new Error('no context');
  return read;
}

function onPullRequest(): GitHubContext {
  const repo = { full_name: 'octo/docs' };
  return context({
    pull_request: {
      number: Number(issue.split('/').at(-1)),
      head: { sha: 'head', ref: 'topic', repo },
      base: { ref: 'main', repo },
    },
  });
}

test.each([
  ['the comments', onPullRequest],
  [
    'the pull requests of the commit',
    () => context({}, { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main' }),
  ],
])('is left out in words where %s are answered in another shape', async (_, where) => {
  let isStrange = true;
  github.answer(({ method }) =>
    isStrange && method === 'GET' ? { status: 200, body: { ok: true } } : undefined,
  );
  const posted = await post('Hello', { context: where() });
  isStrange = false;
  expect(posted).toMatchObject({
    status: 'skipped',
    reason: expect.stringMatching(/gave another answer than was asked for, to .*run again/),
    warn: true,
  });
});

const post = (body: string, more: Partial<Parameters<typeof postComment>[0]> = {}) =>
  postComment({
    mode: 'auto',
    domain: 'docs.example.com',
    body,
    context: onPullRequest(),
    client: client(),
    ...more,
  });
const body = commentBody(commentFacts(FULL_RUN));

describe('on a pull request', () => {
  test('a first run writes the comment', async () => {
    const outcome = await post(body);
    const [comment] = await comments();
    expect(comment?.body).toBe(body);
    expect(outcome).toMatchObject({
      status: 'created',
      url: expect.stringContaining(`issuecomment-${comment?.id}`),
    });
    expect(requests()).toEqual([`GET ${issue}/comments?per_page=100`, `POST ${issue}/comments`]);
  });

  test('a later run updates it, among 300 others, and leaves it alone when it says the same', async () => {
    for (let number = 0; number < 250; number += 1) await say(`comment ${number}`);
    const { id } = await say(`${commentMarker('docs.example.com')}\nof an older run`);
    for (let number = 0; number < 50; number += 1) await say(`later comment ${number}`);

    expect(await post(body)).toMatchObject({ status: 'updated' });
    expect(await github.ask<Comment>('GET', `/repos/octo/docs/issues/comments/${id}`)).toMatchObject({
      body,
    });
    expect(requests()).toEqual([
      `GET ${issue}/comments?per_page=100`,
      expect.stringMatching(/^GET .*page=2/),
      expect.stringMatching(/^GET .*page=3/),
      `PATCH /repos/octo/docs/issues/comments/${id}`,
    ]);

    const before = github.requests.length;
    expect(await post(body.replaceAll('\n', '\r\n'))).toMatchObject({ status: 'unchanged' });
    expect(github.log().slice(before)).not.toContainEqual(expect.stringMatching(/^(PATCH|POST)/));
  });

  test('two sites do not overwrite each other', async () => {
    await post(body);
    const other = commentBody(commentFacts({ ...FULL_RUN, domain: 'api.example.com' }));
    expect(await post(other, { domain: 'api.example.com' })).toMatchObject({ status: 'created' });
    expect((await comments()).map((comment) => comment.body)).toEqual([body, other]);
  });

  test('a copy of the marker by a stranger is left to the stranger', async () => {
    const copy = await say(
      `${commentMarker('docs.example.com')}\n[Open the site](https://evil.example)`,
      github.strangerToken,
    );
    expect(await post(body)).toMatchObject({ status: 'created' });
    expect((await comments()).find(({ id }) => id === copy.id)?.body).toBe(copy.body);
  });

  test('a quote of the marker inside a comment is not taken for ours', async () => {
    await say(`Look at ${commentMarker('docs.example.com')}`);
    expect(await post(body)).toMatchObject({ status: 'created' });
  });

  test('`never` asks GitHub nothing', async () => {
    expect(await post(body, { mode: 'never' })).toMatchObject({ status: 'skipped', warn: false });
    expect(requests()).toEqual([]);
  });
});

describe('a token that may only read', () => {
  const readOnly = ({ method }: { method: string }) =>
    method === 'POST'
      ? { status: 403, body: { message: 'Resource not accessible by integration' } }
      : undefined;
  let refuse = false;
  beforeAll(() => github.answer((request) => (refuse ? readOnly(request) : undefined)));
  beforeEach(() => {
    refuse = true;
    return () => {
      refuse = false;
    };
  });

  test('is no warning with `auto`', async () => {
    expect(await post(body)).toEqual({
      status: 'skipped',
      warn: false,
      forbidden: true,
      reason: expect.stringContaining('`permissions: pull-requests: write`'),
    });
  });

  test('is a failure with `always`', async () => {
    await expect(post(body, { mode: 'always' })).rejects.toThrow(/403.*\[E_GITHUB_API\]/);
  });
});

describe('a conversation that is locked', () => {
  let isLocked = false;
  const message = 'Unable to create comment because issue is locked.';
  beforeAll(() =>
    github.answer(({ method }) =>
      isLocked && method === 'POST' ? { status: 403, body: { message } } : undefined,
    ),
  );
  beforeEach(() => {
    isLocked = true;
    return () => {
      isLocked = false;
    };
  });

  test('is no matter of the token, and no warning with `auto`', async () => {
    const reason = expect.stringMatching(/issue is locked: unlock the conversation/);
    expect(await post('Hello')).toEqual({ status: 'skipped', warn: false, forbidden: false, reason });
  });

  test('says with `always` what to do', async () => {
    const posted = post('Hello', { mode: 'always' });
    await expect(posted).rejects.toThrow(/unlock the conversation.*\[E_GITHUB_API\]/);
    await expect(posted).rejects.not.toThrow(/permissions:/);
  });
});

describe('without a place to comment', () => {
  const nowhere: [string, Partial<Parameters<typeof postComment>[0]>][] = [
    ['no runner', { context: undefined }],
    ['no token', { client: undefined }],
    [
      'a scheduled run',
      { context: context({}, { GITHUB_EVENT_NAME: 'schedule', GITHUB_REF: 'refs/heads/main' }) },
    ],
    ['a tag', { context: context({}, { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/tags/v1' }) }],
  ];
  test.each(nowhere)('%s is passed over with `auto` and fails with `always`', async (_name, more) => {
    expect(await post(body, more)).toMatchObject({ status: 'skipped', warn: false });
    await expect(post(body, { ...more, mode: 'always' as CommentMode })).rejects.toThrow('[E_COMMENT]');
    expect(requests()).toEqual([]);
  });

  test('speaks of the token, and of no permission, where there is none', async () => {
    const posted = post(body, { client: undefined, mode: 'always' });
    await expect(posted).rejects.toThrow(/leave github-token at its default, or set `comment: auto`/);
    await expect(posted).rejects.not.toThrow('permissions:');
  });
});

describe('after a push', () => {
  const push = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main', GITHUB_SHA: 'abc' };
  const pulls = (...list: unknown[]) =>
    github.answer(({ path }) =>
      path.startsWith('/repos/octo/docs/commits/') ? { status: 200, body: list } : undefined,
    );
  const pull = (number: number, merged: boolean, sha: string, base = 'main') => ({
    number,
    merged_at: merged ? '2026-01-01T00:00:00Z' : null,
    merge_commit_sha: sha,
    base: { ref: base },
  });

  test('the merged pull request of the commit gets the comment', async () => {
    const number = Number(issue.split('/').at(-1));
    pulls(
      pull(901, false, 'abc'),
      pull(902, true, 'abc', 'release'),
      pull(903, true, 'def'),
      pull(number, true, 'abc'),
    );
    expect(await post(body, { context: context({}, push) })).toMatchObject({
      status: 'created',
      pullRequest: number,
    });
    expect(requests()).toEqual([
      'GET /repos/octo/docs/commits/abc/pulls',
      `GET ${issue}/comments?per_page=100`,
      `POST ${issue}/comments`,
    ]);
  });

  test('a commit without one is passed over', async () => {
    pulls(pull(901, false, 'abc'));
    expect(await post(body, { context: context({}, push) })).toMatchObject({
      status: 'skipped',
      warn: false,
    });
  });
});

test('a run that is cancelled while it folds its comment ends as one that was cancelled', async () => {
  await say(body);
  const cancelling = new AbortController();
  github.answer(({ path }) => {
    if (!path.endsWith('/graphql')) return undefined;
    cancelling.abort(new Failure('E_CANCELLED', { what: 'Cancelled' }));
    return { status: 200, body: { data: {} } };
  });
  const { apiUrl, token } = github;
  const { signal } = cancelling;
  const cancelled = createGitHubClient({
    ...{ token, apiUrl, signal },
    http: openHttp(),
    clock: createVirtualClock(),
    log: { info() {} },
  });
  const at = { owner: 'octo', repo: 'docs', number: Number(issue.split('/').at(-1)) };
  await expect(retireComment(cancelled, at, 'docs.example.com', `${body} Farewell`)).rejects.toMatchObject({
    code: 'E_CANCELLED',
  });
});
