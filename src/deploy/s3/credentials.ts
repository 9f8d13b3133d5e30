import { Failure, messageOf } from '../../errors/failure.ts';
import type { Log } from '../../log/log.ts';
import type { Environment } from '../../process/environment.ts';
import type { DestinationContext } from '../destination.ts';
import { isAtHome, mayHaveAccount } from '../machine.ts';
import { brokenLogin, loginStatus } from '../store/login-failure.ts';
import { secretInPath } from '../store/secret-in-path.ts';
import { loginRequests } from './login-requests.ts';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

const TOKEN_FIX =
  'let aws-actions/configure-aws-credentials log in, or write the token to a file and name that';

/** Gives credentials that are valid now; `refresh` asks the source again. */
export type CredentialSource = (refresh: boolean) => Promise<Credentials>;

/**
 * Credentials from the environment, else from wherever the AWS tools would find them: the web-identity token, a
 * profile, SSO, a process, the container or the machine. They are renewed before they expire. Throws
 * E_DEPLOY_CREDENTIALS where there are none, E_DEPLOY_DENIED or E_DEPLOY_UNREACHABLE where who gives them does not.
 */
export function credentialSource(
  { env, log, http }: Pick<DestinationContext, 'env' | 'log' | 'http'>,
  region: string,
): CredentialSource {
  const given = keysIn(env);
  if (given !== undefined) {
    maskAll(given, log);
    return async () => given;
  }
  let chain: Promise<(options?: { forceRefresh?: boolean }) => Promise<Credentials>> | undefined;
  return async (refresh) => {
    chain ??= import('@aws-sdk/credential-provider-node').then(({ defaultProvider }) =>
      defaultProvider({
        timeout: 1000,
        maxRetries: 0,
        clientConfig: { region, requestHandler: loginRequests(http) },
      }),
    );
    try {
      const found = await (await chain)({ forceRefresh: refresh });
      maskAll(found, log);
      return found;
    } catch (error) {
      throw brokenLogin(error) ?? refusedLogin(error) ?? noCredentials(env, reasonIn(error, env), error);
    }
  };
}

/** The keys of the environment, where it has a pair. Throws E_DEPLOY_CREDENTIALS where they cannot be any. */
function keysIn(env: Environment): Credentials | undefined {
  const [accessKeyId, secretAccessKey, sessionToken] = [
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_SESSION_TOKEN',
  ].map((name) => {
    // A secret is often stored with the end of its line.
    const key = env[name]?.trim();
    if (!key || /^[!-~]+$/.test(key)) return key || undefined;
    throw new Failure('E_DEPLOY_CREDENTIALS', {
      what: `The variable ${name} cannot be used`,
      why: 'there is white space in it, or a character that no key has',
      fix: 'copy it again, in one line',
    });
  });
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, sessionToken } : undefined;
}

/** The failure where the service that logs in said no. */
function refusedLogin(error: unknown): Failure | undefined {
  if (loginStatus(error) === undefined || !(error instanceof Error)) return undefined;
  return new Failure('E_DEPLOY_DENIED', {
    what: 'The login was refused',
    why: `${error.name}: ${error.message}`,
    fix: 'check the role (AWS_ROLE_ARN, or that of AWS_PROFILE), and that its trust policy lets this workflow or machine take it on',
    cause: error,
  });
}

/** Why nothing was found; of a profile that does not stand in the files the AWS tools say no more than that. */
function reasonIn(error: unknown, { AWS_PROFILE }: Environment): string {
  const profile = AWS_PROFILE ? `; AWS_PROFILE names the profile ${AWS_PROFILE}` : '';
  return `${messageOf(error)}${profile}`;
}

/** What names credentials that the AWS tools would ask others for. */
const SOURCES = [
  'AWS_PROFILE',
  'AWS_CONFIG_FILE',
  'AWS_SHARED_CREDENTIALS_FILE',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
];

/** Throws E_DEPLOY_CREDENTIALS where nothing tells of any credentials; nobody is asked for them. */
export function requireCredentials(env: Environment): void {
  if (keysIn(env) !== undefined) return;
  const misplaced = misplacedToken(env);
  if (misplaced !== undefined) throw misplaced;
  const ofMachine = mayHaveAccount(env) && env.AWS_EC2_METADATA_DISABLED !== 'true';
  if (ofMachine || SOURCES.some((name) => env[name]) || isAtHome(env, '.aws')) return;
  throw noCredentials(env, 'neither the environment nor a profile has any');
}

const misplacedToken = (env: Environment) => secretInPath(env, 'AWS_WEB_IDENTITY_TOKEN_FILE', TOKEN_FIX);

function noCredentials(env: Environment, why: string, cause?: unknown): Failure {
  return (
    misplacedToken(env) ??
    new Failure('E_DEPLOY_CREDENTIALS', {
      what: 'No credentials for the bucket were found',
      why: onlyOne(env) ?? why,
      fix:
        'add a step that logs in to the cloud before this one, or set AWS_ACCESS_KEY_ID and ' +
        'AWS_SECRET_ACCESS_KEY (with AWS_SESSION_TOKEN for temporary ones), or AWS_PROFILE',
      cause,
    })
  );
}

/** Half of a pair of keys, as where a secret is empty: forks have none. */
function onlyOne({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: Environment): string | undefined {
  if (!AWS_ACCESS_KEY_ID === !AWS_SECRET_ACCESS_KEY) return undefined;
  return AWS_ACCESS_KEY_ID
    ? 'AWS_ACCESS_KEY_ID is set, and AWS_SECRET_ACCESS_KEY is empty'
    : 'AWS_SECRET_ACCESS_KEY is set, and AWS_ACCESS_KEY_ID is empty';
}

function maskAll(credentials: Credentials, log: Log): void {
  log.mask(credentials.secretAccessKey);
  if (credentials.sessionToken !== undefined) log.mask(credentials.sessionToken);
}
