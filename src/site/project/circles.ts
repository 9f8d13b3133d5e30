/**
 * Ends the circles of a value that was read from YAML, in place: an alias may name what it stands in, and whoever writes
 * or copies such a value would never come to an end. `instead` says what takes its place, by the JSON Pointer, encoded
 * as in an address, of what the alias leads back to.
 */
export function endCircles(root: unknown, instead: (pointer: string) => unknown): void {
  /** What is around the place that is looked at. */
  const around = new Map<object, string>();
  const seen = new Set<object>();
  const visit = (value: object, pointer: string): void => {
    seen.add(value);
    around.set(value, pointer);
    for (const [key, child] of Object.entries(value)) {
      if (typeof child !== 'object' || child === null) continue;
      const back = around.get(child);
      if (back !== undefined) Reflect.set(value, key, instead(back));
      else if (!seen.has(child)) visit(child, `${pointer}/${pointerPart(key)}`);
    }
    around.delete(value);
  };
  if (typeof root === 'object' && root !== null) visit(root, '');
}

function pointerPart(key: string): string {
  return encodeURIComponent(key.toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1'));
}
