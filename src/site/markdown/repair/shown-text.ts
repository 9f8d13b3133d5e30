import type { Root } from 'mdast';
import { placeAt } from '../../project/place.ts';
import { visit } from '../visit.ts';
import type { SyntaxProblem } from './syntax-problem.ts';

/** Tells of the first of some places that became text; others are in code. */
export function shownAsText(
  tree: Root,
  places: readonly number[],
  what: string,
  source: string,
): readonly SyntaxProblem[] {
  let first: number | undefined;
  visit(tree, ({ type, position }) => {
    if (first !== undefined || type !== 'text') return;
    const from = position?.start.offset ?? 0;
    first = places.find((at) => at >= from && at < (position?.end.offset ?? from));
  });
  return first === undefined ? [] : [{ message: `${what}; it is shown as text`, ...placeAt(source, first) }];
}
