import { attributes } from '../markdown/html.ts';
import type { Component } from '../markdown/rendering.ts';
import {
  type ComponentTable,
  childrenHtml,
  flagProp,
  htmlProp,
  iconHtml,
  idProp,
  titleProp,
} from './props.ts';

/** `<Accordion title icon description defaultOpen id>`: opened by the reader, by a link to its id, and by find-in-page. */
const accordion: Component = (element, page) => {
  const { props, place } = element;
  const { html, text } = titleProp(props, page);
  const title = html || page.context.words.components.details;
  const description = htmlProp(props, 'description', page);
  const icon = iconHtml(props, page, place);
  const id = idProp(props, text ?? 'details', page, 1);
  const head = attributes({ class: 'c-accordion', id, open: flagProp(props, 'defaultOpen') });
  return (
    `<details${head}><summary>${icon === '' ? '' : `<span class="c-accordion-icon">${icon}</span>`}` +
    `<span class="c-accordion-title">${title}${description === '' ? '' : `<small>${description}</small>`}</span></summary>` +
    `<div class="c-accordion-body">${page.unlisted(() => childrenHtml(element, page))}</div></details>`
  );
};

const group: Component = (element, page) => `<div class="c-accordions">${childrenHtml(element, page)}</div>`;

/** `<Expandable title defaultOpen>`: the properties of an object. */
const expandable: Component = (element, page) => {
  const { props } = element;
  const title = htmlProp(props, 'title', page) || page.context.words.components.properties;
  const open = flagProp(props, 'defaultOpen');
  return (
    `<details${attributes({ class: 'c-expandable', open })}><summary>${title}</summary>` +
    `<div class="c-expandable-body">${page.unlisted(() => childrenHtml(element, page))}</div></details>`
  );
};

export const accordions: ComponentTable = {
  Accordion: accordion,
  AccordionGroup: group,
  Expandable: expandable,
};
