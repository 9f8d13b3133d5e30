/** A regular expression, as far as it tells what work it makes. */
export type Syntax =
  | { readonly kind: 'character'; readonly set: Characters; readonly written: string }
  /** What takes up no text; with a body, what is looked at, ahead or behind, where it is read backwards. */
  | {
      readonly kind: 'assertion';
      readonly body?: Syntax;
      readonly isBehind?: boolean;
      /** Where it holds and nowhere else: where the text begins, or a line. */
      readonly start?: 'line' | 'text' | undefined;
      /** The characters that may come next, where it holds before few. */
      readonly before?: Characters | undefined;
    }
  | { readonly kind: 'sequence'; readonly items: readonly Syntax[] }
  | { readonly kind: 'either'; readonly options: readonly Syntax[] }
  | { readonly kind: 'repeat'; readonly body: Syntax; readonly least: number; readonly most: number };

/** Characters, by their codes: those of ASCII, and one each of the others that a source of ASCII can tell apart. */
export type Characters = ReadonlySet<number>;

export const EVERYTHING: Characters = new Set([
  ...Array.from({ length: 128 }, (_, code) => code),
  ...[0xa0, 0xe9, 0x17f, 0x2028, 0x212a],
]);

export const NOTHING: Characters = new Set();
export const LINE_ENDS: Characters = new Set([0x0a, 0x0d, 0x2028]);

const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
const ESCAPE = /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|c[a-z]|[^\dk])/iy;
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y;
const REFERENCE = /\\([1-9])(?!\d)/y;
const GROUP = /\((?:\?(?:[:=!]|<[=!]|<[A-Za-z_$][\w$]*>))?/y;
/** What stands for characters that are no samples. */
const FURTHER = /\\[uxpPc0]|[^ -~]/;
const WITHOUT_END: Readonly<Record<string, readonly [least: number, most: number]>> = {
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
  '?': [0, 1],
};

/** Undefined for what is not known here, such as references back to what may be of any length. */
export function readPattern(source: string, flags: string): Syntax | undefined {
  /** What the groups hold that references back name by their numbers, once they are read. */
  const groups: (Syntax | undefined)[] = [];
  const sets = new Map<string, Characters>();
  let at = 0;
  let behind = 0;

  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(source) ?? undefined;
    if (found) at = pattern.lastIndex;
    return found;
  };
  const setOf = (written: string): Characters => {
    const set = sets.get(written) ?? charactersOf(written, flags);
    sets.set(written, set);
    return set;
  };
  const options = (): Syntax | undefined => {
    const all: (Syntax | undefined)[] = [sequence()];
    while (source[at] === '|') {
      at += 1;
      all.push(sequence());
    }
    if (!all.every((one) => one !== undefined)) return undefined;
    return all.length === 1 ? all[0] : { kind: 'either', options: all };
  };
  const sequence = (): Syntax | undefined => {
    const items: Syntax[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const atom = one();
      if (atom === undefined) return undefined;
      const [sign, least, comma, most] = take(QUANTIFIER) ?? [];
      if (sign === undefined) items.push(atom);
      else if (atom.kind === 'assertion' || (behind > 0 && atom.kind !== 'character')) return undefined;
      else {
        const from = Number(least);
        const to = comma === '' ? from : most === '' ? Number.POSITIVE_INFINITY : Number(most);
        const [low, high] = WITHOUT_END[sign.charAt(0)] ?? [from, to];
        items.push({ kind: 'repeat', body: atom, least: low, most: high });
      }
    }
    return { kind: 'sequence', items };
  };
  const one = (): Syntax | undefined => {
    const group = take(GROUP)?.[0];
    if (group !== undefined) {
      const number = /^\((?:$|\?<[^=!])/.test(group) ? groups.push(undefined) : 0;
      const isBehind = /<[=!]$/.test(group);
      if (isBehind) behind += 1;
      const body = options();
      if (isBehind) behind -= 1;
      if (body === undefined || source[at] !== ')') return undefined;
      at += 1;
      if (number > 0) groups[number - 1] = body;
      return /[=!]$/.test(group) ? { kind: 'assertion', body, isBehind } : body;
    }
    const reference = take(REFERENCE)?.[1];
    if (reference !== undefined) return referred(groups[Number(reference) - 1]);
    if (/^(?:[$^]|\\[bB])/.test(source.slice(at, at + 2))) {
      const sign = source[at];
      at += sign === '\\' ? 2 : 1;
      const hasLines = flags.includes('m');
      // Behind, what comes next is what was before.
      const before = sign === '$' && behind === 0 ? (hasLines ? LINE_ENDS : NOTHING) : undefined;
      return { kind: 'assertion', start: sign !== '^' ? undefined : hasLines ? 'line' : 'text', before };
    }
    const written = (take(CLASS) ?? take(ESCAPE))?.[0] ?? source.charAt(at);
    if (/^[\\[(*+?]$/.test(written)) return undefined;
    if (written.length === 1) at += 1;
    return { kind: 'character', set: setOf(written), written };
  };

  const syntax = options();
  return at === source.length ? syntax : undefined;
}

/** What a reference back to a group reads: as many characters as the group holds, or none. */
function referred(group: Syntax | undefined): Syntax | undefined {
  if (group?.kind !== 'sequence' || !group.items.every(({ kind }) => kind === 'character')) return undefined;
  const items = group.items.map(() => ({ kind: 'character', set: EVERYTHING, written: '.' }) as const);
  return { kind: 'repeat', body: { kind: 'sequence', items }, least: 0, most: 1 };
}

function charactersOf(written: string, flags: string): Characters {
  if (FURTHER.test(written)) return EVERYTHING;
  const isIn = new RegExp(
    `^${/^[{}\]]$/.test(written) ? `\\${written}` : written}$`,
    flags.replace(/[^isu]/g, ''),
  );
  return new Set([...EVERYTHING].filter((code) => isIn.test(String.fromCharCode(code))));
}
