import { escapeAttribute, escapeText } from '../../markdown/html.ts';
import { dereferenced } from '../../markdown/references.ts';
import { Element, HTML, type Node, SVG, Text } from './nodes.ts';

const EMPTY = /^(?:br|hr|img|input)$/;
const PIECE =
  /<!--[\s\S]*?-->|<\/([\w:-]+)\s*>|<([a-zA-Z][\w:-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*(\/?)>|[^<]+|</g;
const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

/** Puts the nodes that markup tells of at the end of an element. */
export function parseMarkup(root: Element, markup: string): void {
  let at: Element = root;
  for (const [piece, end, start, attributes = '', closed] of markup.matchAll(PIECE)) {
    if (end !== undefined) {
      let open: Element | null = at;
      while (open !== null && open !== root && open.localName.toLowerCase() !== end.toLowerCase())
        open = open.parentElement;
      if (open !== null && open !== root) at = open.parentElement ?? root;
    } else if (start !== undefined) {
      const isDrawing = start === 'svg' || (at.namespaceURI === SVG && at.localName !== 'foreignObject');
      const child = at.appendChild(new Element(root.document, isDrawing ? SVG : HTML, start));
      for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE))
        child.values.set(name, dereferenced(double ?? single ?? bare ?? ''));
      if (closed === '' && !EMPTY.test(child.localName)) at = child;
    } else if (!piece.startsWith('<!--')) at.appendChild(new Text(root.document, dereferenced(piece)));
  }
}

/** A node as markup. */
export function toMarkup(node: Node): string {
  if (node instanceof Text)
    return node.parentElement?.localName === 'style' ? node.data : escapeText(node.data);
  if (!(node instanceof Element)) return '';
  const { localName: name, values } = node;
  const attributes = Array.from(values, ([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join('');
  const start = `<${name}${attributes}>`;
  if (EMPTY.test(name) && node.namespaceURI === HTML) return start;
  return `${start}${node.childNodes.map(toMarkup).join('')}</${name}>`;
}
