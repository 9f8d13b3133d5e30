/** The languages of the fenced code in a text, be it Markdown or a description that has some among its texts. */
export function fencedLanguages(text: string): string[] {
  const named = [...text.matchAll(/(?:```|~~~)[ \t]*([\w+#.-]+)/g)];
  return [...new Set(named.map(([, language = '']) => language.toLowerCase()))].sort();
}
