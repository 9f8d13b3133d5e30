import { Parser } from 'htmlparser2';
import type { Nodes } from 'mdast';
import { markdownToMdast } from 'satteri';

/** The words that pages are made of. */
const WORD = /w\d+e/g;
/** Where the links of the pages lead. */
const TARGET = '/t';
/** What is there for readers with a mouse, or stands elsewhere a second time. */
const UNREAD = /(?<![\w-])(?:c-anchor|c-copy|c-tablist|c-filter|katex-html)(?![\w-])/;

/** What a word stands in. */
interface Within {
  readonly isCode: boolean;
  readonly isLink: boolean;
  readonly isQuote: boolean;
  readonly isCell: boolean;
}

const NOTHING: Within = { isCode: false, isLink: false, isQuote: false, isCell: false };

/** The words that HTML shows, with what they are in: a block of code, the link of the pages, a quote, a cell. */
export function wordsOfHtml(html: string): string[] {
  const found: string[] = [];
  const open: (Within & { readonly isUnread: boolean })[] = [{ ...NOTHING, isUnread: false }];
  const say = (text: string): void => {
    const within = open.at(-1);
    if (within?.isUnread === false) found.push(...said(text, within));
  };
  const parser = new Parser({
    onopentag(name, { class: names = '', alt = '', href }) {
      if (name === 'img') say(alt);
      const around = open.at(-1) ?? { ...NOTHING, isUnread: false };
      open.push({
        isCode: around.isCode || name === 'pre',
        isLink: around.isLink || href === TARGET,
        isQuote: around.isQuote || name === 'blockquote' || /\bc-callout\b/.test(names),
        isCell: around.isCell || /^t[dh]$/.test(name),
        isUnread: around.isUnread || UNREAD.test(names),
      });
    },
    ontext: say,
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return found;
}

/** The words of Markdown for those who know of nothing else, such as components. */
export function wordsOfMarkdown(markdown: string): string[] {
  const found: string[] = [];
  const read = (node: Nodes, around: Within): void => {
    const within = {
      isCode: around.isCode,
      isLink: around.isLink || (node.type === 'link' && node.url === TARGET),
      isQuote: around.isQuote || node.type === 'blockquote',
      isCell: around.isCell || node.type === 'tableCell',
    };
    if (node.type === 'code')
      found.push(...said(node.meta ?? '', within), ...said(node.value, { ...within, isCode: true }));
    else if (node.type === 'html') found.push(...said(node.value.replace(/<[^>]*>/g, ''), within));
    else if ('value' in node) found.push(...said(node.value, within));
    else if ('alt' in node) found.push(...said(node.alt ?? '', within));
    if ('children' in node) for (const child of node.children) read(child, within);
  };
  read(markdownToMdast(markdown, { features: { gfm: true, math: true } }) as Nodes, NOTHING);
  return found;
}

function said(text: string, { isCode, isLink, isQuote, isCell }: Within): string[] {
  const about = `${isCode ? ' code' : ''}${isLink ? ' link' : ''}${isQuote ? ' quote' : ''}${isCell ? ' cell' : ''}`;
  return (text.match(WORD) ?? []).map((word) => word + about);
}
