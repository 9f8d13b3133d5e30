/** Colors as sRGB channels, 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Contrast that small text needs (WCAG 2.2, 1.4.3), with a little to spare for tinted backgrounds. */
const READABLE = 4.8;

/** The channels of `#rgb` or `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/** The channels of a color as CSS takes them: `18 52 86`. */
export function channels(hex: string): string {
  return parseHex(hex).join(' ');
}

/** `#rrggbb` from channels of 0 to 255. */
export function toHex(rgb: readonly number[]): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** How light a color is to the eye, 0 to 1, from its channels of 0 to 255 (WCAG 2: relative luminance). */
export function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two hex colors: 1 (none) to 21. */
export function contrast(a: string, b: string): number {
  return contrastOf(parseHex(a), parseHex(b));
}

/** The same of two colors by their channels of 0 to 255. */
export function contrastOf(a: readonly number[], b: readonly number[]): number {
  const [one, other] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(one, other) / Math.min(one, other);
}

/** The hex color `share` (0 to 1) of the way from one color to another. */
export function mix(from: string, to: string, share: number): string {
  const target = parseHex(to);
  return toHex(parseHex(from).map((value, index) => value + ((target[index] ?? 0) - value) * share));
}

/** Whether white stands out from a color more than black. */
export function isDark(color: string): boolean {
  return luminance(parseHex(color)) <= 0.18;
}

/** A color as near to the wanted one as can be read as text on a background. */
export function readableOn(color: string, background: string): string {
  const pole = isDark(background) ? '#ffffff' : '#000000';
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(color, pole, share);
    if (contrast(candidate, background) >= READABLE) return candidate;
  }
  return pole;
}

/** White where it can be read on a color, else black. */
export function textOn(color: string): string {
  return contrast(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
}
