/** All objects and lists of a tree, each once and in no order, however deep and however often it is in itself. */
export function* objectsIn(tree: unknown): Generator<object> {
  const seen = new Set<unknown>();
  const left: unknown[] = [tree];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    yield value;
    for (const child of Object.values(value)) left.push(child);
  }
}
