import { type Node as JsonNode, type ParseError, parseTree } from 'jsonc-parser';
import { type Document, isAlias, isMap, isScalar, isSeq, type Node as YamlNode } from 'yaml';
import type { WrittenValue } from './key-places.ts';
import { parseYaml } from './yaml.ts';

/** The value of a text of JSON or YAML as it is written; undefined where it is neither, or too deep. */
export function writtenValue(text: string): WrittenValue | undefined {
  try {
    const errors: ParseError[] = [];
    const json = /^\s*\{/.test(text) ? parseTree(text, errors, { allowTrailingComma: true }) : undefined;
    if (json !== undefined && errors.length === 0) return inJson(json, json.offset);
    const { document } = parseYaml(text);
    return document && inYaml(document.contents, 0, document);
  } catch {
    return undefined;
  }
}

function inJson(node: JsonNode, offset: number): WrittenValue {
  const inside = (key: string | number): WrittenValue | undefined => {
    if (node.type === 'array') {
      const item = node.children?.[Number(key)];
      return item && inJson(item, item.offset);
    }
    // Of keys that stand twice the last one counts.
    const entry = node.children?.findLast(({ children }) => children?.[0]?.value === String(key));
    const [name, value] = entry?.children ?? [];
    return name && value && inJson(value, name.offset);
  };
  return { offset, inside, text: node.type === 'string' ? String(node.value) : undefined };
}

function inYaml(written: unknown, offset: number, document: Document.Parsed): WrittenValue {
  const node = isAlias(written) ? written.resolve(document) : written;
  const inside = (key: string | number): WrittenValue | undefined => {
    if (isSeq(node)) {
      const item = node.items[Number(key)];
      return item === undefined ? undefined : inYaml(item, startOf(item) ?? offset, document);
    }
    if (!isMap(node)) return undefined;
    const name = (one: unknown): string | undefined => (isScalar(one) ? String(one.value) : undefined);
    const entry = node.items.findLast((pair) => name(pair.key) === String(key));
    if (entry !== undefined) return inYaml(entry.value, startOf(entry.key) ?? offset, document);
    const merged = node.items.filter((pair) => name(pair.key) === '<<').map(({ value }) => value);
    return merged
      .flatMap((value) => (isSeq(value) ? value.items : [value]))
      .map((value) => inYaml(value, offset, document).inside(key))
      .find((value) => value !== undefined);
  };
  const text = isScalar(node) && typeof node.value === 'string' ? node.value : undefined;
  return { offset, inside, text };
}

function startOf(node: unknown): number | undefined {
  return (node as YamlNode | null)?.range?.[0];
}
