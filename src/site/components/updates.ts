import { attributes } from '../markdown/html.ts';
import type { Component } from '../markdown/rendering.ts';
import { isList, textOf } from '../markdown/value.ts';
import { type ComponentTable, childrenHtml, htmlProp, idProp, textProp } from './props.ts';

/** `<Update label description tags>`: an entry of a changelog, with an anchor of its own. */
const update: Component = (element, page) => {
  const { props } = element;
  const label = textProp(props, 'label') ?? 'Update';
  const id = idProp(props, label, page);
  page.heading({ depth: 2, id, text: label });
  const { result: labelHtml } = page.heard(() => page.html(props.label ?? label));
  const description = htmlProp(props, 'description', page);
  const tags = (isList(props.tags) ? props.tags : [props.tags]).map(textOf).filter((tag) => tag !== '');
  const tagList = tags.map((tag) => `<span class="c-badge c-badge-gray">${page.html(tag)}</span>`).join('');
  return (
    `<section${attributes({ class: 'c-update', id })}><div class="c-update-side">` +
    `<a${attributes({ class: 'c-update-label', href: `#${id}` })}>${labelHtml}</a>` +
    `${description === '' ? '' : `<p>${description}</p>`}${tagList === '' ? '' : `<p class="c-update-tags">${tagList}</p>`}</div>` +
    `<div class="c-update-body">${childrenHtml(element, page)}</div></section>`
  );
};

export const updates: ComponentTable = { Update: update };
