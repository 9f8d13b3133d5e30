import { literalIn } from '../../text/literal-in.ts';
import { changedBetween, decode } from '../../text/percent.ts';

/** One rule of a `_redirects` file. */
export interface RedirectRule {
  /** As written: `/old`, `/blog/*`, `/users/:name`. */
  readonly source: string;
  readonly target: string;
  readonly status: number;
  /** Also where the site has a page of its own (`301!`). */
  readonly force: boolean;
}

const STATUSES = new Set([301, 302, 303, 307, 308]);

/** Reads a `_redirects` file as hosts do; `left` holds the lines that are no plain redirect. */
export function parseRedirects(text: string): {
  readonly rules: readonly RedirectRule[];
  readonly left: readonly string[];
} {
  const rules: RedirectRule[] = [];
  const left: string[] = [];
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.replace(/(^|\s)#.*$/, '').trim();
    if (line === '') continue;
    const [source = '', target = '', code = '301', ...more] = line.split(/\s+/);
    const status = Number(/^(\d{3})!?$/.exec(code)?.[1]);
    const isPlain = /^\/[^?]*$/.test(source) && /^(\/|https?:\/\/)/.test(target) && more.length === 0;
    if (isPlain && STATUSES.has(status)) rules.push({ source, target, status, force: code.endsWith('!') });
    else left.push(line);
  }
  return { rules, left };
}

/** A part of an address: a text, or a name for what stands there. */
export type Part =
  | string
  | {
      readonly name: string;
      readonly many: boolean;
      /** What stands there is meant without slashes at its beginning. */
      readonly slashless?: boolean;
    };

/** `/blog/:slug/*` in its parts; the star's name is `splat`. */
export function partsOf(source: string): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of source.matchAll(/\/:([A-Za-z_]\w*)|\*/g)) {
    const [found, name] = match;
    const before = source.slice(at, match.index) + (name === undefined ? '' : '/');
    if (before !== '') parts.push(before);
    parts.push(name === undefined ? { name: 'splat', many: true } : { name, many: false });
    at = match.index + found.length;
  }
  if (at < source.length) parts.push(source.slice(at));
  return parts;
}

/** The names among the parts of an address, in order. */
export function namesIn(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
}

/** The target in its parts; names that the source does not have are text. */
export function targetParts(target: string, source: readonly Part[]): readonly Part[] {
  const names = namesIn(source);
  const parts: Part[] = [];
  let at = 0;
  for (const match of target.matchAll(/:([A-Za-z_]\w*)/g)) {
    const [found, name = ''] = match;
    if (!names.includes(name)) continue;
    if (match.index > at) parts.push(target.slice(at, match.index));
    parts.push({ name, many: name === 'splat' });
    at = match.index + found.length;
  }
  if (at < target.length) parts.push(target.slice(at));
  return parts;
}

/**
 * The source with its star `slashless` where the target has a slash before it: two at its beginning would lead to
 * another host.
 */
export function sourceFor(target: readonly Part[], source: readonly Part[]): readonly Part[] {
  const joins = target.some((part, at) => typeof part !== 'string' && part.many && isAfterSlash(target, at));
  return source.map((part) =>
    typeof part !== 'string' && part.many && joins ? { ...part, slashless: true } : part,
  );
}

/** Whether the part at this place comes right after a slash. */
export function isAfterSlash(parts: readonly Part[], at: number): boolean {
  const before = parts[at - 1];
  return typeof before === 'string' && before.endsWith('/');
}

/** A pattern as a regular expression that JavaScript, PCRE and RE2 read alike, its names with a prefix. */
export function expressionOf(parts: readonly Part[], prefix = ''): string {
  return parts
    .map((part, at) => {
      if (typeof part === 'string') return literalIn(encoded(part));
      // What a query begins with is not part of the path.
      if (!part.many) return `(?<${prefix}${part.name}>[^/?]+)`;
      // Slashes doubled by a visitor are swallowed: a target that began with two would lead to another host.
      const isSwallowing = part.slashless === true || isAfterSlash(parts, at);
      return isSwallowing ? `/*(?<${prefix}${part.name}>(?:[^/?][^?]*)?)` : `(?<${prefix}${part.name}>[^?]*)`;
    })
    .join('');
}

/** A regular expression without names for its groups, which are not written alike everywhere. */
export function unnamed(expression: string): string {
  return expression.replace(/\(\?<\w+>/g, '(');
}

/** An address without a slash at its end. */
export function bare(address: string): string {
  return address.length > 1 ? address.replace(/\/+$/, '') : address;
}

/** Characters that mean something where they stand bare, as a request carries them where they do not. */
const RESERVED = /(%(?:23|24|26|2B|2C|2F|3A|3B|3D|3F|40))/i;

/** An address as a request carries it; what is encoded already stays so. */
export function encoded(address: string): string {
  const sent = changedBetween(address, RESERVED, (text) => encodeURI(decoded(text)));
  return sent.replace(/%[\da-f]{2}/gi, (sign) => sign.toUpperCase());
}

/** An address as a reader sees it, and as a request carries it, for hosts that hold either against their rules. */
export function spellingsOf(address: string): readonly string[] {
  return [...new Set([address, encoded(address)])];
}

/** An address as servers compare it: nothing in it is encoded but what would mean something else as a character. */
export function asCompared(address: string): string {
  return changedBetween(address, /(%(?:23|2F|3F))/i, decode);
}

/** A path as a reader sees it. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // A percent sign of its own.
    return path;
  }
}
