import { luminance, mix, toHex } from '../theme/color.ts';

/** Colors of a theme that was chosen have this contrast, on marked lines, too. */
export const LEGIBLE = 4.5;

/** The color, made darker or lighter until it can be read on the background (WCAG contrast of at least `ratio`). */
export function readableOn(background: string, color: string, ratio: number): string {
  const ground = channels(background);
  const own = channels(color);
  if (ground === undefined || own === undefined) return color;
  const share = opacity(color);
  const start = own.map((channel, at) => channel * share + (ground[at] ?? 0) * (1 - share));
  const target = luminance(ground) > 0.5 ? 0 : 255;
  for (let step = 0; step <= 20; step++) {
    const mixed = start.map((channel) => Math.round(channel + ((target - channel) * step) / 20));
    if (contrast(mixed, ground) >= ratio) return step === 0 ? color : toHex(mixed);
  }
  return toHex([target, target, target]);
}

/** The ground of a line that is marked, at its worst: marks are tints of about this share. */
export function marked(background: string): string {
  const ground = channels(background);
  if (ground === undefined) return background;
  return mix(background, luminance(ground) > 0.5 ? '#000000' : '#ffffff', MARK);
}

const MARK = 0.07;

function channels(color: string): number[] | undefined {
  const long = color.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/i, '#$1$1$2$2$3$3');
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(long);
  return match?.slice(1, 4).map((pair) => Number.parseInt(pair, 16));
}

/** How much of a color there is: the last pair of eight digits. */
function opacity(color: string): number {
  const pair = /^#[0-9a-f]{6}([0-9a-f]{2})$/i.exec(color)?.[1];
  return pair === undefined ? 1 : Number.parseInt(pair, 16) / 255;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
