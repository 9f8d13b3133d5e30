import { Failure } from '../../errors/failure.ts';
import type { DestinationContext, DestinationSpec } from '../destination.ts';

/** The repository and branch a destination pushes to. */
export interface Remote {
  /** Address as git takes it; holds no secret. */
  readonly url: string;
  readonly branch: string;
  /** Page of the branch, where the repository is on the run's own server. */
  readonly page: string | null;
  /** Settings that carry the token, for the environment of git only. */
  readonly settings: readonly (readonly [key: string, value: string])[];
  /** Whether the run's token is sent. */
  readonly authorized: boolean;
  /** Whether the repository is the one that the run, or the checkout, is of. */
  readonly isOwn: boolean;
  /** Whether the branch is the one that the run, or the checkout, is of, with the source. */
  readonly isSource: boolean;
  /** Whether the branch is known to be the default one of the own repository. */
  readonly isDefault: boolean;
}

const NAME = /^[\w.-]+\/[\w.-]+$/;

/** Whether a text names a repository: `owner/name`, an https or ssh address without a password, `git@host:path`. */
export function isRepository(text: string): boolean {
  if (NAME.test(text) || /^[\w.-]+@[\w.-]+:[^\s-]\S*$/.test(text)) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, password, username } = new URL(text);
  const named = protocol === 'ssh:' || username === '';
  return ['https:', 'http:', 'ssh:'].includes(protocol) && password === '' && named;
}

/** Reads where to push; the run's token goes to the run's own server only. */
export function remoteOf(spec: DestinationSpec, context: DestinationContext): Remote {
  const { github, env, log, checkout } = context;
  const server = github?.serverUrl ?? (env.GITHUB_SERVER_URL || 'https://github.com');
  const here = github === undefined ? checkout?.origin : `${github.owner}/${github.repo}`;
  const given = spec.options.repo ?? here;
  const branch = spec.target.slice('branch:'.length);
  if (given === undefined) {
    throw new Failure('E_INPUT_MISSING', {
      what: 'The repository of the branch is not known',
      value: spec.target,
      why: 'this is no workflow run with a github-token, and the current folder is no checkout with a remote “origin”',
      fix: 'add repo=owner/name, or an https or ssh address',
    });
  }
  const url = NAME.test(given) ? `${server}/${given}.git` : given;
  const own = URL.canParse(url) && new URL(url).origin === new URL(server).origin;
  const page = own ? `${withoutGit(url)}/tree/${branch}` : null;
  if (github === undefined || !own) {
    const isOwn = github === undefined && given === here;
    return {
      ...{ url, branch, page, settings: [], authorized: false, isOwn },
      isSource: isOwn && checkout?.branch === branch,
      isDefault: isOwn && checkout?.defaultBranch === branch,
    };
  }
  const basic = Buffer.from(`x-access-token:${github.token}`).toString('base64');
  log.mask(basic);
  // The empty value first takes away what the machine's own settings say of this address.
  const header = `http.${url}.extraHeader`;
  const isOwn = withoutGit(url).toLowerCase() === `${server}/${github.owner}/${github.repo}`.toLowerCase();
  return {
    ...{ url, branch, page, authorized: true, isOwn },
    isSource: isOwn && github.ref === `refs/heads/${branch}`,
    isDefault: isOwn && github.defaultBranch === branch,
    settings: [
      [header, ''],
      [header, `Authorization: Basic ${basic}`],
      ['credential.helper', ''],
      // Where git follows, it sends the token there too.
      ['http.followRedirects', 'false'],
    ],
  };
}

function withoutGit(url: string): string {
  return url.replace(/(\.git)?\/?$/, '');
}
