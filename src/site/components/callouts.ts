import { lookUp } from '../../look-up.ts';
import { isCssColor } from '../markdown/elements/style.ts';
import { attributes, holdsBlocks } from '../markdown/html.ts';
import type { Component, Element, Rendering } from '../markdown/rendering.ts';
import { type ComponentTable, childrenHtml, htmlProp, iconHtml, textProp, wordProp } from './props.ts';

/** Kinds of callout with their icon (a Font Awesome name). */
const ICONS = {
  note: 'circle-info',
  info: 'circle-info',
  tip: 'lightbulb',
  warning: 'triangle-exclamation',
  danger: 'circle-exclamation',
  check: 'circle-check',
} as const;

/** The kind of callout that a word names; undefined when it names none. */
export function calloutKind(word: string): keyof typeof ICONS | undefined {
  return Object.hasOwn(ICONS, word) ? (word as keyof typeof ICONS) : undefined;
}

/** The icon of a kind of callout. */
export function calloutIcon(kind: keyof typeof ICONS): string {
  return ICONS[kind];
}

/** `<Note>`, `<Warning>`, …: a block set apart, with an icon. */
export const callout: Component = (element, page) => calloutHtml(element.name.toLowerCase(), element, page);

/** What other generators call these kinds. */
const ALIASES: Readonly<Record<string, string>> = {
  error: 'danger',
  success: 'check',
  caution: 'warning',
  warn: 'warning',
  important: 'info',
  destructive: 'danger',
};

/** `<Callout type="…" icon="…" color="…">`; other libraries call its type `intent` or `variant`. */
const customCallout: Component = (element, page) => {
  const type =
    ['type', 'intent', 'variant'].map((name) => wordProp(element.props, name, '')).find(Boolean) ?? 'custom';
  return calloutHtml(lookUp(ALIASES, type) ?? type, element, page);
};

function calloutHtml(type: string, element: Element, page: Rendering): string {
  const { props, place } = element;
  const kind = calloutKind(type);
  const color = textProp(props, 'color');
  const icon =
    props.icon === undefined && kind
      ? page.context.icon(ICONS[kind], place, { library: 'fontawesome' })
      : iconHtml({ ...props, color: undefined }, page, place);
  const title = htmlProp(props, 'title', page);
  const head = attributes({
    class: `c-callout c-${kind ?? 'custom'}`,
    role: 'note',
    'aria-label': kind && page.context.words.components[kind],
    style: color !== undefined && isCssColor(color) ? `--t-hue:${color}` : undefined,
  });
  return (
    `<div${head}>${icon === '' ? '' : `<span class="c-callout-icon">${icon}</span>`}<div class="c-callout-body">` +
    `${title === '' ? '' : `<p class="c-callout-title">${title}</p>`}${blockHtml(childrenHtml(element, page))}</div></div>`
  );
}

/** Text that stands directly in a block becomes a paragraph of it. */
function blockHtml(html: string): string {
  return html === '' || holdsBlocks(html) ? html : `<p>${html}</p>`;
}

export const callouts: ComponentTable = {
  Note: callout,
  Info: callout,
  Tip: callout,
  Warning: callout,
  Danger: callout,
  Check: callout,
  Callout: customCallout,
};
