import { type Box, Element, Text } from '../dom/nodes.ts';
import { fontSize, isBold } from './styles.ts';
import { onLine } from './text.ts';
import { widthOf } from './width.ts';

/** Words of a label in one style. */
interface Run {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
}
type Line = readonly Run[];

/** Elements that stand on lines of their own. */
const BLOCKS = /^(?:p|div|li|ul|ol|pre|h\d)$/;
const LINE_HEIGHT = 1.5;

/** The lines of a label as its author broke them. */
function linesOf(label: Element): Line[] {
  const lines: Run[][] = [[]];
  const current = (): Run[] => lines.at(-1) ?? [];
  const next = (): void => {
    if (current().length > 0) lines.push([]);
  };
  const visit = (one: Element): void => {
    const style = { size: fontSize(one), bold: isBold(one) };
    for (const child of one.childNodes) {
      if (child instanceof Text) {
        const text = onLine(child.data, current().at(-1)?.text.at(-1) ?? ' ');
        if (text !== '') current().push({ text, ...style });
      } else if (child instanceof Element) {
        if (child.localName === 'br') {
          current().push({ text: '', ...style });
          lines.push([]);
        } else if (BLOCKS.test(child.localName)) {
          next();
          visit(child);
          next();
        } else visit(child);
      }
    }
  };
  visit(label);
  while (lines.length > 1 && current().length === 0) lines.pop();
  return lines.map((line) =>
    line.map((run, at) => (at === line.length - 1 ? { ...run, text: run.text.replace(/ $/, '') } : run)),
  );
}

/** Parts of a line that stay together: a word with the spaces after it, a sign of a script without spaces. */
const PARTS = /[\u2e80-\uffef] *|[^ \u2e80-\uffef?-]*[?-]+(?=[A-Za-z])|[^ \u2e80-\uffef]+ *| +/g;

function runWidth({ text, size, bold }: Run): number {
  return widthOf(text, size, bold);
}

/** The size of a label: of its lines, or of those that it takes in the width that it has. */
export function labelBox(label: Element): Box {
  const { style } = label;
  const size = fontSize(label);
  const line = Number.parseFloat(style.getPropertyValue('line-height')) || LINE_HEIGHT;
  const heightOf = (runs: Line): number => Math.max(size, ...runs.map((run) => run.size)) * line;
  const lines = linesOf(label);
  const box = (width: number, height: number): Box => ({ x: 0, y: 0, width, height });
  if (style.getPropertyValue('white-space') !== 'break-spaces') {
    const [only = []] = lines;
    if (lines.length === 1 && only.length === 0) return box(0, 0);
    const widest = Math.max(...lines.map((runs) => runs.reduce((sum, run) => sum + runWidth(run), 0)));
    const most = Number.parseFloat(style.getPropertyValue('max-width'));
    const height = lines.reduce((sum, runs) => sum + heightOf(runs), 0);
    return box(Number.isNaN(most) ? widest : Math.min(widest, most), height);
  }
  const parts = lines.map((runs) =>
    runs.flatMap((run) => (run.text.match(PARTS) ?? []).map((text) => ({ ...run, text }))),
  );
  const longest = Math.max(
    0,
    ...parts.flat().map((part) => runWidth({ ...part, text: part.text.trimEnd() })),
  );
  const width = Math.max(Number.parseFloat(style.getPropertyValue('width')) || 200, longest);
  const height = parts.reduce((sum, line) => sum + rowsOf(line, width) * heightOf(line), 0);
  return box(width, height);
}

/** How many rows parts of a line take. */
function rowsOf(parts: Line, width: number): number {
  let [rows, filled] = [1, 0];
  for (const part of parts) {
    const wide = runWidth(part);
    const fits = filled === 0 || filled + wide <= width;
    if (!fits) rows += 1;
    filled = fits ? filled + wide : wide;
  }
  return rows;
}
