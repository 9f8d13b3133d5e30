import { codeSpan, fenced } from '../../markdown/code/code-span.ts';

/**
 * The text of a prompt as Markdown, which is what assistants read: its steps have numbers, its commands are code, and its
 * links lead somewhere.
 */
export function promptText(body: Element): string {
  return inside(body)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function inside(element: Element): string {
  return [...element.childNodes].map(written).join('');
}

const BLOCK = 'p,ul,ol,blockquote,table,div,figure,figcaption';

function written(node: Node): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (node.matches('.c-copy,.c-anchor')) return '';
  if (node.matches('pre')) {
    const language = node.closest<HTMLElement>('[data-language]')?.dataset.language;
    return `\n\n${fenced(node.textContent?.trimEnd() ?? '', language)}\n\n`;
  }
  if (node.matches('code')) return codeSpan(node.textContent ?? '');
  const text = inside(node);
  const words = text.trim();
  if (node.matches('br')) return '\n';
  if (node.matches('li')) {
    const isSpread = node.querySelector(':scope > p') !== null;
    return `${isSpread ? '\n\n' : '\n'}${marked(itemMark(node), words)}`;
  }
  if (node.matches('h1,h2,h3,h4,h5,h6'))
    return `\n\n${'#'.repeat(Number(node.tagName.slice(1)))} ${words}\n\n`;
  if (node.matches(BLOCK)) return `\n\n${words}\n\n`;
  if (words === '') return text;
  if (node.matches('strong,b')) return text.replace(words, () => `**${words}**`);
  if (node.matches('em,i')) return text.replace(words, () => `*${words}*`);
  const isLink = node instanceof HTMLAnchorElement && node.href !== '' && node.href !== words;
  return isLink ? text.replace(words, () => `[${words}](${node.href})`) : text;
}

/** What stands before an item: its number, where the list has numbers. */
function itemMark(item: Element): string {
  const list = item.parentElement;
  if (!(list instanceof HTMLOListElement)) return '- ';
  return `${list.start + [...list.children].indexOf(item)}. `;
}

/** The text of an item behind its mark, and its other lines below one another. */
function marked(mark: string, text: string): string {
  return mark + text.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
}
