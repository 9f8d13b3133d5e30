import { Failure, withoutStop } from '../errors/failure.ts';
import { secureConnectionProblem } from '../http/certificate.ts';
import { networkWords } from '../http/network-words.ts';
import { rateLimitPause } from './rate-limit.ts';
import { remedyOfShut } from './shut.ts';

/** One thing asked of GitHub, in words for the reader of an error. */
export interface Operation {
  /** Completes "GitHub refused to …": `write the comment`. */
  readonly doing: string;
  /** What the job's `permissions` must hold: `pull-requests: write`. */
  readonly permission: string;
}

/** What octokit throws, as far as it is read here. */
interface RequestError extends Error {
  readonly status: number;
  readonly response?: { readonly headers: Record<string, string>; readonly data: unknown };
}

function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && error.name === 'HttpError';
}

/** The status GitHub answered, where an error came from an answer of GitHub. */
export function githubStatus(error: unknown): number | undefined {
  const cause = error instanceof Failure ? error.cause : error;
  return isRequestError(cause) && cause.response !== undefined ? cause.status : undefined;
}

/** Whether GitHub refused because the token may not: read-only tokens are how runs of forks are meant to be. */
export function isForbidden(error: unknown): boolean {
  return (
    error instanceof Failure && error.code === 'E_GITHUB_API' && [403, 404].includes(githubStatus(error) ?? 0)
  );
}

/** The failure for what octokit threw; anything else as it is. */
export function refusal({ doing, permission }: Operation, error: unknown, now: number): unknown {
  if (!isRequestError(error)) return error;
  const { status, response } = error;
  if (response === undefined) {
    return new Failure('E_GITHUB_API', {
      what: `GitHub could not be reached to ${doing}`,
      why: networkWords(error),
      fix: `${secureConnectionProblem(error)?.fix ?? 'check the network and the proxy of the runner'}, then run again`,
      cause: error,
    });
  }
  const { words, details } = saidIn(response.data);
  const pause = rateLimitPause(status, response.headers, words, now);
  return new Failure(pause === undefined ? 'E_GITHUB_API' : 'E_GITHUB_RATE_LIMIT', {
    what: `GitHub refused to ${doing}`,
    value: String(status),
    why: [withoutStop(words), ...details].join(': '),
    fix:
      remedyOfShut(words) ??
      remedy(status, permission, pause === undefined ? undefined : new Date(now + pause)),
    cause: error,
  });
}

/** The message of an error and, where it is of what was sent, what is wrong with that. */
function saidIn(data: unknown): { readonly words: string; readonly details: readonly string[] } {
  const { message = '', errors } = Object(data) as { readonly message?: unknown; readonly errors?: unknown };
  const all = (Array.isArray(errors) ? errors : [errors]).map((one: unknown) => {
    const { message: own, field, code } = Object(one) as Readonly<Record<string, unknown>>;
    return String(typeof one === 'string' ? one : (own ?? [field, code].join(' '))).trim();
  });
  const some = all.filter((text) => text !== '').slice(0, 3);
  return { words: String(message), details: some.length === 0 ? [] : [some.join('; ')] };
}

function remedy(status: number, permission: string, limitEnds: Date | undefined): string {
  if (limitEnds !== undefined)
    return `the rate limit ends at ${limitEnds.toISOString()}; run again after that`;
  if (status === 401) return 'the token is wrong or expired; check `github-token`';
  if (status === 403 || status === 404)
    return `give the job \`permissions: ${permission}\`, or \`github-token\` a token that may do so`;
  return status >= 500 ? 'run again; GitHub has a fault of its own' : 'see the words of GitHub before this';
}
