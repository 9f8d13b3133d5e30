import {
  cookiePairs,
  cookieText,
  filledPath,
  headerText,
  type ParameterStyle,
  pathText,
  percentEncode,
  queryPairs,
  withQuery,
} from '../samples/serialize.ts';

/** A parameter that the reader has filled in. */
export interface Filled extends ParameterStyle {
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly value: unknown;
}

export interface TryRequest {
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** `name=value`, which a page can only set for its own host. */
  readonly cookies: readonly string[];
}

/** A secret as it goes into the request. */
export interface Credential {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  readonly value: string;
}

/** Puts the reader's values where the description wants them. Pure; runs in the browser. */
export function tryRequest(
  server: string,
  path: string,
  filled: readonly Filled[],
  credentials: readonly Credential[],
): TryRequest {
  const inPlace = (place: Filled['in']): Filled[] => filled.filter((one) => one.in === place);
  const address = inPlace('path').reduce(
    (text, parameter) => filledPath(text, parameter.name, pathText(parameter, parameter.value)),
    path,
  );
  return {
    url: withQuery(`${server.replace(/\/+$/, '')}${address}`, [
      ...inPlace('query').flatMap((parameter) => queryPairs(parameter, parameter.value)),
      ...from(credentials, 'query').map(({ name, value }) => [name, percentEncode(value)] as const),
    ]),
    headers: [
      ...inPlace('header').map(
        (parameter) => [parameter.name, headerText(parameter, parameter.value)] as const,
      ),
      ...from(credentials, 'header').map(({ name, value }) => [name, value] as const),
    ],
    cookies: [
      ...inPlace('cookie').flatMap((parameter) => cookiePairs(parameter, parameter.value)),
      // A secret is copied as it was set, encoded or not.
      ...from(credentials, 'cookie').map(({ name, value }) => [name, cookieText(value)] as const),
    ].map(([name, value]) => `${name}=${value}`),
  };
}

function from(credentials: readonly Credential[], place: Credential['in']): Credential[] {
  return credentials.filter((credential) => credential.in === place);
}

/** `Bearer …` where the reader has not typed the word already. */
export function withPrefix(prefix: string, secret: string): string {
  const value = secret.trim();
  return prefix === '' || value.toLowerCase().startsWith(`${prefix.toLowerCase()} `)
    ? value
    : `${prefix} ${value}`;
}

/** User name and password as HTTP's basic authentication has them (RFC 7617, in UTF-8). */
export function basicCredentials(user: string, password: string): string {
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
