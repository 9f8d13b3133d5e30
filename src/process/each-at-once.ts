/** Does the work for each item, so many at once. Rejects with what failed, once no work is under way any more. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  { count, signal }: { readonly count: number; readonly signal: AbortSignal },
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) {
      signal.throwIfAborted();
      await work(item);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: count }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
