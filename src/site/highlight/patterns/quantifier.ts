import { matchAt } from './escapes.ts';

/** How often something comes. */
export interface Quantifier {
  readonly length: number;
  /** As JavaScript writes it, but for what is taken back. */
  readonly text: string;
  readonly least: number;
  readonly isOnce: boolean;
  readonly isEndless: boolean;
  /** Whether it takes nothing back. */
  readonly isPossessive: boolean;
  /** Whether JavaScript means something else by it. */
  readonly isOther: boolean;
}

const QUANTIFIER = /([*+?])([+?]?)|\{(?:(\d+)(?:(,)(\d*))?|(,)(\d+))\}(\??)/y;

/** The quantifier at a place of a pattern; undefined where none is. */
export function readQuantifier(source: string, at: number): Quantifier | undefined {
  const found = matchAt(QUANTIFIER, source, at);
  if (found === undefined) return undefined;
  const [all, sign, kind = '', from, comma, to, onlyTo, most, lazy = ''] = found;
  if (sign !== undefined) {
    return {
      length: all.length,
      text: kind === '+' ? sign : all,
      least: sign === '+' ? 1 : 0,
      isOnce: sign === '?',
      isEndless: sign !== '?',
      isPossessive: kind === '+',
      isOther: false,
    };
  }
  const last = onlyTo === undefined ? (comma === undefined ? from : to) : most;
  const isBounded = last !== '' && last !== undefined;
  return {
    length: all.length,
    text: onlyTo === undefined ? all : `{0,${most}}${lazy}`,
    least: Number(from ?? 0),
    isOnce: last === '1',
    isEndless: last === '',
    isPossessive: false,
    isOther:
      (lazy === '?' && comma === undefined && onlyTo === undefined) ||
      (isBounded && Number(from ?? 0) > Number(last)),
  };
}
