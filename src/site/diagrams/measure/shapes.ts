import type { Box, Element } from '../dom/nodes.ts';
import { around, aroundPoints, EMPTY_BOX, moved } from './box.ts';
import { pathOf } from './paths.ts';
import { textBox } from './text.ts';

/** Elements that show nothing where they stand. */
const UNSEEN = /^(?:defs|style|marker|title|desc|clipPath|linearGradient|symbol|mask|filter|pattern)$/;

/** The rectangle that an element of a drawing fills, in its own measure; undefined where it fills none. */
export function boxOf(element: Element): Box | undefined {
  const value = (name: string): number => Number.parseFloat(element.values.get(name) ?? '') || 0;
  switch (element.localName) {
    case 'rect':
    case 'image':
    case 'foreignObject': {
      const [width, height] = [value('width'), value('height')];
      return width > 0 && height > 0 ? { x: value('x'), y: value('y'), width, height } : undefined;
    }
    case 'circle':
      return ellipse(value('cx'), value('cy'), value('r'), value('r'));
    case 'ellipse':
      return ellipse(value('cx'), value('cy'), value('rx'), value('ry'));
    case 'line':
      return aroundPoints([
        [value('x1'), value('y1')],
        [value('x2'), value('y2')],
      ]);
    case 'polygon':
    case 'polyline':
      return aroundPoints(pairs(element.values.get('points') ?? ''));
    case 'path':
      return aroundPoints(
        pathOf(element.values.get('d') ?? '').flatMap(([x, y, toX, toY]): [number, number][] => [
          [x, y],
          [toX, toY],
        ]),
      );
    case 'text':
    case 'tspan':
      return textBox(element);
    case 'g':
    case 'svg':
    case 'a':
      return element.children.reduce<Box | undefined>(
        (box, child) => around(box, boxInside(child)),
        undefined,
      );
    default:
      return undefined;
  }
}

function ellipse(x: number, y: number, wide: number, high: number): Box {
  return { x: x - wide, y: y - high, width: 2 * wide, height: 2 * high };
}

function pairs(points: string): [number, number][] {
  const values = points
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Array.from({ length: values.length >> 1 }, (_, at) => [
    values[2 * at] ?? 0,
    values[2 * at + 1] ?? 0,
  ]);
}

function transformOf(element: Element): string {
  return element.style.getPropertyValue('transform') || (element.values.get('transform') ?? '');
}

/** The rectangle that an element fills in the measure of what is around it. */
function boxInside(element: Element): Box | undefined {
  if (UNSEEN.test(element.localName)) return undefined;
  if (element.values.get('display') === 'none' || element.style.getPropertyValue('display') === 'none')
    return undefined;
  const box = boxOf(element);
  return box && moved(box, transformOf(element));
}

/** The rectangle that an element fills in the measure of the whole drawing. */
export function boxOnScreen(element: Element): Box {
  let box = boxOf(element) ?? EMPTY_BOX;
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    box = moved(box, transformOf(one));
  return box;
}
