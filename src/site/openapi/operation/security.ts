import type { ApiDocument } from '../description/document.ts';
import { isObject, type JsonObject, listOf, objectOf, shown, textOf } from '../json.ts';
import type { ApiOperation } from './operations.ts';

/** One way in: a security scheme with the scopes an operation needs of it. */
export interface Authorization {
  readonly name: string;
  readonly scheme: JsonObject;
  readonly scopes: readonly string[];
}

/**
 * The ways an operation can be authorized: any one of the alternatives, all schemes of it together.
 * An empty alternative means that the operation also works without; none at all, that it asks for nothing.
 */
export function authorizationsOf(
  document: ApiDocument,
  operation: ApiOperation,
): readonly (readonly Authorization[])[] {
  const required = operation.raw.security ?? (operation.webhook ? [] : document.raw.security);
  const schemes = objectOf(objectOf(document.raw.components).securitySchemes);
  // The only way stands without a list at times.
  return (isObject(required) ? [required] : listOf(required)).filter(isObject).flatMap((alternative) => {
    const named = Object.entries(alternative);
    const known = named.filter(([name]) => Object.hasOwn(schemes, name));
    // Of a way that nothing is known of, it cannot be said that it asks for nothing.
    if (known.length === 0 && named.length > 0) return [];
    const all = known.map(([name, scopes]) => ({
      name,
      scheme: asWritten(document.resolve(schemes[name])),
      scopes: listOf(scopes).map(shown),
    }));
    return [all.filter(({ scheme }) => !isNone(scheme))];
  });
}

/** Whether a scheme says that none is needed, as collections of requests do that were made descriptions. */
function isNone({ type, scheme }: JsonObject): boolean {
  return type === 'http' && /^(?:no-?auth|none)$/i.test(textOf(scheme) ?? '');
}

const TYPES = ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'];

/** A scheme with its type and place as OpenAPI writes them; `basic` is one of Swagger 2. */
function asWritten(scheme: JsonObject): JsonObject {
  const given = textOf(scheme.type)?.toLowerCase();
  if (given === 'basic' || given === 'bearer') return { ...scheme, type: 'http', scheme: given };
  const type = TYPES.find((one) => one.toLowerCase() === given) ?? scheme.type;
  return { ...scheme, type, in: textOf(scheme.in)?.toLowerCase() };
}

/** Where the secret of a scheme goes, with a placeholder for it; undefined where it is no part of the request. */
export function credentialOf(
  authorization: Authorization,
): { in: 'header' | 'query' | 'cookie'; name: string; value: string } | undefined {
  const { scheme } = authorization;
  const given = textOf(scheme['x-default']);
  switch (scheme.type) {
    case 'apiKey': {
      // AsyncAPI has keys that are sent as a user name or a password, before any request.
      if (scheme.in === 'user' || scheme.in === 'password') return undefined;
      const place = scheme.in === 'query' || scheme.in === 'cookie' ? scheme.in : 'header';
      const word = keyWord(authorization);
      const placeholder = word === undefined ? 'YOUR_API_KEY' : `${word} YOUR_TOKEN`;
      return { in: place, name: textOf(scheme.name) ?? 'X-API-Key', value: given ?? placeholder };
    }
    case 'http': {
      const kind = (textOf(scheme.scheme) ?? 'bearer').toLowerCase();
      const [word, placeholder] =
        kind === 'bearer'
          ? ['Bearer', 'YOUR_TOKEN']
          : kind === 'basic'
            ? ['Basic', 'YOUR_CREDENTIALS']
            : [textOf(scheme.scheme) ?? kind, 'YOUR_CREDENTIALS'];
      return { in: 'header', name: 'Authorization', value: `${word} ${given ?? placeholder}` };
    }
    case 'oauth2':
    case 'openIdConnect':
      return { in: 'header', name: 'Authorization', value: `Bearer ${given ?? 'YOUR_TOKEN'}` };
    default:
      return undefined;
  }
}

/** How much of a description is searched for such a word. */
const LONGEST = 2000;

/**
 * The word before a key that goes as `Authorization`: `Bearer`, `Token`. Older descriptions have no scheme for it, and
 * say it in words, or by what they call the key.
 */
export function keyWord({ name, scheme }: Authorization): string | undefined {
  const isKey = scheme.type === 'apiKey' && (scheme.in === undefined || scheme.in === 'header');
  if (!isKey || textOf(scheme.name)?.toLowerCase() !== 'authorization') return undefined;
  const about = (textOf(scheme.description) ?? '').slice(0, LONGEST);
  if (/\b(?:no|not|without)\b[^.]*\b(?:bearer|prefix)\b|n['’]t[^.]*\b(?:bearer|prefix)\b/i.test(about))
    return undefined;
  const [, prefix] = /\bprefix:?\s+["'`“‘]+(\w+)/i.exec(about) ?? [];
  if (prefix !== undefined) return prefix;
  if ([about, name, textOf(scheme.scheme)].some((text) => /bearer/i.test(text ?? ''))) return 'Bearer';
  return /["'`“:]\s*Token\s+\S/.test(about) ? 'Token' : undefined;
}

/**
 * Whether a parameter is the secret of a way in, which many describe among the parameters, too. Names of headers have no
 * case.
 */
export function carriesSecret(
  ways: readonly (readonly Authorization[])[],
): (parameter: { readonly in: string; readonly name: string }) => boolean {
  const key = (place: string, name: string) => `${place} ${place === 'header' ? name.toLowerCase() : name}`;
  const secrets = new Set(
    ways.flat().flatMap((authorization) => {
      const credential = credentialOf(authorization);
      return credential === undefined ? [] : key(credential.in, credential.name);
    }),
  );
  return (parameter) => secrets.has(key(parameter.in, parameter.name));
}
