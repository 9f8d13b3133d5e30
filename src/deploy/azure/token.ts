import { readFile } from 'node:fs/promises';
import { Failure, messageOf } from '../../errors/failure.ts';
import type { Environment } from '../../process/environment.ts';
import type { DestinationContext } from '../destination.ts';
import { identityToken } from '../identity.ts';
import { isAtHome } from '../machine.ts';
import { secretInPath } from '../store/secret-in-path.ts';
import { logIn, type Token } from './login.ts';
import { noCredentials, tokenOfSession } from './session.ts';

/** Gives a bearer token for storage that is valid now; `refresh` makes a new one. */
export type TokenSource = (options: {
  readonly refresh: boolean;
  readonly signal: AbortSignal;
}) => Promise<string>;

type Effects = Pick<DestinationContext, 'http' | 'clock' | 'log' | 'env'>;

/** A workload's token must be made for the exchange. */
const ASKER = {
  name: 'Microsoft Entra',
  permissions: 'id-token: write',
  audience: 'api://AzureADTokenExchange',
};
/** A token is renewed so long before it ends. */
const EARLY_MS = 5 * 60_000;

/**
 * Tokens of Microsoft Entra: in exchange for a federated token (a file, or this workflow run's own), for a client
 * secret, else of the session that `az login` or the login Action left. Kept until shortly before they expire.
 */
export function tokenSource(effects: Effects): TokenSource {
  const { clock, log } = effects;
  let current: Promise<Token> | undefined;
  const renewed = (signal: AbortSignal): Promise<Token> => {
    const coming = fetchToken(effects, signal).then((token) => {
      log.mask(token.value);
      return token;
    });
    current = coming;
    coming.catch(() => {
      if (current === coming) current = undefined;
    });
    return coming;
  };
  return async ({ refresh, signal }) => {
    const known = current;
    if (refresh || known === undefined) return (await renewed(signal)).value;
    const token = await known;
    if (token.expires - clock.now() > EARLY_MS) return token.value;
    // Many requests find at once that it ends: one of them renews it.
    return (await (current === known || current === undefined ? renewed(signal) : current)).value;
  };
}

async function fetchToken(effects: Effects, signal: AbortSignal): Promise<Token> {
  const { env } = effects;
  // Secrets are often stored with the end of their line.
  const [client, tenant, secret] = [env.AZURE_CLIENT_ID, env.AZURE_TENANT_ID, env.AZURE_CLIENT_SECRET].map(
    (value) => value?.trim(),
  );
  if (!client || !tenant) return tokenOfSession(env, signal);
  const loggedIn = (proof: Record<string, string>) => logIn({ client, tenant }, proof, effects, signal);
  if (env.AZURE_FEDERATED_TOKEN_FILE)
    return loggedIn(assertionOf(await tokenInFile(env.AZURE_FEDERATED_TOKEN_FILE, env)));
  if (secret) {
    effects.log.mask(secret);
    return loggedIn({ client_secret: secret });
  }
  if (env.ACTIONS_ID_TOKEN_REQUEST_URL && env.ACTIONS_ID_TOKEN_REQUEST_TOKEN)
    return loggedIn(assertionOf(await identityToken(effects, ASKER, signal)));
  return tokenOfSession(env, signal);
}

/** Throws E_DEPLOY_CREDENTIALS where nothing can prove who this is; nobody is asked. */
export async function requireProof(env: Environment): Promise<void> {
  const { AZURE_CLIENT_ID: client, AZURE_TENANT_ID: tenant } = env;
  if (client && tenant) {
    if (env.AZURE_FEDERATED_TOKEN_FILE) return void (await tokenInFile(env.AZURE_FEDERATED_TOKEN_FILE, env));
    if (env.AZURE_CLIENT_SECRET || env.ACTIONS_ID_TOKEN_REQUEST_TOKEN) return;
  }
  // What az leaves of each login.
  if (env.AZURE_CONFIG_DIR || isAtHome(env, '.azure', 'azureProfile.json')) return;
  throw noCredentials(env, 'there is no session of az');
}

async function tokenInFile(path: string, env: Environment): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    const misplaced = secretInPath(
      env,
      'AZURE_FEDERATED_TOKEN_FILE',
      'write the token to a file and name that',
    );
    if (misplaced !== undefined) throw misplaced;
    throw new Failure('E_DEPLOY_CREDENTIALS', {
      what: 'The federated token cannot be read',
      value: path,
      why: messageOf(error),
      fix: 'correct AZURE_FEDERATED_TOKEN_FILE',
      cause: error,
    });
  }
}

function assertionOf(assertion: string): Record<string, string> {
  return {
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: assertion,
  };
}
