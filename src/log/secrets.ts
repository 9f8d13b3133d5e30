import { encodeStrictly } from '../text/percent.ts';

/** What may be a password in an address. */
export const CREDENTIALS = /(?<=:\/\/)[^/\s@]+@/g;

/** What must never be shown; a mutable set by nature, since secrets arrive while the program runs. */
export interface Secrets {
  add(secret: string): void;
  /** The text with every known secret replaced by `***`. */
  redact(text: string): string;
}

/** Shorter values would blank out ordinary words. */
export const SHORTEST_SECRET = 6;

/** Creates an empty set of secrets. URL-encoded, JSON-escaped and Base64 forms are masked with the value. */
export function createSecrets(): Secrets {
  const known = new Set<string>();
  // Longest first, so that a secret inside another does not leave its rest behind.
  let ordered: readonly string[] = [];
  return {
    add(secret) {
      const value = secret.trim();
      if (value.length < SHORTEST_SECRET) return;
      for (const form of formsOf(value)) known.add(form);
      ordered = [...known].sort((a, b) => b.length - a.length);
    },
    redact(text) {
      let shown = text;
      for (const secret of ordered) shown = shown.replaceAll(secret, '***');
      return shown;
    },
  };
}

function formsOf(value: string): readonly string[] {
  return [
    value,
    ...urlFormsOf(value),
    JSON.stringify(value).slice(1, -1),
    ...[0, 1, 2].flatMap((before) => base64Of(value, before)),
  ];
}

/** What a value looks like in addresses and forms: some encode more than others, and some in small letters. */
function urlFormsOf(value: string): readonly string[] {
  // A lone surrogate has no URL-encoded form.
  const text = value.toWellFormed();
  const strict = encodeStrictly(text);
  return [encodeURIComponent(text), strict, strict.replaceAll('%20', '+')].flatMap((form) => [
    form,
    form.replace(/%[\dA-F]{2}/g, (sign) => sign.toLowerCase()),
  ]);
}

/** Shorter ones could stand in any word. */
const SHORTEST_BASE64 = 12;

/**
 * What a value looks like in Base64, in both alphabets, as often as `before` bytes stand in front of it modulo 3: the
 * characters that are the value's alone, so that it is found also inside of `user:value`.
 */
function base64Of(value: string, before: number): readonly string[] {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]);
  const first = before === 0 ? 0 : before + 1;
  const last = Math.floor((bytes.length * 8) / 6);
  const form = bytes.toString('base64').slice(first, last);
  const urlForm = bytes.toString('base64url').slice(first, last);
  return form.length < SHORTEST_BASE64 ? [] : [form, urlForm];
}

/** Parts of links that say when, how and for whom, and open nothing. */
const HARMLESS = /date|expires|algorithm|version|content|disposition|headers|region|partnumber|access-?id/i;
/** What opens something is longer. */
const SHORTEST_VALUE = 16;

/**
 * The parts of a presigned link that must be masked with it: the link itself, its password, and the query values that
 * may be what opens it, as they stand there and decoded.
 */
export function secretsOfLink(link: string): string[] {
  const url = URL.parse(link);
  if (url === null) return [link];
  const values = url.search
    .slice(1)
    .split('&')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const)
    .filter(([name, value]) => isOpening(name, value))
    .flatMap(([, value]) => [value, new URLSearchParams(`value=${value}`).get('value') ?? '']);
  return [link, url.search.slice(1), url.password, ...new Set(values)].filter((part) => part !== '');
}

/** A pair of a query. */
const PAIR = /(?<=[?&])([^\s=&#?]+)=([^\s&#"'<>)]+)/g;

/** A text of somebody else's whose links keep no password and nothing else that opens them. */
export function withoutLinkSecrets(text: string): string {
  return withoutQuerySecrets(text.replaceAll(CREDENTIALS, '***@'));
}

/** A text whose links keep nothing in their queries that opens them. */
export function withoutQuerySecrets(text: string): string {
  return text.replaceAll(PAIR, (pair, name: string, value: string) =>
    isOpening(name, value) ? `${name}=***` : pair,
  );
}

function isOpening(name: string, value: string): boolean {
  // Not the names of headers that are signed, such as `host`.
  if (/sig(?!ned)|token|credential|policy|key/i.test(name)) return true;
  return value.length >= SHORTEST_VALUE && !HARMLESS.test(name);
}
