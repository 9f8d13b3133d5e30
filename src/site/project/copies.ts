/** More values than anybody reads in one place. */
const MOST_VALUES = 10_000;

/**
 * Ends what aliases of YAML make of very little without a circle, in place: lists of lists that are the same few over and
 * over again. Aliases share one object, which costs nothing until somebody writes it out. For a value without circles:
 * what holds more than {@link MOST_VALUES}, copies counted, stands where it stood first, and elsewhere as `…`.
 */
export function endCopies(root: unknown): void {
  const sizes = new Map<object, number>();
  const visit = (value: object): number => {
    let size = 1;
    for (const [key, child] of Object.entries(value)) {
      if (typeof child !== 'object' || child === null) {
        size += 1;
        continue;
      }
      const known = sizes.get(child);
      if (known !== undefined && known > MOST_VALUES) Reflect.set(value, key, '…');
      else size += known ?? visit(child);
    }
    sizes.set(value, size);
    return size;
  };
  if (typeof root === 'object' && root !== null) visit(root);
}
