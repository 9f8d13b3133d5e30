import { isObject, type JsonObject, listOf, objectOf, textOf } from '../json.ts';
import type { Resolver } from './resolve.ts';

/** What of a description is often kept in other files as a whole, though OpenAPI has references for single things only. */
const PARTS = ['info', 'servers', 'tags', 'paths', 'webhooks', 'components'];

/** Takes the parts of a description that stand elsewhere into it, in place. */
export function takeInParts(root: JsonObject, resolver: Resolver): void {
  const takeIn = (holder: JsonObject, names: readonly string[]): void => {
    for (const name of names) {
      const reference = textOf(objectOf(holder[name]).$ref);
      if (reference === undefined) continue;
      const found = resolver.find(reference);
      (holder as Record<string, unknown>)[name] = Array.isArray(found)
        ? found
        : resolver.resolve(holder[name]);
    }
  };
  takeIn(root, PARTS);
  const components = objectOf(root.components);
  takeIn(components, Object.keys(components));
}

/** An operation with those of its parts that stand in other files: its responses, and texts that are whole files. */
export function withReferencedParts(raw: JsonObject, resolver: Resolver): JsonObject {
  const { responses, description } = raw;
  const samples = raw['x-codeSamples'];
  const changed: Record<string, unknown> = {};
  if (isReferenced(responses)) changed.responses = resolver.resolve(responses);
  if (isReferenced(description)) changed.description = fileText(description, resolver);
  if (listOf(samples).some((sample) => isReferenced(objectOf(sample).source))) {
    changed['x-codeSamples'] = listOf(samples).map((sample) => {
      const { source } = objectOf(sample);
      return isReferenced(source) ? { ...objectOf(sample), source: fileText(source, resolver) } : sample;
    });
  }
  return Object.keys(changed).length === 0 ? raw : { ...raw, ...changed };
}

/** Whether a reference stands in place of a value that is no object, or that is one of names. */
export function isReferenced(value: unknown): value is JsonObject & { readonly $ref: string } {
  return isObject(value) && typeof value.$ref === 'string';
}

/** The text of the file that a reference names; what leads into a file is a text in it. */
function fileText({ $ref }: { readonly $ref: string }, resolver: Resolver): string | undefined {
  return $ref.includes('#') ? textOf(resolver.find($ref)) : resolver.read(`/${$ref}`);
}
