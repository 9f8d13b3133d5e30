/** A straight piece of a path. */
type Piece = readonly [fromX: number, fromY: number, toX: number, toY: number];

/** Straight pieces of a curve, and of an arc. */
const CURVE = 16;
const ARC = 24;

/** The straight pieces that a path is drawn of, nearly. */
export function pathOf(path: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const words = path.match(/[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  let [x, y, startX, startY, handleX, handleY] = [0, 0, 0, 0, 0, 0];
  let [command, last] = ['', ''];
  let index = 0;
  const next = (base = 0): number => Number(words[index++] ?? 0) + base;
  const to = (toX: number, toY: number): void => {
    pieces.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  const curve = (aX: number, aY: number, bX: number, bY: number, toX: number, toY: number): void => {
    const [fromX, fromY] = [x, y];
    for (let step = 1; step <= CURVE; step += 1) {
      const t = step / CURVE;
      const at = (p: number, a: number, b: number, q: number): number =>
        (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3 * q;
      to(at(fromX, aX, bX, toX), at(fromY, aY, bY, toY));
    }
    [handleX, handleY] = [bX, bY];
  };
  while (index < words.length) {
    if (/[a-z]/i.test(words[index] ?? '')) command = words[index++] ?? '';
    else if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
    const [baseX, baseY] = command === command.toLowerCase() ? [x, y] : [0, 0];
    const kind = command.toUpperCase();
    if (kind === 'Z') to(startX, startY);
    else if (kind === 'M') {
      [startX, startY] = [x, y] = [next(baseX), next(baseY)];
      to(x, y);
    } else if (kind === 'L') to(next(baseX), next(baseY));
    else if (kind === 'H') to(next(baseX), y);
    else if (kind === 'V') to(x, next(baseY));
    else if (kind === 'C' || kind === 'S') {
      const goesOn = kind === 'S' && /[CS]/i.test(last);
      const [aX, aY] =
        kind === 'C' ? [next(baseX), next(baseY)] : goesOn ? [2 * x - handleX, 2 * y - handleY] : [x, y];
      curve(aX, aY, next(baseX), next(baseY), next(baseX), next(baseY));
    } else if (kind === 'Q' || kind === 'T') {
      const goesOn = kind === 'T' && /[QT]/i.test(last);
      const [aX, aY] =
        kind === 'Q' ? [next(baseX), next(baseY)] : goesOn ? [2 * x - handleX, 2 * y - handleY] : [x, y];
      const [toX, toY] = [next(baseX), next(baseY)];
      const third = (from: number, by: number): number => from + (2 / 3) * (by - from);
      curve(third(x, aX), third(y, aY), third(toX, aX), third(toY, aY), toX, toY);
      [handleX, handleY] = [aX, aY];
    } else if (kind === 'A') {
      const [wide, high, turn, large, sweep] = [next(), next(), next(), next(), next()];
      for (const [toX, toY] of arc([x, y], [next(baseX), next(baseY)], { wide, high, turn, large, sweep }))
        to(toX, toY);
    } else index += 1;
    last = command;
  }
  return pieces;
}

interface Bow {
  readonly wide: number;
  readonly high: number;
  readonly turn: number;
  readonly large: number;
  readonly sweep: number;
}

/** Points of an elliptical arc, the last one its end (SVG 2, appendix B.2.4). */
function arc(
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  { wide, high, turn, large, sweep }: Bow,
): [number, number][] {
  if (wide === 0 || high === 0) return [[toX, toY]];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [halfX, halfY] = [(fromX - toX) / 2, (fromY - toY) / 2];
  const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const grown = Math.sqrt(Math.max(1, (x / wide) ** 2 + (y / high) ** 2));
  const [a, b] = [Math.abs(wide) * grown, Math.abs(high) * grown];
  const rest = (a * a * b * b - a * a * y * y - b * b * x * x) / (a * a * y * y + b * b * x * x);
  const share = Math.sqrt(Math.max(0, rest || 0)) * (large === sweep ? -1 : 1);
  const [centerX, centerY] = [(share * a * y) / b, (-share * b * x) / a];
  const start = Math.atan2((y - centerY) / b, (x - centerX) / a);
  let angle = Math.atan2((-y - centerY) / b, (-x - centerX) / a) - start;
  if (sweep !== 0 && angle < 0) angle += 2 * Math.PI;
  if (sweep === 0 && angle > 0) angle -= 2 * Math.PI;
  return Array.from({ length: ARC }, (_, step) => {
    const at = start + (angle * (step + 1)) / ARC;
    const [alongX, alongY] = [centerX + a * Math.cos(at), centerY + b * Math.sin(at)];
    return [cos * alongX - sin * alongY + (fromX + toX) / 2, sin * alongX + cos * alongY + (fromY + toY) / 2];
  });
}

/** How long a path is. */
export function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, [x, y, toX, toY]) => sum + Math.hypot(toX - x, toY - y), 0);
}

/** The point of a path so far from its start. */
export function pointAt(pieces: readonly Piece[], length: number): { x: number; y: number } {
  let left = length;
  for (const [x, y, toX, toY] of pieces) {
    const long = Math.hypot(toX - x, toY - y);
    if (long > 0 && left <= long)
      return { x: x + ((toX - x) * left) / long, y: y + ((toY - y) * left) / long };
    left -= long;
  }
  const [, , x = 0, y = 0] = pieces.at(-1) ?? [];
  return { x, y };
}
