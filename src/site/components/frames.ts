import { nearest } from '../../text/suggest.ts';
import { isList, record, textOf } from '../interpreter/value.ts';
import { elementAttributes } from '../markdown/elements/element-attributes.ts';
import { apartHtml, attributes, escapeText } from '../markdown/html.ts';
import type { Component, Element, Rendering } from '../markdown/rendering.ts';
import {
  type ComponentTable,
  childrenHtml,
  iconHtml,
  idProp,
  lineProp,
  textProp,
  titleProp,
} from './props.ts';

/** `<Frame caption hint style>` around an image or video. */
const frame: Component = (element, page) => {
  const { props, place } = element;
  const hint = lineProp(props, 'hint', page, place);
  const body = childrenHtml(element, page);
  const caption = lineProp(props, 'caption', page, place);
  const style = elementAttributes('div', record([['style', props.style]]), place, page);
  return (
    `<figure class="c-frame">${hint === '' ? '' : `<p class="c-frame-hint">${hint}</p>`}` +
    `<div class="c-frame-body"${style}>${body}</div>` +
    `${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`
  );
};

/** `<Panel>`: what hosted sites pin beside the text. */
const panel: Component = (element, page) =>
  page.beside(`<div class="c-panel">${childrenHtml(element, page)}</div>`);

/** `<Prompt description icon actions>`: a text to copy into an assistant, open or not. */
const prompt: Component = (element, page) => {
  const { props, place } = element;
  const description =
    lineProp(props, 'description', page, place) || escapeText(page.context.words.components.prompt);
  const icon = iconHtml(props, page, place);
  return (
    `<div class="c-prompt"><details><summary>${icon}<span>${description}</span></summary>` +
    `<div class="c-prompt-body">${page.unlisted(() => childrenHtml(element, page))}</div></details></div>`
  );
};

/** `<View title icon>`: one of several versions of a part of the page; client.ts makes a choice of them. */
const view: Component = (element, page) => {
  const { props, place } = element;
  const icon = iconHtml(props, page, place);
  const { html: title, text: name = page.context.words.components.view } = titleProp(props, page);
  const id = idProp(props, name, page, 1);
  return viewHtml(element, page, { id, names: [name], among: [name], title: icon + title });
};

/** What is shown while one of some `names` is chosen `among` all. */
function viewHtml(
  element: Element,
  page: Rendering,
  {
    id,
    names,
    among,
    title,
  }: Readonly<Record<'names' | 'among', readonly string[]>> & {
    readonly id?: string;
    readonly title: string;
  },
): string {
  for (const name of among) page.views.add(name);
  const [first = ''] = page.views;
  const isLater = !names.includes(first);
  const head = attributes({
    class: 'c-view',
    id,
    'data-title': names.join('\n'),
    'data-among': among.length > 1 && among.join('\n'),
    'data-later': isLater,
  });
  const { html, headings } = page.headed(() => childrenHtml(element, page));
  if (isLater) page.postpone(headings);
  return `<section${head}><p class="c-view-title">${title}</p>${html}</section>`;
}

/** `<Variation is>`: what only some of the readers are shown, of whom `variations` in docs.json knows. */
const variation: Component = (element, page) => {
  const options = page.project.variations ?? [];
  const ids = isList(element.props.is) ? element.props.is : [element.props.is];
  const known = options.filter(({ id }) => ids.includes(id));
  if (known.length < new Set(ids).size) {
    const readers = options.map(({ id }) => id);
    const wrong = textOf(ids.find((id) => !readers.some((reader) => reader === id)));
    tellReaders(element, page, { attribute: 'is', wrong, known: readers, isForOthers: known.length > 0 });
  }
  if (known.length === 0 || known.length === options.length) return childrenHtml(element, page);
  const names = known.map(({ label }) => label);
  const title = escapeText(names.join(', '));
  return viewHtml(element, page, { names, among: options.map(({ label }) => label), title });
};

/** `<Visibility for="humans|agents">`: what is for agents stands in the Markdown only. */
const visibility: Component = (element, page) => {
  const reader = textProp(element.props, 'for');
  if (reader === 'agents') return '';
  if (reader !== 'humans')
    tellReaders(element, page, {
      attribute: 'for',
      wrong: reader ?? '',
      known: ['humans', 'agents'],
      isForOthers: false,
    });
  return apartHtml(element, childrenHtml(element, page));
};

interface UnknownReader {
  /** The attribute that names readers, and what it names. */
  readonly attribute: string;
  readonly wrong: string;
  readonly known: readonly string[];
  /** Whether it names some that are known, too. */
  readonly isForOthers: boolean;
}

/** Tells of readers that nobody knows, since all would see what is for them. */
function tellReaders(
  { name, place }: Element,
  page: Rendering,
  { attribute, wrong, known, isForOthers }: UnknownReader,
): void {
  const given = wrong === '' ? `<${name}> has no ${attribute}, and so` : `<${name} ${attribute}="${wrong}">`;
  const end = isForOthers ? 'it is passed over' : 'what is in it is shown to all';
  const among =
    known.length === 0 ? 'variations in docs.json tells no readers apart' : `known are ${known.join(', ')}`;
  const near = nearest(wrong, known);
  page.reportOnce(`reader ${name} ${wrong}`, {
    severity: 'warning',
    kind: 'unknown-reader',
    message: `${given} names no known reader (${among}); ${end}`,
    hint: near && `did you mean ${near}?`,
    ...place,
  });
}

/** `<Banner>`: a line of news within the page. */
const banner: Component = (element, page) => `<div class="c-banner">${childrenHtml(element, page)}</div>`;

export const frames: ComponentTable = {
  Frame: frame,
  Panel: panel,
  Prompt: prompt,
  View: view,
  Variation: variation,
  Visibility: visibility,
  Banner: banner,
};
