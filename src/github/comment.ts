import { z } from 'zod';
import { codeOf, Failure } from '../errors/failure.ts';
import { githubAnswer } from './answer.ts';
import type { GitHubClient } from './client.ts';
import { commentMarker, OUTDATED_MARK } from './comment-body.ts';
import type { GitHubContext } from './context.ts';
import { listPages } from './list-pages.ts';
import { isForbidden } from './refusal.ts';
import { remedyOfShut } from './shut.ts';

/** `auto` comments where it can and warns where it may not; `always` fails when it cannot. */
export type CommentMode = 'auto' | 'always' | 'never';

export interface CommentRequest {
  readonly mode: CommentMode;
  readonly domain: string;
  /** What `commentBody` made. */
  readonly body: string;
  /** Not on a runner: undefined. */
  readonly context: GitHubContext | undefined;
  /** Without a token: undefined. */
  readonly client: GitHubClient | undefined;
  /** The pull request, where it is not that of the event. */
  readonly pullRequest?: number | undefined;
}

export type CommentOutcome =
  | {
      readonly status: 'created' | 'updated' | 'unchanged';
      readonly url: string;
      readonly pullRequest: number;
    }
  /** `warn`: a comment was due, but could not be written for another reason than a token that may not. */
  | {
      readonly status: 'skipped';
      readonly reason: string;
      readonly warn: boolean;
      /** The token may not: who may can post it. */
      readonly forbidden: boolean;
    };

/**
 * Writes the sticky comment of a domain: on the pull request of the event or, after a push, on the merged one the
 * commit came from. One that is there is updated, and left alone when it already says the same.
 * With `always`, throws E_COMMENT when there is no place to comment and E_GITHUB_API when GitHub refuses.
 */
export async function postComment(request: CommentRequest): Promise<CommentOutcome> {
  const { mode, context, client } = request;
  if (mode === 'never') return skipped('`comment` is `never`');
  if (context === undefined) return impossible(mode, 'this is not a GitHub runner');
  if (client === undefined)
    return impossible(mode, '`github-token` is empty', 'leave github-token at its default');
  try {
    const number =
      request.pullRequest ?? context.pullRequest?.number ?? (await mergedPullRequest(client, context));
    if (number === undefined) return impossible(mode, 'no pull request belongs to this run');
    return await upsert(client, context, number, request);
  } catch (error) {
    if (mode !== 'auto' || !(error instanceof Failure) || error.code === 'E_CANCELLED') throw error;
    // A read-only token is how many workflows are meant to run, and a lock is meant, too; anything else is worth a look.
    const forbidden = isForbidden(error);
    return {
      status: 'skipped',
      reason: error.message,
      warn: !forbidden,
      forbidden: forbidden && remedyOfShut(error.why ?? '') === undefined,
    };
  }
}

function skipped(reason: string): CommentOutcome {
  return { status: 'skipped', reason, warn: false, forbidden: false };
}

const ON_PULL_REQUESTS = 'run on a pull request with `permissions: pull-requests: write`';

function impossible(mode: CommentMode, reason: string, remedy = ON_PULL_REQUESTS): CommentOutcome {
  if (mode === 'auto') return skipped(reason);
  throw new Failure('E_COMMENT', {
    what: 'No comment can be written',
    why: reason,
    fix: `${remedy}, or set \`comment: auto\``,
  });
}

const PERMISSION = 'pull-requests: write';

const PullRequests = z.array(
  z.looseObject({
    number: z.number(),
    base: z.looseObject({ ref: z.string() }),
    merged_at: z.string().nullish(),
    merge_commit_sha: z.string().nullish(),
  }),
);

/** After a push to a branch: the pull request whose merge made the commit. */
async function mergedPullRequest(
  client: GitHubClient,
  { owner, repo, sha, ref, eventName }: GitHubContext,
): Promise<number | undefined> {
  if (eventName !== 'push' || !ref.startsWith('refs/heads/')) return undefined;
  const asking = { doing: 'tell the pull request of the commit', permission: PERMISSION };
  const { data } = await client.call(asking, ({ request }) =>
    request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', { owner, repo, commit_sha: sha }),
  );
  const merged = githubAnswer(PullRequests, data, asking.doing).filter(
    (one) => one.merged_at != null && `refs/heads/${one.base.ref}` === ref,
  );
  return (merged.find((one) => one.merge_commit_sha === sha) ?? merged[0])?.number;
}

/** Replaces the comment of a domain, where there is one, by a last word, and folds it as outdated. */
export async function retireComment(
  client: GitHubClient,
  issue: { readonly owner: string; readonly repo: string; readonly number: number },
  domain: string,
  body: string,
): Promise<{ readonly url: string; readonly folded: boolean } | undefined> {
  const { owner, repo, number } = issue;
  const existing = await find(client, { owner, repo, issue_number: number }, commentMarker(domain));
  if (existing === undefined) return undefined;
  if (!sameText(existing.body ?? '', body)) {
    await client.call({ doing: 'write the comment', permission: PERMISSION }, ({ request }) =>
      request(UPDATE, { owner, repo, comment_id: existing.id, body }),
    );
  }
  return { url: existing.html_url, folded: await fold(client, existing, true) };
}

const LIST = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const UPDATE = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
const FOLD =
  'mutation($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { clientMutationId } }';
const UNFOLD = 'mutation($id: ID!) { unminimizeComment(input: { subjectId: $id }) { clientMutationId } }';

/** Hides a comment as outdated, or shows it again; false where GitHub would not. Nothing depends on it. */
async function fold(client: GitHubClient, { node_id: id }: ExistingComment, hide: boolean): Promise<boolean> {
  try {
    await client.call({ doing: 'fold the comment', permission: PERMISSION }, ({ graphql }) =>
      graphql(hide ? FOLD : UNFOLD, { id }),
    );
    return true;
  } catch (error) {
    if (codeOf(error) === 'E_CANCELLED') throw error;
    return false;
  }
}

const ExistingComment = z.looseObject({
  id: z.number(),
  node_id: z.string(),
  html_url: z.string(),
  body: z.string().nullish(),
  author_association: z.string().optional(),
  user: z.looseObject({ type: z.string() }).nullable(),
});
type ExistingComment = z.infer<typeof ExistingComment>;

async function upsert(
  client: GitHubClient,
  { owner, repo }: GitHubContext,
  number: number,
  { domain, body }: CommentRequest,
): Promise<CommentOutcome> {
  const existing = await find(client, { owner, repo, issue_number: number }, commentMarker(domain));
  const writing = { doing: 'write the comment', permission: PERMISSION };
  if (existing === undefined) {
    const { data } = await client.call(writing, ({ request }) =>
      request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        ...{ owner, repo, issue_number: number, body },
      }),
    );
    return { status: 'created', url: addressIn(data), pullRequest: number };
  }
  if (sameText(existing.body ?? '', body))
    return { status: 'unchanged', url: existing.html_url, pullRequest: number };
  const { data } = await client.call(writing, ({ request }) =>
    request(UPDATE, { owner, repo, comment_id: existing.id, body }),
  );
  if (existing.body?.includes(OUTDATED_MARK) && !body.includes(OUTDATED_MARK))
    await fold(client, existing, false);
  return { status: 'updated', url: addressIn(data), pullRequest: number };
}

function addressIn(written: unknown): string {
  return githubAnswer(z.looseObject({ html_url: z.string() }), written, 'write the comment').html_url;
}

/** Looks through the comments page by page, no further than the one with the marker. */
async function find(
  client: GitHubClient,
  issue: { readonly owner: string; readonly repo: string; readonly issue_number: number },
  marker: string,
): Promise<ExistingComment | undefined> {
  const reading = { doing: 'list the comments', permission: PERMISSION };
  for await (const comments of listPages(client, reading, { route: LIST, ...issue }, ExistingComment)) {
    const found = comments.find((comment) => comment.body?.startsWith(marker) && isTrusted(comment));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Only a bot, or someone who may write to the repository: anybody can copy the marker into a comment of theirs, and
 * could change it again after we updated it.
 */
function isTrusted({ user, author_association: association = 'NONE' }: ExistingComment): boolean {
  return user?.type === 'Bot' || ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(association);
}

/** GitHub may give back other line ends than it was sent. */
function sameText(a: string, b: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(a) === plain(b);
}
