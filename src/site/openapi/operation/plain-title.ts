import { isElementName, isWithinWords } from '../../markdown/elements/element-names.ts';
import { dereferenced } from '../../markdown/references.ts';
import { VOID_TAG } from '../../markdown/repair/tags/tag.ts';

const LINK = /!?\[([^[\]]+)\]\((?:https?:|mailto:|[/#.])[^()\s]*\)/g;
const STRONG = /\*\*([^\s*][^*]*)\*\*/g;
const CLOSING = /<\/([a-z][a-z0-9]*)\s*>/gi;
const TAG = /<\/?([a-z][a-z0-9]*)(?:\s[^<>]*|\/)?>/gi;

/**
 * A summary, or the name of a tag, as a title on one line: without links, strong words, tags of HTML and character
 * references, which some write there. `<id>` is no tag where nothing closes it.
 */
export function plainTitle(written: string): string {
  const closed = new Set([...written.matchAll(CLOSING)].map(([, name = '']) => name.toLowerCase()));
  const text = written
    .replace(LINK, '$1')
    .replace(STRONG, '$1')
    .replace(TAG, (tag, name: string) => {
      const isTag = VOID_TAG.test(name) ? isElementName(name) : closed.has(name.toLowerCase());
      if (!isTag || !isElementName(name)) return tag;
      return isWithinWords(name.toLowerCase()) ? '' : ' ';
    });
  return dereferenced(text).trim().replace(/\s+/g, ' ');
}
