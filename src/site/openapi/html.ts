const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text without the control characters that HTML must not hold. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\0-\x08\x0B\x0E-\x1F\x7F]/g, '');
}

/** Text made safe for element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return printable(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

export function codeHtml(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}
