import type { Nodes, Parents, Root } from 'mdast';
import { visit } from '../visit.ts';
import { NOTHING } from './draft.ts';

const WIDE_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー]/u;
const WIDE_MARK = /[\u3000-\u303f\uff00-\uffef“”‘’…—]/;
const MARK = /[\p{P}\p{S}]/u;
const DELIMITERS = /(?<![\\*~])(?:\*{1,3}(?!\*)|~~(?!~))/g;

/**
 * Where emphasis begins or ends beside a mark, Markdown asks for a space or a mark on its other side. Chinese, Japanese
 * and Korean have no spaces there: `**注意：**请` stays as it is written. These are the offsets at which a letter (that
 * is none) lets it be emphasis, in the paragraphs where it is not.
 */
export function wideEmphasis(tree: Root, text: string): number[] {
  const offsets = new Set<number>();
  if (!WIDE_LETTER.test(text)) return [];
  visit(tree, (node) => {
    if (!('children' in node) || !holdsText(node)) return;
    const start = rangeOf(node.children[0] as Nodes)[0];
    const end = lastEnd(node.children, start);
    const written = text.slice(start, end);
    if (!WIDE_LETTER.test(written) || !hasLeftOver(node)) return;
    const fixed = fixedParts(node);
    for (const { 0: run, index } of written.matchAll(DELIMITERS)) {
      const at = start + index;
      if (fixed.some(([from, to]) => from < at && at < to)) continue;
      const before = [...written.slice(Math.max(0, index - 2), index)].at(-1) ?? ' ';
      const after = [...written.slice(index + run.length, index + run.length + 2)][0] ?? ' ';
      if (isTorn(before, after)) offsets.add(at);
      if (isTorn(after, before)) offsets.add(at + run.length);
    }
  });
  const isLetOut = (at: number): boolean => text[at] === NOTHING || text[at - 1] === NOTHING;
  return [...offsets].filter((at) => !isLetOut(at)).sort((a, b) => a - b);
}

/** Whether a delimiter beside a mark is none, for the letter on its other side. */
function isTorn(mark: string, letter: string): boolean {
  if (!MARK.test(mark) || MARK.test(letter) || /\s/.test(letter)) return false;
  return WIDE_LETTER.test(letter) || WIDE_MARK.test(mark);
}

/** Paragraphs and the like; elements on one line with their text hold it as well. */
function holdsText(node: Parents): boolean {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return node.children.length > 0;
  return node.type === 'mdxJsxFlowElement' && node.children.some((child) => (child as Nodes).type === 'text');
}

function hasLeftOver(node: Nodes): boolean {
  let found = false;
  visit(node, (inner) => {
    if (inner.type === 'text' && /\*|~~/.test(inner.value)) found = true;
  });
  return found;
}

/** What is no text: code, values, tags, the addresses of links. */
function fixedParts(block: Nodes): [from: number, to: number][] {
  const parts: [number, number][] = [];
  visit(block, (node) => {
    const [start, end] = rangeOf(node);
    if (node.type === 'link') parts.push([lastEnd(node.children, start), end]);
    else if (node.type === 'mdxJsxTextElement') {
      const [inside = end] = node.children.length === 0 ? [] : rangeOf(node.children[0] as Nodes);
      parts.push([start, inside], [lastEnd(node.children, start), end]);
    } else if (!('children' in node) && node.type !== 'text') parts.push([start, end]);
  });
  return parts;
}

function lastEnd(children: readonly Nodes[], otherwise: number): number {
  const last = children.at(-1);
  return last === undefined ? otherwise : rangeOf(last)[1];
}

function rangeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
