import type { Nodes, Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { placeAt } from '../../project/place.ts';
import { visit } from '../visit.ts';
import { readBareLinks } from './bare-links.ts';
import { authorPlace, blank, type Draft, insertAll, NOTHING } from './draft.ts';
import { keepElementCode } from './element-code.ts';
import { keepIndentation } from './expression-lines.ts';
import { keepLaidOutText } from './laid-out-text.ts';
import { withQuietDollars } from './math/code-dollars.ts';
import { withMathFences } from './math/math-fences.ts';
import { withTexBraces } from './math/tex-braces.ts';
import { repairSyntax, withoutTags } from './repair.ts';
import { restored } from './restored.ts';
import { withoutRows, withRowComments } from './row-comments.ts';
import { shownAsText } from './shown-text.ts';
import {
  blocksAround,
  longBlocks,
  misreadBlock,
  type StatementBlock,
  statementBlocks,
  withStatements,
  wordsForStatements,
} from './statement-blocks.ts';
import type { SyntaxProblem } from './syntax-problem.ts';
import { withManyVoidsClosed } from './tags/void-tags.ts';
import { keepTextStarts } from './text-starts.ts';
import { readDeepFootnotes } from './too-much/deep-footnotes.ts';
import { withoutEndlessBraces } from './too-much/endless-braces.ts';
import { cutDeep, depthOfTags, goesTooDeep, nestsTooDeep, withFewMarkers } from './too-much/limits.ts';
import { mendedTree } from './tree-mends.ts';
import { withWrittenMarkdown } from './written-markdown.ts';

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
  keepLaidOutText(recovered.tree, source);
  keepElementCode(recovered.tree, source);
  keepTextStarts(recovered.tree, source);
  return recovered;
}

function repaired(source: string, features: typeof FEATURES): RecoveredTree | undefined {
  const problems: SyntaxProblem[] = [];
  /** All of a kind are mended at once, so that their number is no reason to give up. */
  const misplaced: SyntaxProblem[] = [];
  if (nestsTooDeep(source)) return undefined;
  const comments = withRowComments(withFewMarkers(withLineEnd(source)));
  const fences = withMathFences(comments.text);
  let draft = withManyVoidsClosed({ text: fences.text, inserted: [] });
  draft = withWrittenMarkdown(withTexBraces(withQuietDollars(draft)));
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
  const starts = wordsForStatements(draft.text);
  const words = starts.map((at) => authorOffset(at, draft));
  draft = insertAll(draft, starts, NOTHING);
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
      if (misread.goesOn) problems.push(goingOn(misread, draft));
      draft = takenOut([misread]);
      continue;
    }
    const mended = mendedTree(tree, draft);
    if (mended === 'past repair') return undefined;
    if (mended !== undefined) {
      problems.push(...(mended.problems ?? []));
      misplaced.push(...(mended.misplaced ?? []));
      draft = mended.draft;
      continue;
    }
    const parsedText = { ...draft, text };
    const read = restored(readDeepFootnotes(readBareLinks(tree, parsedText), text), parsedText, source);
    const whole = withoutRows(withMath(read, fences.starts), comments.rows);
    const endlessBraces = braces.map((at) => authorOffset(at, draft));
    return {
      tree: withStatements(whole, statements, source),
      problems: [
        ...problems,
        ...misplaced,
        ...shownAsText(whole, unread, 'This statement goes too deep to be read', source),
        ...shownAsText(
          whole,
          words,
          'A line that begins with “import” or “export” is a statement in MDX, which this is not',
          source,
        ),
        ...shownAsText(
          whole,
          endlessBraces,
          'Too much is left open after this brace for an expression',
          source,
        ),
        ...parsed.problems,
      ],
    };
  }
  return undefined;
}

function goingOn({ end }: StatementBlock, draft: Draft): SyntaxProblem {
  const offset = draft.text.indexOf('\n', end) + 1;
  return {
    message: 'Only a blank line ends import and export statements in MDX; what follows them here is shown',
    ...authorPlace(draft, { offset, ...placeAt(draft.text, offset) }),
  };
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

function authorOffset(offset: number, { inserted }: Draft): number {
  return offset - inserted.filter((at) => at < offset).length;
}

/** The code that {@link withMathFences} made of math becomes math again. */
function withMath(tree: Root, starts: ReadonlySet<number>): Root {
  if (starts.size === 0) return tree;
  visit(tree, (node) => {
    const start = node.position?.start;
    if (node.type !== 'code' || start?.offset === undefined || !starts.has(start.offset)) return;
    Object.assign(node, { type: 'math', lang: null, meta: null });
    // The fence takes the blank before the dollars as well.
    start.offset += 1;
    start.column += 1;
  });
  return tree;
}
