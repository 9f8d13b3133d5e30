import { isObject, type JsonObject, listOf, textOf } from './json.ts';

/** What a description says of its tags. Since OpenAPI 3.2 they have kinds, of which only some are for navigation. */
export interface Tags {
  /** As declared, in that order, without those that are for no navigation. */
  readonly groups: readonly TagGroup[];
  /** The tag that an operation stands under. */
  placeOf(tags: readonly string[]): string | undefined;
  /** What an operation has beside its title, of its tags that are badges. */
  badgeOf(tags: readonly string[]): string | undefined;
}

interface TagGroup {
  readonly name: string;
  readonly title: string;
  /** The name of the tag that it stands below. */
  readonly parent: string | undefined;
}

/** Reads the tags of a description. */
export function readTags(root: JsonObject): Tags {
  const hasKinds = !/^3\.[01]\b/.test(textOf(root.openapi) ?? '3.1');
  const declared = new Map(
    listOf(root.tags)
      .filter(isObject)
      .flatMap((tag) => {
        const name = textOf(tag.name);
        return name === undefined ? [] : [[name, hasKinds ? tag : withoutKind(tag)] as const];
      }),
  );
  const kindOf = (name: string): string | undefined => textOf(declared.get(name)?.kind);
  return {
    groups: [...declared].flatMap(([name, tag]) => {
      const title = textOf(tag['x-group']) ?? textOf(tag['x-displayName']) ?? textOf(tag.summary) ?? name;
      return (kindOf(name) ?? 'nav') === 'nav' ? [{ name, title, parent: textOf(tag.parent) }] : [];
    }),
    placeOf: (tags) =>
      hasKinds
        ? (tags.find((name) => kindOf(name) === 'nav') ??
          tags.find((name) => declared.has(name) && kindOf(name) === undefined) ??
          tags.find((name) => !declared.has(name)))
        : tags[0],
    badgeOf(tags) {
      const name = tags.find((one) => kindOf(one) === 'badge');
      return name === undefined ? undefined : (textOf(declared.get(name)?.summary) ?? name);
    },
  };
}

function withoutKind({ kind: _kind, parent: _parent, summary: _summary, ...tag }: JsonObject): JsonObject {
  return tag;
}
