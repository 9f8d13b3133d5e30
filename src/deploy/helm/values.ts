import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { jsonIn } from '../../http/json-in.ts';
import { withMembers } from './json-values.ts';

/** What the chart needs to serve a bundle (specification: deployment values). */
export interface StaticExport {
  readonly enabled: boolean;
  readonly bundleUrl: string;
  readonly version: string;
}

const KEY = 'staticExport';

/** Helm reads YAML 1.1, in which `on` is a boolean and `1_0` a number: such a version stands in quotes. */
const STYLE = { lineWidth: 0, compat: 'yaml-1.1' } as const;

/** A number of many digits, as an id, stays what it is. */
const READING = { intAsBigInt: true, logLevel: 'error' } as const;

type Edited = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string };

/**
 * A values file with its `staticExport` values set, and everything else as it was: only their own characters change,
 * and what is missing is put in. Returns the reason where the text cannot be edited.
 */
export function withStaticExport(text: string, values: StaticExport): Edited {
  const document = parseDocument(text, { ...READING, prettyErrors: true });
  const [error] = document.errors;
  if (error !== undefined) return { ok: false, why: reasonOf(error) };
  const { contents } = document;
  if (contents !== null && !isMap(contents) && !isNull(contents))
    return { ok: false, why: 'its root is no mapping' };
  const given = document.get(KEY, true);
  if (given !== undefined && !isMap(given) && !isNull(given))
    return { ok: false, why: `${KEY} is no mapping` };
  const wanted = wantedOf(document, values);
  for (const edit of isMap(contents) && jsonIn(text) !== undefined ? [editedJson] : [edited, rewritten]) {
    const found = edit(text, document, values);
    if (holds(found, wanted)) return { ok: true, text: found };
  }
  return { ok: false, why: `other values are made of those of ${KEY} (an anchor)` };
}

function reasonOf({ code, message }: YAMLError): string {
  if (code === 'MULTIPLE_DOCS') return 'it holds several documents, and a chart reads one';
  return message.split('\n')[0]?.replace(/:$/, '') ?? 'it is no YAML';
}

function isNull(node: unknown): node is Scalar {
  return isScalar(node) && node.value === null;
}

/** What the file is to say. */
function wantedOf(document: Document, values: StaticExport): unknown {
  const before = (document.toJS() ?? {}) as Readonly<Record<string, object | null>>;
  return { ...before, [KEY]: { ...before[KEY], ...values } };
}

function holds(text: string | undefined, wanted: unknown): text is string {
  if (text === undefined) return false;
  const document = parseDocument(text, READING);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), wanted);
}

/** JSON stays JSON, which YAML can hold too. */
function editedJson(text: string, _document: Document, values: StaticExport): string {
  return withMembers(text, KEY, values);
}

/** The text with its own characters changed; undefined where the places of the values are not plain to see. */
function edited(text: string, document: Document, values: StaticExport): string | undefined {
  const pair = isMap(document.contents) ? pairOf(document.contents, KEY) : undefined;
  if (pair === undefined) return appended(text, values);
  if (!isMap(pair.value) || pair.value.items.length === 0) return begun(text, pair, values);
  return filled(text, pair.value, values);
}

function pairOf({ items }: YAMLMap, key: string): Pair | undefined {
  return items.find((one) => isScalar(one.key) && one.key.value === key);
}

function appended(text: string, values: StaticExport): string {
  const eol = eolOf(text);
  const before = text === '' || text.endsWith('\n') ? text : text + eol;
  return before + linesOf({ [KEY]: { ...values } }).join(eol) + eol;
}

/** Below a key without values; what stands behind it on its line stays, but for an empty `{}`, `null` or `~`. */
function begun(text: string, { key, value }: Pair, values: StaticExport): string | undefined {
  const [start, end] = placeOf(key) ?? [];
  const [from, to] = placeOf(value) ?? [];
  if (start === undefined || end === undefined || from === undefined || to === undefined) return undefined;
  const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  if (indent.trim() !== '' || text.slice(from, to).includes('\n')) return undefined;
  const line = end + text.slice(end).search(/\r?\n|$/);
  const behind = from === to ? text.slice(end, line) : `:${text.slice(to, line)}`;
  const lines = linesOf({ ...values }).map((one) => `${eolOf(text)}${indent}  ${one}`);
  return text.slice(0, end) + behind.trimEnd() + lines.join('') + text.slice(line);
}

/** Replaces the values where they stand, and puts those that are missing before the first key. */
function filled(text: string, map: YAMLMap, values: StaticExport): string | undefined {
  const first = placeOf(map.items[0]?.key)?.[0];
  const isFlow = map.flow === true;
  if (first === undefined) return undefined;
  const indent = text.slice(text.lastIndexOf('\n', first - 1) + 1, first);
  const edits: { readonly start: number; readonly end: number; readonly value: string }[] = [];
  const missing: string[] = [];
  for (const [key, value] of Object.entries(values)) {
    const node = pairOf(map, key)?.value;
    const [start, end] = placeOf(node) ?? [];
    if (node === undefined && isFlow) missing.push(`${key}: ${JSON.stringify(value)}`);
    else if (node === undefined) missing.push(...linesOf({ [key]: value }));
    else if (!isScalar(node) || start === undefined || end === undefined || node.tag !== undefined)
      return undefined;
    // A block of text has more than one line.
    else if (text.slice(start, end).includes('\n')) return undefined;
    else edits.push({ start, end, value: spaced(text, start, end, written(value, node.type, isFlow)) });
  }
  if (!isFlow && indent.trim() !== '') return undefined;
  const added = missing.map((line) => line + (isFlow ? ', ' : eolOf(text) + indent)).join('');
  return [...edits, { start: first, end: first, value: added }]
    .sort((a, b) => b.start - a.start)
    .reduce((all, { start, end, value }) => all.slice(0, start) + value + all.slice(end), text);
}

/** A value in an empty place needs a blank on both sides: `key:` stands before it, `# comment` behind. */
function spaced(text: string, start: number, end: number, value: string): string {
  if (start < end) return value;
  return `${text[start - 1] === ':' ? ' ' : ''}${value}${text[start] === '#' ? ' ' : ''}`;
}

/** A value in the quotes that were there; else in those it needs: between braces, Helm ends a bare one at a `?`. */
function written(value: string | boolean, type: string | null | undefined, isFlow: boolean): string {
  if (typeof value === 'boolean') return String(value);
  if (type === 'QUOTE_SINGLE') return `'${value.replaceAll("'", "''")}'`;
  return type === 'QUOTE_DOUBLE' || isFlow ? JSON.stringify(value) : stringify(value, STYLE).trimEnd();
}

function linesOf(values: object): string[] {
  return stringify(values, STYLE).trimEnd().split('\n');
}

function placeOf(node: unknown): readonly [start: number, end: number] | undefined {
  const range = isScalar(node) || isMap(node) ? node.range : undefined;
  return range ? [range[0], range[1]] : undefined;
}

function eolOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** Comments and order stay; white space may be made uniform. */
function rewritten(text: string, document: Document, values: StaticExport): string {
  if (!isMap(document.contents)) document.contents = document.createNode({});
  if (!isMap(document.get(KEY, true))) document.set(KEY, document.createNode({}));
  for (const [key, value] of Object.entries(values)) {
    const there = document.getIn([KEY, key], true);
    const node = isScalar(there) ? there : new Scalar<unknown>(value);
    node.value = value;
    // The document itself knows 1.2, so that its other values stay what they are to Helm.
    if (typeof value === 'string' && node.type !== 'QUOTE_SINGLE') node.type = 'QUOTE_DOUBLE';
    document.setIn([KEY, key], node);
  }
  return document.toString({ lineWidth: 0 }).replaceAll(/\r?\n/g, eolOf(text));
}
