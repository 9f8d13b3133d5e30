import { isRecord, textOf } from '../interpreter/value.ts';
import { isColor } from '../markdown/elements/style.ts';
import { attributes, escapeText } from '../markdown/html.ts';
import type { Component } from '../markdown/rendering.ts';
import { type ComponentTable, childrenHtml, htmlProp, textProp } from './props.ts';

/** `<Color variant="compact|table">` around rows and items. */
const color: Component = (element, page) =>
  `<div class="c-colors${textProp(element.props, 'variant') === 'table' ? ' c-colors-table' : ''}">${childrenHtml(element, page)}</div>`;

const row: Component = (element, page) => {
  const title = htmlProp(element.props, 'title', page);
  return (
    `<div class="c-colors-row">${title === '' ? '' : `<p class="c-colors-title">${title}</p>`}` +
    `<div class="c-colors">${childrenHtml(element, page)}</div></div>`
  );
};

/** `<Color.Item name value>`; the value may differ by mode: `{ light, dark }`. */
const item: Component = ({ props }, page) => {
  const { value } = props;
  const [light, dark] = isRecord(value)
    ? [textOf(value.light), textOf(value.dark)]
    : [textOf(value), undefined];
  const name = htmlProp(props, 'name', page);
  const style = [
    `--t-light:${cssColor(light)}`,
    dark === undefined ? '' : `;--t-dark:${cssColor(dark)}`,
  ].join('');
  const values = [light, dark].filter(Boolean).join(' / ');
  page.say(` ${values} `);
  return (
    `<div class="c-color"><span${attributes({ class: 'c-color-swatch', style })}></span>` +
    `<span class="c-color-name">${name}</span><code>${escapeText(values)}</code></div>`
  );
};

/** Anything that could end the declaration is dropped. */
function cssColor(value: string): string {
  return isColor(value) ? value : 'transparent';
}

export const colors: ComponentTable = { Color: color, 'Color.Row': row, 'Color.Item': item };
