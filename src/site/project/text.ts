const UTF_8 = new TextDecoder('utf-8');
/** The mark that a text in UTF-16 begins with, as some Windows programs write it, → how it is read. */
const UTF_16 = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const;
/** What stands in place of bytes that are no UTF-8. */
const REPLACEMENT = '\uFFFD';

/**
 * A text in UTF-8, or in UTF-16 where it says so; the mark at its beginning is removed. Its lines end in `\n`, whatever
 * git wrote on this system.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = UTF_16.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  const text = (utf16 === undefined ? UTF_8 : new TextDecoder(utf16[1])).decode(bytes);
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** The offset in a decoded text of the first character that was no UTF-8; undefined where all were. */
export function firstUnreadable(text: string, read: () => Uint8Array): number | undefined {
  const at = text.indexOf(REPLACEMENT);
  return at < 0 || Buffer.from(read()).includes(REPLACEMENT) ? undefined : at;
}
