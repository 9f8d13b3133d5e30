import type { Nodes, Root } from 'mdast';
import { isJsxElement, isJsxExpression } from '../jsx-nodes.ts';

/**
 * Gives texts in expressions the lines that the author wrote: parsers of MDX take two blanks from the beginning of each
 * line but the first, which code that is handed to a component needs. Changes the tree.
 */
export function keepIndentation(tree: Root, source: string): void {
  const walk = (node: Nodes, indent: number): void => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    // Each line of a quote begins with its mark.
    if (start === undefined || end === undefined || node.type === 'blockquote') return;
    if (isJsxExpression(node))
      node.value = asWritten(node.value, source.slice(start, end), indent) ?? node.value;
    if (isJsxElement(node)) {
      for (const { value } of node.attributes) {
        if (typeof value !== 'object' || value === null || !hasLines(value.value)) continue;
        value.value = asWritten(value.value, source.slice(start, end), indent) ?? value.value;
      }
    }
    const inner = node.type === 'listItem' ? contentColumn(source, start) : indent;
    if ('children' in node) for (const child of node.children) walk(child, inner);
  };
  for (const node of tree.children) walk(node, 0);
}

function hasLines(value: string): boolean {
  return value.includes('\n') && value.includes('`');
}

/** Where the text of a list item begins that starts at an offset. */
function contentColumn(source: string, start: number): number {
  const mark = /^(?:[-*+]|\d+[.)])(?:[ \t]{1,4}(?=\S))?/.exec(source.slice(start, start + 20))?.[0] ?? '-';
  const column = start - (source.lastIndexOf('\n', start - 1) + 1);
  return column + (/\s$/.test(mark) ? mark.length : mark.length + 1);
}

/** The expression between braces in `source` that is `value` but for blanks at the beginning of its lines. */
function asWritten(value: string, source: string, indent: number): string | undefined {
  if (!hasLines(value)) return undefined;
  const lines = value.split('\n');
  const [first = ''] = lines;
  for (let at = source.indexOf(`{${first}\n`); at >= 0; at = source.indexOf(`{${first}\n`, at + 1)) {
    const written = linesAt(lines, source, at + 1, indent);
    if (written !== undefined) return written;
  }
  return undefined;
}

function linesAt(lines: readonly string[], source: string, from: number, indent: number): string | undefined {
  const found: string[] = [];
  let at = from;
  for (const [n, line] of lines.entries()) {
    const isLast = n === lines.length - 1;
    const lineEnd = source.indexOf('\n', at);
    const rest = source.slice(at, lineEnd < 0 || isLast ? undefined : lineEnd);
    if (n === 0) found.push(rest);
    else {
      const own = rest.replace(new RegExp(`^[ \\t]{0,${indent}}`), '');
      const words = line.trimStart();
      const isSame = isLast ? own.trimStart().startsWith(`${words}}`) : own.trimStart() === words;
      if (!isSame) return undefined;
      found.push(isLast ? own.slice(0, own.length - own.trimStart().length + words.length) : own);
    }
    at = lineEnd + 1;
  }
  return found.join('\n');
}
