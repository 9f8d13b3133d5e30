/** What fonts begin with, by the names that style sheets have for their formats. */
const BEGINNINGS: readonly (readonly [format: string, beginning: string])[] = [
  ['woff2', 'wOF2'],
  ['woff', 'wOFF'],
  ['opentype', 'OTTO'],
  ['truetype', 'true'],
  ['truetype', '\0\x01\0\0'],
];

/** The format of a font file, as it begins; undefined for one that begins as none does. */
export function fontFormat(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  return BEGINNINGS.find(([, beginning]) => start === beginning)?.[0];
}
