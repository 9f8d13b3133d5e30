import { Failure, messageOf } from '../../errors/failure.ts';
import type { Environment } from '../../process/environment.ts';
import type { DestinationContext } from '../destination.ts';
import { isAtHome, mayHaveAccount } from '../machine.ts';
import { brokenLogin } from '../store/login-failure.ts';
import { secretInPath } from '../store/secret-in-path.ts';

/** Gives a bearer token that is valid now; `refresh` makes a new one. */
export type TokenSource = (refresh: boolean) => Promise<string>;

/** Objects may be read, written and deleted; buckets and policies may not be changed. */
const SCOPE = 'https://www.googleapis.com/auth/devstorage.read_write';
const KEY_FIX =
  'give the key to google-github-actions/auth as credentials_json, which sets the variable, or write it to a file outside of the checkout';

/**
 * Application Default Credentials: the file of GOOGLE_APPLICATION_CREDENTIALS (a workload identity or a key), the
 * session of gcloud, or the machine's own account. Renewed before they expire. Throws E_DEPLOY_CREDENTIALS where
 * there are none, E_DEPLOY_DENIED where the exchange is refused, E_DEPLOY_UNREACHABLE where nobody answers it.
 */
export function tokenSource({ env, log }: Pick<DestinationContext, 'env' | 'log'>): TokenSource {
  let client: Promise<Client> | undefined;
  return async (refresh) => {
    // The library knows when a token ends; where the service disagrees, it must begin anew.
    if (refresh) client = undefined;
    client ??= findClient(env);
    let found: Client;
    try {
      found = await client;
    } catch (error) {
      client = undefined;
      throw error;
    }
    try {
      const { token } = await found.getAccessToken();
      if (!token) throw new Error('the login gave no token');
      log.mask(token);
      return token;
    } catch (error) {
      const broken = brokenLogin(error);
      if (broken !== undefined) throw broken;
      throw new Failure('E_DEPLOY_DENIED', {
        what: 'The login was refused',
        why: lineOf(error),
        fix:
          'check the workload identity provider’s conditions and that it may act as the service account ' +
          '(role "Workload Identity User"), or that the key is still active',
        cause: error,
      });
    }
  };
}

type Client = { getAccessToken(): Promise<{ token?: string | null | undefined }> };

async function findClient(env: Environment): Promise<Client> {
  try {
    const { GoogleAuth } = await import('google-auth-library');
    // Left to itself the library asks another service for the project, which nobody here needs or may be allowed to.
    const auth = new GoogleAuth({ scopes: SCOPE, projectId: 'any' });
    return await hushed('MetadataLookupWarning', () => auth.getClient());
  } catch (error) {
    const misplaced = secretInPath(env, 'GOOGLE_APPLICATION_CREDENTIALS', KEY_FIX);
    throw misplaced ?? noCredentials(lineOf(error), error);
  }
}

/** Does some work without one warning of the library: that a machine has no account is told by what fails then. */
async function hushed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const { emitWarning } = process;
  const others = (...given: unknown[]): void => {
    if (given[1] !== name) Reflect.apply(emitWarning, process, given);
  };
  process.emitWarning = others;
  try {
    return await work();
  } finally {
    if (process.emitWarning === others) process.emitWarning = emitWarning;
  }
}

/** Throws E_DEPLOY_CREDENTIALS where the file that is named cannot be used, or nothing tells of a login; nobody is asked. */
export async function requireLogin(env: Environment): Promise<void> {
  if (env.GOOGLE_APPLICATION_CREDENTIALS) return void (await findClient(env));
  const mayHaveSession =
    isAtHome(env, '.config', 'gcloud') ||
    isAtHome(env, 'AppData', 'Roaming', 'gcloud') ||
    env.CLOUDSDK_CONFIG;
  if (mayHaveAccount(env) || mayHaveSession) return;
  throw noCredentials('GOOGLE_APPLICATION_CREDENTIALS is not set, and there is no session of gcloud');
}

function noCredentials(why: string, cause?: unknown): Failure {
  return new Failure('E_DEPLOY_CREDENTIALS', {
    what: 'No credentials for the bucket were found',
    why,
    fix: 'add a step that logs in to Google Cloud before this one, or set GOOGLE_APPLICATION_CREDENTIALS',
    cause,
  });
}

/** The first line; where a file is no JSON, the parser would show the beginning of what may be a key. */
function lineOf(error: unknown): string {
  const line = messageOf(error).split(/\r?\n/, 1)[0] ?? '';
  return line.replace(/(Unexpected|Expected|Bad|Unterminated|No number) .*/, 'it is no JSON');
}
