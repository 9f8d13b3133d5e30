import { type Draft, insert } from '../draft.ts';
import type { SyntaxProblem } from '../syntax-problem.ts';
import type { OpenElement } from './open-inner.ts';

/** What stands beside others of its kind, and never holds one of them. */
const SIBLING = /^(?:Accordion|Card|Column|Step|Tab|Tile|Update|View)$/;

/** An element that nothing closes before the next of its kind begins, closed there: else it would hold all that follow. */
export function closedBeforeNext(
  draft: Draft,
  offset: number,
  { name, offset: opened, place }: OpenElement,
): { draft: Draft; problem: SyntaxProblem } | undefined {
  if (!SIBLING.test(name)) return undefined;
  const inside = draft.text.slice(opened, offset);
  const next = new RegExp(`\\n([ \\t]*)<${name}(?=[\\s/>])`).exec(inside);
  if (next === null) return undefined;
  const before = inside.slice(0, next.index);
  const fences = before.match(/^[ \t]*(?:`{3,}|~{3,})/gm)?.length ?? 0;
  if (fences % 2 === 1 || before.includes(`</${name}`)) return undefined;
  return {
    draft: insert(draft, opened + next.index + 1, `${next[1]}</${name}>\n`),
    problem: { message: `Nothing closes <${name}> before the next one; it ends there`, ...place },
  };
}
