import type { Root } from 'mdast';
import { isJsxElement } from '../jsx-nodes.ts';
import { visit } from '../visit.ts';
import { type Draft, NO_ATTRIBUTE, NOTHING, ORIGINAL, STAND_IN, withMarkdownSigns } from './draft.ts';

/** Puts stand-ins back and counts inserted characters out of the positions. */
export function restored(tree: Root, { text, inserted }: Draft, source: string): Root {
  if (text === source) return tree;
  if (text.search(STAND_IN) >= 0 || text !== withMarkdownSigns(text)) putBack(tree);
  if (text.includes(NOTHING)) dropEmptyTexts(tree);
  if (text.includes(NO_ATTRIBUTE)) dropNoAttributes(tree);
  if (inserted.length > 0) {
    const sorted = inserted.toSorted((a, b) => a - b);
    const lines = sorted.filter((at) => text[at] === '\n');
    const points = new Set<{ line: number; column: number; offset?: number | undefined }>();
    visit(tree, ({ position }) => {
      if (position) points.add(position.start).add(position.end);
    });
    for (const point of points) {
      const { offset, column } = point;
      if (offset === undefined) continue;
      const lineStart = offset - column + 1;
      const before = countBelow(sorted, offset);
      const added = countBelow(lines, offset);
      point.offset = offset - before;
      point.line -= added;
      point.column =
        added === 0
          ? column - before + countBelow(sorted, lineStart)
          : point.offset - source.lastIndexOf('\n', point.offset - 1);
    }
  }
  return tree;
}

/** How many numbers of an ascending list are below a limit. */
function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function dropEmptyTexts(tree: Root): void {
  visit(tree, (node) => {
    if ('children' in node)
      node.children = node.children.filter(
        (child) => child.type !== 'text' || child.value !== '',
      ) as typeof node.children;
  });
}

function dropNoAttributes(tree: Root): void {
  visit(tree, (node) => {
    if (isJsxElement(node))
      node.attributes = node.attributes.filter((one) => !('name' in one && one.name === NO_ATTRIBUTE));
  });
}

/** What is JavaScript keeps the stand-ins of the Markdown in it. */
const SCRIPT = /^mdx(?:jsEsm$|.*Expression)/;

function putBack(value: object): void {
  const isScript = 'type' in value && SCRIPT.test(String(value.type));
  for (const [key, part] of Object.entries(value)) {
    if (key === 'position') continue;
    if (typeof part === 'string') {
      const original = part.replace(STAND_IN, (character) => ORIGINAL[character] ?? character);
      const whole = isScript ? original : withMarkdownSigns(original);
      if (whole !== part) Object.assign(value, { [key]: whole });
    } else if (typeof part === 'object' && part !== null) putBack(part);
  }
}
