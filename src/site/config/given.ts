/** The entries of a list that could be read. */
export function given<T>(list: readonly (T | undefined)[] | undefined): T[] {
  return (list ?? []).filter((one) => one !== undefined);
}
