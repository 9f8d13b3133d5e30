import type { Node, ParseError } from 'jsonc-parser';
import { Failure } from '../../../errors/failure.ts';
import type { Report } from '../../diagnostic.ts';
import { readTelling } from '../../project/encoding.ts';
import type { ProjectFiles } from '../../project/files.ts';
import { brokenJson } from './broken.ts';
import {
  createJsonPlaces,
  type JsonPath,
  type JsonPlaces,
  type Origin,
  type Origins,
  originPlaces,
  pathKey,
} from './places.ts';
import { isRecord } from './record.ts';

/** A JSON document with every `$ref` resolved, which still knows where each value was written. */
export interface JsonDocument extends JsonPlaces {
  readonly value: unknown;
  /** The files it is made of. */
  readonly files: readonly string[];
  readonly origins: Origins;
}

/** Deeper than any navigation, and more values than any site has settings. */
const DEEPEST = 200;
const MOST_VALUES = 200_000;

/**
 * Reads a JSON file and resolves `{"$ref": "other.json"}` at any level, also to a part of a file (`other.json#/part`):
 * relative to the file it stands in, inside the project, siblings merged over it. A list in place of an entry of a list is
 * more entries of that. A missing file or a cycle is reported and leaves the siblings.
 * Throws a Failure (E_DOCS_JSON_INVALID) for JSON that cannot be parsed, with file, line and column, and for more than can
 * be meant.
 */
export async function readJsonDocument(
  files: ProjectFiles,
  file: string,
  report: Report,
): Promise<JsonDocument> {
  const { parseTree, printParseErrorCode } = await import('jsonc-parser');
  const read = new Map<string, Node>();
  const values = new Map<string, Origin>();
  const texts = new Map<string, Origin>();
  const origins: Origins = { file, values, texts };
  const placeOfOrigin = originPlaces(files);

  const parse = (name: string): Node => {
    const known = read.get(name);
    if (known !== undefined) return known;
    const text = readTelling(files, name, report);
    const errors: ParseError[] = [];
    let root: Node | undefined;
    try {
      root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    } catch (error) {
      // The parser goes down into it as deep as it goes.
      if (error instanceof RangeError) throw tooMuch(name, `it nests deeper than ${DEEPEST} levels`);
      throw error;
    }
    if (errors.length > 0) throw brokenJson(name, text, errors, printParseErrorCode);
    if (root === undefined)
      throw brokenJson(name, text, [{ error: 4, offset: 0, length: 0 }], printParseErrorCode);
    read.set(name, root);
    return root;
  };

  const build = (node: Node, name: string, path: JsonPath, chain: readonly string[]): unknown => {
    if (path.length > DEEPEST) throw tooMuch(name, `it nests deeper than ${DEEPEST} levels`);
    if (values.size >= MOST_VALUES)
      throw tooMuch(name, `it holds more than ${MOST_VALUES} values, with what it refers to`);
    values.set(pathKey(path), { file: name, offset: node.offset });
    if (node.type === 'array') return entriesOf(node, name, path, 0, chain);
    if (node.type === 'string' && !texts.has(node.value))
      texts.set(node.value, { file: name, offset: node.offset });
    if (node.type !== 'object') return node.value as unknown;
    const properties = (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
      key === undefined || value === undefined ? [] : [{ key: String(key.value), value }],
    );
    const keys = new Set<string>();
    for (const { key, value } of properties) {
      if (!keys.has(key)) {
        keys.add(key);
        continue;
      }
      report({
        severity: 'warning',
        kind: 'invalid-setting',
        message: `"${key}" is written twice in one object; the last one counts`,
        hint: 'remove one of the two',
        ...placeOfOrigin({ file: name, offset: value.offset }),
      });
    }
    const written = properties.find(({ key }) => key === '$ref')?.value;
    const ref = typeof written?.value === 'string' ? written : undefined;
    if (written !== undefined && ref === undefined)
      report({
        severity: 'error',
        kind: 'invalid-setting',
        message: '$ref: must be a string; give the path of a JSON file',
        ...placeOfOrigin({ file: name, offset: written.offset }),
      });
    // The reference first: what is written beside it is merged over it.
    const base =
      ref === undefined
        ? undefined
        : refer(ref.value as string, { file: name, offset: ref.offset }, path, chain);
    const own = Object.fromEntries(
      properties
        .filter(({ value }) => value !== written)
        .map(({ key, value }) => [key, build(value, name, [...path, key], chain)]),
    );
    if (base === undefined) return own;
    if (isRecord(base)) return { ...base, ...own };
    const unread = Object.keys(own);
    if (unread.length > 0)
      report({
        severity: 'warning',
        kind: 'invalid-setting',
        message: `$ref: ${ref?.value} is no object, so what stands beside it has no effect: ${unread.join(', ')}`,
        ...placeOfOrigin({ file: name, offset: node.offset }),
      });
    return base;
  };

  /** The entries that a list gives to the one at `path`, from an index on. */
  const entriesOf = (
    list: Node,
    name: string,
    path: JsonPath,
    first: number,
    chain: readonly string[],
  ): unknown[] => {
    const entries: unknown[] = [];
    for (const child of list.children ?? []) {
      const entry = build(child, name, [...path, first + entries.length], chain);
      // An object that stands for a list is a reference to one.
      const more = child.type === 'object' && Array.isArray(entry) ? entry : [entry];
      for (const one of more) entries.push(one);
    }
    return entries;
  };

  const refer = (target: string, from: Origin, path: JsonPath, chain: readonly string[]): unknown => {
    const wrong = (kind: string, message: string): undefined => {
      report({ severity: 'error', kind, message: `$ref: ${target} ${message}`, ...placeOfOrigin(from) });
      return undefined;
    };
    const name = resolveRef(target, from.file);
    if (name === undefined || !files.has(name)) return wrong('missing-file', 'is not a file of this project');
    const parts = pointerOf(target);
    const key = [name, ...parts].join('/');
    if (chain.includes(key)) return wrong('ref-cycle', 'refers back to itself');
    const node = parts.reduce<Node | undefined>(partOf, parse(name));
    if (node === undefined) return wrong('missing-file', 'names a part that the file does not have');
    const index = path.at(-1);
    return node.type === 'array' && typeof index === 'number'
      ? entriesOf(node, name, path.slice(0, -1), index, [...chain, key])
      : build(node, name, path, [...chain, key]);
  };

  const value = build(parse(file), file, [], [file]);
  return { value, files: [...read.keys()], origins, ...createJsonPlaces(files, () => origins) };
}

function tooMuch(file: string, why: string): Failure {
  return new Failure('E_DOCS_JSON_INVALID', {
    what: `${file} cannot be read`,
    why,
    fix: 'write it flatter, and let no file refer to another again and again',
  });
}

/** The way to a part of the file: `tabs.json#/guides/0`. */
function pointerOf(target: string): string[] {
  const [, pointer = ''] = target.split('#');
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function partOf(node: Node | undefined, part: string): Node | undefined {
  return node?.type === 'array'
    ? node.children?.[Number(part)]
    : node?.children?.find(({ children }) => children?.[0]?.value === part)?.children?.[1];
}

/** A project path, or undefined when the reference leads out of the project. */
function resolveRef(target: string, from: string): string | undefined {
  const clean = target.split('#')[0] ?? '';
  if (clean === '') return from;
  const parts = clean.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of clean.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}
