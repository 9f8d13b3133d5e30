/** Reads an option that may be repeated: the values of all, in their order. */
export function repeated(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
