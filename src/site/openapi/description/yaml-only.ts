import { type Document, isNode, isScalar, visit } from 'yaml';

/** Whether a text may have what YAML can say and JSON cannot: `.inf`, `.nan`, bytes, a key without words, or `null` as one. */
const MAY_HAVE =
  /!!binary|\.(?:inf|nan)\b|(?:^|[-{,?])[ \t]*(?:~|null)?[ \t]*:(?:\s|$)|(?:^|[-{,])[ \t]*\?[ \t]*$/im;

/**
 * Makes of a YAML document what JSON has for it, in place: numbers that are endless or none become their names, bytes
 * their base64, and a key `null` the word. Gives the places of entries that have no key, and are left out.
 */
export function withoutYamlOnly(document: Document.Parsed, text: string): number[] {
  if (!MAY_HAVE.test(text)) return [];
  const left: number[] = [];
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'number' && !Number.isFinite(node.value)) node.value = String(node.value);
      if (node.value instanceof Uint8Array) node.value = Buffer.from(node.value).toString('base64');
    },
    Pair(_, { key, value }) {
      if (key !== null && !(isScalar(key) && key.value === null)) return undefined;
      if (isScalar(key) && key.source) {
        key.value = key.source;
        return undefined;
      }
      left.push([key, value].find(isNode)?.range?.[0] ?? 0);
      return visit.REMOVE;
    },
  });
  return left;
}
