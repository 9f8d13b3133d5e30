import type { Blockquote, Heading, List, ListItem, Nodes, Table } from 'mdast';
import { callout } from '../components/callouts.ts';
import { markup, record } from '../interpreter/value.ts';
import { reportAdmonitions } from './admonitions.ts';
import { headingHtml, withoutEscape, withoutTips, writtenId } from './anchors/heading.ts';
import { reportBlankTargets } from './blank-targets.ts';
import { renderCode, renderInlineCode } from './code/code.ts';
import { renderElement } from './elements/element.ts';
import { elementAttributes } from './elements/element-attributes.ts';
import { nameOfPictures } from './elements/picture.ts';
import { hasWords, isPicture, onOwnLine } from './elements/picture-line.ts';
import { rawHtml } from './elements/raw-html.ts';
import { renderFootnoteReference } from './footnote-reference.ts';
import { formulaHtml, isDoubleDollar, isOnOwnLine } from './formulas.ts';
import { type Frame, placeOf } from './frame.ts';
import { escapeText, holdsBlocks } from './html.ts';
import { withJoinedLines } from './joined-lines.ts';
import { reportLostCells } from './lost-cells.ts';
import { plainText } from './parse.ts';
import { fillAlt, reportVariables } from './variables.ts';

/** The HTML of nodes one after the other. */
export function renderNodes(nodes: readonly Nodes[], frame: Frame): string {
  let html = '';
  let before: Nodes | undefined;
  for (const [index, node] of nodes.entries()) {
    html += blankBetween(before, node, frame);
    const isAlone = isOnOwnLine(before, nodes[index + 1]);
    if (isAlone && node.type === 'inlineMath') html += formulaHtml(node, isDoubleDollar(node), frame);
    else if (isAlone && isPicture(node) && hasWords(nodes)) html += onOwnLine(renderNode(node, frame));
    else html += renderNode(withJoinedLines(node, before, nodes[index + 1]), frame);
    before = node;
  }
  blankBetween(before, undefined, frame);
  return html;
}

/**
 * What stands between two nodes, or behind the last, and is said there. Elements on lines of their own may be of one line,
 * such as badges: the blank between them is kept, and their words do not run into those of the text below.
 */
export function blankBetween(
  before: Nodes | undefined,
  node: Nodes | undefined,
  { page }: Pick<Frame, 'page'>,
): string {
  if (before === undefined || !isJsx(before)) return '';
  const isLast = node === undefined || !isJsx(node);
  if (!isLast && before.position?.end.offset === node.position?.start.offset) return '';
  page.say('\n');
  return isLast ? '' : '\n';
}

function isJsx(node: Nodes | undefined): boolean {
  return node?.type === 'mdxJsxFlowElement' || node?.type === 'mdxFlowExpression';
}

function isParagraph(node: Nodes | undefined): boolean {
  return node?.type === 'paragraph';
}

function isInlineJsx({ type }: Nodes): boolean {
  return type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
}

function renderNode(node: Nodes, frame: Frame): string {
  const { page } = frame;
  switch (node.type) {
    case 'text': {
      const text = page.fill(node.value);
      reportVariables(text, placeOf(node, frame), page.project.variables, page.report);
      reportAdmonitions(node.value, placeOf(node, frame), page);
      reportBlankTargets(node.value, placeOf(node, frame), page);
      page.say(text);
      return escapeText(text);
    }
    case 'paragraph': {
      const made = renderNodes(node.children, frame);
      page.say('\n');
      // The title of what opens stands above its text, although only a line ends between them.
      const [title = ''] = /^<summary[\s>][\s\S]*?<\/summary>\s*/.exec(made) ?? [];
      const html = made.slice(title.length);
      if (html === '') return title;
      // Components within a line may make blocks, which a paragraph cannot hold.
      return node.children.some(isInlineJsx) && holdsBlocks(html)
        ? `${title}<div class="c-text">${html}</div>`
        : `${title}<p>${html}</p>`;
    }
    case 'heading':
      return renderHeading(node, frame);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return frame.jsx.element(node, frame);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return frame.jsx.expression(node, frame);
    case 'code':
      return renderCode(node.value, node.lang ?? undefined, node.meta ?? '', placeOf(node, frame), page);
    case 'inlineCode':
      return renderInlineCode(node.value, page);
    case 'strong':
      return `<strong>${renderNodes(node.children, frame)}</strong>`;
    case 'emphasis':
      return `<em>${renderNodes(node.children, frame)}</em>`;
    case 'delete':
      return `<del>${renderNodes(node.children, frame)}</del>`;
    case 'link':
      return renderLink(node.url, node.title, node, frame);
    case 'linkReference': {
      const definition = frame.definitions.get(node.identifier);
      return definition
        ? renderLink(definition.url, definition.title, node, frame)
        : `[${renderNodes(node.children, frame)}]`;
    }
    case 'image':
      return renderImage(node.url, node.alt, node.title, node, frame);
    case 'imageReference': {
      const definition = frame.definitions.get(node.identifier);
      return definition ? renderImage(definition.url, node.alt, definition.title, node, frame) : '';
    }
    case 'list':
      return renderList(node, frame);
    case 'listItem':
      return renderItem(node, true, frame);
    case 'blockquote':
      return renderQuote(node, frame);
    case 'table':
      return renderTable(node, frame);
    case 'thematicBreak':
      return '<hr>';
    case 'break':
      page.say(' ');
      return '<br>';
    case 'math':
    case 'inlineMath':
      return formulaHtml(node, node.type === 'math', frame);
    case 'footnoteReference':
      return renderFootnoteReference(node, frame);
    case 'html':
      // Only a page that could not be read as MDX has raw HTML.
      return /^<\/?[A-Z>]/.test(node.value) ? '' : rawHtml(node.value, placeOf(node, frame), page);
    case 'root':
    case 'tableRow':
    case 'tableCell':
      return renderNodes(node.children, frame);
    default:
      // yaml, toml, mdxjsEsm, definitions: not part of the text.
      return '';
  }
}

function renderHeading(node: Heading, frame: Frame): string {
  const { page } = frame;
  const id = writtenId(node);
  const children = id === undefined ? node.children : withoutEscape(node.children);
  const { result: html, text } = page.heard(() => renderNodes(children, frame));
  // One without words, which some generators leave behind, would be heard, and linked to, as nothing.
  if (id === undefined && html.trim() === '') return '';
  // Its id is made of its own words, and not of what components in it say besides.
  const own = html.includes('<') ? page.fill(plainText(node)) : '';
  return headingHtml(node.depth, html, { text: withoutTips(html, text), id, own }, page);
}

function renderLink(
  url: string,
  title: string | null | undefined,
  node: Extract<Nodes, { type: 'link' | 'linkReference' }>,
  frame: Frame,
): string {
  const { page } = frame;
  if (page.isInLink()) return renderNodes(node.children, frame);
  const props = record([
    ['href', url],
    ['title', title],
  ]);
  const inner = page.insideLink(() => renderNodes(node.children, frame));
  const html = elementAttributes('a', props, placeOf(node, frame), page);
  return `<a${html}${nameOfPictures(html, inner)}>${inner}</a>`;
}

function renderImage(
  url: string,
  alt: string | null | undefined,
  title: string | null | undefined,
  node: Nodes,
  frame: Frame,
): string {
  const props = record([
    ['src', url],
    ['alt', fillAlt(alt ?? '', frame.page.project.variables)],
    ['title', title],
  ]);
  return renderElement(
    { name: 'img', props, children: markup(() => ''), place: placeOf(node, frame), inline: true },
    frame.page,
  );
}

function renderList(node: List, frame: Frame): string {
  const isLoose = node.spread === true || node.children.some((item) => item.spread === true);
  const items = node.children.map((item) => renderItem(item, isLoose, frame)).join('');
  if (!node.ordered) return `<ul>${items}</ul>`;
  return node.start === 1 || node.start === null || node.start === undefined
    ? `<ol>${items}</ol>`
    : `<ol start="${node.start}">${items}</ol>`;
}

function renderItem(node: ListItem, isLoose: boolean, frame: Frame): string {
  const isTask = typeof node.checked === 'boolean';
  const { children } = node;
  const lead = isTask ? leadOf(children) : 0;
  const label = isTask ? taskLabel(node, children.slice(0, lead), isLoose, frame) : '';
  const blocks = children.slice(lead).map((child, index) => {
    const before = children[lead + index - 1];
    const blank = blankBetween(before, child, frame);
    // A paragraph without its element has an element beside it in its line.
    const edge = !isLoose && [before, child].some(isParagraph) && [before, child].some(isJsx) ? '\n' : blank;
    if (isPicture(child) && hasWords(children)) return edge + onOwnLine(renderNode(child, frame));
    if (child.type !== 'paragraph' || isLoose) return edge + renderNode(child, frame);
    const html = renderNodes(child.children, frame);
    frame.page.say('\n');
    return edge + html;
  });
  blankBetween(children.at(-1), undefined, frame);
  return `<li${isTask ? ' class="c-task"' : ''}>${label}${blocks.join('')}</li>`;
}

/** How many of the children of a task are its first line: a paragraph, or elements that are all there is in it. */
function leadOf(children: ListItem['children']): number {
  const rest = children.findIndex((child) => !isJsx(child));
  const elements = rest < 0 ? children.length : rest;
  return elements === 0 && children[0]?.type === 'paragraph' ? 1 : elements;
}

/** The box of a task with its first line as its label: lists and code below it are the item's. */
function taskLabel(
  { checked }: ListItem,
  lead: ListItem['children'],
  isLoose: boolean,
  frame: Frame,
): string {
  const [first] = lead;
  const html = renderNodes(first?.type === 'paragraph' ? first.children : lead, frame);
  frame.page.say('\n');
  const box = `<input type="checkbox" disabled${checked ? ' checked' : ''}>`;
  const isLine = !holdsBlocks(html);
  const label = `<label>${box}${isLine ? ` <span>${html}</span>` : ''}</label>`;
  return (isLoose ? `<p>${label}</p>` : label) + (isLine ? '' : html);
}

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;
const ALERT_COMPONENT: Readonly<Record<string, string>> = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Info',
  WARNING: 'Warning',
  CAUTION: 'Danger',
};

/** A quotation; one that begins with `[!NOTE]` is a callout. */
function renderQuote(node: Blockquote, frame: Frame): string {
  const [first, ...others] = node.children;
  const [lead, ...rest] = first?.type === 'paragraph' ? first.children : [];
  const alert = lead?.type === 'text' ? ALERT.exec(lead.value) : null;
  const name = ALERT_COMPONENT[alert?.[1]?.toUpperCase() ?? ''];
  if (!alert || !name || lead?.type !== 'text')
    return `<blockquote>${renderNodes(node.children, frame)}</blockquote>`;
  const body: Nodes[] = [{ type: 'text', value: lead.value.slice(alert[0].length) }, ...rest];
  const children = markup(() =>
    renderNodes([{ type: 'paragraph', children: body } as Nodes, ...others], frame),
  );
  return callout({ name, props: record(), children, place: placeOf(node, frame), inline: false }, frame.page);
}

function renderTable(node: Table, frame: Frame): string {
  const [head, ...rows] = node.children;
  const width = head?.children.length;
  const one = (node: Nodes): string => renderNode(node, frame);
  // Cells beyond the last column are no part of the table (GFM, section 4.10).
  const cells = (row: typeof head, tag: 'th' | 'td'): string => {
    reportLostCells(row?.children.slice(width) ?? [], frame);
    return (row?.children ?? [])
      .slice(0, width)
      .map((cell, n) => {
        const align = node.align?.[n];
        const style = align ? ` style="text-align:${align}"` : '';
        // A formula alone in its cell is in a line of text, too.
        const inside =
          cell.children.length === 1 ? cell.children.map(one) : [renderNodes(cell.children, frame)];
        const html = `<${tag}${style}>${inside.join('')}</${tag}>`;
        frame.page.say(' ');
        return html;
      })
      .join('');
  };
  // What search finds and the numbers of notes follow the order of the page.
  const titles = `<thead><tr>${cells(head, 'th')}</tr></thead>`;
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<div class="c-table" tabindex="0"><table>${titles}${body === '' ? '' : `<tbody>${body}</tbody>`}</table></div>`;
}
