import { lookUp } from '../../look-up.ts';
import { isCssColor } from '../markdown/elements/style.ts';
import { attributes, classes, lineHtml } from '../markdown/html.ts';
import type { Component } from '../markdown/rendering.ts';
import { type ComponentTable, flagProp, htmlProp, iconHtml, textProp, wordProp } from './props.ts';

/** The colors that have a look of their own. */
const COLORS =
  /^(?:gray|blue|green|yellow|orange|red|purple|white|surface|white-destructive|surface-destructive)$/;

/** What other libraries call the looks of a badge. */
const VARIANTS: Readonly<Record<string, string>> = {
  info: 'blue',
  note: 'blue',
  success: 'green',
  tip: 'green',
  caution: 'orange',
  warning: 'orange',
  danger: 'red',
  destructive: 'red',
  error: 'red',
};

/** `<Badge color size shape icon stroke disabled className>`; others write its words as `text` or `label`. */
const badge: Component = ({ props, children, place }, page) => {
  const variant = wordProp(props, 'variant', wordProp(props, 'type', ''));
  const given = textProp(props, 'color')?.toLowerCase() ?? variant;
  const color = lookUp(VARIANTS, given) ?? given;
  const name = classes(
    'c-badge',
    `c-badge-${COLORS.test(color) ? color : 'gray'}`,
    `c-badge-${wordProp(props, 'size', 'md')}`,
    wordProp(props, 'shape', 'rounded') === 'pill' && 'c-badge-pill',
    (flagProp(props, 'stroke') || /^outlined?$/.test(variant)) && 'c-badge-stroke',
    flagProp(props, 'disabled') && 'c-badge-disabled',
    textProp(props, 'className'),
  );
  const style = !COLORS.test(color) && isCssColor(color) ? `--t-hue:${color}` : undefined;
  const words =
    lineHtml(page.html(children)) || htmlProp(props, 'text', page) || htmlProp(props, 'label', page);
  return `<span${attributes({ class: name, style })}>${iconHtml({ ...props, color: undefined }, page, place)}${words}</span>`;
};

export const badges: ComponentTable = { Badge: badge };
