import type * as ES from 'estree-jsx';
import { nodesOf } from '../words.ts';
import { coversPage } from './covers-page.ts';
import { attributeName } from './node-names.ts';
import { saysMore } from './shown.ts';

type Test = (node: ES.Node) => boolean;

/** Classes that hide an element, or cut what it says. Without any room it is unfolded wherever it stands. */
const HIDING_CLASS = /(?:^|\s)(?:hidden|invisible)(?=\s|$)/;
const CUTTING_CLASS =
  /(?:^|\s)(?:truncate|whitespace-nowrap|line-clamp-(?!none)\S+|(?:max-)?h-(?!0|auto|none|full|screen|max|fit)\S+)(?=\s|$)/;
/** Classes, and values of attributes, by which the style sheet of a project opens what it hides. */
const OPENING = /(?:^|[\s_-])(?:open(?:ed)?|expanded|show(?:n|ing)?|visible|revealed|unfolded)(?=\s|$)/i;
const CHOOSING = /(?:^|[\s_-])(?:active|chosen|current|selected)(?=\s|$)/i;
/** What is called so is a part that readers choose, where another one may as well be what they choose it by. */
const PANEL = /(?:answer|body|content|pane|panel|slide|view)(?=[\s_-]|$)/i;
/** Attributes that tell style sheets how an element is. */
const STATE = /^data-(?:is-?)?(?:active|expanded|open|show|shown|state|visible)$/;
/** Lists that open over what is below them. */
const MENU = /menu|dropdown|combobox|listbox/i;
/** The same as styles, which are written with their name. */
const HIDING_STYLE = /^(?:display: none|visibility: hidden)$/;
const CUTTING_STYLE =
  /^(?:whiteSpace: nowrap|(?:WebkitLineClamp|lineClamp): [1-9].*|(?:maxHeight|height): \d*[1-9].*)$/;

/**
 * Whether an element is hidden or cut by its class or style unless a test is true: `className={open ? "block" : "hidden"}`.
 * `isShut` tells the tests that are true while it is.
 */
export function uncoversBy(nodes: readonly ES.Node[], isOpen: Test, isShut: Test): boolean {
  return nodes.some((node) => {
    if (node.type !== 'JSXElement') return false;
    const looks = looksOf(node, isOpen, isShut);
    if (looks.some((look) => hides(look) || opens(look, node))) return saysMore(node) && !coversPage(node);
    const isShort = looks.some(({ open, shut }) => isCut(shut) && !isCut(open));
    return isShort && saysMore(node) && !node.openingElement.attributes.some(coversPage);
  });
}

/**
 * The tests by which elements of the page are hidden: `hidden={tab !== "a"}`, `className={tab === "a" ? "" : "hidden"}`.
 * Panels that say whose they are open in the page itself.
 */
export function hidingTests(nodes: readonly ES.Node[], isOpen: Test, isShut: Test): ES.Node[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'JSXElement' || isTabPanel(node)) return [];
    const hiding = looksOf(node, isOpen, isShut).filter((look) => hides(look) || opens(look, node));
    return hiding.length > 0 && saysMore(node) && !coversPage(node) ? hiding.map(({ test }) => test) : [];
  });
}

function isTabPanel({ openingElement: { attributes } }: ES.JSXElement): boolean {
  const isPanel = attributes.some(
    (one) =>
      one.type === 'JSXAttribute' &&
      attributeName(one) === 'role' &&
      one.value?.type === 'Literal' &&
      one.value.value === 'tabpanel',
  );
  return isPanel && attributes.some((one) => attributeName(one) === 'id');
}

/** What a class is, or the styles are, while something is open and while it is shut, and what tells which. */
interface Look {
  readonly test: ES.Node;
  readonly open: readonly string[];
  readonly shut: readonly string[];
}

function hides({ open, shut }: Look): boolean {
  return isHidden(shut) && !isHidden(open);
}

/** Whether a part has what opens it in the style sheet of its project while it is open, and only then. */
function opens({ open, shut }: Look, { openingElement }: ES.JSXElement): boolean {
  const names = openingElement.attributes.flatMap((one) => (isClass(one) ? textsOf(one) : [])).join(' ');
  if (MENU.test(names)) return false;
  const says = (looks: readonly string[]): boolean =>
    looks.some((one) => OPENING.test(one) || (CHOOSING.test(one) && PANEL.test(names)));
  return says(open) && !says(shut);
}

function isClass(node: ES.JSXAttribute | ES.JSXSpreadAttribute): boolean {
  return /^class(?:Name)?$/.test(attributeName(node) ?? '');
}

function looksOf({ openingElement }: ES.JSXElement, isOpen: Test, isShut: Test): Look[] {
  return openingElement.attributes.flatMap((one) =>
    one.type === 'JSXAttribute' ? looksBy(one, isOpen, isShut) : [],
  );
}

function looksBy(attribute: ES.JSXAttribute, isOpen: Test, isShut: Test): Look[] {
  const name = attributeName(attribute);
  if (name === undefined || attribute.value?.type !== 'JSXExpressionContainer') return [];
  const { expression } = attribute.value;
  if (name === 'hidden') return isShut(expression) ? [{ test: expression, open: [], shut: ['hidden'] }] : [];
  const isStyle = name === 'style';
  const isData = STATE.test(name);
  if (isData && isOpen(expression)) return [{ test: expression, open: [name], shut: [] }];
  if (!isStyle && !isData && !isClass(attribute)) return [];
  const look = (node: ES.Node, of: string): Look[] => {
    const said = isStyle ? (one: ES.Node) => stylesOf(one, of) : textsOf;
    if (node.type === 'LogicalExpression' && node.operator === '&&' && isShut(node.left))
      return [{ test: node.left, open: [], shut: said(node.right) }];
    if (node.type === 'LogicalExpression' && node.operator === '&&' && isOpen(node.left))
      return [{ test: node.left, open: said(node.right), shut: [] }];
    if (node.type !== 'ConditionalExpression') return [];
    const { test, consequent, alternate } = node;
    if (isOpen(test)) return [{ test, open: said(consequent), shut: said(alternate) }];
    return isShut(test) ? [{ test, open: said(alternate), shut: said(consequent) }] : [];
  };
  return [...nodesOf(expression)].flatMap((node) =>
    node.type === 'Property' ? look(node.value, keyOf(node)) : look(node, ''),
  );
}

function isHidden(looks: readonly string[]): boolean {
  return looks.some((one) => HIDING_CLASS.test(one) || HIDING_STYLE.test(one));
}

function isCut(looks: readonly string[]): boolean {
  return looks.some((one) => CUTTING_CLASS.test(one) || CUTTING_STYLE.test(one));
}

function textsOf(node: ES.Node): string[] {
  return [...nodesOf(node)].flatMap((one) => {
    if (one.type === 'TemplateElement') return [one.value.raw];
    return one.type === 'Literal' && typeof one.value === 'string' ? [one.value] : [];
  });
}

/** Styles with their names: of an object, or the value of one. */
function stylesOf(node: ES.Node, name: string): string[] {
  if (node.type === 'Literal') return name === '' ? [] : [`${name}: ${String(node.value)}`];
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((one) => (one.type === 'Property' ? stylesOf(one.value, keyOf(one)) : []));
}

function keyOf({ key }: ES.Property): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}
