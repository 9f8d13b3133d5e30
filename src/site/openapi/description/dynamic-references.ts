import { isObject, type JsonObject, listOf, objectOf } from '../json.ts';
import { encodePart } from './pointer.ts';
import type { Resolver } from './resolve.ts';
import { objectsIn } from './walk.ts';

type Changeable = Record<string, unknown>;
/** What takes the place of a reference, by what that says: `#item`. */
type Targets = ReadonlyMap<unknown, JsonObject>;

/**
 * Puts plain references in place of those whose target depends on who refers (`$dynamicRef`, JSON Schema 2020-12,
 * 8.2.3.2). Where a schema refers to another one and has targets of its own, as a page of users does to a page, these are
 * meant; everywhere else the target in the same schema. Changes the document in place.
 */
export function settleDynamicReferences(root: JsonObject, resolver: Resolver): void {
  const schemas = Object.entries(objectOf(objectOf(root.components).schemas)).map(([name, schema]) => {
    const part = encodeURIComponent(encodePart(name));
    return [schema, `#/components/schemas/${part}`] as const;
  });
  const pointers = new Map(schemas);
  const all = [...objectsIn(root)].filter(isObject) as Changeable[];
  for (const holder of all) {
    const { $ref } = holder;
    const targets = targetsOf(holder, pointers.get(holder));
    if (typeof $ref !== 'string' || targets.size === 0) continue;
    const { $id: _id, $dynamicAnchor: _anchor, ...target } = resolver.resolve({ $ref });
    delete holder.$ref;
    holder.allOf = [withTargets(target, targets), ...listOf(holder.allOf)];
  }
  for (const [schema, pointer] of pointers) settle(schema, targetsOf(objectOf(schema), pointer));
  settle(root, new Map());
}

/** The targets that a schema has, itself and among its definitions; `pointer` leads to it, where one does. */
function targetsOf(schema: JsonObject, pointer: string | undefined): Targets {
  const targets = new Map<unknown, JsonObject>();
  for (const [name, one] of Object.entries(objectOf(schema.$defs))) {
    const { $dynamicAnchor, $ref } = objectOf(one);
    if (typeof $dynamicAnchor !== 'string') continue;
    const reference = typeof $ref === 'string' ? $ref : pointer && `${pointer}/$defs/${name}`;
    targets.set(`#${$dynamicAnchor}`, reference === undefined ? objectOf(one) : { $ref: reference });
  }
  const { $dynamicAnchor } = schema;
  if (typeof $dynamicAnchor === 'string' && pointer !== undefined)
    targets.set(`#${$dynamicAnchor}`, { $ref: pointer });
  return targets;
}

/** A copy with the targets in place of what refers to them. */
function withTargets(value: unknown, targets: Targets): unknown {
  if (Array.isArray(value)) return value.map((item) => withTargets(item, targets));
  if (!isObject(value)) return value;
  const { $dynamicRef, ...rest } = value;
  const target = targets.get($dynamicRef);
  const entries = Object.entries(target === undefined ? value : rest);
  return {
    ...Object.fromEntries(entries.map(([key, item]) => [key, withTargets(item, targets)])),
    ...target,
  };
}

/** Makes all that is left in a tree refer to the targets, in place, and to the first of the document where it has none. */
function settle(tree: unknown, targets: Targets): void {
  for (const value of objectsIn(tree)) {
    const holder = value as Changeable;
    const { $dynamicRef } = holder;
    if (typeof $dynamicRef !== 'string' || holder.$ref !== undefined) continue;
    delete holder.$dynamicRef;
    Object.assign(holder, targets.get($dynamicRef) ?? { $ref: $dynamicRef });
  }
}
