import type { Code, Heading, Nodes, TableCell } from 'mdast';
import type { PageContext } from '../../page.ts';
import { withoutRowComments } from '../repair/row-comments.ts';
import { writtenText } from './expression.ts';
import {
  apartAbove,
  apartBelow,
  between,
  brokenAbove,
  brokenBelow,
  isBlock,
  isList,
  margin,
} from './lines.ts';
import { indented } from './writer.ts';

interface WrittenSource {
  /** All that the author wrote in the file. */
  readonly text: string;
  /** The target of a link as it can be followed from anywhere. */
  readonly rooted: PageContext['rooted'];
  /** The Markdown of an element or an expression. */
  textOf(node: Nodes): string;
  /** What the icons are called that one became; asked before its Markdown. */
  iconsOf(node: Nodes): string;
}

const ID = /^[ \t]*\{\s*#[^{}]*\}[ \t#]*$/;

/** The source of a node with the elements inside it replaced; lines lose the indentation of the first, and its marks of quotes. */
export function written(node: Nodes, source: WrittenSource): string {
  const { text: all, rooted } = source;
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return '';
  const indent = (node.position?.start.column ?? 1) - 1;
  let text = '';
  let from = start;
  let last = '';
  let before: Nodes | undefined;
  /** What stands before the words that go on in the line of a block. */
  let below: string | undefined;
  const upTo = (at: number): string => {
    const next = apartBelow(last, all.slice(from, at));
    return below === undefined ? next : brokenBelow(last, below, next);
  };
  const replace = (inner: Nodes, line?: TableCell | Heading): void => {
    if (/^mdx/.test(inner.type)) {
      const at = inner.position?.start.offset ?? from;
      const column = (inner.position?.start.column ?? 1) - 1;
      if (at < from) return;
      const part = lineText(inner, line, source);
      const isNext = all.slice(from, at).trim() === '';
      const blank = isNext ? between(before, last, inner, part) : '';
      // Lines of their own would need what stands before those of a list or a quote, and end a row.
      text = apartAbove(
        text + upTo(at) + (node.type === 'paragraph' ? blank : blank.slice(0, 1).replace('\n', ' ')),
        part,
      );
      last = part;
      before = inner;
      const edge = margin(all.slice(at - column, at));
      below = line !== undefined || !isBlock(inner, part) ? undefined : edge;
      if (below !== undefined) text = brokenAbove(text, below);
      text += indented(part, edge);
      from = inner.position?.end.offset ?? from;
      // The blanks around an icon are one without it; two would break the line at its end.
      if (part === '' && text.endsWith(' ') && all[from] === ' ' && from < end) from += 1;
      if (!part.endsWith('\n')) return;
      // A line that ends here anyway ends once.
      if (/^[ \t]*\r?\n/.test(all.slice(from, end))) text = text.slice(0, -1);
      else {
        text += edge;
        from += /^[ \t]*/.exec(all.slice(from, end))?.[0].length ?? 0;
      }
      return;
    }
    const row = inner.type === 'tableRow' ? (inner.position?.start.offset ?? from) : from;
    const above = all.slice(from, row);
    if (above !== withoutRowComments(above)) {
      text += withoutRowComments(upTo(row));
      from = row;
      last = '';
      below = undefined;
    }
    const within = inner.type === 'tableCell' || inner.type === 'heading' ? inner : line;
    if ('children' in inner) for (const child of inner.children) replace(child, within);
    if (inner.type === 'heading') {
      const [words, to] = [inner.children.at(-1)?.position?.end.offset, inner.position?.end.offset];
      // The id that an author gives a heading is none of its words, nor is a backslash before it.
      if (words === undefined || to === undefined || !ID.test(all.slice(words, to))) return;
      text = `${text}${upTo(words)}`.replace(/[ \t]*\\$/, '');
      from = to;
      last = '';
      below = undefined;
      return;
    }
    if (inner.type !== 'link' && inner.type !== 'image' && inner.type !== 'definition') return;
    // The target is the last thing written in a link or a picture, but for a title.
    const to = inner.position?.end.offset ?? from;
    const rest = upTo(to);
    const at = rest.indexOf(
      inner.url,
      Math.max(rest.lastIndexOf(inner.type === 'definition' ? ']:' : ']('), 0),
    );
    const target = rooted(inner.url);
    if (at < 0 || target === inner.url) return;
    text += rest.slice(0, at) + target + rest.slice(at + inner.url.length);
    from = to;
    last = '';
    below = undefined;
  };
  replace(node);
  text += upTo(end);
  if (indent === 0) return text;
  const marks = all.slice(start - indent, start).includes('>') ? '[ \\t>]' : '[ \\t]';
  return text.replace(new RegExp(`\\n${marks}{1,${indent}}`, 'g'), '\n');
}

/** A block of code as it is shown: its lines may be indented with other signs than its fence. Undefined where it has none. */
export function fencedCode({ value, position }: Code, source: string): string | undefined {
  const [opening, marks] = /^(`{3,}|~{3,})[^\n]*/.exec(source.slice(position?.start.offset ?? 0)) ?? [];
  return opening === undefined || value === '' ? undefined : `${opening}\n${value}\n${marks}`;
}

/** A part of a line, which must not end it where it is a heading or a cell. */
function lineText(node: Nodes, line: TableCell | Heading | undefined, source: WrittenSource): string {
  if (line?.type === 'tableCell') return cellText(node, line, source);
  const text = source.textOf(node);
  return line === undefined ? text : text.replace(/\s*\n\s*/g, ' ');
}

/** A part of a cell, which must not end the row. */
function cellText(node: Nodes, cell: TableCell, { textOf, iconsOf }: WrittenSource): string {
  if (node.type === 'mdxJsxTextElement' && node.name === 'br') return '<br />';
  if (cell.children.every(isSign)) return signName(node) ?? textOf(node);
  const icons = cell.children.every(isMadeOrBlank) ? iconsOf(node) : '';
  const whole = textOf(node);
  const said = whole.trim() || icons;
  // A card alone is no list.
  const isItem = 'name' in node && /^[A-Z]/.test(node.name ?? '') && /^- .*$/.test(said);
  const text = (isItem ? said.slice(2) : said)
    .replace(/^> ?/gm, '')
    .trim()
    .replace(/\s*\n\s*/g, '\n')
    .replace(/\n(?=(?:-|\d+\.) )/g, '<br />')
    .replaceAll('\n', ' ')
    .replace(/(?<!\\)\|/g, '\\|');
  if (isList(node) && cell.children[0] !== node) return `<br />${text}`;
  return `${/^ /.test(whole) ? ' ' : ''}${text}${/ $/.test(whole) ? ' ' : ''}`;
}

/** Whether it is an element or an expression, or the blanks around. */
function isMadeOrBlank(node: Nodes): boolean {
  return node.type === 'text' ? node.value.trim() === '' : /^mdx/.test(node.type);
}

/** Whether it is an icon, or the blanks around. */
function isSign(node: Nodes): boolean {
  return node.type === 'text' ? node.value.trim() === '' : signName(node) !== undefined;
}

/** What an icon is called, which is all that a cell says that has no words. */
function signName(node: Nodes): string | undefined {
  if (node.type !== 'mdxJsxTextElement' || node.name !== 'Icon') return undefined;
  const said = (name: string): string | undefined => {
    const value = node.attributes.find((one) => 'name' in one && one.name === name)?.value;
    const text = typeof value === 'string' ? value : writtenText(value?.value ?? '');
    return text === undefined || text.trim() === '' ? undefined : text.trim();
  };
  const icon = said('icon');
  const isNamed = icon !== undefined && /^[\w-]+$/.test(icon);
  return isNamed ? (said('aria-label') ?? said('alt') ?? icon) : undefined;
}
