import { contentTypeOf } from '../../bundle/content-type.ts';
import type { ManifestFile } from '../../bundle/manifest.ts';

/** What files are by the ending of their names, for servers that know fewer types. */
export interface EndingType {
  /** In small letters, without its dot. */
  readonly ending: string;
  /** Without a charset. */
  readonly type: string;
  /** It is text, in UTF-8. */
  readonly isText: boolean;
}

const PLAIN_ENDING = /[^/]\.([a-z0-9]+)$/i;
const PLAIN_TYPE = /^([\w.+-]+\/[\w.+-]+)(; *charset=utf-8)?$/i;

/** The types of a site's files; where those of one ending differ, as its name alone tells it. */
export function typesOf(files: Readonly<Record<string, ManifestFile>>): readonly EndingType[] {
  const known = new Map<string, string>();
  for (const [path, { contentType }] of Object.entries(files)) {
    const ending = PLAIN_ENDING.exec(path)?.[1]?.toLowerCase();
    if (ending === undefined) continue;
    const before = known.get(ending) ?? contentType;
    known.set(ending, before === contentType ? contentType : contentTypeOf(`file.${ending}`));
  }
  return [...known].flatMap(([ending, contentType]) => {
    const [, type, charset] = PLAIN_TYPE.exec(contentType) ?? [];
    return type === undefined ? [] : [{ ending, type, isText: charset !== undefined }];
  });
}
