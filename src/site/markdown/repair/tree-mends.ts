import type { Root } from 'mdast';
import { placeAt } from '../../project/place.ts';
import { endsOfBareLinks } from './bare-links.ts';
import { authorPlace, type Draft, insertAll, NOTHING, replaceAt, STAND_INS } from './draft.ts';
import { codeDollars } from './math/code-dollars.ts';
import { endlessMath, wrongDollars } from './math/wrong-math.ts';
import type { SyntaxProblem } from './syntax-problem.ts';
import { closedInCell, tornTable } from './tags/cell-tags.ts';
import { closedBehindLists } from './tags/closed-in-list.ts';
import { emptyBlock } from './tags/template-tags.ts';
import { tornEmphasis } from './torn-emphasis.ts';
import { wideEmphasis } from './wide-emphasis.ts';

/** A draft that is to be read anew, and what is told of it. */
interface Mended {
  readonly draft: Draft;
  readonly problems?: readonly SyntaxProblem[];
  /** Those of which all of a kind are mended at once, so that their number is no reason to give up. */
  readonly misplaced?: readonly SyntaxProblem[];
}

/** Mends what was read otherwise than it was meant, one kind at a time; undefined where all is as it was meant. */
export function mendedTree(tree: Root, draft: Draft): Mended | 'past repair' | undefined {
  return (
    withListsClosed(tree, draft) ??
    withCellClosed(tree, draft) ??
    withBareLinksEnded(tree, draft) ??
    withTornEmphasis(tree, draft) ??
    withEmptyBlock(tree, draft) ??
    withEndlessMath(tree, draft) ??
    withDollars(tree, draft) ??
    withWideEmphasis(tree, draft)
  );
}

function withListsClosed(tree: Root, draft: Draft): Mended | undefined {
  const closed = closedBehindLists(tree, draft);
  return closed && { draft: closed.draft, misplaced: closed.problems };
}

function withCellClosed(tree: Root, draft: Draft): Mended | 'past repair' | undefined {
  const torn = tornTable(tree, draft.text);
  if (torn === undefined) return undefined;
  if (torn.element === undefined) return 'past repair';
  const closed = closedInCell(draft, torn.element);
  return { draft: closed.draft, problems: [closed.problem] };
}

function withBareLinksEnded(tree: Root, draft: Draft): Mended | undefined {
  const ends = endsOfBareLinks(tree, draft.text);
  return ends.length === 0 ? undefined : { draft: insertAll(draft, ends, ' ') };
}

function withTornEmphasis(tree: Root, draft: Draft): Mended | undefined {
  const torn = tornEmphasis(tree, draft.text);
  if (torn.length === 0) return undefined;
  const message =
    'The emphasis that begins here ends in another element; its signs are shown as text (write \\ before each)';
  const misplaced = torn.map(({ marks, line, column }) => ({
    message,
    ...authorPlace(draft, { offset: marks[0] ?? 0, line, column }),
  }));
  const offsets = new Set(torn.flatMap(({ marks }) => marks));
  const ascending = [...offsets].sort((one, other) => one - other);
  return { draft: insertAll(draft, ascending, '\\'), misplaced };
}

function withEmptyBlock(tree: Root, draft: Draft): Mended | undefined {
  const block = emptyBlock(tree, draft);
  if (block === undefined) return undefined;
  const place = authorPlace(draft, { offset: block.at, ...placeAt(draft.text, block.at) });
  return { draft: block.draft, misplaced: [{ message: block.told, ...place }] };
}

function withEndlessMath(tree: Root, draft: Draft): Mended | undefined {
  const endless = endlessMath(tree, draft.text);
  if (endless === undefined) return undefined;
  const { start, line, column } = endless;
  const place = authorPlace(draft, { offset: start, line, column });
  const dollars = /^\$+/.exec(draft.text.slice(start))?.[0].length ?? 0;
  const offsets = Array.from({ length: dollars }, (_, n) => start + n);
  return {
    draft: shownDollars(draft, offsets),
    problems: [{ message: 'Nothing ends the math that begins here; it is shown as text', ...place }],
  };
}

function withDollars(tree: Root, draft: Draft): Mended | undefined {
  const wrong = wrongDollars(tree, draft.text);
  const dollars = wrong.length > 0 ? wrong : codeDollars(tree, draft.text);
  return dollars.length === 0 ? undefined : { draft: shownDollars(draft, dollars) };
}

function withWideEmphasis(tree: Root, draft: Draft): Mended | undefined {
  const split = wideEmphasis(tree, draft.text);
  return split.length === 0 ? undefined : { draft: insertAll(draft, split, NOTHING) };
}

/** Dollars as text. */
function shownDollars(draft: Draft, offsets: readonly number[]): Draft {
  return { ...draft, text: replaceAt(draft.text, offsets, STAND_INS.$) };
}
