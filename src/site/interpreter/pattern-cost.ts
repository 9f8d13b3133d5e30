import { type Characters, EVERYTHING, NOTHING, readPattern, type Syntax } from './pattern-syntax.ts';

/** How the work of a regular expression grows with the text. */
interface Cost {
  /** Loops that may end in more than one place, each of which is tried. */
  readonly open: number;
  /** Loops that can end in one place alone, since what comes next is nothing of theirs. */
  readonly closed: number;
  /** In how many ways else a text may be read. */
  readonly ways: number;
}

const NONE: Cost = { open: 0, closed: 0, ways: 1 };
const MOST_WAYS = 10_000;
/** The most texts of fixed length that a group may be. */
const MOST_TEXTS = 100;

/**
 * How many loops of a regular expression run within one another on the worst text, besides the one over the places where
 * it may begin: its work is the text's length to the power of one more. Undefined where that is not known, or where the work may double with each character.
 */
export function loopsWithin(source: string, flags: string): number | undefined {
  const syntax = readPattern(source, flags);
  const cost = syntax && costOf(syntax, NOTHING);
  if (cost === undefined || cost.ways > MOST_WAYS) return undefined;
  const loops = cost.open + Math.min(cost.closed, 1);
  // It begins in one place alone.
  return isAtStart(syntax) ? Math.max(loops - 1, 0) : loops;
}

function isAtStart(syntax: Syntax | undefined): boolean {
  if (syntax?.kind === 'either') return syntax.options.every(isAtStart);
  if (syntax?.kind === 'sequence') return isAtStart(syntax.items[0]);
  return syntax?.kind === 'assertion' && syntax.isStart === true;
}

/** What it costs where a character of `next` follows; where nothing has to, no end is taken back. */
function costOf(syntax: Syntax, next: Characters): Cost | undefined {
  switch (syntax.kind) {
    case 'character':
      return NONE;
    case 'assertion': {
      // What is looked at is read anew wherever it is.
      const cost = syntax.body === undefined ? NONE : costOf(syntax.body, EVERYTHING);
      return syntax.isBehind && cost ? { ...cost, open: cost.open + cost.closed, closed: 0 } : cost;
    }
    case 'either': {
      const costs = all(syntax.options.map((option) => costOf(option, next)));
      const most = (of: (cost: Cost) => number): number => Math.max(...(costs ?? []).map(of));
      const ways = isTold(syntax.options) ? 1 : syntax.options.length;
      return (
        costs && {
          open: most(({ open }) => open),
          closed: most(({ closed }) => closed),
          ways: most((cost) => cost.ways) * ways,
        }
      );
    }
    case 'sequence': {
      const costs = all(
        syntax.items.map((item, n) => costOf(item, firstOf(syntax.items.slice(n + 1), next))),
      );
      return costs?.reduce(
        (a, b) => ({ open: a.open + b.open, closed: a.closed + b.closed, ways: a.ways * b.ways }),
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
      if (inner.open > 0 || inner.ways > 1 || isEmptiable(body)) return undefined;
      return { open: isOpen ? 1 : 0, closed: inner.closed + (isOpen || least === most ? 0 : 1), ways: 1 };
    }
  }
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
