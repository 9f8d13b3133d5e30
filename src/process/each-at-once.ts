/**
 * Does the work for each item, so many at once. After the first failure none is begun; it is thrown once no work is under
 * way any more.
 */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  { count, signal }: { readonly count: number; readonly signal: AbortSignal },
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const item of waiting) {
      if (failures.length > 0) return;
      try {
        signal.throwIfAborted();
        await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
  if (failures.length > 0) throw failures[0];
}
