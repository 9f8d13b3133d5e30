import { unescapeText, VOID_ELEMENTS } from '../../html.ts';
import { asWords } from '../marks.ts';
import { beginElement } from './begin.ts';
import { setApart } from './blanks.ts';
import { type Conversion, inside, itemIndentation } from './conversion.ts';
import { endElement } from './end.ts';
import { createGrowingText } from './growing-text.ts';
import { film, picture } from './media.ts';
import { TOKEN } from './signs.ts';

/**
 * HTML that components made as Markdown: words, links, headings, lists, tables and code, without what only looks.
 * `follow` says where a link leads, `icons` what icons are called.
 */
export function htmlAsMarkdown(
  html: string,
  follow: (href: string) => string,
  icons: ReadonlyMap<string, string> = new Map(),
): string {
  const text = createGrowingText();
  const conversion: Conversion = {
    html,
    follow,
    icons,
    text,
    open: [],
    silent: 0,
    card: 0,
    language: '',
    title: '',
    ended: '',
    hadLook: false,
  };
  for (const match of html.matchAll(TOKEN)) {
    const [token, closing, name, attributes = ''] = match;
    if (name === undefined) {
      if (!token.startsWith('<!--')) writeText(conversion, token);
      continue;
    }
    const tag = name.toLowerCase();
    if (VOID_ELEMENTS.has(tag) || attributes.endsWith('/')) writeVoid(conversion, tag, attributes);
    else if (closing === '/') endElement(conversion, tag, match.index);
    else beginElement(conversion, tag, attributes, match.index);
  }
  return text
    .whole()
    .replace(/[ \t]+$/gm, '')
    .replace(SPACE, (space) => (space.startsWith('\n') ? '\n\n' : space))
    .trim();
}

/** More than an empty line, or code, in which such stay. */
const SPACE = /\n{3,}|^(?: |>|- |\d+\. )*(`{3,})[^`\n]*\n[\s\S]*?\n[ >]*\1$/gm;

/** Writes a break of a line, or a picture. Other elements without an end say nothing. */
function writeVoid(conversion: Conversion, name: string, attributes: string): void {
  const { text, open, follow, silent } = conversion;
  if (silent > 0) return;
  if (name === 'br') text.write(lineEnd(conversion));
  else if (name === 'embed') text.write(film(attributes, '', follow));
  else if (name === 'img') {
    text.write(picture(attributes, follow, text.end()));
    if (open.at(-1)?.isSpread) conversion.ended = name;
  }
}

/** A break of a line, which a cell has a name for, and a heading nothing but a blank. */
function lineEnd(conversion: Conversion): string {
  if (inside(conversion, 'tr')) return '<br />';
  return conversion.open.some(({ name }) => /^h[1-6]$/.test(name)) ? ' ' : `\n${itemIndentation(conversion)}`;
}

/** Writes text, which is on one line where it is no code. */
function writeText(conversion: Conversion, html: string): void {
  const { text, open, silent } = conversion;
  if (silent > 0 || /^t(?:able|head|body|r)$/.test(open.at(-1)?.name ?? '')) return;
  const words = unescapeText(html);
  const isCode = inside(conversion, 'code') !== undefined;
  // What would be read as a tag is not seen.
  const plain = (isCode ? words : words.replace(/<(?=[a-z/!?])/gi, '\\<')).replace(/\s+/g, ' ');
  const line = isCode || !/^ *(?:- |\d+\. )?$/.test(text.line()) ? plain : asWords(plain);
  // The number of an item is written already.
  const isNumber = text.line().trim() === `${line.trim()}.` && inside(conversion, 'ol') !== undefined;
  if (isNumber && open.at(-1)?.name !== 'li') return;
  if (/^[^\s,.;:!?)]/.test(line)) setApart(conversion, '');
  conversion.ended = '';
  text.write(
    inside(conversion, 'pre') ? words : /^$|\s$/.test(text.end().slice(-1)) ? line.trimStart() : line,
  );
}
