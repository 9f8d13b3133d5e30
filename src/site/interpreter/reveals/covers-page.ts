import type * as ES from 'estree-jsx';
import { nodesOf } from '../words.ts';

/** What covers the page, or stands over it, is no part of it: it stays closed. */
const ABOVE = /\b(?:fixed|absolute|modal|dialog|overlay|popover|popup|tooltip|drawer|backdrop)/i;

/** Whether something stands over the page, as what names such a place does. */
export function coversPage(node: ES.Node): boolean {
  for (const one of nodesOf(node)) {
    if (one.type === 'Literal' && typeof one.value === 'string' && ABOVE.test(one.value)) return true;
    if (one.type === 'TemplateElement' && ABOVE.test(one.value.raw)) return true;
    if (one.type === 'Identifier' && one.name === 'createPortal') return true;
  }
  return false;
}
