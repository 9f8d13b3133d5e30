import { posix } from 'node:path';
import { createSuggestions } from '../../../text/suggest.ts';
import type { Report } from '../../diagnostic.ts';
import type { ProjectFiles } from '../../project/files.ts';
import { isObject, type JsonObject, listOf, objectOf } from '../json.ts';
import { settleLocalDefinitions } from './local-definitions.ts';
import { meantReference } from './meant-reference.ts';
import type { ApiFileParser, ApiFilePart } from './parse.ts';
import { at, decodePart, definition, identified } from './pointer.ts';
import { referencePlaces } from './reference-places.ts';
import { objectsIn } from './walk.ts';

/** References that one of their pointers may lead through. */
const MOST_ON_THE_WAY = 20;

/** Follows `$ref`s as they are met; nothing is expanded ahead. */
export interface Resolver {
  /**
   * The object a value stands for: itself, or what its `$ref` leads to, with what stands beside the `$ref` laid over it.
   * The same reference gives the same object each time, so that recursion can be told by identity.
   */
  resolve(value: unknown): JsonObject;
  /** What a reference leads to, object or not; undefined where it leads nowhere, which is not reported. */
  find(reference: string): unknown;
  /** The last name in the `$ref` of a value: `User` of `#/components/schemas/User`. */
  nameOf(value: unknown): string | undefined;
  /** The text of a file of the project, by an address beside the document; undefined where there is none. */
  read(address: string): string | undefined;
  /** Which of the files that were read has a text; the document itself where none has. */
  holderOf(text: string): string;
}

/**
 * Makes the resolver of a document. References may lead into other files of the project, whose own references
 * are made absolute when they are read. What cannot be found is reported once and stands for an empty object.
 */
export function createResolver(
  source: string,
  root: JsonObject,
  files: ProjectFiles,
  parse: ApiFileParser['part'],
  report: Report,
): Resolver {
  const documents = new Map<string, ApiFilePart>([[source, root]]);
  const found = new Map<string, JsonObject>();
  const merged = new WeakMap<JsonObject, JsonObject>();
  const suggest = createSuggestions();

  let ids: ReturnType<typeof identified> | undefined;
  const byId = (): ReturnType<typeof identified> => {
    ids ??= identified(root);
    return ids;
  };

  const placeIn = referencePlaces(
    source,
    (file) => (files.has(file) ? files.readText(file) : ''),
    absoluteReference,
  );

  const holders = new Map<string, string>();
  const holds = (file: string, text: string): boolean =>
    files.has(file) && files.readText(file).includes(text);

  const missing = (reference: string, why: string, hint?: string): JsonObject => {
    const place = { file: source, ...placeIn(reference, documents.keys()) };
    // One to a part of its own file has no name of a file where it stands.
    const written = reference.startsWith(`${place.file}#`) ? reference.slice(place.file.length) : reference;
    const message = `$ref ${JSON.stringify(written)} ${why}.`;
    report({ severity: 'warning', kind: 'api-reference', message, hint, ...place });
    return {};
  };

  /** A file whose name may be written as in an address: `my%20file.yaml`. */
  const fileOf = (path: string): string => {
    const decoded = files.has(path) || documents.has(path) ? path : decodePart(path);
    return files.has(decoded) ? decoded : path;
  };

  /** The project path of an address; one beside that of the document (`$self`) means a file beside it. */
  const inProject = (address: string): string => {
    if (!isUrl(address)) return projectPath(address, '');
    const folder = posix.dirname(String(root.$self ?? ''));
    const isBeside = folder !== '.' && address.startsWith(`${folder}/`);
    return isBeside ? projectPath(address.slice(folder.length + 1), source) : address;
  };

  const documentOf = (file: string): ApiFilePart | undefined => {
    const known = documents.get(file);
    if (known !== undefined || !files.has(file)) return known;
    const text = files.readText(file);
    const document = parse(file, text, report) ?? {};
    settleLocalDefinitions(document, text);
    absolute(document, file);
    documents.set(file, document);
    return document;
  };

  const find = (
    reference: string,
    on: readonly string[] = [],
  ): { file: string; isThere: boolean; value?: unknown } => {
    const hash = reference.indexOf('#');
    const address = hash < 0 ? reference : reference.slice(0, hash);
    const file = address === '' ? source : fileOf(inProject(address));
    const document =
      documentOf(file) ?? byId()(isUrl(address) ? address : posix.relative(posix.dirname(source), file));
    if (document === undefined) return { file, isThere: false };
    const pointer = hash < 0 ? '' : reference.slice(hash + 1);
    const follow = ({ $ref }: JsonObject): unknown =>
      typeof $ref === 'string' && !on.includes($ref) && on.length < MOST_ON_THE_WAY
        ? find($ref, [...on, reference]).value
        : undefined;
    const value = at(document, pointer, follow) ?? definition(document, pointer);
    return { file, isThere: true, value };
  };

  const lookUp = (reference: string): JsonObject => {
    const { file, isThere, value } = find(reference);
    if (isUrl(reference) && !isThere) {
      return missing(
        reference,
        'leads to another host, which is not asked',
        'Copy the file into the project and refer to it there.',
      );
    }
    if (isObject(value)) return value;
    const meant = meantReference(reference, root, suggest);
    const why = isThere ? 'leads to nothing' : `leads to ${file}, which is not in the project`;
    return missing(reference, why, meant && `did you mean "${meant}"?`);
  };

  const follow = (reference: string, seen: readonly string[]): JsonObject => {
    const known = found.get(reference);
    if (known !== undefined) return known;
    const target = lookUp(reference);
    const next = target.$ref;
    let value = target;
    if (typeof next === 'string') {
      value = seen.includes(next)
        ? missing(reference, 'leads back to itself')
        : beside(target, follow(next, [...seen, reference]));
    }
    found.set(reference, value);
    return value;
  };

  const beside = (holder: JsonObject, target: JsonObject): JsonObject => {
    if (Object.keys(holder).length === 1) return target;
    const known = merged.get(holder);
    if (known !== undefined) return known;
    const { $ref, ...siblings } = holder;
    // What describes a part of its own holds together with what is referred to; the rest is said in its place.
    const value = hasShape(siblings)
      ? { ...siblings, allOf: [{ $ref }, ...listOf(siblings.allOf)] }
      : { ...target, ...siblings };
    merged.set(holder, value);
    return value;
  };

  return {
    resolve(value) {
      if (!isObject(value)) return {};
      if (typeof value.$ref !== 'string') return value;
      return merged.get(value) ?? beside(value, follow(value.$ref, []));
    },
    find: (reference) => find(reference).value,
    read(address) {
      const file = isUrl(address) ? undefined : projectPath(address, source);
      if (file !== undefined && files.has(file)) return files.readText(file);
      report({
        severity: 'warning',
        kind: 'api-reference',
        message:
          file === undefined
            ? `The file ${address} is on another host, which is not asked.`
            : `The file ${file} is not in the project.`,
        hint: 'Put the file into the project, or what it holds into the description.',
        file: source,
        ...placeIn(file ?? address, documents.keys()),
      });
      return undefined;
    },
    holderOf(text) {
      if (documents.size === 1) return source;
      const known = holders.get(text) ?? [...documents.keys()].find((file) => holds(file, text)) ?? source;
      holders.set(text, known);
      return known;
    },
    nameOf(value) {
      const { $ref } = objectOf(value);
      return typeof $ref === 'string' ? lastName($ref) : undefined;
    },
  };
}

/** Whether a schema says which properties there are, or what they must be like together. */
function hasShape({ properties, patternProperties, required, allOf, oneOf, anyOf }: JsonObject): boolean {
  return (
    [properties, patternProperties].some(isObject) || [required, allOf, oneOf, anyOf].some(Array.isArray)
  );
}

/**
 * Makes the references of a tree absolute in the project, in place: `#/a` in `api/b.yaml` becomes `api/b.yaml#/a`. So
 * does it with those that a discriminator maps to, and the files of examples (which get a leading slash).
 */
export function absolute(tree: unknown, file: string): void {
  const made = (reference: string): string => absoluteReference(reference, file);
  for (const value of objectsIn(tree)) {
    const holder = value as Record<string, unknown>;
    const { $ref, externalValue, discriminator } = holder;
    if (typeof $ref === 'string') holder.$ref = made($ref);
    if (typeof externalValue === 'string' && !isUrl(externalValue))
      holder.externalValue = `/${projectPath(externalValue, file)}`;
    const mapping = objectOf(objectOf(discriminator).mapping) as Record<string, unknown>;
    for (const [value, target] of Object.entries(mapping)) {
      if (typeof target !== 'string' || !isReference(target)) continue;
      // A file that is one schema means those of the description that refers to it.
      if (!target.startsWith('#') || isObject(objectOf(tree).components)) mapping[value] = made(target);
    }
  }
}

/** What a reference in a file means in the project. */
export function absoluteReference(reference: string, file: string): string {
  if (isUrl(reference)) return reference;
  const [address = '', pointer] = reference.split('#', 2);
  const target = address === '' ? file : projectPath(address, file);
  return pointer === undefined ? target : `${target}#${pointer}`;
}

function isUrl(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(address);
}

/** Whether what a discriminator maps to is an address, and not the name of a schema, which may have dots. */
export function isReference(target: string): boolean {
  return /[/#]|\.(?:json|ya?ml)$/i.test(target);
}

/** The project path that an address in a file means; a leading slash is the project's root. */
function projectPath(address: string, file: string): string {
  return posix.normalize(
    address.startsWith('/') ? address.slice(1) : posix.join(posix.dirname(file), address),
  );
}

const PART = /^(?:\d+|schema|items|additionalProperties|contentSchema|payload)$/;
/** What holds things by their names. */
const NAMES: ReadonlySet<string> = new Set(['schemas', 'definitions', '$defs']);

/** The name at the end of a reference: `User` of `#/components/schemas/User`. */
export function lastName(reference: string): string | undefined {
  const [part, holder = ''] = reference.split('/').reverse();
  if (part === undefined || part === '') return undefined;
  // What leads to a part of something, its items or an alternative, names nothing.
  if (PART.test(part) && reference.includes('#') && !NAMES.has(holder)) return undefined;
  return decodePart(part).replace(/\.(json|ya?ml)(#.*)?$/i, '') || undefined;
}
