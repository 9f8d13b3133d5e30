import fc from 'fast-check';

/** Any character of Unicode, most often one of the first or the last. */
const character = fc
  .nat(0x10ffff)
  .map((code) => String.fromCodePoint(code < 0xd800 || code > 0xdfff ? code : code - 0xd800));

/** Any text of Unicode. By its own unit for that, fast-check keeps a map of a million characters in each worker. */
export function anyText(
  constraints: { readonly minLength?: number; readonly maxLength?: number } = {},
): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.string({ unit: character, ...constraints }), weight: 4 },
    fc.string({ unit: 'grapheme-ascii', ...constraints }),
  );
}
