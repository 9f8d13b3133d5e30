import type { Nodes } from 'mdast';
import type { MdxJsxTextElement } from 'satteri';
import type { JsxElement } from '../jsx-nodes.ts';
import { isInLine, runInto } from '../word-edges.ts';
import { ENCLOSED, SPREAD } from './html/signs.ts';

/** Each node by itself, but the parts of a line together: an element on one line holds no paragraph. */
export function grouped(nodes: readonly Nodes[]): (readonly [Nodes, ...Nodes[]])[] {
  const groups: [Nodes, ...Nodes[]][] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (last !== undefined && IN_LINES.has(node.type) && IN_LINES.has(last[0].type)) last.push(node);
    else groups.push([node]);
  }
  return groups;
}

/** What is a part of a line of text. */
const IN_LINES: ReadonlySet<Nodes['type']> = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'inlineMath',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'strong',
  'text',
]);

/** Whether it is an element with lines of its own. */
export function isElement({ type }: Nodes): boolean {
  return type === 'mdxJsxFlowElement';
}

/** Whether it is an element that a browser shows in a line, though it has lines of its own in the source. */
export function isPartOfLine(node: Nodes): boolean {
  return node.type === 'mdxJsxFlowElement' && isLineName(node.name ?? '') && node.children.every(isInPart);
}

function isInPart(node: Nodes): boolean {
  return node.type === 'paragraph' || IN_LINES.has(node.type) || isPartOfLine(node);
}

const LINE_NAME = /^(?:Badge|Icon|Tooltip|abbr|button|code|del|img|ins|mark|s|sub|sup|svg)$/;

function isLineName(name: string): boolean {
  return isInLine(name) || LINE_NAME.test(name);
}

/**
 * The parts of a line: `texts` of `nodes`, those apart that a browser or a style sets apart; in a box that is `spread`,
 * words and the elements beside them, too.
 */
export function joined(nodes: readonly Nodes[], texts: readonly string[], spread: boolean): string {
  let last = -1;
  // What is drawn between two elements says nothing, and is as near to both as they would be to one another.
  let beside = -1;
  return lineOf(
    texts.flatMap((text, n) => {
      const node = nodes[n];
      if (node?.type === 'text' && text.trim() === '') return [text];
      if (text === '' && last >= 0 && isDrawn(node) && isRightAfter(nodes[n - 1], node)) {
        beside = n;
        return [];
      }
      const above = texts[last] ?? '';
      const isBelow = isList(node) && above.trim() !== '';
      const isApart = spread && isItem(nodes[last]) && isItem(node) && runInto(above, text, true);
      const blank =
        between(nodes[last], above, node, text, nodes[beside]) || (isBelow ? '\n' : isApart ? ' ' : '');
      last = n;
      beside = n;
      return blank === '' ? [text] : [blank, text];
    }),
  );
}

/** Whether it is a part by itself of a box that sets its parts apart. */
function isItem(node: Nodes | undefined): boolean {
  if (node?.type === 'text') return true;
  return node?.type === 'mdxJsxTextElement' && (isInLine(node.name ?? '') || MADE.test(node.name ?? ''));
}

/**
 * What parts two elements with nothing or blanks between, by what they are or how they look: nothing more, a blank, a
 * line, or an empty line. `beside` is what stands right before the second, where that is not the first.
 */
export function between(
  before: Nodes | undefined,
  above: string,
  node: Nodes | undefined,
  text: string,
  beside = before,
): '' | ' ' | '\n' | '\n\n' {
  if (before?.type !== 'mdxJsxTextElement' || node?.type !== 'mdxJsxTextElement') return '';
  if (above.trim() === '' || text.trim() === '') return '';
  // Cards next to one another are one list.
  if ([before, node].every(({ name }) => /^[A-Z]/.test(name ?? '')) && ITEM.test(above) && ITEM.test(text))
    return '\n';
  if (isParagraph(before) || isParagraph(node)) return '\n\n';
  if (!isRightAfter(beside, node)) return '';
  if (/\s$/.test(above) || /^\s/.test(text)) return '';
  const names = [before.name ?? '', node.name ?? ''];
  if (names.some((name) => BOX.test(name))) return ' ';
  if (names.every((name) => ENCLOSED.test(name))) return ' ';
  const isApart =
    names.every((name) => isInLine(name) || MADE.test(name)) &&
    runInto(above, text, names.some((name) => MADE.test(name)) || [before, beside, node].some(hasLook));
  return isApart ? ' ' : '';
}

/** What has a look of its own: buttons and components. */
const MADE = /^(?:button$|[A-Z])/;

const ITEM = /^- /;

/** Whether it is a paragraph or a list, or a box that begins with one. */
function isParagraph({ name, children }: MdxJsxTextElement): boolean {
  if (PARAGRAPH.test(name ?? '')) return true;
  const first = children.find((child) => child.type !== 'text' || child.value.trim() !== '');
  return BOX.test(name ?? '') && first?.type === 'mdxJsxTextElement' && isParagraph(first);
}

/** What begins a line of its own in a browser; a box may be a cell of a row as well, a paragraph or a list hardly. */
const BOX = /^(?:article|dd|div|dt|figure|h[1-6]|li|section)$/;
const PARAGRAPH = /^(?:Column|dl|figcaption|ol|p|ul)$/;

/** Whether a style sets the parts of an element apart. */
export function isSpread({ attributes }: JsxElement): boolean {
  return attributes.some((one) => {
    if (!('name' in one) || !/^(?:class|className)$/.test(one.name)) return false;
    return typeof one.value === 'string' && SPREAD.test(`class="${one.value}"`);
  });
}

function hasLook(node: Nodes | undefined): boolean {
  if (node?.type !== 'mdxJsxTextElement') return false;
  return node.attributes.some((one) => 'name' in one && /^(?:class|className|style)$/.test(one.name));
}

/** Whether it is an element of a line that is there for its look only, where it has no words. */
function isDrawn(node: Nodes | undefined): boolean {
  return node?.type === 'mdxJsxTextElement' && isInLine(node.name ?? '') && hasLook(node);
}

/** Whether a node begins where an element ends. */
function isRightAfter(before: Nodes | undefined, node: Nodes | undefined): boolean {
  return before?.type === 'mdxJsxTextElement' && before.position?.end.offset === node?.position?.start.offset;
}

/** The elements among the children, and among those of their paragraphs. */
export function elementsIn(children: readonly Nodes[]): Nodes[] {
  return children.flatMap((child) => {
    if (child.type === 'paragraph') return elementsIn(child.children);
    return isElement(child) || child.type === 'mdxJsxTextElement' ? [child] : [];
  });
}

/** An element that stands by itself, or words with the elements that are parts of their line. */
interface WordsOrElement {
  readonly element?: Nodes;
  readonly words?: Nodes[];
}

/** A node as the elements that it is made of, and what stands around them in their paragraph. */
export function wordsAndElements(node: Nodes): WordsOrElement[] {
  const elements = elementsIn([node]).map((element) => ({ element }));
  if (elements.length === 0) return [{ words: [node] }];
  if (node.type !== 'paragraph' || !node.children.some(isWord)) return elements;
  const parts: WordsOrElement[] = [];
  for (const child of node.children) {
    const { words } = parts.at(-1) ?? {};
    if (child.type === 'mdxJsxTextElement' && !isLineName(child.name ?? '')) parts.push({ element: child });
    else if (words === undefined) parts.push({ words: [child] });
    else words.push(child);
  }
  return parts;
}

function isWord(node: Nodes): boolean {
  return node.type === 'text' ? node.value.trim() !== '' : node.type !== 'mdxJsxTextElement';
}

/** A heading, a quote, code, or more than a paragraph. */
const BLOCKS = /^(?:#{1,6} |> |```)|\n\n/;

/** What stands on a line, and what cannot stand on one apart. */
function lineOf(parts: readonly string[]): string {
  return parts.reduce((line, part, n) => {
    const isApart = BLOCKS.test(part) || BLOCKS.test(parts[n - 1] ?? '');
    return isApart && line !== '' ? `${line.trimEnd()}\n\n${part.trimStart()}` : line + part;
  }, '');
}

/** What the lines right below would be a part of, or a part of the lines above. */
const LAZY = /^(?:> |- |\d+\. )|\n\n/;

/** The text above such a part: with an empty line at its end, and the indentation. */
export function apartAbove(text: string, part: string): string {
  return LAZY.test(part) ? text.replace(/(?<=\S)[ \t]*\n([ \t]*)$/, '\n\n$1') : text;
}

/** The text below such a part, which ends a line by itself at most. */
export function apartBelow(part: string, text: string): string {
  if (!LAZY.test(part) || part.endsWith('\n')) return text;
  return text.replace(NEXT_LINE, (_, quote: string) => `\n${quote}\n`);
}

/** A line of text, which begins no item. */
const NEXT_LINE = /^[ \t]*\n(?=[ \t]*(>?)[ \t]*(?!(?:[-*+]|\d+[.)])[ \t])[^\s>])/;

/** Whether it is a list that begins in a line. */
export function isList(node: Nodes | undefined): boolean {
  return node?.type === 'mdxJsxTextElement' && /^[ou]l$/.test(node.name ?? '');
}

/** Whether a component, a list or code in a line is one of those that Markdown has no way to write in it, such as a note. */
export function isBlock(node: Nodes, part: string): boolean {
  const mayBe = node.type === 'mdxJsxTextElement' && /^(?:[A-Z]|[ou]l$|pre$)/.test(node.name ?? '');
  return mayBe && (BLOCKS.test(part) || LAZY.test(part));
}

/** The text above a block: the words of its line end there. */
export function brokenAbove(text: string, edge: string): string {
  const line = text.slice(text.lastIndexOf('\n') + 1).replace(MARKS, '');
  return line.trim() === '' ? text : `${text.trimEnd()}\n${edge.trimEnd()}\n${edge}`;
}

/** The text below a block that ends with its line, where words go on in it. */
export function brokenBelow(part: string, edge: string, text: string): string {
  return /^- .*$/.test(part) ? text : text.replace(/^[ \t]*(?=\S)/, () => `\n${edge.trimEnd()}\n${edge}`);
}

/** What stands before each line of a part below its first, which `line` stands before: blanks, tabs and the marks of quotes. */
export function margin(line: string): string {
  return (MARKS.exec(line)?.[0] ?? '').replace(/[^>\t]/g, ' ');
}

/** What begins the lines of quotes and items. */
const MARKS = /^(?:[ \t>]|(?:[-*+]|\d+[.)])[ \t])*/;
