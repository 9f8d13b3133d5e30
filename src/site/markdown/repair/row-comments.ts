import type { Root, TableRow } from 'mdast';
import { visit } from '../visit.ts';

const ROW = /^[ \t]*\|/;
const FENCE = /^[ \t]*(`{3,}|~{3,})/;
const BEGINS = /^[ \t]*(?:\{\/\*|<!--)/;

export interface RowComments {
  /** The text, of the same length, with an empty row for each line of a comment. */
  readonly text: string;
  /** Offsets of those rows. */
  readonly rows: ReadonlySet<number>;
}

/** Comments between the rows of a table, mostly rows left out, as rows to the parser: to it, they would end the table. */
export function withRowComments(text: string): RowComments {
  const rows = new Set<number>();
  if (!/^[ \t]*\|.*\n[ \t]*(?:\{\/\*|<!--)/m.test(text)) return { text, rows };
  const lines = text.split('\n');
  let fence: string | undefined;
  let offset = 0;
  let end = -1;
  for (const [n, line] of lines.entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence)))
      fence = fence === undefined ? mark : undefined;
    if (fence === undefined && n > end && BEGINS.test(line) && ROW.test(lines[n - 1] ?? ''))
      end = lastLine(lines, n) ?? end;
    if (n <= end) {
      rows.add(offset + line.search(/\S/));
      lines[n] = line.replace(/\S.*?(?=\r?$)/, (comment) => `|${' '.repeat(comment.length - 1)}`);
    }
    offset += line.length + 1;
  }
  return { text: lines.join('\n'), rows };
}

/** The last line of a comment, or of several, where the table goes on behind it. */
function lastLine(lines: readonly string[], first: number): number | undefined {
  let close: RegExp | undefined;
  for (let n = first; lines[n]?.trim(); n += 1) {
    const line = lines[n] ?? '';
    close ??= line.includes('<!--') ? /-->\s*$/ : /\*\/\s*\}\s*$/;
    if (!close.test(line)) continue;
    if (ROW.test(lines[n + 1] ?? '')) return n;
    if (!BEGINS.test(lines[n + 1] ?? '')) return undefined;
    close = undefined;
  }
  return undefined;
}

/** The source of rows without the comments on lines between them. */
export function withoutRowComments(source: string): string {
  return source.replace(/\n[ \t]*(?:\{\/\*[\s\S]*?\*\/\s*\}|<!--[\s\S]*?-->)[ \t]*(?=\r?\n)/g, '');
}

/** The tree without those rows. */
export function withoutRows(tree: Root, rows: ReadonlySet<number>): Root {
  if (rows.size === 0) return tree;
  const isWritten = ({ position }: TableRow): boolean => !rows.has(position?.start.offset ?? -1);
  visit(tree, (node) => {
    if (node.type === 'table') node.children = node.children.filter(isWritten);
  });
  return tree;
}
