import { undented } from '../../text/undented.ts';
import { headingHtml } from '../markdown/anchors/heading.ts';
import { renderCode } from '../markdown/code/code.ts';
import { renderElement } from '../markdown/elements/element.ts';
import { renderMedia } from '../markdown/elements/media.ts';
import { lineHtml } from '../markdown/html.ts';
import type { Component } from '../markdown/rendering.ts';
import { withMarkdownSigns } from '../markdown/repair/draft.ts';
import { headingLevel } from './heading-level.ts';
import { type ComponentTable, childrenHtml, numberProp, textProp } from './props.ts';

/** `<Heading level={3} id="x">`: a heading of Markdown as an element. */
const heading: Component = ({ props, children }, page) => {
  const level = headingLevel(numberProp(props, 'level'));
  const { result, text } = page.heard(() => lineHtml(page.html(children)));
  return headingHtml(level, result, { text, id: textProp(props, 'id') }, page);
};

/** `<ZoomImage src alt>`, or around an image: pictures can be enlarged without. */
const zoomImage: Component = (element, page) =>
  element.props.src === undefined
    ? page.html(element.children)
    : renderElement({ ...element, name: 'img' }, page);

/** `<OptimizedVideo src>` */
const video: Component = (element, page) => renderMedia({ ...element, name: 'video' }, page);

/** `<Mermaid chart="…">`, or around the text of a diagram. */
const mermaid: Component = ({ props, children, place }, page) => {
  const { text } = page.heard(() => page.html(children));
  return renderCode(textProp(props, 'chart') ?? text, 'mermaid', '', place, page);
};

/** `<MDX>`: Markdown, which in an expression is but the text that its author wrote. */
const markdown: Component = (element, page) => {
  const text = element.parts?.();
  if (typeof text !== 'string') return childrenHtml(element, page);
  const { place, scope } = element;
  const { html } = page.gather('', () => page.blocks(undented(withMarkdownSigns(text)), place, scope));
  page.say('\n');
  return html;
};

/** Names that hosted sites know, but hardly tell of. */
export const others: ComponentTable = {
  Heading: heading,
  MDX: markdown,
  Mermaid: mermaid,
  OptimizedVideo: video,
  ZoomImage: zoomImage,
};
