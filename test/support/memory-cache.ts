import type { BuildCache } from '../../src/site/site.ts';

/** A cache between the builds of a test. What it lends is wiped by the next call, so that nothing can hold on to it. */
export function memoryCache(): BuildCache & { readonly hits: string[] } {
  const entries = new Map<string, Uint8Array>();
  const hits: string[] = [];
  let lent = new Uint8Array();
  const get = (key: string): Uint8Array | undefined => {
    const bytes = entries.get(key);
    if (bytes !== undefined) hits.push(key);
    return bytes;
  };
  return {
    hits,
    get,
    lend(key) {
      lent.fill(0);
      const bytes = get(key);
      if (bytes === undefined) return undefined;
      lent = Buffer.from(bytes);
      return lent;
    },
    keep: (key) => entries.has(key),
    put: (key, bytes) => void entries.set(key, Uint8Array.from(bytes)),
  };
}
