import { componentNamed } from '../../components/components.ts';
import { misnamedTitle } from '../../components/misnamed-title.ts';
import { misplacedWords } from '../../components/misplaced-words.ts';
import { htmlProp, lineProp } from '../../components/props.ts';
import { unnamedField } from '../../components/unnamed-field.ts';
import { placed } from '../../interpreter/assignments.ts';
import { GLOBALS } from '../../interpreter/built-ins/globals.ts';
import { memberOf } from '../../interpreter/built-ins/methods.ts';
import { Uninterpretable } from '../../interpreter/interpreter-host.ts';
import type { ComponentState } from '../../interpreter/react/mounting.ts';
import type { Choosing } from '../../interpreter/react/presses.ts';
import type { Looked } from '../../interpreter/react/state-hooks.ts';
import { showsByHand } from '../../interpreter/reveals/by-hand.ts';
import { countWords } from '../../interpreter/reveals/shown.ts';
import {
  type Callable,
  isMarkup,
  isRecord,
  type Markup,
  markup,
  record,
  type Scope,
  textOf,
  type Value,
  type ValueRecord,
} from '../../interpreter/value.ts';
import { renderElement } from '../elements/element.ts';
import { isElementName } from '../elements/element-names.ts';
import { isMedia, renderMedia } from '../elements/media.ts';
import { notePresses } from '../elements/presses.ts';
import { apartHtml, escapeText, holdsBlocks } from '../html.ts';
import type { Element, Rendering } from '../rendering.ts';
import { BudgetExceeded } from './budget.ts';
import { foreignName } from './foreign.ts';
import { type Brought, onceChosen } from './once-chosen.ts';
import { uncovered, withPanes } from './panes.ts';
import { keptBack, labelled, passedOver } from './passed-over.ts';
import { notLookedUp, unchosen, wordsOf } from './unchosen.ts';
import { scrolled, unfolded } from './unfold.ts';
import { toldAt } from './uninterpretable.ts';
import {
  calloutMeant,
  elementMeant,
  linkTarget,
  ofElements,
  TITLES,
  unknownComponent,
} from './unknown-component.ts';
import { windowsWithinPage } from './windows.ts';

/** The address of a picture of the project. */
const PICTURE = /^\/[^\s]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** The deepest nesting of elements, so that a component that contains itself ends. */
const MAX_DEPTH = 100;

/**
 * The HTML of an element by its name. What is bound on the page comes first, then the components known here, then HTML.
 */
export function renderNamed(element: Element, scope: Scope, page: Rendering): string {
  return page.nested(MAX_DEPTH, element.place, () => {
    const { name } = element;
    const own = boundTo(name, scope, page);
    const elsewhere = typeof own === 'function' ? foreignName(own) : undefined;
    if (elsewhere !== undefined) return renderForeign({ ...element, name: elsewhere }, page);
    if (typeof own === 'function') return renderOwn(element, own, page);
    // `const Tag = isOrdered ? 'ol' : 'ul'`
    if (typeof own === 'string' && /^[a-z][\w-]*$/.test(own) && own !== name)
      return renderNamed({ ...element, name: own }, record(), page);
    // `import Logo from './logo.svg'`
    if (typeof own === 'string' && PICTURE.test(own)) {
      const props = record([['alt', ''], ...Object.entries(element.props), ['src', own]]);
      return renderNamed({ ...element, name: 'img', props }, record(), page);
    }
    if (/^[a-z]/.test(name) && !name.includes('.') && isElementName(name))
      return isMedia(name) ? renderMedia(element, page) : renderElement(element, page);
    const component = componentNamed(name);
    if (component) {
      const misplaced = misplacedWords(element);
      for (const told of [misnamedTitle(element), misplaced ?? unnamedField(element)])
        if (told !== undefined) page.report(told);
      const html = component(element, page);
      notePresses(element, html, page);
      return html;
    }
    if (own !== undefined) return page.html(own);
    if (boundTo(name, page.scope, page) !== undefined && scope !== page.scope)
      return renderNamed(element, page.scope, page);
    const meant = meantBy(element);
    if (meant === undefined) {
      const content = contentOf(element, page);
      const target = linkTarget(element.props);
      if (!page.lost.has(name))
        page.reportOnce(`component ${name}`, unknownComponent(element, content === '', target && 'a'));
      return content;
    }
    const stand = standIn(element, meant);
    page.reportOnce(`component ${name}`, unknownComponent(element, false, stand.name));
    return renderNamed(stand, record(), page);
  });
}

/** A component of a package, which is told of where it is imported: one that is known here, or what stands in it. */
function renderForeign(element: Element, page: Rendering): string {
  const { name } = element;
  if (componentNamed(name) !== undefined) return renderNamed(element, record(), page);
  const meant = meantBy(element);
  return meant === undefined
    ? contentOf(element, page)
    : renderNamed(standIn(element, meant), record(), page);
}

/** What an unknown component is meant to be; one without content is no callout. */
function meantBy({ name, inline, scope, parts }: Element): string | undefined {
  const isInLine = (): boolean => inline || scope !== undefined || parts?.() === undefined;
  return elementMeant(name) ?? calloutMeant(name, isInLine);
}

/** An unknown component as the element that it is meant to be; `details` with a title, which that has no attribute for, as an accordion. */
function standIn(element: Element, meant: string): Element {
  const { props } = element;
  const title = meant === 'details' ? TITLES.find((key) => textOf(props[key]).trim() !== '') : undefined;
  if (title === undefined) return { ...element, name: meant, props: ofElements(props) };
  return {
    ...element,
    name: 'Accordion',
    props: record([...Object.entries(props), ['title', props[title]]]),
  };
}

/** What is left of an unknown component: what stands in it, with what it is called, and as a link where it is one. */
function contentOf(element: Element, page: Rendering): string {
  const target = linkTarget(element.props);
  const children = markup(() => titleOf(element, target !== undefined, page) + page.html(element.children));
  const content =
    target === undefined
      ? page.html(children)
      : renderElement({ ...element, name: 'a', props: target, children }, page);
  if (content.replace(/^<a\b[^>]*>\s*<\/a>$/, '').trim() === '') return '';
  return target === undefined ? apartHtml(element, content) : content;
}

/** What an unknown component is called, and said to be: on lines of their own, unless it stands in one. */
function titleOf({ props, inline, place }: Element, isLink: boolean, page: Rendering): string {
  const part = (html: string): string =>
    html.trim() === '' ? '' : inline || isLink ? `${html} ` : `<p>${html}</p>`;
  const name = TITLES.find((key) => textOf(props[key]).trim() !== '');
  const title = name === undefined ? '' : part(`<strong>${htmlProp(props, name, page)}</strong>`);
  return title + part(lineProp(props, 'description', page, place));
}

/** Whether a name is a component, or another function, of the file or else of the page that shows it. */
export function boundIn({
  scope,
  page,
}: {
  readonly scope: Scope;
  readonly page: Rendering;
}): (name: string) => boolean {
  return (name) =>
    typeof boundTo(name, scope, page) === 'function' ||
    (componentNamed(name) === undefined && typeof boundTo(name, page.scope, page) === 'function');
}

/** What a name of the page means: `Card`, `icons.Star`. The names of HTML elements are theirs. */
export function boundTo(name: string, scope: Scope, page: Rendering): Value {
  const [first = '', ...path] = name.split('.');
  if (path.length === 0 && /^[a-z]/.test(first) && isElementName(first)) return undefined;
  let value: Value = first in scope ? scope[first] : undefined;
  // `<Error>` and `<Map>` are components that are defined nowhere, not what code calls so.
  if (value === GLOBALS[first]) return undefined;
  for (const key of path)
    value = isRecord(value) || typeof value === 'function' ? memberOf(value, key, page.tick) : undefined;
  return value;
}

/** What a component makes of its properties. A function of JavaScript under another name is none, and may throw. */
function made(component: Callable, props: ValueRecord): Value {
  try {
    return component(props);
  } catch (error) {
    if (error instanceof TypeError) throw placed(error, {});
    throw error;
  }
}

/** What a function shows that readers would choose: nothing, where it makes no element or needs what only they bring. */
function panelHtml(make: Callable, page: Rendering): string {
  try {
    const value = made(make, record());
    return [value].flat().some(isMarkup) ? page.html(value) : '';
  } catch (error) {
    if (!(error instanceof Uninterpretable)) throw error;
    return '';
  }
}

/** So many more words are what a component has to say by itself, and not that it has found nothing. */
const OWN_WORDS = 20;

/** What a component shows: while it waits for data that never come, or without them, where it has much to say by itself. */
function fuller(value: Value, { withoutWaiting }: Choosing, page: Rendering): Value {
  if (withoutWaiting === undefined) return value;
  try {
    const other = withoutWaiting();
    const [said, more] = [value, other].map((one) =>
      countWords(wordsOf(page.untraced(() => page.html(one)))),
    );
    return (more ?? 0) - (said ?? 0) < OWN_WORDS ? value : other;
  } catch (error) {
    if (!(error instanceof Uninterpretable || error instanceof BudgetExceeded)) throw error;
    return value;
  }
}

/** So many words may have a hint of their own. */
const MOST_HINTED = 8;

/** A component with the one hint that it would show over itself, as a tooltip. */
function hinted(html: string, { hints }: Brought, { place }: Element, page: Rendering): string {
  const [hint, other] = hints;
  const tooltip = componentNamed('Tooltip');
  if (hint === undefined || other !== undefined || tooltip === undefined) return html;
  if (holdsBlocks(html) || countWords(wordsOf(html)) > MOST_HINTED) return html;
  const props = record([['tip', markup(() => hint)]]);
  return tooltip({ name: 'Tooltip', props, children: markup(() => html), place, inline: true }, page);
}

/** A component of the docs project: an arrow function, or a snippet. */
function renderOwn(element: Element, component: Callable, page: Rendering): string {
  const { name, props, place } = element;
  try {
    const children = element.parts === undefined ? element.children : (element.parts() ?? props.children);
    const inside = children === undefined ? [] : [['children', children] as const];
    const usual = memberOf(component, 'defaultProps', page.tick);
    const own = record([
      ...Object.entries(isRecord(usual) ? usual : {}),
      ...Object.entries(props),
      ...inside,
    ]);
    let state: ComponentState;
    let looked: readonly Looked[] = [];
    let chosen: (html: string) => Brought = () => ({ html: '', hints: [] });
    const html = page.mounted(
      place,
      () => made(component, own),
      (value, itsState, itsLooked, choosing) => {
        state ??= itsState;
        looked = itsLooked;
        if (itsState !== 'own') return page.html(value);
        const { html, presses } = page.pressing(() => page.html(fuller(value, choosing, page)));
        chosen = (shown) => onceChosen(choosing, { html, presses }, shown, element, page);
        return html;
      },
    );
    const open = showsByHand(component) ? uncovered(html) : html;
    const shown = state === 'own' ? windowsWithinPage(scrolled(withPanes(unfolded(open)))) : open;
    if (state === undefined) return shown;
    const show = (inside: Value): string => page.html(inside);
    const isText = element.scope === undefined && typeof children === 'string';
    const kept = element.inline || isText ? keptBack(component, children, shown, show) : '';
    if (kept !== '') return shown + (element.inline ? kept : labelled(props, kept.trim()));
    if (element.inline) return hinted(shown, chosen(shown), element, page);
    // What the page itself has written, with its headings, comes before what only a press makes of it.
    const given = state === 'own' ? unchosen(props, shown, page.say, looked) : '';
    const all = shown + given + passedOver(component, own, shown, show);
    const brought = chosen(all);
    const others =
      (given === '' && all === shown ? hinted(shown, brought, element, page) : all) + brought.html;
    const panel = (make: Callable): Markup => markup(() => panelHtml(make, page));
    return others + notLookedUp(looked, others, panel, page.say);
  } catch (error) {
    // The last is how the host ends code that goes too deep for it.
    if (!(error instanceof Uninterpretable || error instanceof BudgetExceeded || error instanceof RangeError))
      throw error;
    const content = error instanceof Uninterpretable ? page.html(element.children) : '';
    const isEmpty = content.trim() === '';
    page.report({
      severity: 'warning',
      kind: 'not-interpreted',
      message: `<${name}> cannot be shown${isEmpty ? '' : ', its content is shown without it'}: ${error.message}`,
      ...(error instanceof Uninterpretable ? toldAt(error, place) : place),
    });
    return isEmpty ? `<span class="c-missing">${escapeText(name)}</span>` : content;
  }
}
