/** What is written around its spaces; undefined where that is nothing, or no text at all. */
export function trimmed(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? undefined : text;
}
