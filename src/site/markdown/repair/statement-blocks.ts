import type { Program } from 'estree-jsx';
import type { Root, RootContent } from 'mdast';
import { ExpressionSyntaxError, parseModule } from '../../interpreter/expression.ts';
import { patternOf } from '../code/code-marks.ts';
import { ORIGINAL, STAND_IN } from './draft.ts';

/** Where a block of `import` and `export` statements begins and ends in the text. */
export interface StatementBlock {
  readonly start: number;
  readonly end: number;
}

/** A block that the parser reads otherwise than it is meant; `goesOn` where no blank line ends it. */
interface MisreadBlock extends StatementBlock {
  readonly goesOn?: boolean;
}

/** More lines than this, blank or not, and the end of a block is not looked for. */
const MOST_LINES = 200;
/** How a line begins that is code, even such as cannot be read. */
const CODE =
  /^(?:[\s})\];,.=+&?:/]|(?:async|await|class|const|export|for|function|if|import|let|new|return|switch|throw|try|var|while)\b|[\w$.]+\s*(?:\(|[-+*/]?=))/;

/**
 * The first block that the parser ends too late or too early, with its true end: the parser counts braces and knows no
 * JavaScript, so that a slash or an apostrophe in a text may mislead it.
 */
export function misreadBlock(tree: Root, draft: string): MisreadBlock | undefined {
  if (!tree.children.some(({ type }) => type === 'mdxjsEsm')) return undefined;
  const text = written(draft);
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    const start = node.position?.start.offset;
    const found = node.position?.end.offset;
    if (start === undefined || found === undefined) continue;
    const block = text.slice(start, found);
    // Blank lines inside functions are followed by indented lines and closing brackets.
    const mayBeTooLong = /\n[ \t]*\r?\n[^\s})\]/*]/.test(block);
    const program = mayBeTooLong ? undefined : programOf(block);
    const whole = program === undefined ? trueEnd(text, start) : { end: found, program };
    const before = whole === undefined ? endBeforeText(block) : endBeforeWords(whole.program, block);
    if (before !== undefined) return { start, end: start + before, goesOn: true };
    if (whole === undefined || (whole.end <= found && text.slice(whole.end, found).trim() === '')) continue;
    return { start, end: whole.end };
  }
  return undefined;
}

/** What stands before a line that the parser takes for a statement: no line of a paragraph. */
const BEFORE_STATEMENT =
  /(?:^(?:[ \t]*|#.*|.*>[ \t]*|(?:```|~~~|---).*)\r?\n|(?<![\s\S]))(?=(?:im|ex)port\b)/gm;
/** How a statement begins, even such as cannot be read. Other lines are text: “import the package”. */
const STATEMENT =
  /^(?:import\s*(?:["'`{*(.=]|type\s*[{*]|(?:type\s+)?[\p{ID_Continue}$]+\s*(?:,|from\s*["'./@~]))|export\s*(?:[{*=]|(?:abstract|async|class|const|declare|default|enum|function|interface|let|namespace|type|var)\b))/u;

/** A whole statement that goes on in words, as in a sentence that tells what it brings. */
const SENTENCE =
  /^import\s[^'"\n;]*(['"])[^'"\n]+\1;?[ \t]+(?!(?:as|assert|async|class|const|export|function|import|let|var|with)\b)\p{L}/u;

/** Where lines of text begin that the parser would take for statements. */
export function wordsForStatements(draft: string): number[] {
  const starts = [...draft.matchAll(BEFORE_STATEMENT)]
    .map(({ 0: before, index }) => index + before.length)
    .filter((at) => {
      const line = draft.slice(at, at + 200);
      return !STATEMENT.test(line) || SENTENCE.test(line);
    });
  const around = starts.length === 0 ? [] : blocksAround(starts, draft);
  return starts.filter((at) => !around.some(({ start, end }) => at > start && at < end));
}

/** The blocks with blank lines in them, for a text that the parser refuses: it may have ended one of them too early. */
export function longBlocks(draft: string): StatementBlock[] {
  const text = written(draft);
  return statementBlocks(draft).filter(({ start, end }) => /\n[ \t]*\r?\n/.test(text.slice(start, end)));
}

/** The blocks of statements that hold one of some places. */
export function blocksAround(places: readonly number[], draft: string): readonly StatementBlock[] {
  return statementBlocks(draft).filter(({ start, end }) => places.some((at) => at >= start && at < end));
}

/** The blocks that are JavaScript up to a blank line or the end. */
export function statementBlocks(draft: string): StatementBlock[] {
  if (!/^(?:im|ex)port\b/m.test(draft)) return [];
  const text = written(draft);
  const blocks: StatementBlock[] = [];
  const line = /^[ \t]*(`{3,}|~{3,})|^(?:im|ex)port\b/gm;
  for (let match = line.exec(text); match !== null; match = line.exec(text)) {
    const [, fence] = match;
    if (fence !== undefined) {
      const close = new RegExp(`^[ \\t]*${patternOf(fence)}${fence.charAt(0)}*[ \\t]*\\r?$`, 'gm');
      close.lastIndex = line.lastIndex;
      line.lastIndex = close.exec(text) === null ? text.length : close.lastIndex;
    } else if (/(?:^|\n)[ \t]*\r?\n$|^$|---[ \t]*\r?\n$/.test(text.slice(0, match.index).slice(-200))) {
      const start = match.index;
      const whole = STATEMENT.test(text.slice(start, start + 200)) ? trueEnd(text, start) : undefined;
      if (whole === undefined) continue;
      blocks.push({ start, end: whole.end });
      line.lastIndex = whole.end;
    }
  }
  return blocks;
}

/** The tree with the blocks put in that were taken out of the text for the parser. */
export function withStatements(tree: Root, blocks: readonly StatementBlock[], source: string): Root {
  for (const { start, end } of blocks) {
    const value = source.slice(start, end);
    const position = { start: pointAt(start, source), end: pointAt(end, source) };
    const after = tree.children.findIndex((node) => (node.position?.start.offset ?? 0) >= start);
    const node: RootContent = { type: 'mdxjsEsm', value, position };
    tree.children.splice(after < 0 ? tree.children.length : after, 0, node);
  }
  return tree;
}

function pointAt(offset: number, source: string): { line: number; column: number; offset: number } {
  const lines = source.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, offset };
}

/** The first blank line before which all is JavaScript: by the rule of MDX a block ends there. */
function trueEnd(text: string, start: number): { end: number; program: Program } | undefined {
  const blank = /\r?\n[ \t]*(?=\r?\n|$)/g;
  blank.lastIndex = start;
  for (let tried = 0; tried < MOST_LINES; tried += 1) {
    const end = blank.exec(text)?.index ?? text.length;
    const program = programOf(text.slice(start, end));
    if (program !== undefined) return { end, program };
    if (end === text.length) break;
  }
  return undefined;
}

/** Where the statements of a block end that goes on with text on the next line. */
function endBeforeText(block: string): number | undefined {
  const lines = [...block.matchAll(/\r?\n/g)].slice(0, MOST_LINES);
  return lines.find(
    ({ 0: { length }, index }) =>
      !CODE.test(block.slice(index + length, index + length + 100)) &&
      programOf(block.slice(0, index)) !== undefined,
  )?.index;
}

/** Where the statements of a block end that are followed by what could be code, but is text: `<Hero />`, a word. */
function endBeforeWords({ body }: Program, block: string): number | undefined {
  const lines = block.split('\n');
  const statement = body.find(({ type, loc }) => {
    const { line = 1, column = 0 } = loc?.start ?? {};
    const isFree = (type === 'BlockStatement' || type === 'ExpressionStatement') && line > 1 && column === 0;
    return isFree && !CODE.test(lines[line - 1]?.slice(0, 100) ?? '');
  });
  return statement?.loc ? lines.slice(0, statement.loc.start.line - 1).join('\n').length : undefined;
}

function programOf(source: string): Program | undefined {
  try {
    return parseModule(source, false);
  } catch (error) {
    if (error instanceof ExpressionSyntaxError) return undefined;
    throw error;
  }
}

/** The text as its author wrote it, at the same offsets: a blank stands for what was not written. */
function written(draft: string): string {
  return draft.replace(STAND_IN, (character) => ORIGINAL[character] || ' ');
}
