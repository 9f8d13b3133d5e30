import { lookUp } from '../../../look-up.ts';
import { type JsonObject, textOf } from '../json.ts';
import { fitting } from './pattern.ts';

const HTTP_DATE = 'Sat, 31 Jan 2026 09:30:00 GMT';

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T09:30:00Z',
  'date-time-local': '2026-01-31T09:30:00',
  'http-date': HTTP_DATE,
  'date-time-rfc1123': HTTP_DATE,
  time: '09:30:00Z',
  'time-local': '09:30:00',
  duration: 'PT30M',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  iri: 'https://example.com',
  'uri-reference': '/path',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '3c90c3cc-0d44-4b50-8888-8dd25736052a',
  byte: 'aGVsbG8=',
  base64: 'aGVsbG8=',
  // Numbers too large for JSON travel as texts.
  int64: '1',
  uint64: '1',
  decimal: '1.5',
  password: 'correct-horse-battery',
  regex: '^[a-z]+$',
  'iri-reference': '/path',
  'uri-template': 'https://example.com/{id}',
  'json-pointer': '/path',
  'media-range': 'application/json',
};

/** What is an address, a path or a number still where it is made of a pattern. */
const FREE = /^https:|^\/|^[\d.]+$/;

/** Formats by what they are called in the registry; many write them in their own way. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^uuid[1-8]$/, 'uuid'],
  [/^date_?time$/, 'date-time'],
];

function exampleOfFormat(format: string): string | undefined {
  const name = format.toLowerCase();
  return lookUp(BY_FORMAT, OTHER_NAMES.find(([others]) => others.test(name))?.[1] ?? name);
}

/** A text, number or truth value that fits the keywords of its type; `name` is what it is called. */
export function makeScalar(type: string | undefined, keywords: JsonObject, name: string): unknown {
  switch (type) {
    case 'string':
      return makeText(keywords, name);
    case 'integer':
      return makeNumber(keywords, 1);
    case 'number':
      return makeNumber(keywords, /^u?int/.test(textOf(keywords.format) ?? '') ? 1 : 1.5);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      // Of a type that is none, a text says at least what is wanted.
      return makeText(keywords, name);
  }
}

function makeText(keywords: JsonObject, name: string): string {
  const format = textOf(keywords.format) ?? textOf(keywords.contentEncoding);
  const known = format === undefined ? undefined : exampleOfFormat(format);
  const { minLength, maxLength, pattern } = keywords;
  // Shorter or longer, or made of a pattern, a date would be none.
  if (known !== undefined && format !== 'password')
    return typeof pattern === 'string' && FREE.test(known) ? fitting(known, pattern) : known;
  const text = known ?? (name === '' ? 'text' : name);
  const sized =
    typeof maxLength === 'number' && text.length > maxLength
      ? text.slice(0, Math.max(0, maxLength))
      : typeof minLength === 'number' && minLength <= 64
        ? text.padEnd(minLength, 'x')
        : text;
  if (typeof pattern !== 'string') return sized;
  const most = typeof maxLength === 'number' ? maxLength : undefined;
  const least = Math.min(typeof minLength === 'number' ? Math.max(1, minLength) : 1, most ?? 1e3);
  return fitting(sized, pattern, least, most);
}

function makeNumber(keywords: JsonObject, usual: number): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = keywords;
  const above =
    typeof exclusiveMinimum === 'number' ? exclusiveMinimum : exclusiveMinimum === true ? minimum : undefined;
  const below =
    typeof exclusiveMaximum === 'number' ? exclusiveMaximum : exclusiveMaximum === true ? maximum : undefined;
  let value = usual;
  if (typeof minimum === 'number') value = Math.max(value, minimum);
  if (typeof above === 'number' && value <= above) value = above + 1;
  if (typeof maximum === 'number') value = Math.min(value, maximum);
  if (typeof below === 'number' && value >= below) {
    const least = above ?? minimum;
    value = typeof least === 'number' && least >= below - 1 ? (least + below) / 2 : below - 1;
  }
  if (typeof multipleOf !== 'number' || multipleOf <= 0) return value;
  const times = value / multipleOf;
  const next = Math.ceil(times) * multipleOf;
  const isTooMuch =
    (typeof maximum === 'number' && next > maximum) || (typeof below === 'number' && next >= below);
  return isTooMuch ? Math.floor(times) * multipleOf : next;
}
