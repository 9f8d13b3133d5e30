import type {
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  Text,
} from 'mdast';
import { markdownToMdast } from 'satteri';
import { visit } from '../../visit.ts';

/** Four blanks deep, the parser takes a footnote for a paragraph, or of one word for where a link leads. */
const DEEP = /^(?: {4}|\t)[ \t]*\[\^[^\]\s]+\]:/m;
const BEGIN = /^\[\^([^\]\s]+)\]:[ \t]*/;

/** Reads footnotes that stand deep inside of elements, such as tabs and steps, and what refers to them. */
export function readDeepFootnotes(tree: Root, text: string): Root {
  if (!DEEP.test(text)) return tree;
  const labels = new Set<string>();
  replaceEach(tree, (node) => {
    const footnote =
      node.type === 'paragraph' ? ofParagraph(node) : node.type === 'definition' ? ofWord(node) : undefined;
    if (footnote === undefined) return undefined;
    labels.add(footnote.identifier);
    return [footnote];
  });
  replaceEach(tree, (node) => (node.type === 'text' ? withReferences(node, labels) : undefined));
  return tree;
}

/** Puts other nodes in the place of some. */
function replaceEach(tree: Root, others: (node: Nodes) => Nodes[] | undefined): void {
  visit(tree, (node) => {
    if ('children' in node)
      Object.assign(node, { children: node.children.flatMap((child) => others(child) ?? [child]) });
  });
}

function ofParagraph({ children: [first, ...rest], position }: Paragraph): FootnoteDefinition | undefined {
  const [mark = '', label] = (first?.type === 'text' && BEGIN.exec(first.value)) || [];
  if (first?.type !== 'text' || label === undefined) return undefined;
  return footnote(label, [{ type: 'text', value: first.value.slice(mark.length) }, ...rest], position);
}

function ofWord({ label, url, position }: Definition): FootnoteDefinition | undefined {
  if (label?.startsWith('^') !== true) return undefined;
  const read = markdownToMdast(url, { features: { gfm: true } });
  const [first] = read.type === 'root' ? read.children : [];
  if (first?.type !== 'paragraph') return footnote(label.slice(1), [{ type: 'text', value: url }], position);
  // What is said of them is said of the footnote.
  visit(first, (node) => Object.assign(node, { position }));
  return footnote(label.slice(1), first.children, position);
}

function footnote(
  label: string,
  children: PhrasingContent[],
  position: FootnoteDefinition['position'],
): FootnoteDefinition {
  const words: Paragraph = { type: 'paragraph', children, position };
  return {
    type: 'footnoteDefinition',
    identifier: label.toLowerCase(),
    label,
    children: [words],
    position,
  };
}

/** A text with what refers to footnotes in it; undefined where there is nothing like that. */
function withReferences({ value }: Text, labels: ReadonlySet<string>): Nodes[] | undefined {
  const pieces = value.split(/(\[\^[^\]\s]+\])/).filter((piece) => piece !== '');
  const references = pieces.map((piece): FootnoteReference | undefined => {
    const label = /^\[\^(.+)\]$/.exec(piece)?.[1];
    const identifier = label?.toLowerCase() ?? '';
    return labels.has(identifier) ? { type: 'footnoteReference', identifier, label } : undefined;
  });
  if (references.every((one) => one === undefined)) return undefined;
  return pieces.map((piece, n) => references[n] ?? { type: 'text', value: piece });
}
