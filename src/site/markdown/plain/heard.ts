import type { Nodes } from 'mdast';
import { STEP_PLACE } from '../../components/between-steps.ts';
import { isJsxExpression } from '../jsx-nodes.ts';
import type { NodeNotes } from '../node-notes.ts';
import { isRemark, writtenText } from './expression.ts';

/** What rendering heard of the nodes of a file, and the snippets that the file imports. */
interface Heard extends Pick<NodeNotes, 'overheard'> {
  readonly snippets: ReadonlyMap<string, string>;
}

/** What was noted of a node at the time of its being shown that is next. */
export function thisTime<T>(
  noted: readonly T[] | undefined,
  node: Nodes,
  told: ReadonlyMap<object, number>,
): T | undefined {
  return noted?.[told.get(node) ?? 0] ?? noted?.at(-1);
}

/** Whether a component of the project, or an expression, left nothing where it stands: its parts went to what gathers them. */
export function handsUp(children: readonly Nodes[], source: Heard): boolean {
  return children.some((child) => {
    if (child.type === 'paragraph') return handsUp(child.children, source);
    if ('name' in child && source.snippets.has(child.name ?? '')) return false;
    if (isJsxExpression(child) && isRemark(child.value)) return false;
    return source.overheard.get(child)?.every(({ html }) => html.replaceAll(STEP_PLACE, '') === '') ?? false;
  });
}

/** Whether a component of the project was given the value of an expression, of which nobody heard what it became. */
export function isUnheard(child: Nodes, { overheard }: Heard): boolean {
  if (!isJsxExpression(child) || overheard.has(child)) return false;
  return !isRemark(child.value) && writtenText(child.value) === undefined;
}
