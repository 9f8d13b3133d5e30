import type { Node } from 'jsonc-parser';
import type { Diagnostic, Report } from '../../diagnostic.ts';
import { readTelling } from '../../project/encoding.ts';
import type { ProjectFiles } from '../../project/files.ts';
import { DEEPEST, loadJsonParser, tooMuch } from './parse.ts';
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
import { createTextOrigins } from './texts.ts';

/** A JSON document with every `$ref` resolved, which still knows where each value was written. */
export interface JsonDocument extends JsonPlaces {
  readonly value: unknown;
  /** The files it is made of. */
  readonly files: readonly string[];
  readonly origins: Origins;
}

/** More values than any site has settings. */
const MOST_VALUES = 200_000;

/** Where a value is read. */
interface Within {
  /** The file. */
  readonly name: string;
  /** What led to it, one reference after the other. */
  readonly chain: readonly string[];
}

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
  const parseJson = await loadJsonParser();
  const read = new Map<string, Node>();
  const values = new Map<string, Origin>();
  const texts = createTextOrigins();
  const origins: Origins = { file, values, texts: texts.origins };
  const placeOfOrigin = originPlaces(files);

  const parse = (name: string): Node => {
    const root = read.get(name) ?? parseJson(name, readTelling(files, name, report));
    read.set(name, root);
    return root;
  };
  const tell = (problem: Problem, at: Origin): void => report({ ...problem, ...placeOfOrigin(at) });

  const build = (node: Node, path: JsonPath, within: Within): unknown => {
    const { name } = within;
    if (path.length > DEEPEST) throw tooMuch(name, `it nests deeper than ${DEEPEST} levels`);
    if (values.size >= MOST_VALUES)
      throw tooMuch(name, `it holds more than ${MOST_VALUES} values, with what it refers to`);
    values.set(pathKey(path), originOf(name, node));
    if (node.type === 'array') return entriesOf(node, path, 0, within);
    if (node.type === 'string') texts.add(node.value, path, originOf(name, node));
    return node.type === 'object' ? objectOf(node, path, within) : node.value;
  };

  const objectOf = (node: Node, path: JsonPath, within: Within): unknown => {
    const { name } = within;
    const properties = (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
      key === undefined || value === undefined ? [] : [{ key: String(key.value), value }],
    );
    const keys = new Set<string>();
    for (const { key, value } of properties) {
      const message = `"${key}" is written twice in one object; the last one counts`;
      if (keys.has(key)) tell({ ...warning(message), hint: 'remove one of the two' }, originOf(name, value));
      keys.add(key);
    }
    const written = properties.find(({ key }) => key === '$ref')?.value;
    const ref = typeof written?.value === 'string' ? written : undefined;
    if (written !== undefined && ref === undefined) {
      const message = '$ref: must be a string; give the path of a JSON file';
      tell({ severity: 'error', kind: 'invalid-setting', message }, originOf(name, written));
    }
    // The reference first: what is written beside it is merged over it.
    const base = ref && refer(String(ref.value), originOf(name, ref), path, within);
    const own = Object.fromEntries(
      properties
        .filter(({ value }) => value !== written)
        .map(({ key, value }) => [key, build(value, [...path, key], within)]),
    );
    if (base === undefined) return own;
    if (isRecord(base)) return { ...base, ...own };
    const unread = Object.keys(own);
    if (unread.length > 0) {
      const message = `$ref: ${ref?.value} is no object, so what stands beside it has no effect: ${unread.join(', ')}`;
      tell(warning(message), originOf(name, node));
    }
    return base;
  };

  /** The entries that a list gives to the one at `path`, from an index on. */
  const entriesOf = (list: Node, path: JsonPath, first: number, within: Within): unknown[] => {
    const entries: unknown[] = [];
    for (const child of list.children ?? []) {
      const entry = build(child, [...path, first + entries.length], within);
      // An object that stands for a list is a reference to one.
      const more = child.type === 'object' && Array.isArray(entry) ? entry : [entry];
      for (const one of more) entries.push(one);
    }
    return entries;
  };

  const refer = (target: string, from: Origin, path: JsonPath, { chain }: Within): unknown => {
    const wrong = (kind: string, why: string): void =>
      tell({ severity: 'error', kind, message: `$ref: ${target} ${why}` }, from);
    const name = resolveRef(target, from.file);
    if (name === undefined || !files.has(name)) return wrong('missing-file', 'is not a file of this project');
    const parts = pointerOf(target);
    const key = [name, ...parts].join('/');
    if (chain.includes(key)) return wrong('ref-cycle', 'refers back to itself');
    const node = parts.reduce<Node | undefined>(partOf, parse(name));
    if (node === undefined) return wrong('missing-file', 'names a part that the file does not have');
    const index = path.at(-1);
    const within = { name, chain: [...chain, key] };
    return node.type === 'array' && typeof index === 'number'
      ? entriesOf(node, path.slice(0, -1), index, within)
      : build(node, path, within);
  };

  const value = build(parse(file), [], { name: file, chain: [file] });
  return { value, files: [...read.keys()], origins, ...createJsonPlaces(files, () => origins) };
}

type Problem = Pick<Diagnostic, 'severity' | 'kind' | 'message' | 'hint'>;

function warning(message: string): Problem {
  return { severity: 'warning', kind: 'invalid-setting', message };
}

function originOf(file: string, { offset }: Node): Origin {
  return { file, offset };
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
