import type { Root } from 'mdast';
import { dereferenced } from '../references.ts';
import { visit } from '../visit.ts';

/**
 * Reads character references in addresses that are links without any signs, as Markdown does elsewhere: the parser leaves
 * `https://example.com/?a=1&amp;b=2` as it is written.
 */
export function readBareLinks(tree: Root, text: string): Root {
  if (!/(?:https?:|www\.)\S+&/i.test(text)) return tree;
  visit(tree, (node) => {
    if (node.type !== 'link' || !node.url.includes('&')) return;
    const [only] = node.children;
    const start = node.position?.start.offset ?? 0;
    if (only?.type !== 'text' || only.position?.start.offset !== start) return;
    node.url = dereferenced(node.url);
    only.value = dereferenced(only.value);
  });
  return tree;
}
