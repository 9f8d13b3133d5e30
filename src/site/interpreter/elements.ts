import type * as ES from 'estree-jsx';
import { placed } from './assignments.ts';
import { isForUnreadTime, isUnread, orUnread, UnreadTime } from './built-ins/instances.ts';
import { evaluate } from './interpret.ts';
import { type InterpreterHost, Uninterpretable } from './interpreter-host.ts';
import { tellingOfLoad } from './react/loading.ts';
import { isRecord, isShapeless, listOf, type Markup, record, type Scope, type Value } from './value.ts';

/** Attributes that name an element for others and are not seen: a name made of the time is as good as none. */
const NAMING = /^(?:aria-(?:controls|describedby|labelledby)|data-[\w-]+|htmlFor|id|key|name)$/;

/** An element of an expression: its attributes evaluated, its rendering left for later. */
export function elementOf(node: ES.JSXElement, scope: Scope, host: InterpreterHost): Markup {
  const props = record();
  const name = nameOf(node.openingElement.name);
  const leftOut: Markup[] = [];
  for (const attribute of node.openingElement.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      const spread = evaluate(attribute.argument, scope, host);
      if (isRecord(spread)) for (const [key, value] of Object.entries(spread)) props[key] = value;
      continue;
    }
    const key = nameOf(attribute.name);
    // A component of the project may decide by what it is given; another element is shown without an attribute.
    const isOwn = /^[A-Z]/.test(name) && (name.split('.')[0] ?? '') in scope;
    const made = (): Value => {
      const value = attributeValue(attribute, scope, host);
      if (!isOwn && isUnread(value)) throw placed(new UnreadTime(), attribute);
      return value;
    };
    const other = (left: Markup): undefined => void (NAMING.test(key) || leftOut.push(left));
    props[key] = isOwn ? orUnread(made) : madeOr(other, made, host);
  }
  const children =
    name === 'MDX' && node.children.every(({ type }) => type === 'JSXText')
      ? [asWritten(node.children)]
      : childrenOf(node.children, scope, host, /^[a-z]/.test(name));
  for (const tell of tellingOfLoad(name, props)) host.awaits(tell);
  const element = host.element({
    name,
    props,
    children: children.length > 1 ? children : (children[0] ?? props.children),
    scope,
    node,
  });
  return leftOut.length === 0 ? element : host.fragment([...leftOut, element]);
}

function attributeValue(attribute: ES.JSXAttribute, scope: Scope, host: InterpreterHost): Value {
  const { value } = attribute;
  if (!value) return true;
  if (value.type === 'Literal') return String(value.value);
  if (value.type !== 'JSXExpressionContainer') return evaluate(value, scope, host);
  return value.expression.type === 'JSXEmptyExpression' ? undefined : evaluate(value.expression, scope, host);
}

function nameOf(name: ES.JSXElement['openingElement']['name'] | ES.JSXAttribute['name']): string {
  if (name.type === 'JSXIdentifier') return name.name;
  return name.type === 'JSXMemberExpression'
    ? `${nameOf(name.object)}.${name.property.name}`
    : `${name.namespace.name}:${name.name.name}`;
}

/** The text of an element in which blanks and lines count. */
function asWritten(nodes: ES.JSXElement['children']): string {
  return nodes.map((node) => (node.type === 'JSXText' ? node.raw : '')).join('');
}

/** The children of an element, blanks by JSX's rule; those that are shown as they are may be no object. */
export function childrenOf(
  nodes: ES.JSXElement['children'],
  scope: Scope,
  host: InterpreterHost,
  areShown = false,
): Value[] {
  return nodes.flatMap((node): Value[] => {
    if (node.type === 'JSXText') {
      const text = jsxText(node.value);
      return text === '' ? [] : [text];
    }
    if (node.type === 'JSXSpreadChild') return [...listOf(evaluate(node.expression, scope, host))];
    if (node.type !== 'JSXExpressionContainer') return [evaluate(node, scope, host)];
    return node.expression.type === 'JSXEmptyExpression'
      ? []
      : [childOf(node.expression, scope, host, areShown)];
  });
}

/** What an expression among children is worth: nothing where only the day tells it on which a page is read. */
function childOf(expression: ES.Expression, scope: Scope, host: InterpreterHost, isShown: boolean): Value {
  return madeOr(
    (left) => left,
    () => {
      const value = evaluate(expression, scope, host);
      if (isUnread(value)) throw placed(new UnreadTime(), expression);
      const unshown = isShown ? unshownIn(value, expression) : undefined;
      return unshown === undefined ? value : [host.leftOut(unshown), value];
    },
    host,
  );
}

/** What is to be told of a value that has nothing to show, or holds such: an object, a time that nobody knows. */
export function unshownIn(value: Value, node: Pick<ES.Node, 'loc'>): Uninterpretable | undefined {
  if (isUnread(value)) return placed(new UnreadTime(), node);
  return isShapeless(value)
    ? new Uninterpretable('it is an object, which has nothing to show', node)
    : undefined;
}

/** What `make` gives, or `other` instead where only the day tells it on which a page is read. */
function madeOr(other: (left: Markup) => Value, make: () => Value, host: InterpreterHost): Value {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Uninterpretable && isForUnreadTime(error))) throw error;
    return other(host.leftOut(error));
  }
}

/**
 * JSX's own rule: lines are trimmed and joined by one space; lines of blanks only are nothing. A blank that is written
 * as an entity, such as `&nbsp;`, stays.
 */
function jsxText(text: string): string {
  if (!text.includes('\n')) return text;
  return text
    .replace(/[ \t]*\r?\n[ \t]*/g, '\n')
    .split('\n')
    .filter((line) => line !== '')
    .join(' ');
}
