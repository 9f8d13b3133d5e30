import { textOf } from '../interpreter/value.ts';
import { anchorHtml, headingHtml } from '../markdown/anchors/heading.ts';
import { attributes } from '../markdown/html.ts';
import type { Component, Element, Rendering } from '../markdown/rendering.ts';
import { betweenSteps, STEP_PLACE } from './between-steps.ts';
import {
  type ComponentTable,
  childrenHtml,
  flagProp,
  htmlProp,
  iconHtml,
  idProp,
  numberProp,
  textProp,
} from './props.ts';

/** `<Steps titleSize>` around `<Step>`s. */
const steps: Component = ({ props, children }, page) => {
  const { html, parts } = page.gather<Element>('step', () => page.html(children));
  const [above = '', ...after] = betweenSteps(html, parts.length);
  return above + stepList(parts, after, textProp(props, 'titleSize'), page);
};

/** `<Step title icon stepNumber titleSize id noAnchor>`; one outside `<Steps>` is a list of its own. */
const step: Component = (element, page) =>
  page.join('step', () => element) ? STEP_PLACE : stepList([element], [], undefined, page);

function stepList(
  parts: readonly Element[],
  after: readonly string[],
  titleSize: string | undefined,
  page: Rendering,
): string {
  const items = parts.map((part, n) => stepHtml(part, after[n] ?? '', titleSize, page)).join('');
  return items === '' ? '' : `<ol class="c-steps">${items}</ol>`;
}

/** A step with what stands `after` it. One that says nothing is none, and has no number. */
function stepHtml(element: Element, after: string, titleSize: string | undefined, page: Rendering): string {
  const { props, place } = element;
  const number = numberProp(props, 'stepNumber');
  const icon = iconHtml(props, page, place);
  const { result, text } = page.heard(() => htmlProp(props, 'title', page));
  const head = attributes({
    class: 'c-step',
    style: number === undefined ? undefined : `counter-set:step ${number}`,
  });
  const title = result === '' ? '' : titleHtml(result, text || textOf(props.title), titleSize, element, page);
  const own = childrenHtml(element, page);
  const body = after === '' ? own : inElement(own) + inElement(after);
  if (icon + title + body === '') return '';
  return (
    `<li${head}>${icon === '' ? '' : `<span class="c-step-icon">${icon}</span>`}` +
    `<div class="c-step-main">${title}${body}</div></li>`
  );
}

/** Words in an element of their own, so that they keep their distance from what stands beside them. */
function inElement(html: string): string {
  return /^(?:<|$)/.test(html) ? html : `<div>${html}</div>`;
}

function titleHtml(
  html: string,
  text: string,
  titleSize: string | undefined,
  { props }: Element,
  page: Rendering,
): string {
  const size = /^h([1-6])$/.exec(textProp(props, 'titleSize') ?? titleSize ?? '');
  if (size) return headingHtml(Number(size[1]), html, { text, id: textProp(props, 'id') }, page);
  page.say(`${text}\n`);
  if (flagProp(props, 'noAnchor')) return `<p class="c-step-title">${html}</p>`;
  const id = idProp(props, text, page);
  return `<p${attributes({ class: 'c-step-title', id })}>${html}${anchorHtml(id, text, page.context.words)}</p>`;
}

export const stepLists: ComponentTable = { Steps: steps, Step: step };
