import { VOID_ELEMENTS } from '../markdown/html.ts';

/** Marks the place of a step among what else stands in `<Steps>`. */
export const STEP_PLACE = '<!--step-->';

/** A paragraph that begins with steps: they are before it. */
const BEGINS = new RegExp(`(<p>\\s*)((?:${STEP_PLACE}\\s*)+)`, 'g');

/**
 * What stands before the first of some steps, and after each. All of it stands before them where a heading would be
 * listed out of turn; what is around a step stays in one piece, before it.
 */
export function betweenSteps(html: string, count: number): readonly string[] {
  const pieces = html.replace(BEGINS, '$2$1').split(STEP_PLACE);
  const isOutOfTurn = pieces.slice(1).some((piece) => /<h[1-6][\s>]/.test(piece));
  if (isOutOfTurn || pieces.length !== count + 1) return [pieces.join('').trim()];
  const between = pieces.map(() => '');
  let depth = 0;
  let place = 0;
  pieces.forEach((piece, n) => {
    if (depth === 0) place = n;
    between[place] += piece;
    depth += deeper(piece);
  });
  return between.map((piece) => piece.trim());
}

/** How many more elements begin in some HTML than end in it. */
function deeper(html: string): number {
  let depth = 0;
  for (const [, end, name = '', alone] of html.matchAll(/<(\/?)([a-z][\w-]*)(?:[^>]*?(\/?))?>/gi))
    if (alone !== '/' && !VOID_ELEMENTS.has(name)) depth += end === '/' ? -1 : 1;
  return depth;
}
