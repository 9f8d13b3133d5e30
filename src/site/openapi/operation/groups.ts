import type { ApiDocument } from '../description/document.ts';
import type { ApiOperation } from './operations.ts';
import { plainTitle } from './plain-title.ts';
import { readTags } from './tags.ts';

/** Operations that stand together in the navigation. */
export interface OperationGroup {
  readonly title: string;
  readonly operations: readonly ApiOperation[];
  /** Those of the tags below, behind the operations. */
  readonly groups: readonly OperationGroup[];
}

/**
 * A whole reference: the operations by their tag, tags in the order in which the document lists them and below those
 * they name, then as they appear. Operations without a tag stand under the document's title, such webhooks under
 * `Webhooks`; hidden and excluded ones are left out.
 */
export function groupOperations(document: ApiDocument): OperationGroup[] {
  const declared = new Map(readTags(document.raw).groups.map((tag) => [tag.name, tag]));
  const webhooks = [...declared.keys()].find((tag) => /^webhooks$/i.test(tag)) ?? 'Webhooks';
  const byTag = new Map<string, ApiOperation[]>([...declared.keys()].map((tag) => [tag, []]));
  for (const operation of document.operations) {
    if (operation.hidden || operation.excluded) continue;
    const tag = operation.place ?? (operation.webhook ? webhooks : document.title);
    byTag.set(tag, [...(byTag.get(tag) ?? []), operation]);
  }

  /** The tag above, where following those above does not lead back. */
  const parentOf = (tag: string): string | undefined => {
    const parent = declared.get(tag)?.parent;
    const above = new Set([tag]);
    for (let name = parent; name !== undefined; name = declared.get(name)?.parent) {
      if (!declared.has(name) || above.has(name)) return undefined;
      above.add(name);
    }
    return parent;
  };
  const groupsBelow = (parent: string | undefined): OperationGroup[] =>
    [...byTag].flatMap(([tag, operations]) => {
      if (parentOf(tag) !== parent) return [];
      const groups = groupsBelow(tag);
      if (operations.length === 0 && groups.length === 0) return [];
      return [{ title: plainTitle(declared.get(tag)?.title ?? tag), operations, groups }];
    });
  return groupsBelow(undefined);
}
