import type { Link, Nodes, Root, RootContent, Text } from 'mdast';
import { dereferenced } from '../references.ts';
import { visit } from '../visit.ts';

/** Signs of scripts without blanks, which end a sentence or a part of it and stand in no address as people write it. */
const SIGN =
  '\\u201C\\u201D\\u2026\\u3000-\\u3002\\u3008-\\u3011\\u3014-\\u301F\\uFF01-\\uFF0F\\uFF1A-\\uFF20\\uFF3B-\\uFF40\\uFF5B-\\uFF65';
const SIGNS = new RegExp(`[${SIGN}]`);
/** What begins an address, or stands in one of mail. */
const LINKED = /https?:|www\.|@/i;
const ADDRESS = new RegExp(`https?:\\/\\/[^\\s<${SIGN}]*[^\\s<${SIGN}.,;:!?'")\\]*_~]`, 'gi');

/**
 * Reads addresses that are links without any signs as Markdown and people do: character references in them, which the
 * parser leaves as they are written in `https://example.com/?a=1&amp;b=2`, and signs that end a sentence in a script
 * without blanks, which it takes for a part of them.
 */
export function readBareLinks(tree: Root, text: string): Root {
  if (/(?:https?:|www\.)\S+&/i.test(text)) {
    visit(tree, (node) => {
      if (node.type !== 'link' || !node.url.includes('&')) return;
      const only = wordsOf(node);
      if (only === undefined) return;
      node.url = dereferenced(node.url);
      only.value = dereferenced(only.value);
    });
  }
  if (SIGNS.test(text) && LINKED.test(text)) {
    visit(tree, (node) => {
      if (!('children' in node) || !node.children.some((child) => isTooLong(child))) return;
      node.children = (node.children as RootContent[]).flatMap(cut) as typeof node.children;
    });
  }
  return tree;
}

/** The words of a link that is nothing but its address. */
function wordsOf({ children: [only], position }: Link): Text | undefined {
  const start = position?.start.offset ?? 0;
  return only?.type === 'text' && only.position?.start.offset === start ? only : undefined;
}

function isTooLong(node: Nodes): node is Link {
  return node.type === 'link' && SIGNS.test(wordsOf(node)?.value ?? '');
}

/** A link that ends where a sign begins, and what is behind that, with the links in it. */
function cut(node: RootContent): RootContent[] {
  const only = isTooLong(node) ? wordsOf(node) : undefined;
  if (!isTooLong(node) || only === undefined || !node.url.endsWith(only.value)) return [node];
  const { value } = only;
  const text = (from: number, to: number): Text => ({
    type: 'text',
    value: value.slice(from, to),
    position: part(node.position, from, to),
  });
  const link = (url: string, from: number, to: number): Link => ({
    type: 'link',
    url,
    children: [text(from, to)],
    position: part(node.position, from, to),
  });
  let end = value.search(SIGNS);
  const pieces: RootContent[] = [link(node.url.slice(0, end - value.length), 0, end)];
  for (const { 0: address, index } of value.matchAll(ADDRESS)) {
    if (index < end) continue;
    pieces.push(text(end, index), link(address, index, index + address.length));
    end = index + address.length;
  }
  return [...pieces, text(end, value.length)].filter((piece) => piece.type !== 'text' || piece.value !== '');
}

/** Where a part of a text in one line stands. */
function part(whole: Link['position'], from: number, to: number): Link['position'] {
  if (whole === undefined) return undefined;
  const { line, column, offset = 0 } = whole.start;
  const at = (by: number) => ({ line, column: column + by, offset: offset + by });
  return { start: at(from), end: at(to) };
}
