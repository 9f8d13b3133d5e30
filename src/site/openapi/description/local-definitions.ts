import { isObject, type JsonObject } from '../json.ts';
import { at, encodePart } from './pointer.ts';

/** A schema with definitions of its own, and where it stands. */
interface Holder {
  readonly value: JsonObject;
  readonly pointer: string;
}

interface Visit {
  readonly value: unknown;
  readonly pointer: string;
  /** What it stands in, the nearest first. */
  readonly holders: readonly Holder[];
}

/** Whether a text may have references of this kind. */
const MAY_BE_LOCAL = /#\/(?:\$defs|definitions)\//;
const LOCAL = /^#(\/(?:\$defs|definitions)\/.+)$/;

/**
 * Lets references to `#/$defs/X` lead, in place, to the definitions of the schema around them where the document has none
 * of that name: who makes JSON Schema knows the schema that holds these, and not the document that it is put into. `text`
 * is what the document was read from.
 */
export function settleLocalDefinitions(root: unknown, text: string): void {
  if (!MAY_BE_LOCAL.test(text)) return;
  const seen = new Set<unknown>();
  const left: Visit[] = [{ value: root, pointer: '', holders: [] }];
  for (let visit = left.pop(); visit !== undefined; visit = left.pop()) {
    const { value, pointer } = visit;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const isHolder = isObject(value) && (isObject(value.$defs) || isObject(value.definitions));
    const holders = isHolder ? [{ value, pointer }, ...visit.holders] : visit.holders;
    if (isObject(value) && typeof value.$ref === 'string') {
      const [, path] = LOCAL.exec(value.$ref) ?? [];
      const holder =
        path === undefined || at(root, path) !== undefined
          ? undefined
          : holders.find((one) => at(one.value, path) !== undefined);
      if (holder !== undefined)
        (value as Record<string, unknown>).$ref = `#${holder.pointer.replace(/%/g, '%25')}${path}`;
    }
    for (const [key, child] of Object.entries(value))
      left.push({ value: child, pointer: `${pointer}/${encodePart(key)}`, holders });
  }
}
