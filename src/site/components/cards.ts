import { markup, record } from '../interpreter/value.ts';
import { renderElement } from '../markdown/elements/element.ts';
import { attributes, classes, escapeAttribute, unescapeText } from '../markdown/html.ts';
import type { Component, Element, Rendering } from '../markdown/rendering.ts';
import { calloutIcon, calloutKind } from './callouts.ts';
import {
  type ComponentTable,
  childrenHtml,
  flagProp,
  htmlProp,
  iconHtml,
  linkAttributes,
  numberProp,
  textProp,
  wordProp,
} from './props.ts';

/** `<Card title icon href img horizontal cta arrow type description disabled>`: the whole card is clickable, its title is the link. */
const card: Component = (element, page) => {
  const { props, place } = element;
  const type = calloutKind(wordProp(props, 'type', ''));
  const isDisabled = flagProp(props, 'disabled');
  const link = isDisabled ? undefined : linkAttributes(props, page, place);
  const isExternal = /^https?:/i.test(textProp(props, 'href') ?? '');
  const hasArrow = link !== undefined && (props.arrow === undefined ? isExternal : flagProp(props, 'arrow'));
  const title = htmlProp(props, 'title', page);
  const cta = htmlProp(props, 'cta', page);
  const icon = iconHtml(props, page, place, type && calloutIcon(type));
  const described = htmlProp(props, 'description', page);
  const own = childrenHtml(element, page);
  // A list of cards often hands on all of an entry and shows its description as well.
  const told = own === '' || own.includes(described) ? '' : `<p>${described}</p>`;
  const body = own === '' ? described : told + own;
  const image = textProp(props, 'img');
  const head = attributes({
    class: classes(
      'c-card',
      flagProp(props, 'horizontal') && 'c-card-horizontal',
      isDisabled && 'c-card-disabled',
      type && `c-card-typed c-${type}`,
      textProp(props, 'className'),
    ),
  });
  const linked = (html: string): string =>
    link === undefined ? html : `<a class="c-card-link"${link}>${html}</a>`;
  const bare = link !== undefined && title === '' && cta === '';
  return (
    `<div${head}>${image === undefined ? '' : cardImage(image, element, page)}` +
    `${icon === '' ? '' : `<span class="c-card-icon">${icon}</span>`}<div class="c-card-main">` +
    `${title === '' ? '' : `<p class="c-card-title">${linked(title)}</p>`}` +
    `${body === '' ? '' : `<div class="c-card-body">${body}</div>`}` +
    `${cta === '' ? '' : `<p class="c-card-cta">${title === '' ? linked(cta) : cta}</p>`}</div>` +
    `${bare ? `<a class="c-card-link"${link} aria-label="${escapeAttribute(wordsOf(body) || (textProp(props, 'href') ?? ''))}"></a>` : ''}` +
    `${hasArrow ? '<span class="c-card-arrow" aria-hidden="true"></span>' : ''}</div>`
  );
};

/** What a card without a title is called: its first heading, else all that it says. */
function wordsOf(body: string): string {
  const heading = /<(h[1-6])\b[^>]*>([\s\S]*?)<\/\1>/.exec(body)?.[2];
  const words = (heading ?? body).replace(/<(svg|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
  return unescapeText(words).replace(/\s+/g, ' ').trim();
}

function cardImage(source: string, { place }: Element, page: Rendering): string {
  const props = record([
    ['src', source],
    ['alt', ''],
    ['className', 'c-card-image'],
  ]);
  return renderElement({ name: 'img', props, children: markup(() => ''), place, inline: false }, page);
}

/** `<CardGroup cols={2}>`, `<Columns cols={3}>`: a grid that becomes one column on small screens. */
const columns: Component = (element, page) => {
  const cols = Math.min(Math.max(Math.round(numberProp(element.props, 'cols') ?? 2), 1), 6);
  const name = classes('c-columns', textProp(element.props, 'className'));
  return `<div${attributes({ class: name, style: `--t-cols:${cols}` })}>${childrenHtml(element, page)}</div>`;
};

const column: Component = (element, page) => `<div class="c-column">${childrenHtml(element, page)}</div>`;

/** `<Tile href title description>`: a preview with a caption below. */
const tile: Component = (element, page) => {
  const { props, place } = element;
  const link = linkAttributes(props, page, place);
  const title = htmlProp(props, 'title', page) || page.context.words.components.open;
  const description = htmlProp(props, 'description', page);
  return (
    `<div class="c-tile"><div class="c-tile-preview">${childrenHtml(element, page)}</div>` +
    `<p class="c-tile-title">${link === undefined ? title : `<a class="c-card-link"${link}>${title}</a>`}</p>` +
    `${description === '' ? '' : `<p class="c-tile-text">${description}</p>`}</div>`
  );
};

export const cards: ComponentTable = {
  Card: card,
  CardGroup: columns,
  Columns: columns,
  Column: column,
  Tile: tile,
};
