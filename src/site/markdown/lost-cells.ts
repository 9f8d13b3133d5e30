import type { TableCell } from 'mdast';
import { type Frame, placeOf } from './frame.ts';

/** Tells of cells of a row beyond the last column, which say something that nobody gets to see. */
export function reportLostCells(beyond: readonly TableCell[], frame: Frame): void {
  const lost = beyond.find(({ children }) => children.length > 0);
  if (lost === undefined) return;
  frame.page.report({
    severity: 'warning',
    kind: 'lost-cell',
    message:
      'This row of the table has more cells than its head: what stands in them from here on is not shown',
    hint: 'write a bar that is part of the text as \\|, or give the head a further column',
    ...placeOf(lost, frame),
  });
}
