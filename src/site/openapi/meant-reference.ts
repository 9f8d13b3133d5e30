import { nearest } from '../../suggest.ts';
import { isObject, type JsonObject, objectOf } from './json.ts';
import { at, decodePart, encodePart } from './pointer.ts';

/** The place in a description that a reference may be meant for: a name spelt alike, or the same name among other parts. */
export function meantReference(reference: string, root: JsonObject): string | undefined {
  const pointer = reference.split('#', 2)[1] ?? `/${reference}`;
  const parts = pointer.split('/');
  const name = decodePart(parts.at(-1) ?? '');
  const folder = parts.slice(0, -1).join('/');
  const beside = at(root, folder);
  const near = folder !== '' && isObject(beside) ? nearest(name, Object.keys(beside)) : undefined;
  if (near !== undefined) return `#${folder}/${encodePart(near)}`;
  const kinds = Object.entries(objectOf(root.components));
  const [kind] = kinds.find(([, named]) => Object.hasOwn(objectOf(named), name)) ?? [];
  return kind === undefined ? undefined : `#/components/${kind}/${encodePart(name)}`;
}
