import type { Nodes } from 'mdast';
import { componentNamed } from '../../components/components.ts';
import { guarded } from '../../interpreter/assignments.ts';
import { isOfBrowsers } from '../../interpreter/browser-names.ts';
import { unshownIn } from '../../interpreter/elements.ts';
import { parseExpression, parseSpread } from '../../interpreter/expression.ts';
import { evaluate } from '../../interpreter/interpret.ts';
import {
  type ElementCall,
  type InterpreterHost,
  Uninterpretable,
} from '../../interpreter/interpreter-host.ts';
import {
  isRecord,
  type Markup,
  markup,
  record,
  type Scope,
  stringOf,
  type Value,
  type ValueRecord,
} from '../../interpreter/value.ts';
import type { SourcePlace } from '../../page.ts';
import { type Frame, placeOf } from '../frame.ts';
import type { JsxElement, JsxExpression } from '../jsx-nodes.ts';
import { renderNodes } from '../nodes.ts';
import type { Element, Rendering } from '../rendering.ts';
import { childValues, type JsxValues } from './child-values.ts';
import { isMade } from './made.ts';
import { tellMissingMember } from './missing-member.ts';
import { boundIn, boundTo, renderNamed } from './named-element.ts';
import { noted } from './unchosen.ts';
import { isPlain, reportUninterpretable, within } from './uninterpretable.ts';

/** JSX of a page as HTML. */
export function renderJsx(node: JsxElement, frame: Frame): string {
  const { name } = node;
  const { scope, page } = frame;
  if (name === null) return renderNodes(node.children, frame);
  const render = (): string => renderNamed(elementOf(node, name, frame), scope, page);
  return isMade(node, name, boundIn(frame)) ? page.overhear(node, render) : render();
}

/** The element that a node calls, with its attributes evaluated. */
function elementOf(node: JsxElement, name: string, frame: Frame): Element {
  const nodes = node.children as readonly Nodes[];
  const place = placeOf(node, frame);
  const props = record();
  for (const attribute of node.attributes) {
    const { value } = attribute;
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const spread = attributeValue(attribute.value, parseSpread, place, frame);
      if (isRecord(spread)) Object.assign(props, spread);
    } else if (value === null || value === undefined) props[attribute.name] = true;
    else if (typeof value === 'string') props[attribute.name] = frame.page.fill(value);
    else props[attribute.name] = attributeValue(value.value, parseExpression, place, frame);
  }
  if (node.attributes.some(isExpression)) {
    Object.assign(props, noted(props));
    frame.page.give(node, props);
  }
  const inline = node.type === 'mdxJsxTextElement';
  return {
    name,
    props,
    children: markup(() => {
      frame.page.take(nodes);
      return renderNodes(nodes, frame);
    }),
    parts: () => childValues(nodes, frame, VALUES),
    place,
    inline,
  };
}

function isExpression({ type, value }: JsxElement['attributes'][number]): boolean {
  return type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && value !== null);
}

/** Elements and expressions among the children of a component of the project. */
const VALUES: JsxValues = {
  element(node, frame) {
    if (node.name === null) return markup(() => renderJsx(node, frame));
    const element = elementOf(node, node.name, frame);
    return shownElement(
      element,
      frame.scope,
      frame.page,
      isMade(node, node.name, boundIn(frame)) ? node : undefined,
    );
  },
  expression: (node, frame) => expressionValue(node, frame),
  named: (name, props, node, { page, file, ...frame }) => {
    const { parts, children } = contents(props, page);
    return renderNamed(
      { name, props, children, parts, place: placeOf(node, { page, file, ...frame }), inline: false },
      record(),
      page,
    );
  },
};

/** The children among the properties of an element. */
function contents(props: ValueRecord, page: Rendering): Pick<Element, 'children' | 'parts'> {
  return { children: markup(() => page.html(props.children)), parts: () => props.children };
}

/** An element that is rendered where it stands, and that the components around may look at before. */
function shownElement(element: Element, scope: Scope, page: Rendering, made?: JsxElement): Markup {
  const render = (): string => renderNamed(element, scope, page);
  return markup(
    // What a node of the page becomes is noted.
    () => (made === undefined ? render() : page.overhear(made, render)),
    () => ({
      type: boundTo(element.name, scope, page) ?? element.name,
      props: record([...Object.entries(element.props), ['children', element.parts?.()]]),
      with: (props) => shownElement({ ...element, props, ...contents(props, page) }, scope, page, made),
    }),
  );
}

/** What is between the braces of `{{ name: value }}`, which nobody writes into a text but as a text. */
const OBJECT = /^\s*\{\s*[\w$'"-]+\s*:[^{}\n]*\}\s*$/;

/** `{expression}` in the text of a page. */
export function renderExpression(node: JsxExpression, frame: Frame): string {
  return frame.page.overhear(node, () => {
    const value = expressionValue(node, frame);
    const unshown = unshownIn(value, {});
    if (unshown !== undefined) reportUninterpretable(unshown, node.value, placeOf(node, frame), frame, 'tag');
    return frame.page.html(value);
  });
}

function expressionValue(node: JsxExpression, frame: Frame): Value {
  const { page } = frame;
  const place = placeOf(node, frame);
  const variable = /^\{\s*([\w.-]+)\s*\}$/.exec(node.value)?.[0];
  if (variable !== undefined) {
    const filled = page.fill(`{${variable}}`);
    if (filled !== `{${variable}}`) return filled;
  }
  const column = place.column === undefined ? undefined : place.column + 1;
  const start = { ...place, column };
  // `{Card}` and `{history}` in a text are no component and nothing of a browser, but text.
  const name = /^\s*(\w+)\s*$/.exec(node.value)?.[1];
  if (name !== undefined && isOfBrowsers(name, frame.scope)) {
    const unbound = new Uninterpretable('', {}, { unbound: name });
    reportUninterpretable(unbound, node.value, start, frame, 'text');
    return `{${node.value}}`;
  }
  if (OBJECT.test(node.value)) {
    const text = `{${node.value}}`;
    page.report({
      severity: 'warning',
      kind: 'syntax',
      message: `${text} is an object in MDX, of which there is nothing to show; it is shown as text`,
      hint: `write ${text.replaceAll('{', '\\{')}, or put it in \`code\``,
      ...place,
    });
    return text;
  }
  const host = hostOf(frame, start);
  const texts = name === undefined ? host : { ...host, named: () => undefined };
  const value = attempt(node.value, parseExpression, start, withPageNames(node.value, frame), 'text', texts);
  if ('value' in value) return value.value;
  // A bare name or path is most likely text that the author forgot to escape; the rest was never meant to be read.
  const isText = isPlain(node.value) && !page.lost.has(/[\w$]+/.exec(node.value)?.[0] ?? '');
  return isText ? `{${node.value}}` : undefined;
}

/** Snippets may show what only their page imports or defines. */
function withPageNames(source: string, frame: Frame): Frame {
  const name = /^\s*([A-Za-z_$][\w$]*)/.exec(source)?.[1] ?? '';
  const { scope } = frame.page;
  return name in frame.scope || !(name in scope) ? frame : { ...frame, scope };
}

/** The value of an attribute's expression; undefined (and reported) when there is none. */
function attributeValue(
  source: string,
  parse: typeof parseExpression,
  place: SourcePlace,
  frame: Frame,
): Value {
  const result = attempt(source, parse, place, frame, 'tag');
  return 'value' in result ? result.value : undefined;
}

function attempt(
  source: string,
  parse: typeof parseExpression,
  place: SourcePlace,
  frame: Frame,
  where: 'text' | 'tag',
  host: InterpreterHost = hostOf(frame, place),
): { value: Value } | { failed: true } {
  try {
    const expression = parse(source);
    const value = expression && guarded(expression, () => evaluate(expression, frame.scope, host));
    if (value === undefined) tellMissingMember(source, place, frame);
    return { value };
  } catch (error) {
    reportUninterpretable(error, source, place, frame, where);
    return { failed: true };
  }
}

/**
 * The interpreter's view of a frame: elements made by an expression render like those of the page. `start` is where the
 * source of the expression or module begins.
 */
export function hostOf(
  { file, page }: Pick<Frame, 'file' | 'page'>,
  start: SourcePlace = { file, line: 1, column: 1 },
): InterpreterHost {
  const { tick, asked, failed, aside, awaited, asynchronous, awaits, looksUp, global, project } = page;
  return {
    tick,
    asked,
    failed,
    aside,
    awaited,
    asynchronous,
    awaits,
    looksUp,
    global,
    year: project.year,
    placeOf: (line, column) => within(start, line, column),
    named: (name) =>
      componentFunction(name, page, start) ??
      page.scope[name] ??
      (name === 'user' && project.hasReaders !== false ? unknownReader(page, start) : undefined),
    fragment: (values) => markup(() => page.html(values)),
    leftOut: (error) =>
      markup(() => {
        const { message, place = within(start, error.line, error.column) } = error;
        page.report({
          severity: 'warning',
          kind: 'not-interpreted',
          message: `What stands here is left out: ${message}`,
          ...place,
        });
        return '';
      }),
    element: ({ name, props, children, scope, node }: ElementCall) => {
      const place = within(start, node.loc?.start.line ?? 1, node.loc?.start.column ?? 0);
      const inside = markup(() => page.html(children));
      const element = { name, props, children: inside, parts: () => children, place, scope, inline: false };
      return shownElement(element, scope, page);
    },
  };
}

/** What hosted sites know of who reads a page. A bundle knows nobody, which to them is a reader without any of it. */
function unknownReader(page: Rendering, place: SourcePlace): Value {
  page.reportOnce('reader', {
    severity: 'warning',
    kind: 'left-out',
    message:
      'A bundle does not know who reads it: what “user” tells here is what readers see who are not logged in',
    hint: 'if it is a text with braces, write \\{ and \\}',
    ...place,
  });
  return NOBODY;
}

const NOBODY = Object.freeze(record());

/** A component that all pages know, where one is handed on by its name: `const Box = isWide ? Frame : Card`. */
function componentFunction(name: string, page: Rendering, place: SourcePlace): Value {
  const component = componentNamed(name);
  if (component === undefined) return undefined;
  return (given) => {
    const props = isRecord(given) ? given : record();
    const children = markup(() => page.html(props.children));
    return markup(() => component({ name, props, children, place, inline: false }, page));
  };
}

/** `createElement('div', props, …children)` */
export function elementFrom(
  name: Value,
  given: Value,
  children: readonly Value[],
  file: string,
  page: Rendering,
): Markup {
  const props = record([
    ...Object.entries(isRecord(given) ? given : {}),
    ...(children.length === 0 ? [] : [['children', children] as const]),
  ]);
  const [called, scope] =
    typeof name === 'function' ? ['Component', record([['Component', name]])] : [stringOf(name), record()];
  const element = { name: called, props, ...contents(props, page), place: { file }, inline: false };
  return shownElement(element, scope, page);
}
