import type { Nodes } from 'mdast';
import { isJsxElement } from '../jsx-nodes.ts';

/** Pixels of a picture that is a sign among words, at most. */
export const SIGN = 48;

/** Whether a node is a picture, or a link of one. */
export function isPicture(node: Nodes): boolean {
  const tag = isJsxElement(node) ? node.name : undefined;
  if ((node.type === 'link' || tag === 'a') && 'children' in node)
    return node.children.length === 1 && node.children.every(isPicture);
  return tag === 'img' || node.type === 'image' || node.type === 'imageReference';
}

/** Whether there are words among nodes: pictures alone, such as badges, are a row. */
export function hasWords(nodes: readonly Nodes[]): boolean {
  return nodes.some((node) => (node.type === 'text' ? node.value.trim() !== '' : hasWordsIn(node)));
}

function hasWordsIn(node: Nodes): boolean {
  if (isPicture(node) || node.type === 'break') return false;
  return 'children' in node ? hasWords(node.children) : node.type === 'inlineCode';
}

/** The HTML of a picture that has a line of its own among words, where it stands apart from them. */
export function onOwnLine(html: string): string {
  return html.replace(/<img\b[^>]*>/g, (img) =>
    img.matchAll(/ (?:width|height)="(\d+)(?:px)?"/g).some(([, pixels]) => Number(pixels) <= SIGN)
      ? img
      : img.replace('<img', '<img data-line'),
  );
}
