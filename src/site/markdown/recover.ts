import type { Nodes, Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';

/** A place of the source that is not valid MDX, and what was done about it. Line and column count from 1. */
interface SyntaxProblem {
  readonly message: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
}

export interface RecoveredTree {
  readonly tree: Root;
  readonly problems: readonly SyntaxProblem[];
}

const FEATURES = { gfm: true, frontmatter: true, math: true, headingAttributes: true } as const;

/** More broken places than this, and the page is read as plain Markdown. */
const MAX_REPAIRS = 200;

/** Stand-ins of the same length for characters that shall be text; put back after parsing. */
const STAND_INS = { '<': '\uE0F0', '{': '\uE0F1', $: '\uE0F2' } as const;
const STAND_IN = /[\uE0F0-\uE0F2]/g;
const ORIGINAL: Readonly<Record<string, string>> = { '\uE0F0': '<', '\uE0F1': '{', '\uE0F2': '$' };

const VOID_TAG = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const HTML_TAG =
  /^(?:a|abbr|article|aside|audio|b|blockquote|button|center|cite|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|i|iframe|ins|kbd|label|li|main|mark|nav|ol|p|picture|pre|q|s|samp|script|section|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|u|ul|var|video)$/i;

/** The text while it is being repaired; `inserted` are the offsets of characters that the author did not write. */
interface Draft {
  readonly text: string;
  readonly inserted: readonly number[];
}

/**
 * Parses MDX so that there is always a tree: what is not valid MDX is turned into text (or left out, as HTML
 * comments are) and told as a problem. Positions are those of `source`.
 */
export function parseRecovering(source: string): RecoveredTree {
  const problems: SyntaxProblem[] = [];
  let draft: Draft = { text: source, inserted: [] };
  for (let repairs = 0; repairs <= MAX_REPAIRS; repairs++) {
    let tree: Root;
    try {
      tree = rootOf(mdxToMdast(draft.text, { features: FEATURES }));
    } catch (error) {
      const repair = repairSyntax(draft, error, source);
      if (repair === undefined) break;
      if (repair.problem) problems.push(repair.problem);
      draft = repair.draft;
      continue;
    }
    const dollars = wrongDollars(tree, draft.text);
    if (dollars.length === 0) return { tree: restored(tree, draft, source), problems };
    draft = { ...draft, text: replaceAt(draft.text, dollars, STAND_INS.$) };
  }
  return {
    tree: rootOf(markdownToMdast(source, { features: { ...FEATURES, math: false } })),
    problems: [
      { message: 'This page is not valid MDX and was read as plain Markdown', line: 1, column: 1 },
      ...problems,
    ],
  };
}

function rootOf(node: Nodes): Root {
  if (node.type !== 'root') throw new TypeError(`the parser returned a ${node.type} instead of a root`);
  return node;
}

function repairSyntax(
  draft: Draft,
  error: unknown,
  source: string,
): { draft: Draft; problem?: SyntaxProblem } | undefined {
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \(mdx-[\w-]+:[\w-]+\))?$/.exec(
    error instanceof Error ? error.message : '',
  );
  if (!match) return undefined;
  const [, line = '1', column = '1', message = ''] = match;
  const { text } = draft;
  const offset = offsetOf(text, Number(line), Number(column));
  const comment = /^<!--[\s\S]*?(?:-->|$)/.exec(text.slice(offset));
  if (comment) return { draft: blank(draft, offset, comment[0].length) };

  const problem = { message: sentence(message), ...authorPlace(draft, offset, Number(line), Number(column)) };
  if (/expression|closing brace/.test(message)) {
    const brace = text.lastIndexOf('{', offset);
    return brace < 0 ? undefined : { draft: standIn(draft, brace, '{'), problem };
  }
  const tag = /^<(\/?)([A-Za-z][\w.:-]*)(?:\s[^<>]*)?>/.exec(text.slice(offset));
  if (!tag) return text[offset] === '<' ? { draft: standIn(draft, offset, '<'), problem } : undefined;
  const [whole, slash, name = ''] = tag;
  if (VOID_TAG.test(name) && slash === '') {
    const end = offset + whole.length - 1;
    // `<br>` is right in HTML: closed silently.
    if (text[end - 1] !== '/') return { draft: insert(draft, end, '/') };
  }
  const isMarkup =
    HTML_TAG.test(name) || VOID_TAG.test(name) || slash === '/' || source.includes(`</${name}`);
  return { draft: isMarkup ? blank(draft, offset, whole.length) : standIn(draft, offset, '<'), problem };
}

/** The parser's words without their advice on MDX comments and links. */
function sentence(message: string): string {
  return message
    .replace(/ \(note: .*\)$/s, '')
    .replace('Could not parse expression with oxc: ', 'Broken expression: ');
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let n = 1; n < line; n++) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  return start + column - 1;
}

function authorPlace(
  draft: Draft,
  offset: number,
  line: number,
  column: number,
): { line: number; column: number } {
  const lineStart = offset - column + 1;
  const added = draft.inserted.filter((at) => at >= lineStart && at < offset).length;
  return { line, column: column - added };
}

function standIn(draft: Draft, offset: number, character: keyof typeof STAND_INS): Draft {
  return { ...draft, text: replaceAt(draft.text, [offset], STAND_INS[character]) };
}

function blank(draft: Draft, offset: number, length: number): Draft {
  const { text } = draft;
  const spaces = text.slice(offset, offset + length).replace(/[^\r\n]/g, ' ');
  return { ...draft, text: text.slice(0, offset) + spaces + text.slice(offset + length) };
}

function insert(draft: Draft, offset: number, character: string): Draft {
  return {
    text: draft.text.slice(0, offset) + character + draft.text.slice(offset),
    inserted: [...draft.inserted.map((at) => (at >= offset ? at + 1 : at)), offset],
  };
}

function replaceAt(text: string, offsets: readonly number[], character: string): string {
  let result = '';
  let from = 0;
  for (const offset of offsets) {
    result += text.slice(from, offset) + character;
    from = offset + 1;
  }
  return result + text.slice(from);
}

/**
 * Opening dollars of inline math that is none by pandoc's rule: no space inside the dollars, no digit after.
 * Prices and shell variables stay text.
 */
function wrongDollars(tree: Root, text: string): number[] {
  const offsets: number[] = [];
  if (!text.includes('$')) return offsets;
  visit(tree, (node) => {
    if (node.type !== 'inlineMath') return;
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined || text[start] !== '$' || text[start + 1] === '$') return;
    const inside = text.slice(start + 1, end - 1);
    if (/^\s|\s$/.test(inside) || /\d/.test(text[end] ?? '')) offsets.push(start);
  });
  return offsets;
}

/** Puts stand-ins back and counts inserted characters out of the positions. */
function restored(tree: Root, { text, inserted }: Draft, source: string): Root {
  if (text === source) return tree;
  if (STAND_IN.test(text)) putBack(tree);
  if (inserted.length > 0) {
    const points = new Set<{ line: number; column: number; offset?: number | undefined }>();
    visit(tree, ({ position }) => {
      if (position) points.add(position.start).add(position.end);
    });
    for (const point of points) {
      const { offset, column } = point;
      if (offset === undefined) continue;
      const lineStart = offset - column + 1;
      point.column -= inserted.filter((at) => at >= lineStart && at < offset).length;
      point.offset = offset - inserted.filter((at) => at < offset).length;
    }
  }
  return tree;
}

function putBack(value: object): void {
  for (const [key, part] of Object.entries(value)) {
    if (key === 'position') continue;
    if (typeof part === 'string') {
      const original = part.replace(STAND_IN, (character) => ORIGINAL[character] ?? character);
      if (original !== part) Object.assign(value, { [key]: original });
    } else if (typeof part === 'object' && part !== null) putBack(part);
  }
}

/** Calls `use` with the node and all below it, in document order. */
export function visit(node: Nodes, use: (node: Nodes) => void): void {
  use(node);
  if ('children' in node) for (const child of node.children) visit(child, use);
}
