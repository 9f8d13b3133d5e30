import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { Failure, messageOf } from '../../errors/failure.ts';
import { textOf } from '../../http/endless.ts';
import type { Http, HttpResponse } from '../../http/http.ts';
import { jsonIn } from '../../http/json-in.ts';
import { type Attempt, isRetryableStatus, retryAfterMs } from '../../http/retry.ts';
import type { Log } from '../../log/log.ts';
import { identityToken } from '../identity.ts';
import { isAtHome } from '../machine.ts';
import { environmentSetting, httpAddress } from '../scheme.ts';
import { lostConnection } from '../store/lost-connection.ts';
import { secretInPath } from '../store/secret-in-path.ts';
import { toldRetries } from '../store/told-retries.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Gives a bearer token for storage that is valid now; `refresh` makes a new one. */
export type TokenSource = (options: {
  readonly refresh: boolean;
  readonly signal: AbortSignal;
}) => Promise<string>;

interface Token {
  readonly value: string;
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

interface Effects {
  readonly http: Http;
  readonly clock: Clock;
  readonly log: Log;
  readonly env: Env;
}

const RESOURCE = 'https://storage.azure.com/';
/** A workload's token must be made for the exchange. */
const ASKER = {
  name: 'Microsoft Entra',
  permissions: 'id-token: write',
  audience: 'api://AzureADTokenExchange',
};
/** A token is renewed so long before it ends. */
const EARLY_MS = 5 * 60_000;

const run = promisify(execFile);

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
  const { AZURE_CLIENT_ID: client, AZURE_TENANT_ID: tenant } = env;
  if (!client || !tenant) return tokenOfSession(env, signal);
  if (env.AZURE_FEDERATED_TOKEN_FILE) {
    const assertion = await tokenInFile(env.AZURE_FEDERATED_TOKEN_FILE, env);
    return exchange(effects, { client, tenant, ...assertionOf(assertion) }, signal);
  }
  if (env.AZURE_CLIENT_SECRET) {
    effects.log.mask(env.AZURE_CLIENT_SECRET);
    return exchange(effects, { client, tenant, client_secret: env.AZURE_CLIENT_SECRET }, signal);
  }
  if (env.ACTIONS_ID_TOKEN_REQUEST_URL && env.ACTIONS_ID_TOKEN_REQUEST_TOKEN) {
    const assertion = await identityToken(effects, ASKER, signal);
    return exchange(effects, { client, tenant, ...assertionOf(assertion) }, signal);
  }
  return tokenOfSession(env, signal);
}

/** Throws E_DEPLOY_CREDENTIALS where nothing can prove who this is; nobody is asked. */
export async function requireProof(env: Env): Promise<void> {
  const { AZURE_CLIENT_ID: client, AZURE_TENANT_ID: tenant } = env;
  if (client && tenant) {
    if (env.AZURE_FEDERATED_TOKEN_FILE) return void (await tokenInFile(env.AZURE_FEDERATED_TOKEN_FILE, env));
    if (env.AZURE_CLIENT_SECRET || env.ACTIONS_ID_TOKEN_REQUEST_TOKEN) return;
  }
  // What az leaves of each login.
  if (env.AZURE_CONFIG_DIR || isAtHome(env, '.azure', 'azureProfile.json')) return;
  throw noCredentials(`${lackOf(env)}, and there is no session of az`);
}

async function tokenInFile(path: string, env: Env): Promise<string> {
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

const TokenAnswer = z.looseObject({ access_token: z.string(), expires_in: z.coerce.number() });
const TokenError = z.looseObject({ error: z.string(), error_description: z.string().optional() });

const UNREACHED_FIX = 'check the network (and AZURE_AUTHORITY_HOST, for another cloud), then run again';

async function exchange(
  { http, clock, env, log }: Effects,
  { client, tenant, ...proof }: { readonly client: string; readonly tenant: string } & Record<string, string>,
  signal: AbortSignal,
): Promise<Token> {
  const host = environmentSetting(env, ['AZURE_AUTHORITY_HOST'], httpAddress);
  const authority = (host ?? 'https://login.microsoftonline.com').replace(/\/+$/, '');
  const form = {
    grant_type: 'client_credentials',
    client_id: client,
    scope: `${RESOURCE}.default`,
    ...proof,
  };
  const attempt = async (): Promise<Attempt<Token>> => {
    let response: HttpResponse;
    let text: string;
    try {
      response = await http({
        method: 'POST',
        url: `${authority}/${encodeURIComponent(tenant)}/oauth2/v2.0/token`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams(form).toString(),
        signal,
      });
      text = await textOf(response.body);
    } catch (error) {
      signal.throwIfAborted();
      return lostConnection(error, {
        name: 'The login service',
        address: authority,
        unreachableFix: UNREACHED_FIX,
      });
    }
    const body = jsonIn(text);
    const answer = TokenAnswer.safeParse(body);
    if (response.status < 300 && answer.success) {
      const expires = clock.now() + answer.data.expires_in * 1000;
      return { done: true, value: { value: answer.data.access_token, expires } };
    }
    const error = refusedLogin(authority, client, tenant, response.status, body);
    // A success without a token is the answer of something in between.
    if (!isRetryableStatus(response.status) && response.status >= 300) throw error;
    return { done: false, error, retryAfter: retryAfterMs(response.headers, clock.now()) };
  };
  return toldRetries(attempt, { clock, signal, log, place: authority, request: 'the login' });
}

function refusedLogin(
  authority: string,
  client: string,
  tenant: string,
  status: number,
  body: unknown,
): Failure {
  const told = TokenError.safeParse(body);
  const why = told.success
    ? (told.data.error_description ?? told.data.error).split(/\r?\n/, 1)[0]
    : `${status < 300 ? 'something that holds no token, ' : ''}status ${status}`;
  if (!told.success && (status < 300 || isRetryableStatus(status))) {
    return new Failure('E_DEPLOY_UNREACHABLE', {
      what: 'The login service gives no login',
      value: authority,
      why: `it answered ${why}`,
      fix: UNREACHED_FIX,
    });
  }
  return new Failure('E_DEPLOY_DENIED', {
    what: 'The login was refused',
    value: `client ${client}, tenant ${tenant}`,
    why: `${authority} says ${why}`,
    fix:
      'check AZURE_CLIENT_ID and AZURE_TENANT_ID, and that the application has a federated credential for this ' +
      'repository and branch or environment',
  });
}

const SessionToken = z.looseObject({ accessToken: z.string(), expires_on: z.number().optional() });

/** The session of the Azure command line, which also the login Action leaves. */
async function tokenOfSession(env: Env, signal: AbortSignal): Promise<Token> {
  try {
    const args = ['account', 'get-access-token', '--resource', RESOURCE, '--output', 'json'];
    const { stdout } = await run('az', args, { env, signal, shell: process.platform === 'win32' });
    const token = SessionToken.parse(JSON.parse(stdout));
    // Older versions tell the end in local time only; such a token lives for most of an hour at least.
    const expires = token.expires_on === undefined ? Number.POSITIVE_INFINITY : token.expires_on * 1000;
    return { value: token.accessToken, expires };
  } catch (error) {
    signal.throwIfAborted();
    const absent = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const az = absent ? 'there is no az on this machine' : `az says: ${lineOf(error)}`;
    throw noCredentials(`${lackOf(env)}, and ${az}`, error);
  }
}

function noCredentials(why: string, cause?: unknown): Failure {
  return new Failure('E_DEPLOY_CREDENTIALS', {
    what: 'No credentials for the storage account were found',
    why,
    fix:
      'add a step that logs in to Azure before this one, or set AZURE_CLIENT_ID and AZURE_TENANT_ID (with ' +
      'permissions: id-token: write), AZURE_STORAGE_SAS_TOKEN, AZURE_STORAGE_KEY or AZURE_STORAGE_CONNECTION_STRING',
    cause,
  });
}

/** What is missing for another login than the session's. */
function lackOf({ AZURE_CLIENT_ID: client, AZURE_TENANT_ID: tenant }: Env): string {
  if (!client && !tenant) return 'none are in the environment';
  if (!client || !tenant) {
    const [set, empty] = client ? ['CLIENT', 'TENANT'] : ['TENANT', 'CLIENT'];
    return `AZURE_${set}_ID is set without AZURE_${empty}_ID`;
  }
  return (
    'nothing proves AZURE_CLIENT_ID: this is no job with id-token: write, and neither AZURE_FEDERATED_TOKEN_FILE ' +
    'nor AZURE_CLIENT_SECRET is set'
  );
}

/** What az said, not what it was asked. */
function lineOf(error: unknown): string {
  const stderr = (error as { stderr?: unknown }).stderr;
  const said = typeof stderr === 'string' ? stderr.trim().split('\n', 1)[0] : undefined;
  return said || messageOf(error);
}
