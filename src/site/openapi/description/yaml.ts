import { type Document, isMap, isScalar, type Pair, parseAllDocuments, visit, type YAMLMap } from 'yaml';
import { endCircles } from '../../project/circles.ts';
import { endCopies } from '../../project/copies.ts';
import { cutDeepKeys } from '../../project/deep-keys.ts';
import { exactNumber, hasLongNumbers } from '../json.ts';
import { withoutYamlOnly } from './yaml-only.ts';
import { keepTexts } from './yaml-texts.ts';

/** A YAML file, of which one document is read. */
export interface YamlFile {
  readonly document: Document.Parsed | undefined;
  /** How many documents with something in them the file has. */
  readonly documents: number;
}

/** Parses a YAML file; the first document with something in it is the one that counts. */
export function parseYaml(text: string): YamlFile {
  const options = { merge: true, uniqueKeys: false, version: '1.2' } as const;
  // The type is that of an empty stream as well, which is an empty list.
  const all: readonly Document.Parsed[] = parseAllDocuments(text, options);
  const filled = all.filter(({ contents, errors }) => errors.length > 0 || !isEmpty(contents));
  return { document: filled[0] ?? all[0], documents: filled.length };
}

function isEmpty(contents: unknown): boolean {
  return contents === null || (isScalar(contents) && contents.value === null);
}

/** What a document says, and the places of entries that have no key, which are left out. The document is changed. */
export function valueIn(
  document: Document.Parsed,
  text: string,
): { readonly value: unknown; readonly withoutKey: readonly number[] } {
  keepTexts(document, text);
  if (hasLongNumbers(text)) {
    visit(document, {
      Scalar(_, node) {
        node.value = exactNumber(node.value, node.source);
      },
    });
  }
  cutDeepKeys(document, text);
  const withoutKey = withoutYamlOnly(document, text);
  // Aliases share one object, so that many of them cost nothing.
  const value: unknown = document.toJS({ maxAliasCount: -1 });
  if (/\*\S/.test(text)) {
    endCircles(value, (pointer) => ({ $ref: `#${pointer}` }));
    endCopies(value);
  }
  return { value, withoutKey };
}

/** Where paths, methods and the names of components stand. */
const DEEPEST = 2;

/** The keys that stand in a description again, where the last one counts. Only what stands high in it is looked at. */
export function repeatedKeys({ contents }: Document.Parsed): { key: string; offset: number }[] {
  const found: { key: string; offset: number }[] = [];
  const look = (map: YAMLMap, depth: number): void => {
    const seen = new Set<string>();
    for (const { key, value } of map.items as Pair[]) {
      const name = isScalar(key) && key.value !== '<<' ? String(key.value) : undefined;
      if (name !== undefined && seen.has(name) && isScalar(key))
        found.push({ key: name, offset: key.range?.[0] ?? 0 });
      if (name !== undefined) seen.add(name);
      if (depth < DEEPEST && isMap(value)) look(value, depth + 1);
    }
  };
  if (isMap(contents)) look(contents, 0);
  return found;
}
