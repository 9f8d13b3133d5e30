import { z } from 'zod';
import { bodyText, type Http } from '../../http/http.ts';
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
    mask,
    actions,
  }: {
    readonly http: Http;
    readonly mask: (secret: string) => void;
    /** What is to be done there, as a token is asked for it: `pull,push`. */
    readonly actions: string;
  },
): Authorization {
  const basic = ({ username, password }: Login): string =>
    `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

  const ask = async (signal: AbortSignal): Promise<string | undefined> => {
    const response = await http({ method: 'GET', url: `${api}/v2/`, signal, whole: true });
    await bodyText(response);
    const challenge = response.headers['www-authenticate'] ?? '';
    const known = await login();
    const own = known && basic(known);
    if (own !== undefined) mask(own.slice('Basic '.length));
    if (response.status !== 401 || /^basic\b/i.test(challenge)) return own;
    const realm = parameterOf(challenge, 'realm');
    if (!/^bearer\b/i.test(challenge) || realm === undefined || !isSafe(realm, api)) return own;
    const url = new URL(realm);
    const service = parameterOf(challenge, 'service');
    if (service !== undefined) url.searchParams.set('service', service);
    url.searchParams.set('scope', `repository:${repository}:${actions}`);
    const headers = own === undefined ? {} : { authorization: own };
    const answer = await http({ method: 'GET', url, headers, signal, whole: true });
    const body = await bodyText(answer);
    // A refusal is told of the request that needs the token: it names what was wanted.
    if (answer.status !== 200) return own;
    const { token, access_token } = Token.parse(JSON.parse(body));
    const given = token ?? access_token;
    if (given === undefined) return own;
    mask(given);
    return `Bearer ${given}`;
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
