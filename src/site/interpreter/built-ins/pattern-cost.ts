import {
  type Characters,
  EVERYTHING,
  LINE_ENDS,
  NOTHING,
  readPattern,
  type Syntax,
} from './pattern-syntax.ts';

/** How the work of a regular expression grows with the text: by its loops, each by the characters that it goes over. */
interface Cost {
  /** Loops that may end in more than one place, each of which is tried. */
  readonly open: readonly Characters[];
  /** Loops that can end in one place alone, since what comes next is nothing of theirs. */
  readonly closed: readonly Characters[];
  /** In how many ways else a text may be read. */
  readonly ways: number;
}

/** The loops of a regular expression, and where it may begin; anywhere where that is not known. */
export interface Loops extends Omit<Cost, 'ways'> {
  readonly start: 'line' | 'text' | undefined;
}

const NONE: Cost = { open: [], closed: [], ways: 1 };
const MOST_WAYS = 10_000;
const LAST_OF_ASCII = 0x7f;
/** The most texts of fixed length that a group may be. */
const MOST_TEXTS = 100;

/** The loops of a regular expression; undefined where they are not known, or the work may double with each character. */
export function loopsOf(source: string, flags: string): Loops | undefined {
  const syntax = readPattern(source, flags);
  const cost = syntax && costOf(syntax, NOTHING);
  if (syntax === undefined || cost === undefined || cost.ways > MOST_WAYS) return undefined;
  return { open: cost.open, closed: cost.closed, start: startOf(syntax) };
}

/**
 * How many loops of a regular expression run within one another on the worst text, besides the one over the places where
 * it may begin: its work is the text's length to the power of one more.
 */
export function loopsWithin({ open, closed, start }: Loops): number {
  const loops = open.length + Math.min(closed.length, 1);
  // It begins in one place alone.
  return start === 'text' ? Math.max(loops - 1, 0) : loops;
}

/** The work of a regular expression on a text: no loop goes further than the characters are its own. */
export function workOn(text: string, { open, closed, start }: Loops): number {
  const places = start === 'text' ? 1 : start === 'line' ? count(text, LINE_ENDS).all + 1 : text.length;
  const within = open.reduce((work, set) => work * (count(text, set).run + 1), 1);
  const along = Math.max(0, ...closed.map((set) => count(text, set).run));
  return text.length + places * within * (along + 1);
}

/** How many characters of a text are in a set, and how many of them at most one after the other. */
function count(text: string, set: Characters): { readonly all: number; readonly run: number } {
  // The samples stand for all others.
  const hasOthers = [...set].some((code) => code > LAST_OF_ASCII);
  let all = 0;
  let run = 0;
  let longest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isIn = code > LAST_OF_ASCII ? hasOthers : set.has(code);
    run = isIn ? run + 1 : 0;
    if (isIn) all += 1;
    longest = Math.max(longest, run);
  }
  return { all, run: longest };
}

function startOf(syntax: Syntax | undefined): Loops['start'] {
  if (syntax?.kind === 'either') {
    const [first, ...others] = syntax.options.map(startOf);
    return others.every((one) => one === first) ? first : undefined;
  }
  if (syntax?.kind === 'sequence') return startOf(syntax.items[0]);
  return syntax?.kind === 'assertion' ? syntax.start : undefined;
}

/** What it costs where a character of `next` follows; where nothing has to, no end is taken back. */
function costOf(syntax: Syntax, next: Characters): Cost | undefined {
  switch (syntax.kind) {
    case 'character':
      return NONE;
    case 'assertion': {
      // What is looked at is read anew wherever it is.
      const cost = syntax.body === undefined ? NONE : costOf(syntax.body, EVERYTHING);
      return syntax.isBehind && cost ? { ...cost, open: [...cost.open, ...cost.closed], closed: [] } : cost;
    }
    case 'either': {
      const costs = all(syntax.options.map((option) => costOf(option, next)));
      const ways = isTold(syntax.options) ? 1 : syntax.options.length;
      return (
        costs && {
          open: together(costs.map(({ open }) => open)),
          closed: together(costs.map(({ closed }) => closed)),
          ways: Math.max(...costs.map((cost) => cost.ways)) * ways,
        }
      );
    }
    case 'sequence': {
      const costs = all(
        syntax.items.map((item, n) => costOf(item, firstOf(syntax.items.slice(n + 1), next))),
      );
      return costs?.reduce(
        (a, b) => ({
          open: [...a.open, ...b.open],
          closed: [...a.closed, ...b.closed],
          ways: a.ways * b.ways,
        }),
        NONE,
      );
    }
    case 'repeat': {
      const { body, least, most } = syntax;
      const first = firstOf([body], NOTHING);
      const isOpen = least !== most && !first.isDisjointFrom(next);
      const inner = costOf(body, most > 1 ? first.union(next) : next);
      if (inner === undefined || most <= 1) return inner && { ...inner, ways: inner.ways * (isOpen ? 2 : 1) };
      // Only what can be read in one way is read once in each round.
      if (inner.open.length > 0 || inner.ways > 1 || isEmptiable(body)) return undefined;
      const loop = [charactersIn(body)];
      return {
        open: isOpen ? loop : [],
        closed: [...inner.closed, ...(isOpen || least === most ? [] : loop)],
        ways: 1,
      };
    }
  }
}

/** The loops of several options, of which one is read: as many as one has, and as long as that of any. */
function together(options: readonly (readonly Characters[])[]): Characters[] {
  const longest = Math.max(...options.map(({ length }) => length));
  return Array.from({ length: longest }, (_, n) =>
    options.reduce<Characters>((sets, option) => sets.union(option[n] ?? NOTHING), NOTHING),
  );
}

/** The characters that a text may be made of. */
function charactersIn(syntax: Syntax): Characters {
  if (syntax.kind === 'character') return syntax.set;
  if (syntax.kind === 'assertion') return NOTHING;
  if (syntax.kind === 'repeat') return charactersIn(syntax.body);
  return (syntax.kind === 'either' ? syntax.options : syntax.items).reduce<Characters>(
    (sets, one) => sets.union(charactersIn(one)),
    NOTHING,
  );
}

function all(costs: readonly (Cost | undefined)[]): readonly Cost[] | undefined {
  return costs.every((cost) => cost !== undefined) ? costs : undefined;
}

/** The characters that what stands in a row may begin with; those of `next` where it may be nothing. */
function firstOf(items: readonly Syntax[], next: Characters): Characters {
  let first = NOTHING;
  for (const item of items) {
    first = first.union(firstOfOne(item));
    if (!isEmptiable(item)) return first;
  }
  return first.union(next);
}

function firstOfOne(syntax: Syntax): Characters {
  switch (syntax.kind) {
    case 'character':
      return syntax.set;
    case 'assertion':
      return syntax.before ?? EVERYTHING;
    case 'either':
      return syntax.options.map(firstOfOne).reduce((a, b) => a.union(b), NOTHING);
    case 'repeat':
      return firstOfOne(syntax.body);
    case 'sequence':
      return firstOf(syntax.items, NOTHING);
  }
}

/** Whether it may be nothing. An assertion may not: what follows it may not be what it asks for. */
function isEmptiable(syntax: Syntax): boolean {
  if (syntax.kind === 'either') return syntax.options.some(isEmptiable);
  if (syntax.kind === 'repeat') return syntax.least === 0 || isEmptiable(syntax.body);
  return syntax.kind === 'sequence' && syntax.items.every(isEmptiable);
}

/** Whether no text can be read as two of the options. */
function isTold(options: readonly Syntax[]): boolean {
  const texts = textsOf({ kind: 'either', options });
  const heads = texts ?? options.map((option) => (isEmptiable(option) ? [] : [firstOfOne(option)]));
  return heads.every((head, n) =>
    heads.slice(n + 1).every((other) => head.some((set, at) => other[at]?.isDisjointFrom(set))),
  );
}

/** All texts that it may be, where these are few and of fixed length: of each character, what it may be. */
function textsOf(syntax: Syntax): readonly (readonly Characters[])[] | undefined {
  if (syntax.kind === 'character') return [[syntax.set]];
  if (syntax.kind === 'assertion') return undefined;
  if (syntax.kind === 'either') {
    const texts = syntax.options.map(textsOf);
    const few = texts.every((one) => one !== undefined) ? texts.flat() : [];
    return few.length > 0 && few.length <= MOST_TEXTS ? few : undefined;
  }
  const { least, most } = syntax.kind === 'repeat' ? syntax : { least: 1, most: 1 };
  if (least !== most || least > MOST_TEXTS) return undefined;
  const items = syntax.kind === 'repeat' ? Array<Syntax>(least).fill(syntax.body) : syntax.items;
  return items.reduce<readonly (readonly Characters[])[] | undefined>(
    (before, item) => {
      const after = textsOf(item);
      if (before === undefined || after === undefined || before.length * after.length > MOST_TEXTS)
        return undefined;
      return before.flatMap((text) => after.map((more) => [...text, ...more]));
    },
    [[]],
  );
}
