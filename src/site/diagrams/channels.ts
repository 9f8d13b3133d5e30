import { parseHex } from '../theme/color.ts';
import { namedColor } from '../theme/named-colors.ts';

/** Red, green and blue of 0 to 255, and opacity of 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number, alpha: number];

/** The channels of a color as an author or the library writes it; undefined where it is none that this knows. */
export function channelsOf(color: string): Channels | undefined {
  const hex = namedColor(color) ?? color;
  const digits = /^#([\da-f]+)$/i.exec(hex)?.[1] ?? '';
  const each = { 3: 1, 4: 1, 6: 2, 8: 2 }[digits.length];
  if (each !== undefined) {
    const opacity = digits.slice(3 * each);
    return [
      ...parseHex(`#${digits.slice(0, 3 * each)}`),
      opacity === '' ? 1 : Number.parseInt(opacity, 16) / (16 ** each - 1),
    ];
  }
  const [, kind, inside = ''] = /^(rgb|hsl)a?\(([\d.,%\s/]+)\)$/i.exec(color) ?? [];
  if (kind === undefined) return undefined;
  const [first = 0, second = 0, third = 0, alpha = 1] = (inside.match(/[\d.]+/g) ?? []).map(Number);
  return kind.toLowerCase() === 'rgb'
    ? [first, second, third, alpha]
    : [...fromHsl(first, second / 100, third / 100), alpha];
}

/** CSS Color 4, 7.1. */
function fromHsl(hue: number, saturation: number, lightness: number): [number, number, number] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (at: number): number => {
    const step = (at + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}
