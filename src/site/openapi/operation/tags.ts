import { isObject, type JsonObject, listOf, objectOf, textOf } from '../json.ts';

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
  /** Of the tag; of what stands above several tags without being one, nothing that a tag is called. */
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
  const above = sectionsOf(root);
  const names = new Set([...above.keys(), ...declared.keys()]);
  const groups = [...names].flatMap((name): TagGroup[] => {
    const tag = declared.get(name) ?? {};
    const section = above.get(name);
    const title = textOf(tag['x-group']) ?? textOf(tag['x-displayName']) ?? textOf(tag.summary) ?? name;
    const own = { name, title, parent: textOf(tag.parent) ?? section?.name };
    if ((kindOf(name) ?? 'nav') !== 'nav') return [];
    return section === undefined ? [own] : [section, own];
  });
  return {
    groups: [...new Set(groups)],
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

/** The titles that `x-tagGroups` sets above tags, by these tags. One that repeats its only tag is none. */
function sectionsOf(root: JsonObject): Map<string, TagGroup | undefined> {
  const above = new Map<string, TagGroup | undefined>();
  for (const section of listOf(root['x-tagGroups']).map(objectOf)) {
    const title = textOf(section.name);
    const tags = listOf(section.tags).flatMap((tag) => textOf(tag) ?? []);
    if (title === undefined) continue;
    const repeats = tags.every((tag) => tag === title);
    const group = repeats ? undefined : { name: `x-tagGroups/${title}`, title, parent: undefined };
    for (const tag of tags) if (!above.has(tag)) above.set(tag, group);
  }
  return above;
}

function withoutKind({ kind: _kind, parent: _parent, summary: _summary, ...tag }: JsonObject): JsonObject {
  return tag;
}
