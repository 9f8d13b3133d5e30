import type { Nodes } from 'mdast';
import { renderMath } from '../math/katex.ts';
import { type Frame, placeOf } from './frame.ts';
import { escapeText } from './html.ts';

/** A formula, displayed on lines of its own or within its line. */
export function formulaHtml(
  node: Extract<Nodes, { type: 'math' | 'inlineMath' }>,
  isBlock: boolean,
  frame: Frame,
): string {
  const { page } = frame;
  page.say(` ${node.value} `);
  if (page.project.math === false) return withoutMath(node);
  page.needs.add('math');
  return renderMath(node.value, isBlock, placeOf(node, frame), page.context.report);
}

/** Math as it was written, for a site that has none. */
function withoutMath(node: Extract<Nodes, { type: 'math' | 'inlineMath' }>): string {
  if (node.type === 'math') return `<p>$$ ${escapeText(node.value)} $$</p>`;
  const mark = isDoubleDollar(node) ? '$$' : '$';
  return escapeText(mark + node.value + mark);
}

/** `$$x$$` on its own line is displayed, though its syntax is that of text. */
export function isDoubleDollar(node: Nodes): boolean {
  const { start, end } = node.position ?? {};
  return 'value' in node && start?.offset !== undefined && end?.offset !== undefined
    ? end.offset - start.offset >= node.value.length + 4
    : false;
}

/** Whether nothing else stands on the line between two nodes. */
export function isOnOwnLine(before: Nodes | undefined, after: Nodes | undefined): boolean {
  const ends = before === undefined || before.type === 'break' || /\n[ \t]*$/.test(textOf(before));
  return ends && (after === undefined || after.type === 'break' || /^[ \t]*\n/.test(textOf(after)));
}

function textOf(node: Nodes): string {
  return node.type === 'text' ? node.value : '';
}
