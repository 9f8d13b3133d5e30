import type { Box } from '../dom/nodes.ts';

export const EMPTY_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The smallest rectangle around two. */
export function around(one: Box | undefined, other: Box | undefined): Box | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** The smallest rectangle around points. */
export function aroundPoints(points: Iterable<readonly [x: number, y: number]>): Box | undefined {
  let box: Box | undefined;
  for (const [x, y] of points) box = around(box, { x, y, width: 0, height: 0 });
  return box;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const PLAIN: Matrix = [1, 0, 0, 1, 0, 0];

function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function stepOf(name: string, [a = 0, b, c = 0]: readonly number[]): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0];
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0];
  if (name !== 'rotate') return PLAIN;
  const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
  const [x, y] = [b ?? 0, c];
  return times(times([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y]);
}

/** Where a rectangle lies once a `transform` moved it. */
export function moved(box: Box, transform: string): Box {
  let m = PLAIN;
  for (const [, name = '', values = ''] of transform.matchAll(/(\w+)\s*\(([^)]*)\)/g))
    m = times(
      m,
      stepOf(
        name,
        values
          .trim()
          .split(/[\s,]+/)
          .map(Number.parseFloat),
      ),
    );
  const corners = [0, 1, 2, 3].map((corner): readonly [number, number] => {
    const x = box.x + (corner % 2) * box.width;
    const y = box.y + (corner >> 1) * box.height;
    return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
  });
  return aroundPoints(corners) ?? box;
}
