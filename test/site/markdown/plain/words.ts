import { Parser } from 'htmlparser2';
import type { Nodes } from 'mdast';
import { markdownToMdast } from 'satteri';

/** The words that pages are made of. */
const WORD = /w\d+e/g;
/** Where the links of the pages lead. */
const TARGET = '/t';
/** What is there for readers with a mouse, or stands elsewhere a second time. */
const UNREAD = /(?<![\w-])(?:c-anchor|c-copy|c-tablist|c-filter|katex-html)(?![\w-])/;

/** The words that HTML shows, with what they are in: a block of code, the link of the pages. */
export function wordsOfHtml(html: string): string[] {
  const found: string[] = [];
  const open: { name: string; isUnread: boolean; isLink: boolean }[] = [];
  const say = (text: string): void => {
    if (open.some(({ isUnread }) => isUnread)) return;
    const isCode = open.some(({ name }) => name === 'pre');
    const isLink = open.some((one) => one.isLink);
    found.push(...said(text, isCode, isLink));
  };
  const parser = new Parser({
    onopentag(name, { class: names = '', alt = '', href }) {
      if (name === 'img') say(alt);
      open.push({ name, isUnread: UNREAD.test(names), isLink: href === TARGET });
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
  const read = (node: Nodes, isLink: boolean): void => {
    if (node.type === 'code')
      found.push(...said(node.meta ?? '', false, isLink), ...said(node.value, true, isLink));
    else if (node.type === 'html') found.push(...said(node.value.replace(/<[^>]*>/g, ''), false, isLink));
    else if ('value' in node) found.push(...said(node.value, false, isLink));
    else if ('alt' in node) found.push(...said(node.alt ?? '', false, isLink));
    const isWithin = isLink || (node.type === 'link' && node.url === TARGET);
    if ('children' in node) for (const child of node.children) read(child, isWithin);
  };
  read(markdownToMdast(markdown, { features: { gfm: true, math: true } }) as Nodes, false);
  return found;
}

function said(text: string, isCode: boolean, isLink: boolean): string[] {
  return (text.match(WORD) ?? []).map(
    (word) => word + (isCode ? ' in code' : '') + (isLink ? ' in a link' : ''),
  );
}
