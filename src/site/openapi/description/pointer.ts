import { decode } from '../../../text/percent.ts';
import { isObject, type JsonObject, objectOf } from '../json.ts';
import { objectsIn } from './walk.ts';

/**
 * What a JSON Pointer, or the name that a schema gives itself, leads to in a document; `follow` gives what a reference on
 * the way stands for.
 */
export function at(document: unknown, pointer: string, follow?: (value: JsonObject) => unknown): unknown {
  if (pointer !== '' && !pointer.startsWith('/')) return anchored(document, pointer);
  let value: unknown = document;
  for (const part of pointer.split('/').slice(1)) {
    const name = decodePart(part);
    if (isObject(value) && !Object.hasOwn(value, name) && typeof value.$ref === 'string')
      value = follow?.(value);
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/**
 * What of a document has an address of its own: schemas (`$id`, JSON Schema 2020-12, 8.2.1) and since OpenAPI 3.2 the
 * document itself (`$self`). Gives the one that an address means, which may be relative to others like it.
 */
export function identified(document: JsonObject): (address: string) => JsonObject | undefined {
  const found = new Map<string, JsonObject>();
  for (const value of objectsIn(document)) {
    if (isObject(value) && typeof value.$id === 'string') found.set(value.$id.replace(/#$/, ''), value);
  }
  if (typeof document.$self === 'string') found.set(document.$self, document);
  const lastPart = (address: string): string | undefined => address.split('/').at(-1);
  const byLastPart = Map.groupBy(found.keys(), lastPart);
  return (address) => {
    const end = `/${address.replace(/^\.?\//, '')}`;
    const alike = byLastPart.get(lastPart(address))?.find((id) => id.endsWith(end));
    return found.get(address) ?? (alike === undefined ? undefined : found.get(alike));
  };
}

/** The schema that calls itself by the name (JSON Schema 2020-12, 8.2.2). */
function anchored(tree: unknown, name: string): JsonObject | undefined {
  const seen = new Set<unknown>();
  const find = (value: unknown): JsonObject | undefined => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return undefined;
    seen.add(value);
    if (isObject(value) && (value.$anchor === name || value.$dynamicAnchor === name)) return value;
    for (const child of Object.values(value)) {
      const found = find(child);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(tree);
}

/** `#/definitions/X` where a description has been brought up to OpenAPI 3, but not its references. */
export function definition(document: unknown, pointer: string): unknown {
  const [, rest] = /^\/definitions(\/.+)$/.exec(pointer) ?? [];
  return rest === undefined ? undefined : at(objectOf(objectOf(objectOf(document).components).schemas), rest);
}

/** One part of a JSON Pointer (RFC 6901, section 3). */
export function encodePart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Decodes one part of a JSON Pointer in a URI fragment (RFC 6901, section 6). */
export function decodePart(part: string): string {
  return decode(part).replaceAll('~1', '/').replaceAll('~0', '~');
}
