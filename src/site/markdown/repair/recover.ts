import type { Nodes, Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { visit } from '../visit.ts';
import { readBareLinks } from './bare-links.ts';
import { closedInCell, tornTable } from './cell-tags.ts';
import { closedBehindLists } from './closed-in-list.ts';
import { codeDollars, withQuietDollars } from './code-dollars.ts';
import { readDeepFootnotes } from './deep-footnotes.ts';
import { authorPlace, blank, type Draft, insertAll, NOTHING, replaceAt, STAND_INS } from './draft.ts';
import { withoutEndlessBraces } from './endless-braces.ts';
import { keepIndentation } from './expression-lines.ts';
import { cutDeep, depthOfTags, goesTooDeep, nestsTooDeep, withFewMarkers } from './limits.ts';
import { withMathFences } from './math-fences.ts';
import { repairSyntax, type SyntaxProblem, withManyVoidsClosed, withoutTags } from './repair.ts';
import { restored } from './restored.ts';
import { shownAsText } from './shown-text.ts';
import {
  blocksAround,
  longBlocks,
  misreadBlock,
  type StatementBlock,
  statementBlocks,
  withStatements,
} from './statement-blocks.ts';
import { tornEmphasis } from './torn-emphasis.ts';
import { wideEmphasis } from './wide-emphasis.ts';

export interface RecoveredTree {
  readonly tree: Root;
  readonly problems: readonly SyntaxProblem[];
}

const FEATURES = { gfm: true, frontmatter: true, math: true, headingAttributes: true };

/** More broken places than this, and the page is read as plain Markdown. */
const MAX_REPAIRS = 200;
/** Characters to parse for one page, with all its repairs: a few seconds at most. */
const MAX_WORK = 40_000_000;
/** What a parser has to do with two tags of which one stands in the other, in characters. */
const WORK_OF_TWO_TAGS = 1 / 8;
/** What it has to do with a character that it reads only to find the end of an expression. */
const WORK_OF_READING = 1 / 4;

/**
 * Parses MDX so that there is always a tree: what is not valid MDX is turned into text (or left out, as HTML
 * comments are) and told as a problem. Positions are those of `source`. Without `math`, dollars are text.
 */
export function parseRecovering(source: string, math = true): RecoveredTree {
  const recovered = repaired(source, { ...FEATURES, math }) ?? asMarkdown(source);
  keepIndentation(recovered.tree, source);
  return recovered;
}

function repaired(source: string, features: typeof FEATURES): RecoveredTree | undefined {
  const problems: SyntaxProblem[] = [];
  /** All of a kind are mended at once, so that their number is no reason to give up. */
  const misplaced: SyntaxProblem[] = [];
  if (nestsTooDeep(source)) return undefined;
  const fences = withMathFences(withFewMarkers(withLineEnd(source)));
  let draft = withQuietDollars(withManyVoidsClosed({ text: fences.text, inserted: [] }));
  const statements: StatementBlock[] = [];
  const takenOut = (blocks: readonly StatementBlock[]): Draft => {
    for (const { start, end } of blocks)
      statements.push({ start: authorOffset(start, draft), end: authorOffset(end, draft) });
    return blocks.reduce((rest, { start, end }) => blank(rest, start, end - start), draft);
  };
  const isDeep = goesTooDeep(draft.text);
  let unread: readonly number[] = [];
  if (isDeep) {
    draft = takenOut(statementBlocks(draft.text));
    const left = [...draft.text.matchAll(/^(?:im|ex)port\b/gm)].map(({ index }) => index);
    unread = left.map((at) => authorOffset(at, draft));
    draft = insertAll(draft, left, NOTHING);
  }
  let work = 0;
  /** Of one attempt, besides that with each character. */
  let workOfTags: number | undefined;
  let isFirst = true;
  while (problems.length <= MAX_REPAIRS && work <= MAX_WORK) {
    // For this attempt only: once a value that does not end is repaired, those after it stand less deep.
    const {
      text,
      braces,
      work: reading,
    } = withoutEndlessBraces(draft.text, isDeep, MAX_WORK / WORK_OF_READING);
    // What is JavaScript is not read so, nor is it ever text.
    const around = isFirst && braces.length > 0 ? blocksAround(braces, draft.text) : [];
    if (around.length > 0) {
      draft = takenOut(around);
      continue;
    }
    work += draft.text.length + reading * WORK_OF_READING;
    if (work > MAX_WORK) break;
    let parsed: RecoveredTree;
    try {
      parsed = bounded(mdxToMdast(text, { features }));
    } catch (error) {
      workOfTags ??= depthOfTags(draft.text) ** 2 * WORK_OF_TWO_TAGS;
      work += workOfTags;
      const blocks = isFirst ? longBlocks(draft.text) : [];
      isFirst = false;
      if (blocks.length > 0) {
        draft = takenOut(blocks);
        continue;
      }
      const repair = repairSyntax(draft, error, source);
      if (repair === undefined) return undefined;
      if (repair.problem) problems.push(repair.problem);
      draft = repair.draft;
      continue;
    }
    isFirst = false;
    const { tree } = parsed;
    const misread = misreadBlock(tree, draft.text);
    if (misread !== undefined) {
      draft = takenOut([misread]);
      continue;
    }
    const behind = closedBehindLists(tree, draft);
    if (behind !== undefined) {
      misplaced.push(...behind.problems);
      draft = behind.draft;
      continue;
    }
    const torn = tornTable(tree, draft.text);
    if (torn !== undefined) {
      if (torn.element === undefined) return undefined;
      const closed = closedInCell(draft, torn.element);
      problems.push(closed.problem);
      draft = closed.draft;
      continue;
    }
    const emphasis = tornEmphasis(tree, draft.text);
    if (emphasis.length > 0) {
      const message =
        'The emphasis that begins here ends in another element; its signs are shown as text (write \\ before each)';
      for (const { marks, line, column } of emphasis)
        misplaced.push({ message, ...authorPlace(draft, { offset: marks[0] ?? 0, line, column }) });
      const offsets = new Set(emphasis.flatMap(({ marks }) => marks));
      draft = insertAll(
        draft,
        [...offsets].sort((one, other) => one - other),
        '\\',
      );
      continue;
    }
    const endless = endlessMath(tree, draft.text);
    if (endless !== undefined) {
      const { start, line, column } = endless;
      const place = authorPlace(draft, { offset: start, line, column });
      const dollars = /^\$+/.exec(draft.text.slice(start))?.[0].length ?? 0;
      const offsets = Array.from({ length: dollars }, (_, n) => start + n);
      draft = { ...draft, text: replaceAt(draft.text, offsets, STAND_INS.$) };
      problems.push({ message: 'Nothing ends the math that begins here; it is shown as text', ...place });
      continue;
    }
    const wrong = wrongDollars(tree, draft.text);
    const dollars = wrong.length > 0 ? wrong : codeDollars(tree, draft.text);
    const split = dollars.length > 0 || draft.text.includes(NOTHING) ? [] : wideEmphasis(tree, draft.text);
    if (split.length > 0) draft = insertAll(draft, split, NOTHING);
    else if (dollars.length === 0) {
      const read = restored(readDeepFootnotes(readBareLinks(tree, text), text), { ...draft, text }, source);
      const whole = withMath(read, fences.starts);
      const endlessBraces = braces.map((at) => authorOffset(at, draft));
      return {
        tree: withStatements(whole, statements, source),
        problems: [
          ...problems,
          ...misplaced,
          ...shownAsText(whole, unread, 'This statement goes too deep to be read', source),
          ...shownAsText(
            whole,
            endlessBraces,
            'Too much is left open after this brace for an expression',
            source,
          ),
          ...parsed.problems,
        ],
      };
    } else draft = { ...draft, text: replaceAt(draft.text, dollars, STAND_INS.$) };
  }
  return undefined;
}

/** A backslash that ends a text, in a string of an `import`, ends the parser and with it the program. */
function withLineEnd(source: string): string {
  return source.endsWith('\\') ? `${source}\n` : source;
}

function asMarkdown(source: string): RecoveredTree {
  const text = withFewMarkers(withoutTags(source));
  const { tree, problems } = bounded(markdownToMdast(text, { features: { ...FEATURES, math: false } }));
  const message = 'This page is not valid MDX and was read as plain Markdown';
  return { tree, problems: [{ message, line: 1, column: 1 }, ...problems] };
}

/** What a parser returned, without what lies so deep in it that nothing could walk through it. */
function bounded(tree: Nodes): RecoveredTree {
  if (tree.type !== 'root') throw new TypeError(`the parser returned a ${tree.type} instead of a root`);
  const message = 'This page nests too deep; the inner parts are left out';
  return { tree, problems: cutDeep(tree) ? [{ message, line: 1, column: 1 }] : [] };
}

/** The first math on lines of its own that nothing ends, so that it takes in the paragraphs after it. */
function endlessMath(tree: Root, text: string): { start: number; line: number; column: number } | undefined {
  let found: { start: number; line: number; column: number } | undefined;
  if (!text.includes('$$')) return undefined;
  visit(tree, (node) => {
    if (found !== undefined || node.type !== 'math' || !/\n[ \t]*\r?\n[\s\S]*\S/.test(node.value)) return;
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    if (/\$\$[ \t]*\r?$/.test(text.slice(start.offset + 2, end.offset).trimEnd())) return;
    const offset = text.indexOf('$', start.offset);
    found = { start: offset, line: start.line, column: start.column };
  });
  return found;
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
    if (start <= (offsets.at(-1) ?? -1) || !isNoMath(text, start, end)) return;
    offsets.push(start, ...pricesFrom(text, end - 1));
  });
  return offsets;
}

/** Whether what stands from one dollar to another, `end` behind it, is no math. */
function isNoMath(text: string, start: number, end: number): boolean {
  const inside = text.slice(start + 1, end - 1);
  // A price before `code` with a dollar in it: math knows no such mark. Nor does it end a link that began before.
  // Nor does it end an element that began before.
  const isTorn =
    /^[^`]*`[^`]*$/.test(inside) || /^[^[]*\]\(/.test(inside) || /^[^<]*<\/[a-z][\w.]*\s*>/i.test(inside);
  return isTorn || /^\s|\s$/.test(inside) || /\d/.test(text[end] ?? '') || isPriceWithWords(inside);
}

/** Whether a price or a rate goes on in words, up to another currency's dollar: `$5/month or R$`, `$/hour and R$`. */
function isPriceWithWords(inside: string): boolean {
  if (inside.startsWith('/')) return true;
  return /^\d/.test(inside) && !/[\\^_={}]/.test(inside) && /\p{L}{2}[^\p{L}]+\p{L}{2}/u.test(inside);
}

/** Prices from an offset on, as many as follow one another: each would else take one more parsing to be found. */
function pricesFrom(text: string, from: number): number[] {
  const prices: number[] = [];
  for (let at = from; /^\$\d/.test(text.slice(at, at + 2)); ) {
    const next = text.indexOf('$', at + 1);
    if (next < 0 || /\n[ \t]*\r?\n/.test(text.slice(at, next)) || !isNoMath(text, at, next + 1)) break;
    prices.push(at);
    at = next;
  }
  return prices;
}

function authorOffset(offset: number, { inserted }: Draft): number {
  return offset - inserted.filter((at) => at < offset).length;
}

/** The code that {@link withMathFences} made of math becomes math again. */
function withMath(tree: Root, starts: ReadonlySet<number>): Root {
  if (starts.size === 0) return tree;
  visit(tree, (node) => {
    if (node.type === 'code' && starts.has(node.position?.start.offset ?? -1))
      Object.assign(node, { type: 'math', lang: null, meta: null });
  });
  return tree;
}
