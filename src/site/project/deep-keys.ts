import { type Document, visit } from 'yaml';

/** Keys that are lists or objects, in keys; each level takes a YAML reader many times as long. */
const MOST_KEYS = 8;

/** Whether a text may have keys that are more than words. */
const HAS_KEYS = /\?\s|[\]}]\s*:/;

/** Leaves out, in place, keys of a YAML document that stand deep in keys: `? ? ? a`. */
export function cutDeepKeys(document: Document.Parsed, text: string): void {
  if (!HAS_KEYS.test(text)) return;
  const depths = new Map<unknown, number>();
  visit(document, {
    Collection(key, node, path) {
      const around = path.findLast((one) => depths.has(one));
      const depth = (depths.get(around) ?? 0) + (key === 'key' ? 1 : 0);
      depths.set(node, depth);
      return depth > MOST_KEYS ? visit.REMOVE : undefined;
    },
  });
}
