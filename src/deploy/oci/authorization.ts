import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import { bodyText, type Http, type HttpRequest } from '../../http/http.ts';
import { jsonIn } from '../../http/json-in.ts';
import { type Attempt, isRetryableStatus, retryAfterMs, retrying } from '../../http/retry.ts';
import type { ImagePlace } from './address.ts';
import type { Login } from './credentials.ts';

/** Gives the `authorization` header for requests that is valid now; `refresh` asks for another one. */
export type Authorization = (refresh: boolean, signal: AbortSignal) => Promise<string | undefined>;

const Token = z.looseObject({ token: z.string().optional(), access_token: z.string().optional() });

/**
 * Asks a registry how it wants to be asked, and follows that: with the login itself, or with a token that its service
 * gives for it (Distribution's "Token Authentication Specification").
 */
export function authorizationOf(
  { api, repository }: ImagePlace,
  login: () => Promise<Login | undefined>,
  {
    http,
    clock,
    mask,
    actions,
  }: {
    readonly http: Http;
    readonly clock: Clock;
    readonly mask: (secret: string) => void;
    /** What is to be done there, as a token is asked for it: `pull,push`. */
    readonly actions: string;
  },
): Authorization {
  const ask = async (signal: AbortSignal): Promise<string | undefined> => {
    const response = await http({ method: 'GET', url: `${api}/v2/`, signal, whole: true });
    await bodyText(response);
    const challenge = response.headers['www-authenticate'] ?? '';
    const known = await login();
    const own = known && basicOf(known);
    if (own !== undefined) mask(own.slice('Basic '.length));
    if (response.status !== 401 || /^basic\b/i.test(challenge)) return own;
    const realm = parameterOf(challenge, 'realm');
    if (!/^bearer\b/i.test(challenge) || realm === undefined || !isSafe(realm, api)) return own;
    const url = new URL(realm);
    const scope = `repository:${repository}:${actions}`;
    const request = {
      ...tokenRequest(url, known, { service: parameterOf(challenge, 'service'), scope }),
      signal,
    };
    const attempt = async (): Promise<Attempt<string | undefined>> => {
      const answer = await http({ ...request, whole: true });
      const body = await bodyText(answer);
      const { status } = answer;
      if (isRetryableStatus(status)) {
        const retryAfter = retryAfterMs(answer.headers, clock.now());
        return { done: false, error: failing(url, `it answers with status ${status}`), retryAfter };
      }
      // A refusal is told of the request that needs the token: it names what was wanted.
      if (status !== 200) return { done: true, value: own };
      // The words of a parser are not told: they show the beginning of what may be a token.
      const { token, access_token } = Token.safeParse(jsonIn(body)).data ?? {};
      const given = token ?? access_token;
      if (given === undefined) return { done: false, error: failing(url, 'what it answers holds no token') };
      mask(given);
      return { done: true, value: `Bearer ${given}` };
    };
    return retrying(attempt, { clock, signal });
  };

  let current: Promise<string | undefined> | undefined;
  return (refresh, signal) => {
    if (refresh) current = undefined;
    current ??= ask(signal).catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    return current;
  };
}

/** The login as the registry takes it with each request, where it is of that kind. */
function basicOf(login: Login): string | undefined {
  if (!('password' in login)) return undefined;
  return `Basic ${Buffer.from(`${login.username}:${login.password}`).toString('base64')}`;
}

/** Asks for a token with a login, or in exchange for the token that stands for one. */
function tokenRequest(
  realm: URL,
  login: Login | undefined,
  { service, scope }: { readonly service: string | undefined; readonly scope: string },
): Pick<HttpRequest, 'method' | 'url' | 'headers' | 'body'> {
  const wanted = { ...(service !== undefined && { service }), scope };
  if (login !== undefined && 'identityToken' in login) {
    const { identityToken: refresh_token } = login;
    const form = { grant_type: 'refresh_token', refresh_token, client_id: 'docs-export-action', ...wanted };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return { method: 'POST', url: realm, headers, body: new URLSearchParams(form).toString() };
  }
  const url = new URL(realm);
  for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value);
  const own = login && basicOf(login);
  return { method: 'GET', url, headers: own === undefined ? {} : { authorization: own } };
}

function failing({ host }: URL, why: string): Failure {
  return new Failure('E_DEPLOY_UNREACHABLE', {
    what: 'The registry’s service of tokens keeps failing',
    value: host,
    why,
    fix: 'run again; where it stays so, ask those who run the registry',
  });
}

function parameterOf(challenge: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(challenge)?.[1];
}

/** A login goes nowhere in the clear, but to this machine. */
function isSafe(realm: string, api: string): boolean {
  const url = URL.parse(realm);
  return (
    url?.protocol === 'https:' ||
    (url !== null && new URL(api).hostname === url.hostname && api.startsWith('http:'))
  );
}
