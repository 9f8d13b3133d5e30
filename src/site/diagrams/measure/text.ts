import { type Box, Element, Text } from '../dom/nodes.ts';
import { around } from './box.ts';
import { fontSize, isBold, styleOf } from './styles.ts';
import { widthOf } from './width.ts';

/** How far letters reach above and below their line, in sizes of the font. */
const [ABOVE, BELOW] = [0.96875, 0.2412];

/** Text as one line, of one that may begin with a space where something stands before it. */
export function onLine(text: string, before: string): string {
  const line = text.replace(/[ \t\n\r\f\u200b]+/g, ' ');
  return before === ' ' ? line.replace(/^ /, '') : line;
}

/** How far a text of a drawing reaches along its line. */
export function textLength(element: Element): number {
  let [width, last] = [0, ' '];
  const visit = (one: Element): void => {
    for (const child of one.childNodes) {
      if (child instanceof Text) {
        const line = onLine(child.data, last);
        width += widthOf(line, fontSize(one), isBold(one));
        last = line.at(-1) ?? last;
      } else if (child instanceof Element && child.localName !== 'title') visit(child);
    }
  };
  visit(element);
  return last === ' ' && width > 0 ? width - widthOf(' ', fontSize(element), false) : width;
}

/** Words of a text that stand at one place: how they are aligned to it is known when all of them are. */
interface Chunk {
  readonly x: number;
  readonly anchor: string | undefined;
  width: number;
  top: number;
  bottom: number;
}

function lengthIn(value: string | undefined, size: number): number | undefined {
  const length = Number.parseFloat(value ?? '');
  if (Number.isNaN(length)) return undefined;
  return value?.endsWith('em') === true ? length * size : length;
}

/** How far the baseline of words is below the place that they have. */
function shiftOf(baseline: string | undefined, size: number): number {
  if (baseline === 'middle' || baseline === 'central') return 0.35 * size;
  return baseline === 'hanging' || baseline === 'text-before-edge' ? 0.8 * size : 0;
}

/** The rectangle that a text of a drawing fills. */
export function textBox(text: Element): Box | undefined {
  let box: Box | undefined;
  let chunk: Chunk | undefined;
  let [x, y, last] = [0, 0, ' '];
  const end = (): void => {
    if (chunk !== undefined && chunk.width > 0) {
      const { anchor, width, top, bottom } = chunk;
      const left = chunk.x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
      box = around(box, { x: left, y: top, width, height: bottom - top });
      x = left + width;
    }
    chunk = undefined;
  };
  const visit = (one: Element): void => {
    const size = fontSize(one);
    const [newX, newY, byX, byY] = ['x', 'y', 'dx', 'dy'].map((name) => lengthIn(one.values.get(name), size));
    if (newX !== undefined || newY !== undefined) {
      end();
      [x, y, last] = [newX ?? x, newY ?? y, ' '];
    }
    if (byX !== undefined && byX !== 0) {
      end();
      x += byX;
    }
    y += byY ?? 0;
    for (const child of one.childNodes) {
      if (child instanceof Text) add(one, child, size);
      else if (child instanceof Element && child.localName !== 'title') visit(child);
    }
  };
  const add = (one: Element, { data }: Text, size: number): void => {
    const line = onLine(data, last);
    if (line === '') return;
    last = line.at(-1) ?? last;
    const base = y + shiftOf(styleOf(one, 'dominant-baseline'), size);
    chunk ??= {
      x,
      anchor: styleOf(one, 'text-anchor'),
      width: 0,
      top: Number.POSITIVE_INFINITY,
      bottom: Number.NEGATIVE_INFINITY,
    };
    chunk.width += widthOf(line, size, isBold(one));
    chunk.top = Math.min(chunk.top, base - Math.round(ABOVE * size));
    chunk.bottom = Math.max(chunk.bottom, base + Math.round(BELOW * size));
  };
  visit(text);
  end();
  return box;
}
