import type { ApiDocument } from './document.ts';
import { listOf, objectOf, textOf } from './json.ts';
import type { ApiOperation } from './operations.ts';
import { slugOf } from './slug.ts';

/** Operations that stand together in the navigation. */
export interface OperationGroup {
  readonly title: string;
  /** For the addresses of the group's pages: made of the tag's name, even where the title is another. */
  readonly slug: string;
  readonly operations: readonly ApiOperation[];
}

/**
 * A whole reference: the operations by their first tag, tags in the order in which the document lists them, then as they
 * appear. Operations without a tag stand under the document's title; hidden and excluded ones are left out.
 */
export function groupOperations(document: ApiDocument): OperationGroup[] {
  const declared = listOf(document.raw.tags).map(objectOf);
  const titles = new Map(
    declared.flatMap((tag) => {
      const name = textOf(tag.name);
      return name === undefined
        ? []
        : [[name, textOf(tag['x-group']) ?? textOf(tag['x-displayName']) ?? name] as const];
    }),
  );
  const byTag = new Map<string, ApiOperation[]>([...titles.keys()].map((tag) => [tag, []]));
  for (const operation of document.operations) {
    if (operation.hidden || operation.excluded) continue;
    const tag = operation.tags[0] ?? document.title;
    byTag.set(tag, [...(byTag.get(tag) ?? []), operation]);
  }
  return [...byTag]
    .filter(([, operations]) => operations.length > 0)
    .map(([tag, operations]) => ({ title: titles.get(tag) ?? tag, slug: slugOf(tag), operations }));
}
