import { isList, isMarkup, isRecord, stringOf, textOf, type Value } from '../interpreter/value.ts';
import { fieldId, LOCATIONS } from '../markdown/anchors/field-id.ts';
import { anchorHtml } from '../markdown/anchors/heading.ts';
import { attributes, escapeText } from '../markdown/html.ts';
import type { Component, Element, Rendering } from '../markdown/rendering.ts';
import { type ComponentTable, childrenHtml, flagProp, idProp, lineProp } from './props.ts';

/** `<ParamField path="id" type required default enum example placeholder deprecated>`. */
const paramField: Component = (element, page) => {
  const location = locationOf(element);
  return fieldHtml(element, nameText(element.props[location ?? 'name'], page), location, page);
};

/** `<ResponseField name type required default enum example deprecated pre post>`; some name it as they would a parameter. */
const responseField: Component = (element, page) => {
  const name = element.props.name ?? element.props[locationOf(element) ?? 'name'];
  return fieldHtml(element, nameText(name, page), undefined, page);
};

function locationOf({ props }: Element): (typeof LOCATIONS)[number] | undefined {
  return LOCATIONS.find((name) => props[name] !== undefined);
}

/** A name is text, and the id is made of it, even where the author wrote an element. */
function nameText(name: Value, page: Rendering): string {
  return isMarkup(name) ? page.heard(() => page.html(name)).text : textOf(name);
}

function fieldHtml(element: Element, name: string, location: string | undefined, page: Rendering): string {
  const { props } = element;
  const words = page.context.words.components;
  const id = name === '' ? undefined : idProp(props, fieldId(name), page, 1);
  const label = (value: Value): string => {
    const html = page.html(value);
    page.say(' ');
    return html === '' ? '' : `<span class="c-field-label">${html}</span>`;
  };
  const labels = (value: Value): string => (isList(value) ? value : [value]).map(label).join('');
  const code = (value: Value): string =>
    `<code>${isMarkup(value) ? page.html(value) : escapeText(valueText(value))}</code>`;
  const fact = (word: string, values: readonly Value[]): string => {
    const said = values.filter((value) => value !== undefined && value !== null);
    return said.length === 0
      ? ''
      : `<span class="c-field-default">${word}: ${said.map(code).join(', ')}</span>`;
  };
  // In the order in which it is read.
  const before = labels(props.pre);
  page.say(` ${name} `);
  const after = labels(props.post);
  const type = page.html(props.type);
  page.say(' ');
  const head = [
    before,
    name === '' ? '' : `<code class="c-field-name">${escapeText(name)}</code>`,
    after,
    type === '' ? '' : `<span class="c-field-type">${type}</span>`,
    location === undefined ? '' : `<span class="c-field-in">${location}</span>`,
    flagProp(props, 'required') ? `<span class="c-field-required">${words.required}</span>` : '',
    flagProp(props, 'deprecated') ? `<span class="c-field-deprecated">${words.deprecated}</span>` : '',
    fact(words.default, [props.default]),
    fact(words.oneOf, isList(props.enum) ? props.enum : [props.enum]),
    fact(words.example, [props.example]),
  ].join('');
  const anchor = id === undefined ? '' : anchorHtml(id, name, page.context.words);
  const described = lineProp(props, 'description', page, element.place);
  const own = childrenHtml(element, page);
  const body = described === '' || own === '' ? described + own : `<p>${described}</p><div>${own}</div>`;
  return (
    `<div${attributes({ class: 'c-field', id })}><div class="c-field-head">${head}${anchor}</div>` +
    `${body === '' ? '' : `<div class="c-field-body">${body}</div>`}</div>`
  );
}

/** A value as readers would write it: a text as it is, an empty one with its quotes, lists and objects as JSON. */
function valueText(value: Value): string {
  return typeof value === 'string' && value !== '' ? value : json(value);
}

function json(value: Value): string {
  if (isList(value)) return `[${value.map(json).join(', ')}]`;
  if (!isRecord(value)) return typeof value === 'string' ? JSON.stringify(value) : stringOf(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${json(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

export const fields: ComponentTable = {
  Param: paramField,
  ParamField: paramField,
  ResponseField: responseField,
};
