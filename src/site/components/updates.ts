import { isList, isRecord, textOf } from '../interpreter/value.ts';
import { anchorHref } from '../markdown/anchors/heading.ts';
import { attributes, escapeText, holdsBlocks } from '../markdown/html.ts';
import type { Component, Rendering } from '../markdown/rendering.ts';
import { type ComponentTable, childrenHtml, htmlProp, idProp, textProp } from './props.ts';

/** `<Update label description tags rss>`: an entry of a changelog, with an anchor of its own. */
const update: Component = (element, page) => {
  const { props } = element;
  const made = page.heard(() => page.html(props.label));
  const label = made.text || page.context.words.components.update;
  const id = idProp(props, label, page);
  page.heading({ depth: 2, id, text: label });
  const labelHtml = made.result || escapeText(label);
  const description = htmlProp(props, 'description', page);
  const about = holdsBlocks(description) ? 'div' : 'p';
  const tags = (isList(props.tags) ? props.tags : textOf(props.tags).split(','))
    .map((tag) => page.fill(textOf(tag)).trim())
    .filter((tag) => tag !== '');
  for (const tag of tags) page.tags.add(tag);
  const rss = isRecord(props.rss) ? props.rss : undefined;
  const head = attributes({
    class: 'c-update',
    id,
    'data-tags': tags.length === 0 ? undefined : JSON.stringify(tags),
    'data-rss-title': rss && textProp(rss, 'title'),
    'data-rss-description': rss && textProp(rss, 'description'),
  });
  const tagHtml = (tag: string): string => {
    page.say(' ');
    return `<span class="c-badge c-badge-gray">${page.html(tag)}</span>`;
  };
  const tagList = tags.map(tagHtml).join('');
  page.say('\n');
  return (
    `<section${head}><div class="c-update-side">` +
    `<a${attributes({ class: 'c-update-label', href: anchorHref(id) })}>${labelHtml}</a>` +
    `${description === '' ? '' : `<${about}>${description}</${about}>`}${tagList === '' ? '' : `<p class="c-update-tags">${tagList}</p>`}</div>` +
    `<div class="c-update-body">${page.unlisted(() => childrenHtml(element, page))}</div></section>`
  );
};

/** The page with a choice of tags before its first update, where updates have tags; the script makes it work. */
export function withFilter(html: string, { tags, context }: Rendering): string {
  if (tags.size === 0) return html;
  const { filter, all } = context.words.components;
  const chip = (tag: string): string =>
    `<button type="button" aria-pressed="false"${attributes({ 'data-tag': tag })}>${escapeText(tag)}</button>`;
  const chips = `<button type="button" aria-pressed="true">${all}</button>${[...tags].map(chip).join('')}`;
  const group = `<div class="c-filter" role="group" aria-label="${filter}">${chips}</div>`;
  return html.replace('<section class="c-update"', (section) => group + section);
}

export const updates: ComponentTable = { Update: update };
