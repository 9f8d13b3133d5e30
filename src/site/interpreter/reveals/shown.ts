import type * as ES from 'estree-jsx';
import { nodesOf } from '../words.ts';
import { coversPage } from './covers-page.ts';

/** Whether a node is an element, or several, as they are written. */
export function isElement(node: ES.Node): node is ES.JSXElement | ES.JSXFragment {
  return node.type === 'JSXElement' || node.type === 'JSXFragment';
}

/** Whether an element has more to say than a label, and stands in the page. */
export function isShown(node: ES.Node): boolean {
  return isElement(node) && !coversPage(node) && saysMore(node);
}

/** Whether there is more in a node than a label: three words, or something that is told by its name. */
export function saysMore(node: ES.Node): boolean {
  let words = 0;
  for (const one of nodesOf(node)) {
    if (one.type === 'JSXText') words += countWords(one.value);
    else if (one.type === 'JSXExpressionContainer' && /^(?:Member|Call|Identifier)/.test(one.expression.type))
      words += 3;
  }
  return words >= 3;
}

/** Signs of scripts that put no blanks between words. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** How many words a text has, about: where no blanks stand between them two signs are one. */
export function countWords(text: string): number {
  const signs = text.match(WITHOUT_BLANKS)?.length ?? 0;
  const others = text.replace(WITHOUT_BLANKS, ' ').match(/\S+/g)?.length ?? 0;
  return others + Math.ceil(signs / 2);
}
