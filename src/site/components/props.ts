import { runsCode } from '../hrefs.ts';
import { isMarkup, textOf, type Value, type ValueRecord } from '../interpreter/value.ts';
import type { SecondNumber } from '../markdown/anchors/slug.ts';
import { attributes, holdsBlocks } from '../markdown/html.ts';
import type { Component, Element, Rendering } from '../markdown/rendering.ts';
import type { SourcePlace } from '../page.ts';

/** Components by name, as authors write them. */
export type ComponentTable = Readonly<Record<string, Component>>;

/** An attribute as text; undefined when it is missing or empty. */
export function textProp(props: ValueRecord, name: string): string | undefined {
  return textOf(props[name]).trim() || undefined;
}

/** The id the author gave, where it is free; else one made of `text`. */
export function idProp(props: ValueRecord, text: string, page: Rendering, second?: SecondNumber): string {
  const own = textProp(props, 'id');
  return own !== undefined && page.claimFree(own) ? own : page.anchor(text, second);
}

/** An attribute that is on when present: `open`, `open={true}`, `open="true"`. */
export function flagProp(props: ValueRecord, name: string): boolean {
  const value = props[name];
  return value === true || value === '' || (typeof value === 'string' && value !== 'false' && value !== '0');
}

/** An attribute as a number: `cols={2}`, `cols="2"`. */
export function numberProp(props: ValueRecord, name: string): number | undefined {
  const number = Number.parseFloat(textOf(props[name]));
  return Number.isFinite(number) ? number : undefined;
}

/**
 * The HTML of an attribute that may be text or an element; empty when it is missing. Code and strong words in a text are
 * what their marks say, and all else stays as it is written: a title is a line of its own, not a page.
 */
export function htmlProp(props: ValueRecord, name: string, page: Rendering): string {
  const value = props[name];
  return apart(page, () => (typeof value === 'string' ? markedHtml(value, page) : page.html(value)));
}

/** The HTML of a title that may be an element, and its words; those of a text are that text, as it is written. */
export function titleProp(props: ValueRecord, page: Rendering): { html: string; text: string | undefined } {
  const { title } = props;
  if (!isMarkup(title)) return { html: htmlProp(props, 'title', page), text: textProp(props, 'title') };
  const { result: html, text } = page.heard(() => htmlProp(props, 'title', page));
  page.say(` ${text} `);
  return { html, text: text.trim() || undefined };
}

/** What `make` says is a line of its own, not a part of the words before and after it. */
function apart(page: Rendering, make: () => string): string {
  page.say(' ');
  const html = make();
  page.say(' ');
  return html;
}

const MARKS = /`([^`]+)`|\*\*(?![\s*])([^*]+?)(?<!\s)\*\*/g;

function markedHtml(text: string, page: Rendering): string {
  let html = '';
  let end = 0;
  for (const { 0: whole, 1: code, 2: strong, index } of text.matchAll(MARKS)) {
    html += page.html(text.slice(end, index));
    html += code === undefined ? `<strong>${page.html(strong)}</strong>` : `<code>${page.html(code)}</code>`;
    end = index + whole.length;
  }
  return html + page.html(text.slice(end));
}

/** The HTML of an attribute that may be an element, or text with Markdown in it; empty when it is missing. */
export function lineProp(props: ValueRecord, name: string, page: Rendering, place: SourcePlace): string {
  if (isMarkup(props[name])) return htmlProp(props, name, page);
  const text = textProp(props, name);
  return text === undefined ? '' : apart(page, () => page.inline(text, place));
}

/** The HTML of the children; parts inside them (tabs, steps, code) are theirs, not the container's around. */
export function childrenHtml({ children }: Element, page: Rendering): string {
  const { html } = page.gather('', () => page.html(children));
  page.say('\n');
  return wordsApart(html.trim());
}

/** Words before the first block of a body, and behind the last: for style sheets they are in an element of their own. */
function wordsApart(html: string): string {
  const [, before = ''] = /^([^<]+)</.exec(html) ?? [];
  const [, behind = ''] = />([^<>]+)$/.exec(html) ?? [];
  const inside = html.slice(before.length, html.length - behind.length);
  const first = inside.slice(0, inside.indexOf('>') + 1);
  const last = inside.slice(inside.lastIndexOf('<')).replace('</', '<');
  return `${holdsBlocks(first) ? inDiv(before) : before}${inside}${holdsBlocks(last) ? inDiv(behind) : behind}`;
}

function inDiv(words: string): string {
  return words.trim() === '' ? words : `<div>${words.trim()}</div>`;
}

/** The icon named by `icon` (a name, a file, an element, an emoji) with `iconType` and `color`; empty when there is none. */
export function iconHtml(props: ValueRecord, page: Rendering, place: SourcePlace, fallback?: string): string {
  const icon: Value = props.icon ?? fallback;
  if (isMarkup(icon)) return ownDrawing(icon.render());
  const name = textOf(icon).trim();
  if (name === '') return '';
  return page.context.icon(name, place, {
    type: textProp(props, 'iconType'),
    color: textProp(props, 'color') ?? textProp(props, 'iconColor'),
  });
}

/** A drawing as an icon: one that says no size would be as wide as there is room. */
function ownDrawing(html: string): string {
  return html.replace(/^\s*<svg\b(?![^>]*\s(?:width|height)=)([^>]*)/, (_, written: string) =>
    /\sclass="/.test(written)
      ? `<svg${written.replace(/\sclass="/, ' class="c-drawing ')}`
      : `<svg class="c-drawing"${written}`,
  );
}

/** A link as the author wrote it, ready for the page; undefined when there is none. */
export function linkAttributes(props: ValueRecord, page: Rendering, place: SourcePlace): string | undefined {
  const target = textProp(props, 'href');
  if (target === undefined || runsCode(target)) return undefined;
  const window = textProp(props, 'target');
  return attributes({
    href: page.context.href(page.fill(target), place),
    target: window,
    rel: window === '_blank' ? 'noopener' : undefined,
  });
}

/** An attribute from a closed set of words, made safe for a class name. */
export function wordProp(props: ValueRecord, name: string, fallback: string): string {
  const word = textProp(props, name)?.toLowerCase();
  return word !== undefined && /^[a-z][a-z0-9-]*$/.test(word) ? word : fallback;
}
