import type { Nodes, Root } from 'mdast';
import { withoutCodeBlocks } from '../../code/code-blocks.ts';

/** Bounds for pages that nobody writes, so that none can stop a build: parsers and renderers work recursively. */

/** Deeper than any page means to nest; elements have a bound of their own (rendering.ts). */
const DEEPEST = 400;
const MOST_BRACKETS = 1000;
/** Of one of three kinds, where there are more than {@link MOST_BRACKETS} of all. */
const FEW_BRACKETS = MOST_BRACKETS / 3;
/** Quotations and lists that begin on one line. */
const MOST_MARKERS = 60;

const MARKERS = new RegExp(
  `^((?:[ \\t]{0,3}(?:>|[-*+](?=[ \\t]))){${MOST_MARKERS}})((?:[ \\t]*(?:>|[-*+](?=[ \\t])))+)`,
  'gm',
);

/** The text with spaces in place of what nests too deep on one line. */
export function withFewMarkers(text: string): string {
  return text.replace(MARKERS, (_, kept: string, rest: string) => kept + ' '.repeat(rest.length));
}

/** What nests nothing: code within a line, and elements that may stand without an end. */
const CODE_OR_VOID =
  /`[^`\n]+`|<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^<>]*>/gi;

/** Whether brackets nest so deep that a parser of expressions would run out of memory for it. */
export function nestsTooDeep(text: string): boolean {
  if (!OPENING.some((mark) => holdsMany(text, mark)) || !opensMany(text)) return false;
  return opensMany(nestingIn(text));
}

/** How deep the tags of a text nest, all those that nothing closes within one another. */
export function depthOfTags(text: string): number {
  return deepest(nestingIn(text)).tags;
}

/** Brackets, signs and words of JavaScript after which a parser goes one level deeper, and those that end levels. */
const LEVELS =
  /[([{]|[)\]}]|[,;](?!\s*else\b)|-+|=+>?|\*+|[!~?:+<]|\b(?:async|await|class|delete|do|else|extends|for|function|if|new|return|throw|typeof|void|while|with|yield)\b/g;
/** Deeper than any code goes; a parser's stack holds some times more. */
const DEEPEST_CODE = 2000;

/** Whether a text, if it is code, goes so deep that the parser of expressions would end the program. */
export function goesTooDeep(text: string): boolean {
  if (text.length <= DEEPEST_CODE) return false;
  const open: number[] = [];
  let depth = 0;
  LEVELS.lastIndex = 0;
  // A match for each of thousands of signs would take longer than to find them.
  while (LEVELS.test(text)) {
    const sign = text.charAt(LEVELS.lastIndex - 1);
    if (sign === '(' || sign === '[' || sign === '{') {
      open.push(depth);
      depth += 1;
    } else if (sign === ')' || sign === ']' || sign === '}') depth = open.pop() ?? 0;
    else if (sign === ',' || sign === ';') depth = (open.at(-1) ?? -1) + 1;
    else depth += 1;
    if (depth > DEEPEST_CODE) return true;
  }
  return false;
}

/** The text without what nests nothing. */
function nestingIn(text: string): string {
  return withoutCodeBlocks(text).replace(CODE_OR_VOID, '');
}

function opensMany(text: string): boolean {
  const { brackets, tags } = deepest(text);
  return brackets > MOST_BRACKETS || tags > 5 * MOST_BRACKETS;
}

/** How deep the brackets and the tags of a text nest, each kind by itself. */
function deepest(text: string): { readonly brackets: number; readonly tags: number } {
  const most = { brackets: 0, tags: 0 };
  let depth = 0;
  let tags = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x28 || code === 0x5b || code === 0x7b) depth += 1;
    else if (code === 0x29 || code === 0x5d || code === 0x7d) depth = Math.max(0, depth - 1);
    else if (code === 0x3c && text.charCodeAt(at + 1) !== 0x2f) tags += 1;
    else if (code === 0x3c || (code === 0x3e && text.charCodeAt(at - 1) === 0x2f))
      tags = Math.max(0, tags - 1);
    if (depth > most.brackets) most.brackets = depth;
    if (tags > most.tags) most.tags = tags;
  }
  return most;
}

const OPENING = ['(', '[', '{', '<'];

/** Whether a mark is there so often that it may nest too deep; pages of which it is not true are not read by character. */
function holdsMany(text: string, mark: string): boolean {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0 && count <= FEW_BRACKETS; at = text.indexOf(mark, at + 1))
    count += 1;
  return count > FEW_BRACKETS;
}

/** Takes what lies deeper than a page can be shown out of a tree, in place; whether there was any. */
export function cutDeep(root: Root): boolean {
  let isCut = false;
  let level: Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    const below: Nodes[] = [];
    for (const node of level) {
      if (!('children' in node) || node.children.length === 0) continue;
      if (depth >= DEEPEST) {
        node.children = [];
        isCut = true;
      } else for (const child of node.children) below.push(child);
    }
    level = below;
  }
  return isCut;
}
