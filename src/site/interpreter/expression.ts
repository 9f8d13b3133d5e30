import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type Options, Parser } from 'acorn';
import jsx from 'acorn-jsx';
import type { Expression, Program } from 'estree-jsx';

const OPTIONS: Options = { ecmaVersion: 'latest', sourceType: 'module', locations: true };
const JsxParser = Parser.extend(jsx(), astral);
/** Made when it is first needed, which takes some milliseconds and few projects have. */
let typeScriptParser: typeof JsxParser | undefined;

/** Source that is not JavaScript. Line and column count from 1 within the source. */
export class ExpressionSyntaxError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.name = 'ExpressionSyntaxError';
    this.line = line;
    this.column = column;
  }
}

const expressions = new Map<string, Expression | undefined>();
const MAX_CACHED = 20_000;

/** Parses what stands between the braces of `{…}`; undefined when there is only a comment. */
export function parseExpression(source: string): Expression | undefined {
  if (expressions.has(source)) return expressions.get(source);
  const program = parseWith(JsxParser, `(${source}\n)`, 1);
  const statement = program?.body[0];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expressions.size >= MAX_CACHED) expressions.clear();
  expressions.set(source, expression);
  return expression;
}

/** Parses the attribute `{...expression}`: returns the expression that is spread. */
export function parseSpread(source: string): Expression | undefined {
  return parseExpression(source.replace(/^\s*\.\.\./, ''));
}

/** Tokens that the parser of TypeScript may read for each character of a source; it reads most of them once or twice. */
const TOKENS_FOR_ONE = 10;
const MOST_TOKENS = 100_000;

/** What the types of acorn leave out. */
interface Tokens {
  readonly input: string;
  readonly startLoc: { readonly line: number; readonly column: number };
  nextToken(): void;
}

/** What the types of acorn leave out of a parser of JSX. */
interface Entities {
  readonly input: string;
  pos: number;
  jsx_readEntity(): string;
}

const NUMBERED = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/iy;

/** A parser that knows the numbers of all characters, as emoji have them: `&#x1F680;`. */
function astral(base: typeof Parser): typeof Parser {
  abstract class Astral extends (base as unknown as abstract new (...given: unknown[]) => Entities) {
    override jsx_readEntity(): string {
      NUMBERED.lastIndex = this.pos;
      const [whole = '', hex, decimal] = NUMBERED.exec(this.input) ?? [];
      const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
      if (!(code > 0xffff && code <= 0x10ffff)) return super.jsx_readEntity();
      this.pos += whole.length;
      return String.fromCodePoint(code);
    }
  }
  return Astral as unknown as typeof Parser;
}

/** A parser that gives up: what may be types is read twice, and within one another twice as often at each step. */
function bounded(base: typeof Parser): typeof Parser {
  abstract class Bounded extends (base as unknown as abstract new (...given: unknown[]) => Tokens) {
    private read = 0;

    override nextToken(): void {
      this.read += 1;
      if (this.read > MOST_TOKENS + TOKENS_FOR_ONE * this.input.length) {
        const { line, column } = this.startLoc;
        throw new ExpressionSyntaxError('There is too much here that may be types', line, column + 1);
      }
      super.nextToken();
    }
  }
  return Bounded as unknown as typeof Parser;
}

/** Parses `import` and `export` statements, or a whole `.js`, `.jsx`, `.ts` or `.tsx` file. */
export function parseModule(source: string, typescript: boolean): Program {
  if (typescript) typeScriptParser ??= Parser.extend(tsPlugin({ jsx: true }), astral, bounded);
  const parser = (typescript && typeScriptParser) || JsxParser;
  return parseWith(parser, source, 0) ?? emptyProgram();
}

function emptyProgram(): Program {
  return { type: 'Program', sourceType: 'module', body: [], comments: [] };
}

/** `padding`: characters that were put before the first line. */
function parseWith(parser: typeof Parser, source: string, padding: number): Program | undefined {
  if (padding > 0 && isEmpty(source.slice(padding, -2))) return undefined;
  try {
    // acorn's nodes are ESTree nodes with a place; its own types are only wider in names.
    return parser.parse(source, OPTIONS) as unknown as Program;
  } catch (error) {
    if (error instanceof ExpressionSyntaxError) throw error;
    const place = placeOf(error);
    if (place === undefined) throw error;
    const message = error instanceof Error ? error.message.replace(/ \(\d+:\d+\)$/, '') : String(error);
    throw new ExpressionSyntaxError(message, place.line, place.column + 1 - (place.line === 1 ? padding : 0));
  }
}

function isEmpty(source: string): boolean {
  return (
    source
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\/\/.*/g, '')
      .trim() === ''
  );
}

function placeOf(error: unknown): { line: number; column: number } | undefined {
  if (!(error instanceof SyntaxError) || !('loc' in error)) return undefined;
  const { loc } = error;
  if (typeof loc !== 'object' || loc === null || !('line' in loc) || !('column' in loc)) return undefined;
  return { line: Number(loc.line), column: Number(loc.column) };
}
