/** A name of words that hyphens part as one of JavaScript: `dataSource` for `data-source`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
