import { changedBetween, decode } from '../../text/percent.ts';
import { longestText } from '../interpreter/built-ins/patterns.ts';

/** `/old/:slug*` as a pattern with named parts. */
export interface AddressPattern {
  /** What it begins with. */
  readonly prefix: string;
  /** What its parts are in an address; undefined where it does not mean that one. */
  valuesIn(address: string): readonly string[] | undefined;
  /** The names of its parts, in their order; that of `*` is `splat`. */
  readonly names: readonly string[];
}

const PLACEHOLDER = /:([A-Za-z_]\w*)([*+]?)/g;

/** An address as it is compared: as people read it, one slash before it, none behind, without an anchor or a query. */
export function bareAddress(path: string): string {
  return asRead(bare(path));
}

/** An address with one slash before it and none behind, without an anchor or a query. */
export function bare(path: string): string {
  const plain = `/${path}`.replace(/[?#].*$/, '').replace(/\/{2,}/g, '/');
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain;
}

/** What would mean something else as a character: a slash, a sign of a query or an anchor, of a part, a percent sign. */
const MEANT = /(%(?:23|25|2A|2F|3A|3F))/i;

/** An address with its `%C3%BC` and the like as characters, but for those that would mean something else. */
export function asRead(address: string): string {
  return changedBetween(address, MEANT, decode);
}

/** The addresses that one with parts stands for; one without stands for itself. */
export function patternOf(path: string): AddressPattern {
  const names: string[] = [];
  const pattern = path.replace(
    /:([A-Za-z_]\w*)([*+]?)|\*|[.+?^${}()|[\]\\]/g,
    (part, name: string | undefined, sign: string | undefined) => {
      if (name === undefined && part !== '*') return `\\${part}`;
      names.push(name ?? 'splat');
      if (sign === '+') return '(.+)';
      return part === '*' || sign === '*' ? '(.*)' : '([^/]+)';
    },
  );
  const [prefix = ''] = path.split(/[:*]/);
  const expression = new RegExp(`^${pattern}$`);
  // Of several parts that nothing sets apart, each can end almost anywhere, and all ends would be tried together.
  const longest = names.length < 2 ? Number.POSITIVE_INFINITY : (longestText(expression) ?? 0);
  return {
    prefix,
    names,
    valuesIn: (address) =>
      address.startsWith(prefix) && address.length <= longest
        ? expression.exec(address)?.slice(1)
        : undefined,
  };
}

/** An address whose parts of these names have these values; those of other names stay. */
export function filled(target: string, names: readonly string[], values: readonly string[]): string {
  const value = (name: string): string => values[names.indexOf(name)] ?? '';
  return target
    .replace(PLACEHOLDER, (part, name: string) => (names.includes(name) ? value(name) : part))
    .replace(/\*/g, () => value('splat'));
}

/** The host's form knows one wildcard, at the end. */
export function hostForm(path: string, wildcard: string): string {
  return path.replace(/(?::[A-Za-z_]\w*\+|(?::[A-Za-z_]\w*)?\*)(?!\w)/g, wildcard);
}
