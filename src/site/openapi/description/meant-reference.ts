import type { nearest } from '../../../text/suggest.ts';
import { isObject, type JsonObject, objectOf } from '../json.ts';
import { at, decodePart, encodePart } from './pointer.ts';

/** The place in a description that a reference may be meant for: a name spelt alike, or the same name among other parts. */
export function meantReference(
  reference: string,
  root: JsonObject,
  suggest: typeof nearest,
): string | undefined {
  const pointer = reference.split('#', 2)[1] ?? `/${reference}`;
  const parts = pointer.split('/');
  const name = decodePart(parts.at(-1) ?? '');
  const folder = parts.slice(0, -1).join('/');
  const pointerTo = (key: string): string => `${folder}/${encodePart(key)}`;
  const beside = at(root, folder);
  const near =
    folder !== '' && isObject(beside)
      ? suggest(pointerTo(name), Object.keys(beside).map(pointerTo))
      : undefined;
  if (near !== undefined) return `#${near}`;
  const kinds = Object.entries(objectOf(root.components));
  const [kind] = kinds.find(([, named]) => Object.hasOwn(objectOf(named), name)) ?? [];
  return kind === undefined ? undefined : `#/components/${kind}/${encodePart(name)}`;
}
