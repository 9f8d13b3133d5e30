import { BOLD, REGULAR } from './advances.ts';

/** Fonts differ: words have this much more room than they take in the one that is measured. */
const SPARE = 1.015;
/** The width of a text on one line, in pixels. */
export function widthOf(text: string, size: number, bold: boolean): number {
  let width = 0;
  const table = bold ? BOLD : REGULAR;
  // A space that keeps words together is as wide as another.
  for (const letter of text.replaceAll('\u00a0', ' ')) {
    const code = letter.codePointAt(0) ?? 0;
    width += code < 127 ? (table[code - 32] ?? 0) : shareOf(code);
  }
  return (width / 1000) * size * SPARE;
}

function shareOf(code: number): number {
  if (code >= 0x300 && code < 0x370) return 0;
  if (code >= 0x1f000) return 1300;
  if (code >= 0x2e80) return 1000;
  return code >= 0x2190 && code < 0x2c00 ? 900 : 640;
}
