import type { Link, Root, Text } from 'mdast';
import { dereferenced } from '../references.ts';
import { visit } from '../visit.ts';
import type { Draft } from './draft.ts';

/** Signs of scripts without blanks, which end a sentence or a part of it and stand in no address as people write it. */
const SIGNS =
  /[\u201C\u201D\u2026\u3000-\u3002\u3008-\u3011\u3014-\u301F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]/;
/** What begins an address, or stands in one of mail. */
const LINKED = /https?:|www\.|@/i;

/**
 * Where addresses that are links without any signs shall end: at a sign that ends a sentence in a script without
 * blanks. The parser takes all up to the next blank for a part of them, and reads no Markdown there.
 */
export function endsOfBareLinks(tree: Root, text: string): number[] {
  const ends: number[] = [];
  if (!SIGNS.test(text) || !LINKED.test(text)) return ends;
  visit(tree, (node) => {
    if (node.type !== 'link' || wordsOf(node) === undefined) return;
    const { start, end } = node.position ?? {};
    const length = text.slice(start?.offset, end?.offset).search(SIGNS);
    if (start?.offset !== undefined && length > 0) ends.push(start.offset + length);
  });
  return ends;
}

/**
 * Reads addresses that are links without any signs as Markdown does: character references in them, which the parser
 * leaves as they are written in `https://example.com/?a=1&amp;b=2`. The blanks that were inserted behind them go.
 */
export function readBareLinks(tree: Root, { text, inserted }: Draft): Root {
  if (/(?:https?:|www\.)\S+&/i.test(text)) {
    visit(tree, (node) => {
      if (node.type !== 'link' || !node.url.includes('&')) return;
      const only = wordsOf(node);
      if (only === undefined) return;
      node.url = dereferenced(node.url);
      only.value = dereferenced(only.value);
    });
  }
  if (inserted.length > 0 && SIGNS.test(text) && LINKED.test(text)) {
    const added = new Set(inserted);
    visit(tree, (node) => {
      if (!('children' in node)) return;
      for (const [at, child] of node.children.entries()) {
        const start = child.position?.start;
        if (child.type !== 'text' || start?.offset === undefined || !added.has(start.offset)) continue;
        if (node.children[at - 1]?.type !== 'link' || !child.value.startsWith(' ')) continue;
        child.value = child.value.slice(1);
        start.offset += 1;
        start.column += 1;
      }
    });
  }
  return tree;
}

/** The words of a link that is nothing but its address. */
function wordsOf({ children: [only], position }: Link): Text | undefined {
  const start = position?.start.offset ?? 0;
  return only?.type === 'text' && only.position?.start.offset === start ? only : undefined;
}
