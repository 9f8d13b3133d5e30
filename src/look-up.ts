/** What a table says of a word that somebody else has written: nothing of `constructor`, which every object knows. */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
