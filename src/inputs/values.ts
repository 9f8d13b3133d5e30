import { domainToASCII } from 'node:url';
import { FORBIDDEN_IN_NAMES } from '../deploy/artifact.ts';
import { MOST_SHARDS } from '../site/site.ts';
import { isPathSegment } from '../text/path-segment.ts';

/** Readers of single raw values. Each returns a value, or the reason why it is none and what to write instead. */

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: string; readonly fix: string };

const good = <T>(value: T): Reading<T> => ({ ok: true, value });
const bad = (why: string, fix: string): Reading<never> => ({ ok: false, why, fix });

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** A bare host name in lower case: no scheme, port, slash or path. */
export function readDomain(raw: string): Reading<string> {
  const bare = suggestedHost(raw);
  const ascii = domainToASCII(raw.replace(/\.$/, ''));
  const fix = bare === undefined ? 'write a host name such as docs.example.com' : `write ${bare}`;
  if (/\s/.test(raw)) return bad('a host name has no spaces', 'write a host name such as docs.example.com');
  if (raw.includes('://')) return bad('it has a scheme; only the bare host name is wanted', fix);
  if (/[/?#\\]/.test(raw)) return bad('it has a slash or path; only the bare host name is wanted', fix);
  if (raw.includes('@')) return bad('it has user information; only the bare host name is wanted', fix);
  if (raw.includes(':')) return bad('it has a port; only the bare host name is wanted', fix);
  if (raw.length > 253 || !raw.split('.').every((label) => LABEL.test(label))) {
    const isMeant = ascii !== raw && ascii.split('.').every((label) => LABEL.test(label));
    return bad('it is not a host name', isMeant ? `write ${ascii}` : fix);
  }
  return good(raw.toLowerCase());
}

function suggestedHost(raw: string): string | undefined {
  const host =
    raw
      .trim()
      .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
      .replace(/^[^@/]*@/, '')
      .split(/[/?#:\s\\]/)[0] ?? '';
  return host !== '' && host.split('.').every((label) => LABEL.test(label)) ? host.toLowerCase() : undefined;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host name means this machine. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname) || hostname.endsWith('.localhost');
}

/** Address of a service: https, or http on loopback; no user information, query or fragment. */
export function readServiceUrl(raw: string): Reading<URL> {
  const url = readHttpUrl(raw, 'https://api.example.com');
  if (!url.ok) return url;
  if (url.value.protocol === 'http:' && !isLoopback(url.value.hostname)) {
    return bad(
      'http would send the API key in the clear',
      `write https://${url.value.host}${url.value.pathname}`,
    );
  }
  if (url.value.search !== '' || url.value.hash !== '')
    return bad('it has a query or fragment', 'leave out what follows the path');
  return url;
}

/** Any http or https URL without user information. */
export function readHttpUrl(raw: string, example = 'https://docs.example.com'): Reading<URL> {
  // A parser of addresses drops them, and two lines become one host that nobody named.
  if (/[\t\r\n]/.test(raw)) return bad('it holds a tab or a line end', 'write one address');
  if (!URL.canParse(raw)) {
    const host = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(raw);
    return bad('it is not a URL', host ? `write https://${raw}` : `write an address such as ${example}`);
  }
  const url = new URL(raw);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return bad(`${url.protocol} is not http or https`, 'begin it with https://');
  if (url.username !== '' || url.password !== '')
    return bad('it holds a user name or password', 'leave out what comes before the @');
  return good(url);
}

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const DURATION_FIX = 'write a time such as 90s, 45m or 2h';

/** A duration in milliseconds: `90s`, `45m`, `2h`, `1h30m`; a bare number is minutes. */
export function readDuration(raw: string): Reading<number> {
  if (/^-/.test(raw)) return bad('a time cannot be negative', DURATION_FIX);
  if (/^\d+(\.\d+)?$/.test(raw)) return positive(Number(raw) * 60_000);
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(raw)) return bad('it is not a duration', DURATION_FIX);
  let total = 0;
  for (const [, amount, unit] of raw.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g))
    total += Number(amount) * (UNIT_MS[unit ?? ''] ?? 0);
  return positive(total);
}

/** Longer waits overflow a timer. */
const LONGEST_MS = 24 * 3_600_000;

function positive(milliseconds: number): Reading<number> {
  if (milliseconds <= 0) return bad('a time of zero leaves no time at all', DURATION_FIX);
  return milliseconds > LONGEST_MS ? bad('it is longer than a day', 'write 24h or less') : good(milliseconds);
}

/** A key or token, as a header can carry it. */
export function readSecret(raw: string): Reading<string> {
  if (raw.startsWith('${{'))
    return bad('it is an expression nobody filled in', 'give the value of the secret');
  if (/^bearer\s/i.test(raw))
    return bad('it begins with the name of the scheme', 'leave out what is before the key');
  if (/^(["']).*\1$/.test(raw)) return bad('it stands in quotes', 'leave them out');
  if (/\s/.test(raw))
    return bad('it holds white space, which a header cannot carry', 'copy the key again, without line ends');
  if (!/^[!-~]+$/.test(raw))
    return bad('it holds characters that a header cannot carry', 'copy the key again');
  return good(raw);
}

/** An id that becomes one segment of a path. */
export function readId(raw: string): Reading<string> {
  return isPathSegment(raw)
    ? good(raw)
    : bad('it is no id', 'copy it from the dashboard, or from the log of the run that made it');
}

/** A share as a fraction, 0 to 1, from a percentage: `20%` or `20`. */
export function readPercentage(raw: string): Reading<number> {
  const match = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(raw);
  const fix = 'write a percentage such as 20%';
  if (match === null) return bad('it is not a percentage', fix);
  const number = Number(match[1]);
  if (number > 100) return bad('it is more than 100 %', fix);
  if (match[2] === '' && number > 0 && number < 1)
    // Twelve digits leave out what the product of two binary fractions adds.
    return bad(
      'it could be a share or a percentage',
      `write ${Number((number * 100).toPrecision(12))}% or ${number}%`,
    );
  return good(number / 100);
}

/** A whole number from 0 to `most`. */
export function readWholeNumber(raw: string, most: number): Reading<number> {
  const number = /^\d+$/.test(raw) ? Number(raw) : Number.NaN;
  return number <= most
    ? good(number)
    : bad('it is not such a number', `write a whole number from 0 to ${most}`);
}

/** One part of several, such as `2/8`. */
export function readShard(raw: string): Reading<{ readonly index: number; readonly of: number }> {
  const match = /^(\d+)\s*\/\s*(\d+)$/.exec(raw);
  const fix = 'write which part of how many, such as 2/8';
  if (match === null) return bad('it is not one part of several', fix);
  const [index, of] = [Number(match[1]), Number(match[2])];
  if (of < 1 || of > MOST_SHARDS) return bad(`there can be 1 to ${MOST_SHARDS} parts`, fix);
  return index < 1 || index > of
    ? bad(`parts count from 1 to ${of}`, `write 1/${of} to ${of}/${of}`)
    : good({ index, of });
}

/** The booleans of YAML 1.2's core schema. */
export function readBoolean(raw: string): Reading<boolean> {
  if (/^(true|True|TRUE)$/.test(raw)) return good(true);
  if (/^(false|False|FALSE)$/.test(raw)) return good(false);
  return bad('it is not a boolean', 'write true or false');
}

/** One of a few words. */
export function readOneOf<const T extends string>(raw: string, allowed: readonly T[]): Reading<T> {
  const found = allowed.find((word) => word === raw);
  return found === undefined
    ? bad('it is not one of the known values', `write one of ${allowed.join(', ')}`)
    : good(found);
}

/** Words separated by commas, blanks or line ends; `none` alone means the empty list. */
export function readListOf<const T extends string>(
  raw: string,
  allowed: readonly T[],
): Reading<readonly T[]> {
  const words = readLines(raw.replaceAll(',', '\n')).flatMap((line) => line.split(/\s+/));
  if (words.length === 1 && words[0] === 'none') return good([]);
  const unknown = new Set(words.filter((word) => !allowed.some((one) => one === word)));
  if (unknown.has('-'))
    return bad('this is a list of YAML, which inputs cannot hold', 'leave out the dashes');
  if (unknown.has('none')) return bad('none stands beside others', 'write none alone, or leave it out');
  if (unknown.size > 0)
    return bad(
      `${[...unknown].join(', ')} is not known here`,
      `write a list of ${allowed.join(', ')}, or none`,
    );
  return good(allowed.filter((word) => words.includes(word)));
}

/** Lines without blanks around them, empty ones and `#` comments left out. */
export function readLines(raw: string): readonly string[] {
  return raw
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** A name the artifact service takes. */
export function readArtifactName(raw: string): Reading<string> {
  const forbidden = FORBIDDEN_IN_NAMES.exec(raw);
  return forbidden === null
    ? good(raw)
    : bad(
        `${JSON.stringify(forbidden[0])} is not allowed in an artifact name`,
        'use letters, digits, - and _',
      );
}

/** A name GitHub takes for an environment. */
export function readEnvironment(raw: string): Reading<string> {
  return raw.length <= 255 && !/[\p{Cc}'"`,;\\]/u.test(raw)
    ? good(raw)
    : bad('GitHub takes no such name for an environment', 'use letters, digits, spaces, - and /');
}
