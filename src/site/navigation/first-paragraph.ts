import { Parser } from 'htmlparser2';
import { isElementName, isWithinWords } from '../markdown/elements/element-names.ts';

/** The first paragraph of a text in Markdown or HTML, as a description: without marks and tags, in one line. */
export function firstParagraph(written: string): string {
  const [paragraph = ''] = written
    .trim()
    .replace(/^(?:<\w+>\s*)+/, '')
    .split(/\n\s*\n|<\/p>|(?:<br\s*\/?>\s*){2}/i);
  return (
    paragraph
      .split(/(`[^`]*`)/)
      .map((part, n) => (n % 2 === 0 ? withoutTags(part) : part))
      .join('')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      // Where they are marks: not in `user_id`, `a > b` and `C#`.
      .replace(/^\s*(?:#{1,6}|>)\s+/gm, '')
      .replace(/[*`]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** The text of HTML; what only looks like a tag, `<id>`, stays. */
function withoutTags(html: string): string {
  if (!/<[/!a-z]|&#?\w+;/i.test(html)) return html;
  let text = '';
  const tag = (name: string, written: string): void => {
    if (!isElementName(name)) text += written;
    else if (!isWithinWords(name)) text += ' ';
  };
  const parser = new Parser(
    {
      ontext: (part) => {
        text += part;
      },
      onopentagname: (name) => tag(name, `<${name}>`),
      onclosetag: (name, isImplied) => {
        if (!isImplied) tag(name, `</${name}>`);
      },
    },
    { lowerCaseTags: false },
  );
  parser.end(html);
  return text;
}
