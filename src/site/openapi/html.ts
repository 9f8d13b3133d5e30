import { escapeAttribute } from '../markdown/html.ts';

/** Text without the control characters that HTML must not hold. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\0-\x08\x0B\x0E-\x1F\x7F]/g, '');
}

/** Text made safe for element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return escapeAttribute(printable(text));
}

export function codeHtml(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}
