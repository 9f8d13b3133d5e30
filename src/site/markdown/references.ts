import { Parser } from 'htmlparser2';

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** A text with the characters that its character references mean: `&amp;` is `&`. */
export function dereferenced(text: string): string {
  return text.replace(REFERENCE, (reference) => {
    let plain = '';
    const parser = new Parser({ ontext: (part) => (plain += part) });
    parser.end(reference);
    return plain;
  });
}
