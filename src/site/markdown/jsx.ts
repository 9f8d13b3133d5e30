import type { Nodes } from 'mdast';
import type { MdxFlowExpression, MdxJsxFlowElement, MdxJsxTextElement, MdxTextExpression } from 'satteri';
import { closestComponent, componentNamed } from '../components/components.ts';
import { ExpressionSyntaxError, parseExpression, parseSpread } from '../interpreter/expression.ts';
import { evaluate } from '../interpreter/interpret.ts';
import { type ElementCall, type InterpreterHost, Uninterpretable } from '../interpreter/interpreter-host.ts';
import { memberOf } from '../interpreter/methods.ts';
import {
  isRecord,
  type Markup,
  markup,
  record,
  type Scope,
  stringOf,
  type Value,
  type ValueRecord,
} from '../interpreter/value.ts';
import type { SourcePlace } from '../page.ts';
import { renderElement } from './element.ts';
import { isElementName } from './element-names.ts';
import { type Frame, placeOf } from './frame.ts';
import { escapeText } from './html.ts';
import { isMedia, renderMedia } from './media.ts';
import { renderNodes } from './nodes.ts';
import { BudgetExceeded, type Element, type Rendering } from './rendering.ts';

/** JSX of a page as HTML. Names bound on the page come first, then the components known here, then HTML. */
export function renderJsx(node: MdxJsxFlowElement | MdxJsxTextElement, frame: Frame): string {
  const children = (): string => renderNodes(node.children as readonly Nodes[], frame);
  if (node.name === null) return children();
  const place = placeOf(node as Nodes, frame);
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
  const inline = node.type === 'mdxJsxTextElement';
  return renderNamed(
    { name: node.name, props, children: markup(children), place, inline },
    frame.scope,
    frame.page,
  );
}

/** `{expression}` in the text of a page. */
export function renderExpression(node: MdxFlowExpression | MdxTextExpression, frame: Frame): string {
  const { page } = frame;
  const place = placeOf(node as Nodes, frame);
  const variable = /^\{\s*([\w.-]+)\s*\}$/.exec(node.value)?.[0];
  if (variable !== undefined) {
    const filled = page.fill(`{${variable}}`);
    if (filled !== `{${variable}}`) return page.html(filled);
  }
  const column = place.column === undefined ? undefined : place.column + 1;
  // `{Card}` in a text is no component, but a text.
  const isName = /^\s*\w+\s*$/.test(node.value);
  const host = isName ? { ...hostOf(frame), component: () => undefined } : hostOf(frame);
  const value = attempt(node.value, parseExpression, { ...place, column }, frame, host);
  if ('value' in value) return page.html(value.value);
  // A bare name or path is most likely text that the author forgot to escape; the rest was never meant to be read.
  return isPlain(node.value) ? page.html(`{${node.value}}`) : '';
}

function isPlain(source: string): boolean {
  return /^(?:[\w\s.-]*|\{[\w\s.-]*\})$/.test(source);
}

/** The value of an attribute's expression; undefined (and reported) when there is none. */
function attributeValue(
  source: string,
  parse: typeof parseExpression,
  place: SourcePlace,
  frame: Frame,
): Value {
  const result = attempt(source, parse, place, frame);
  return 'value' in result ? result.value : undefined;
}

function attempt(
  source: string,
  parse: typeof parseExpression,
  place: SourcePlace,
  frame: Frame,
  host: InterpreterHost = hostOf(frame),
): { value: Value } | { failed: true } {
  try {
    const expression = parse(source);
    return { value: expression && evaluate(expression, frame.scope, host) };
  } catch (error) {
    reportUninterpretable(error, source, place, frame.page);
    return { failed: true };
  }
}

/** Tells what could not be interpreted; anything else is thrown on. `place` is where `source` begins. */
function reportUninterpretable(error: unknown, source: string, place: SourcePlace, page: Rendering): void {
  if (error instanceof ExpressionSyntaxError) {
    const message = `{${shortened(source)}} is not an expression: ${error.message}`;
    page.report({ severity: 'warning', kind: 'syntax', message, ...within(place, error.line, error.column) });
  } else if (error instanceof Uninterpretable) {
    const at = within(place, error.line, error.column);
    if (error.unbound !== undefined) {
      page.report({
        severity: 'warning',
        kind: 'unbound-name',
        message: `{${shortened(source)}}: nothing is named “${error.unbound}”; ${isPlain(source) ? 'shown as text' : 'left out'}`,
        hint: 'to show braces, write \\{ and \\}, or put them in `code`',
        ...at,
      });
    } else {
      page.report({
        severity: 'warning',
        kind: 'not-interpreted',
        message: `{${shortened(source)}}: ${error.message}; left out`,
        ...at,
      });
    }
  } else if (error instanceof BudgetExceeded) {
    page.reportOnce('budget', {
      severity: 'warning',
      kind: 'not-interpreted',
      message: error.message,
      ...place,
    });
  } else throw error;
}

function within(place: SourcePlace, line: number, column: number): SourcePlace {
  if (place.line === undefined) return place;
  if (line > 1) return { file: place.file, line: place.line + line - 1, column: column + 1 };
  return place;
}

function shortened(source: string): string {
  const line = source.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** The interpreter's view of a frame: elements made by an expression render like those of the page. */
export function hostOf({ file, page }: Pick<Frame, 'file' | 'page'>, firstLine = 1): InterpreterHost {
  const { tick } = page;
  return {
    tick,
    component: (name) => componentFunction(name, { file, page }, firstLine),
    fragment: (values) => markup(() => page.html(values)),
    element: ({ name, props, children, scope, node }: ElementCall) =>
      markup(() => {
        const place = {
          file,
          line: (node.loc?.start.line ?? 1) + firstLine - 1,
          column: (node.loc?.start.column ?? 0) + 1,
        };
        return renderNamed(
          { name, props, children: markup(() => page.html(children)), place, inline: false },
          scope,
          page,
        );
      }),
  };
}

/** A component that all pages know, where one is handed on by its name: `const Box = isWide ? Frame : Card`. */
function componentFunction(name: string, { file, page }: Pick<Frame, 'file' | 'page'>, line: number): Value {
  const component = componentNamed(name);
  if (component === undefined) return undefined;
  return (given) => {
    const props = isRecord(given) ? given : record();
    const children = markup(() => page.html(props.children));
    return markup(() => component({ name, props, children, place: { file, line }, inline: false }, page));
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
  const inside = markup(() => page.html(props.children));
  const element = { name: called, props, children: inside, place: { file }, inline: false };
  return markup(() => renderNamed(element, scope, page));
}

/** The deepest nesting of elements, so that a component that contains itself ends. */
const MAX_DEPTH = 100;

function renderNamed(element: Element, scope: Scope, page: Rendering): string {
  return page.nested(MAX_DEPTH, element.place, () => {
    const { name } = element;
    const own = boundTo(name, scope, page);
    if (typeof own === 'function') return renderOwn(element, own, page);
    // `const Tag = isOrdered ? 'ol' : 'ul'`
    if (typeof own === 'string' && /^[a-z][\w-]*$/.test(own) && own !== name)
      return renderNamed({ ...element, name: own }, record(), page);
    if (/^[a-z]/.test(name) && !name.includes('.') && isElementName(name))
      return isMedia(name) ? renderMedia(element, page) : renderElement(element, page);
    const component = componentNamed(name);
    if (component) return component(element, page);
    if (own !== undefined) return page.html(own);
    page.reportOnce(`component ${name}`, unknownComponent(element));
    return page.html(element.children);
  });
}

function unknownComponent({ name, place }: Element) {
  const closest = closestComponent(name);
  return {
    severity: 'warning',
    kind: 'unknown-component',
    message: `<${name}> is defined nowhere; its content is shown without it`,
    hint: closest ? `did you mean <${closest}>?` : undefined,
    ...place,
  } as const;
}

/** What a name of the page means: `Card`, `icons.Star`. The names of HTML elements are theirs. */
function boundTo(name: string, scope: Scope, page: Rendering): Value {
  const [first = '', ...path] = name.split('.');
  if (path.length === 0 && /^[a-z]/.test(first) && isElementName(first)) return undefined;
  let value: Value = first in scope ? scope[first] : undefined;
  for (const key of path)
    value = isRecord(value) || typeof value === 'function' ? memberOf(value, key, page.tick) : undefined;
  return value;
}

/** A component of the docs project: an arrow function, or a snippet. */
function renderOwn(element: Element, component: (props: ValueRecord) => Value, page: Rendering): string {
  const { name, props, children, place } = element;
  try {
    return page.html(component(record([...Object.entries(props), ['children', children]])));
  } catch (error) {
    if (!(error instanceof Uninterpretable || error instanceof BudgetExceeded)) throw error;
    page.report({
      severity: 'warning',
      kind: 'not-interpreted',
      message: `<${name}> cannot be shown: ${error.message}`,
      ...place,
    });
    return `<span class="c-missing">${escapeText(name)}</span>`;
  }
}
