import type { RegexEngine } from 'shiki/core';
import { words } from './ascii.ts';
import { translate } from './translate.ts';

type Match = NonNullable<ReturnType<ReturnType<RegexEngine['createScanner']>['findNextMatchSync']>>;
/** Where the groups of a match are, itself first. */
export type Captures = Match['captureIndices'];

/** A line that JavaScript can be asked about. */
export interface AsciiLine {
  readonly content: string;
  /** Told apart from all other lines. */
  readonly id: number;
  /** The characters that are in it, as the bits of four words. */
  readonly characters: Int32Array;
}

/** A pattern of Oniguruma, and what its last search found. */
export interface Expression {
  /** Undefined where only Oniguruma can search. */
  readonly search: RegExp | undefined;
  readonly groups: readonly number[];
  /** Whether only Oniguruma knows the groups. */
  readonly isLoose: boolean;
  /** Without one of each of these in a line it has no match there. */
  readonly needs: readonly Int32Array[];
  /** The same where a match is known to be; it tells the places of groups, which searches would take time for. */
  exact: RegExp | undefined;
  line: number;
  from: number;
  /** -1 where there is none. */
  at: number;
  end: number;
}

/** Oniguruma's for a group that took no part. */
const NOWHERE = 4_294_967_295;

/** What is known of a pattern. */
export function expressionOf(pattern: string): Expression {
  const {
    source = '',
    flags = '',
    groups = [],
    isSame = false,
    isLoose = false,
    starts,
    needs,
  } = translate(pattern) ?? {};
  const sets = [...new Set([starts, needs])].filter((set) => set !== undefined);
  const search = isSame ? compiled(source, `g${flags}`) : undefined;
  return {
    search,
    groups,
    isLoose,
    needs: sets.map(words),
    exact: undefined,
    line: 0,
    from: 0,
    at: -1,
    end: 0,
  };
}

/** Undefined where JavaScript refuses it, as what is too large for it. */
function compiled(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

/** Where the next match is, from some place of a line on; -1 where there is none. */
export function find(expression: Expression, search: RegExp, line: AsciiLine, start: number): number {
  const { at } = expression;
  const isSame = expression.line === line.id && expression.from <= start;
  if (isSame && (at === -1 || at >= start)) return at;
  expression.line = line.id;
  expression.from = start;
  if (!canMatch(expression, line)) {
    expression.at = -1;
    return -1;
  }
  search.lastIndex = start;
  expression.at = search.exec(line.content)?.index ?? -1;
  expression.end = search.lastIndex;
  return expression.at;
}

/** Whether a line has what no match is without. */
export function canMatch({ needs }: Expression, { characters }: AsciiLine): boolean {
  for (const need of needs) if (!shares(need, characters)) return false;
  return true;
}

/** The places of the match that was found last. */
export function captures(expression: Expression, search: RegExp, { content }: AsciiLine): Captures {
  const { at, end, groups } = expression;
  const whole = { start: at, end, length: end - at };
  if (groups.length === 0) return [whole];
  expression.exact ??= new RegExp(search.source, search.flags.replace('g', 'dy'));
  expression.exact.lastIndex = at;
  const places = expression.exact.exec(content)?.indices ?? [];
  return [whole, ...groups.map((group) => placeOf(places[group]))];
}

function placeOf(place: readonly [number, number] | undefined): Captures[number] {
  if (place === undefined) return { start: NOWHERE, end: NOWHERE, length: 0 };
  return { start: place[0], end: place[1], length: place[1] - place[0] };
}

function shares(one: Int32Array, other: Int32Array): boolean {
  for (let n = 0; n < 4; n++) if (((one[n] ?? 0) & (other[n] ?? 0)) !== 0) return true;
  return false;
}

/** The characters of a text, as bits; undefined where one is beyond ASCII or a line ends before the text does. */
export function asciiOf(content: string): Int32Array | undefined {
  const characters = new Int32Array(4);
  for (let n = 0; n < content.length; n++) {
    const code = content.charCodeAt(n);
    if (code > 127 || (code === 10 && n < content.length - 1)) return undefined;
    characters[code >> 5] = (characters[code >> 5] ?? 0) | (1 << (code & 31));
  }
  return characters;
}
