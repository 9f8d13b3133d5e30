import type { Nodes } from 'mdast';
import { componentNamed } from '../../components/components.ts';
import { isJsxExpression, type JsxElement } from '../jsx-nodes.ts';
import { GATHERS } from '../rendering.ts';
import { elementMeant, TITLES } from './unknown-component.ts';

/** Whether only rendering knows what an element becomes. `isBound` tells the names that are functions of the page. */
export function isMade(node: JsxElement, name: string, isBound: (name: string) => boolean): boolean {
  return (
    isBound(name) ||
    isWordedUnknown(node, name) ||
    name === 'Mention' ||
    (elementMeant(name) ?? name) === 'table' ||
    (name !== 'style' && node.attributes.some(isRaw)) ||
    (GATHERS.test(name) && holdsMade(node, isBound))
  );
}

/** Whether it is a component that is defined nowhere, which shows its title and description. */
function isWordedUnknown({ attributes }: JsxElement, name: string): boolean {
  if (!/^[A-Z]/.test(name) || componentNamed(name) !== undefined || elementMeant(name) !== undefined)
    return false;
  return attributes.some(
    (attribute) => 'name' in attribute && [...TITLES, 'description'].includes(attribute.name),
  );
}

/** Whether it gives an element its content as HTML. */
function isRaw(attribute: JsxElement['attributes'][number]): boolean {
  return 'name' in attribute && attribute.name === 'dangerouslySetInnerHTML';
}

/** Whether what an element gathers may come from components of the project, or from expressions. */
function holdsMade(
  { children }: { readonly children: readonly unknown[] },
  isBound: (name: string) => boolean,
): boolean {
  return (children as readonly Nodes[]).some((child) => {
    if (child.type === 'paragraph') return holdsMade(child, isBound);
    if (isJsxExpression(child)) return true;
    return 'name' in child && typeof child.name === 'string' && isBound(child.name);
  });
}
