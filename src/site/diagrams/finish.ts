import { descendants, type Element, type Node, SVG } from './dom/nodes.ts';
import { rulesInUse } from './rules.ts';

/** What a drawing may be made of. What else is in one is left to the browser. */
const SHAPES =
  /^(?:svg|g|a|path|rect|circle|ellipse|line|polygon|polyline|text|tspan|defs|marker|style|title|desc|foreignObject)$/;
/** What a drawing has for others in it to show; the library makes all that it may need. */
const SHARED = /^(?:marker|symbol|linearGradient|filter)$/;
const WORDS = /^(?:div|span|p|br|b|i|em|strong|u|s|sub|sup|small)$/;
const ATTRIBUTES =
  /^(?:id|class|style|transform|d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|dx|dy|width|height|viewBox|fill|fill-opacity|fill-rule|stroke|stroke-[a-z]+|opacity|text-anchor|dominant-baseline|alignment-baseline|font-[a-z]+|marker-(?:start|mid|end)|marker[A-Z]\w+|ref[XY]|orient|clip-rule|preserveAspectRatio)$/;
/** Links lead to pages and to other sites, and run nothing. */
const LINK =
  /^(?:(?:xlink:)?href=(?!\s*(?:javascript|vbscript|data|about):)|target=_(?:blank|self|parent|top)$|rel=)/i;
/** Attributes that say what only the library asks for. */
const UNUSED =
  /^(?:data-[\w-]+|label-offset-y|xmlns(?::\w+)?|role|aria-[a-z]+|name|xml:space|tabindex|title|requiredFeatures)$/;
/** Declarations that ask for something elsewhere, or that no browser reads alike. */
const FOREIGN = /url\((?!["']?#)|@import|expression|javascript:|image-set|\\|[<>]/i;
const LONG_NUMBER = /-?\d+\.\d{3,}(?:e-?\d+)?/g;

/** Whether all of a drawing is of known kinds, and asks for nothing elsewhere. */
function isPlain(drawing: Element): boolean {
  return [drawing, ...descendants(drawing)].every(
    ({ namespaceURI, localName, values, textContent }) =>
      (namespaceURI === SVG ? SHAPES : WORDS).test(localName) &&
      (localName !== 'style' || !FOREIGN.test(textContent.replaceAll('>', ' '))) &&
      Array.from(values).every(
        ([name, value]) =>
          UNUSED.test(name) ||
          (localName === 'a' && LINK.test(`${name}=${value}`)) ||
          (ATTRIBUTES.test(name) && !FOREIGN.test(value)),
      ),
  );
}

/** Ids that something in the drawing refers to. */
function idsInUse(drawing: Element): Set<string> {
  const ids = new Set<string>();
  for (const { values } of descendants(drawing))
    for (const value of values.values())
      for (const [, id = ''] of value.matchAll(/url\(["']?#([^"')]+)["']?\)/g)) ids.add(id);
  return ids;
}

function inside(node: Node, work: (element: Element) => void): void {
  for (const element of [...descendants(node)]) work(element);
}

/** A value with its numbers as long as anybody can see. */
export function rounded(value: string): string {
  return value.replace(LONG_NUMBER, (number) => `${Math.round(Number(number) * 100) / 100}`);
}

/** Whether an attribute means nothing where the library wrote it. */
function isMisplaced(element: string, attribute: string): boolean {
  return element === 'circle'
    ? /^(?:width|height)$/.test(attribute)
    : element === 'path' && /^[xy][12]$/.test(attribute);
}

/** The type of paragraphs in a selector, and that of spans. */
const PARAGRAPH = /([\s>,}])p(?=[\s,{:>])/g;
const SPAN = /([\s>,}])span(?=[\s,{:>.])/g;

/** The library has paragraphs in lines of text, where HTML has none. */
function asSpan(paragraph: Element): void {
  const span = paragraph.document.createElement('span');
  for (const [name, value] of paragraph.values) span.values.set(name, value);
  span.classList.add('c-diagram-line');
  for (const child of [...paragraph.childNodes]) span.appendChild(child);
  paragraph.parentNode?.insertBefore(span, paragraph);
  paragraph.remove();
}

/** Whether an element shows nothing: the library makes labels for words that there are not. */
function isNothing({ localName, childNodes, values, textContent }: Element): boolean {
  return localName === 'foreignObject'
    ? values.get('width') === '0' && values.get('height') === '0' && textContent === ''
    : childNodes.length === 0 && /^(?:g|defs)$/.test(localName);
}

/**
 * Takes out of a drawing what nothing in it uses, and rounds its numbers; in place. False where it holds what this does
 * not know.
 */
export function finish(drawing: Element): boolean {
  const ids = idsInUse(drawing);
  inside(drawing, (element) => {
    if (SHARED.test(element.localName) && !ids.has(element.id)) element.remove();
  });
  if (!isPlain(drawing)) return false;
  const style = drawing.children.find(({ localName }) => localName === 'style');
  const css = style?.textContent ?? '';
  style?.remove();
  const rules = rulesInUse(css, drawing);
  for (const element of [...descendants(drawing)].reverse()) if (isNothing(element)) element.remove();
  inside(drawing, (element) => {
    for (const [name, value] of [...element.values]) {
      const isUnused =
        isMisplaced(element.localName, name) ||
        (name === 'id'
          ? !ids.has(value)
          : UNUSED.test(name) && !(name.startsWith('data-') && rules.includes(`[${name}`)));
      if (isUnused || (value === '' && name !== 'd')) element.values.delete(name);
      else if (name !== 'class' && name !== 'id') element.values.set(name, rounded(value));
    }
  });
  inside(drawing, (element) => {
    if (element.localName === 'p') asSpan(element);
  });
  if (rules !== '') {
    const kept = drawing.document.createElementNS(SVG, 'style');
    // A line has the color of what it is in, as a paragraph does.
    const own = rules.replace(SPAN, '$1span:not(:where(.c-diagram-line))');
    kept.append(own.replace(PARAGRAPH, '$1.c-diagram-line'));
    drawing.insertBefore(kept, drawing.firstChild);
  }
  return true;
}
