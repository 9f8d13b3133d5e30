import type { visit } from 'jsonc-parser';

/** A key that stands a second time in one object of a JSON text. */
interface RepeatedKey {
  readonly key: string;
  readonly offset: number;
}

/**
 * The keys that stand twice in one object of a JSON text, of which a parser keeps the last without a word. Only a text
 * that seems to have a path twice is gone through, since most are large and right.
 */
export function repeatedPaths(text: string, walk: typeof visit): RepeatedKey[] {
  const paths = Array.from(text.matchAll(/"(\/[^"\n]*)"\s*:\s*\{/g), ([, path]) => path);
  if (new Set(paths).size === paths.length) return [];
  const repeated: RepeatedKey[] = [];
  const open: Set<string>[] = [];
  walk(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectProperty: (key, offset) => {
      if (open.at(-1)?.has(key)) repeated.push({ key, offset });
      open.at(-1)?.add(key);
    },
    onObjectEnd: () => {
      open.pop();
    },
  });
  return repeated;
}
