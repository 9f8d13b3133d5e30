import { contrastOf, luminance, mix, parseHex, toHex } from '../theme/color.ts';

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
    if (contrastOf(mixed, ground) >= ratio) return step === 0 ? color : toHex(mixed);
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

function channels(color: string): readonly number[] | undefined {
  return /^#([0-9a-f]{3}$|[0-9a-f]{6})/i.test(color) ? parseHex(color) : undefined;
}

/** How much of a color there is: the last pair of eight digits. */
function opacity(color: string): number {
  const pair = /^#[0-9a-f]{6}([0-9a-f]{2})$/i.exec(color)?.[1];
  return pair === undefined ? 1 : Number.parseInt(pair, 16) / 255;
}
