import { Failure } from '../../errors/failure.ts';
import { GitError } from './git.ts';
import type { Remote } from './remote.ts';

/** Git keeps branches as files in folders: with `docs/v1` there can be no `docs`. */
const IN_THE_WAY = /'refs\/heads\/([^']+)' exists; cannot create/;

/** Somebody else pushed in between: fetch again and redo. */
export function isConcurrent(error: unknown): boolean {
  return (
    error instanceof GitError &&
    error.command === 'push' &&
    !IN_THE_WAY.test(error.words) &&
    /\[rejected\]|stale info|cannot lock ref|failed to update ref|incorrect old value/.test(error.words)
  );
}

/** The branch (or everything) is missing: the first publish makes it. */
export function isMissingBranch(error: unknown): boolean {
  return error instanceof GitError && /couldn't find remote ref/.test(error.words);
}

const NETWORK =
  /Could not resolve|Failed to connect|Couldn't connect|Connection (refused|reset|timed out)|Operation timed out|early EOF|unexpected disconnect|hung up unexpectedly|RPC failed|Recv failure|Empty reply|returned error: (408|429|5\d\d)|HTTP (408|429|5\d\d)|TLS|SSL_ERROR_SYSCALL/;

/** What git says where something else answered in the repository's place. */
const STRANGER =
  /expected (flush|'packfile'|'acknowledgments')|bad line length|protocol error|git-http-push failed|Unable to find [0-9a-f]+ under|not valid: is this a git repository|Operation too slow/;
const MOVED = /error: 30\d|HTTP 30\d/;

/** What may pass on another try. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof GitError)) return false;
  const { words } = error;
  return (NETWORK.test(words) || STRANGER.test(words)) && !MOVED.test(words) && !/certificate/i.test(words);
}

/** What git says, as a failure that names the permission or setting to change. */
export function failureOf(error: unknown, remote: Remote): unknown {
  if (!(error instanceof GitError)) return error;
  const { words } = error;
  const told = { value: `${remote.url} ${remote.branch}`, why: lastWords(words), cause: error };
  const token = remote.authorized
    ? 'give the job `permissions: contents: write`; for another repository, `github-token` must be a token that may write there'
    : 'let git have credentials of its own for it, as an ssh key or a credential helper: `github-token` is for runs of workflows, and goes to their own server only';
  if (/hook declined|protected branch|GH006|GH013|rule violations/i.test(words)) {
    return new Failure('E_DEPLOY_DENIED', {
      what: 'The repository refuses a push to this branch',
      ...told,
      fix: 'let the workflow bypass the branch protection or ruleset of this branch, or name another branch',
    });
  }
  if (/Host key verification failed|No \S+ host key is known/i.test(words)) {
    return new Failure('E_DEPLOY_CREDENTIALS', {
      what: 'The server of the repository is not known, or not as it was, so that another could stand in its place',
      ...told,
      fix: 'put what ssh-keyscan prints of its host into ~/.ssh/known_hosts in a step before, once you have compared it with the server’s own',
    });
  }
  if (/Authentication failed|could not read Username|terminal prompts disabled|error: 401/.test(words)) {
    return new Failure('E_DEPLOY_CREDENTIALS', {
      what: 'The repository asks for credentials',
      ...told,
      fix: token,
    });
  }
  if (/error: 403|Permission to .* denied|Write access .* not granted|Permission denied/i.test(words)) {
    return new Failure('E_DEPLOY_DENIED', { what: 'There is no permission to push', ...told, fix: token });
  }
  if (MOVED.test(words)) {
    return new Failure('E_DEPLOY_NOT_FOUND', {
      what: 'The repository has moved',
      ...told,
      fix: 'name it in repo= as it is called now: redirects are not followed, since the token is for this address alone',
    });
  }
  if (/not found|error: 404|does not appear to be a git repository/i.test(words)) {
    return new Failure('E_DEPLOY_NOT_FOUND', {
      what: 'The repository does not exist, or cannot be seen with these credentials',
      ...told,
      fix: `correct repo=, or ${remote.authorized ? 'give `github-token` a token that may read and write it' : token}`,
    });
  }
  const [, inTheWay] = IN_THE_WAY.exec(words) ?? [];
  if (inTheWay !== undefined) {
    return new Failure('E_GIT', {
      what: 'There can be no branch of this name',
      ...told,
      fix: `name another one: of ${inTheWay} and ${remote.branch} git has only one`,
    });
  }
  if (isConcurrent(error)) {
    return new Failure('E_GIT', {
      what: 'The branch kept changing while it was published',
      ...told,
      fix: 'let one workflow at a time publish, with `concurrency:` in the workflow, and run again',
    });
  }
  if (isPassing(error)) {
    return new Failure('E_DEPLOY_UNREACHABLE', {
      what: 'The repository could not be reached',
      ...told,
      fix: 'check the network and the proxy of the runner, then run again',
    });
  }
  return new Failure('E_GIT', { what: `git ${error.command} failed`, ...told });
}

/** The lines that say something: of a push, those of the server too; where ssh ended, what it said before. */
function lastWords(words: string): string {
  const lines = words.split('\n').map((line) => line.trim());
  const isTelling = (line: string): boolean =>
    /^(fatal|error|remote|!)/.test(line) && !/^remote:\s*$/.test(line);
  const telling = lines.filter(isTelling);
  // Git itself knows no more than that.
  const unread = lines.findIndex((line) => line.startsWith('fatal: Could not read from remote repository'));
  const ofSsh = lines.slice(0, Math.max(0, unread)).filter((line) => line !== '' && !isTelling(line));
  const said = [...ofSsh.slice(-2), ...telling];
  return (said.length > 0 ? said : lines.filter((line) => line !== '')).slice(0, 6).join(' ');
}
