import { type Document, isMap, isPair, isScalar, isSeq, type Pair, visit, type YAMLMap } from 'yaml';

/** Whether a text may have a number that is written in another way than JSON writes it: `+49`, `00501`, `0x1A`, `2.10`. */
const MAY_HAVE = /(?<=[\s[,{])[+-]?(?:(?<=\+)\d|0[xo]?[\da-f]|\d+\.\d*0(?![\w.])|\d[\d.]*e[+-]?\d|\d{16})/i;

/** Where a value stands that is one of those that a schema or a parameter is about. */
const VALUES: ReadonlySet<unknown> = new Set([
  'example',
  'examples',
  'default',
  'const',
  'enum',
  'x-example',
]);

/** What JSON writes in no way like this: a number would lose its sign, its zeros, or what its letters say. */
const UNLIKE_JSON = /^[+-]?0[xo\d]|^\+/;

/**
 * Gives texts that YAML reads as numbers for want of quotes their letters back, in place: phone numbers, versions,
 * codes and hashes. These are values of schemas that are texts, and in other examples what no JSON number looks like.
 */
export function keepTexts(document: Document.Parsed, text: string): void {
  if (!MAY_HAVE.test(text)) return;
  visit(document, {
    Scalar(key, node, path) {
      const { value, source } = node;
      if (key === 'key' || typeof value !== 'number' || source === undefined) return;
      if (String(value) === source) return;
      const type = typeAt(path);
      if (type === 'text' || (type === undefined && UNLIKE_JSON.test(source) && isInExample(path)))
        node.value = source;
    },
  });
}

type Path = readonly unknown[];

/** What a value stands for that is one of those of a schema, or of a parameter with one; undefined where none says it. */
function typeAt(path: Path): 'text' | 'other' | undefined {
  const isItem = isSeq(path.at(-1));
  const [holder, pair] = path.slice(isItem ? -3 : -2);
  if (!isPair(pair) || !isMap(holder) || !VALUES.has(nameOf(pair))) return undefined;
  const inner = holder.get('schema');
  const schema = isMap(inner) ? inner : holder;
  const items = schema.get('items');
  return typeIn(isItem && isMap(items) ? items : schema);
}

function typeIn(schema: YAMLMap): 'text' | 'other' | undefined {
  const type = schema.get('type');
  const types = isSeq(type) ? type.items.map((item) => (isScalar(item) ? item.value : item)) : [type];
  if (type === undefined) return undefined;
  return types.every((one) => one === 'string' || one === 'null' || one === null) ? 'text' : 'other';
}

function isInExample(path: Path): boolean {
  return path.some((node) => isPair(node) && /^(?:x-)?examples?$/.test(String(nameOf(node))));
}

function nameOf({ key }: Pair): unknown {
  return isScalar(key) ? key.value : undefined;
}
