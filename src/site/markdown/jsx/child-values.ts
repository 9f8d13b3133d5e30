import type { Nodes } from 'mdast';
import {
  type ChildUse,
  isList,
  isMarkup,
  type Markup,
  markup,
  record,
  type ShownElement,
  type Value,
  type ValueRecord,
} from '../../interpreter/value.ts';
import type { Frame } from '../frame.ts';
import type { JsxElement, JsxExpression } from '../jsx-nodes.ts';
import { blankBetween, renderNodes } from '../nodes.ts';

/** What becomes a value of JSX; given from outside so that Markdown and JSX do not import one another. */
export interface JsxValues {
  element(node: JsxElement, frame: Frame): Markup;
  expression(node: JsxExpression, frame: Frame): Value;
  /** The HTML of an element made of Markdown whose properties a component has changed. */
  named(name: string, props: ValueRecord, node: Nodes, frame: Frame): string;
}

/**
 * The children of an element as a component of the project sees them: nothing, one, or a list of texts and elements.
 * Nothing is rendered yet.
 */
export function childValues(nodes: readonly Nodes[], frame: Frame, jsx: JsxValues): Value {
  const values: Value[] = [];
  let before: Nodes | undefined;
  for (const node of nodes) {
    const value = childValue(node, frame, jsx);
    values.push(isMarkup(value) ? behind(before, node, value, frame) : value);
    before = node;
  }
  return values.length > 1 ? values : values[0];
}

function behind(before: Nodes | undefined, node: Nodes, value: Markup, frame: Frame): Markup {
  const render = (): string => blankBetween(before, node, frame) + value.render();
  return { ...markup(render, value.element), ...(value.use && { use: value.use }) };
}

function childValue(node: Nodes, frame: Frame, jsx: JsxValues): Value {
  switch (node.type) {
    case 'text':
      return frame.page.fill(node.value);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return offered(node, jsx.element(node, frame), frame);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return jsx.expression(node, frame);
    default:
      return offered(
        node,
        markup(
          () => renderNodes([node], frame),
          () => shown(node, frame, jsx),
        ),
        frame,
      );
  }
}

/** The same, of which the page and the markup note whether the component makes use of it. */
function offered(node: Nodes, value: Markup, { page }: Frame): Markup {
  const use: ChildUse = { isShown: false, inside: undefined };
  const take = (): void => page.take([node]);
  const show = (one: Markup): string => {
    take();
    use.isShown = true;
    return one.render();
  };
  page.offer(node);
  const look = (): ShownElement | undefined => {
    const element = value.element();
    if (element === undefined) return undefined;
    const { type, props } = element;
    const children = (): Value => {
      take();
      use.inside = props.children;
      return props.children;
    };
    return {
      type,
      props: Object.defineProperty(record(Object.entries(props)), 'children', {
        enumerable: true,
        get: children,
      }),
      with(changed) {
        take();
        const one = element.with(changed);
        return markup(() => show(one), one.element);
      },
    };
  };
  return { ...markup(() => show(value), look), use };
}

function shown(node: Nodes, frame: Frame, jsx: JsxValues) {
  const [type, attributes] = elementOf(node);
  const inside = 'children' in node ? childValues(node.children, frame, jsx) : textOf(node);
  const children =
    LINED.has(node.type) && isList(inside) ? ['\n', ...inside.flatMap((item) => [item, '\n'])] : inside;
  const props = record([...attributes, ['children', children]]);
  return {
    type,
    props,
    with: (changed: ValueRecord): Markup => markup(() => jsx.named(type, changed, node, frame)),
  };
}

/** The HTML element that stands for a node of Markdown, with its attributes. */
function elementOf(node: Nodes): [string, [string, Value][]] {
  switch (node.type) {
    case 'heading':
      return [`h${node.depth}`, []];
    case 'list':
      return [node.ordered === true ? 'ol' : 'ul', []];
    case 'link':
      return ['a', [['href', node.url]]];
    case 'image':
      return [
        'img',
        [
          ['src', node.url],
          ['alt', node.alt ?? ''],
        ],
      ];
    case 'code':
      return ['pre', [['className', node.lang ? `language-${node.lang}` : undefined]]];
    default:
      return [NAMES[node.type] ?? 'span', []];
  }
}

/** What has a line for each of its parts, which are apart where only its texts are taken. */
const LINED: ReadonlySet<string> = new Set(['blockquote', 'list', 'table']);

const NAMES: Readonly<Partial<Record<Nodes['type'], string>>> = {
  blockquote: 'blockquote',
  break: 'br',
  delete: 'del',
  emphasis: 'em',
  inlineCode: 'code',
  listItem: 'li',
  paragraph: 'p',
  strong: 'strong',
  table: 'table',
  tableCell: 'td',
  tableRow: 'tr',
  thematicBreak: 'hr',
};

function textOf(node: Nodes): Value {
  return 'value' in node ? node.value : undefined;
}
