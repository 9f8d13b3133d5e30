import type { RegexEngine } from 'shiki/core';
import {
  type AsciiLine,
  asciiOf,
  canMatch,
  captures,
  type Expression,
  expressionOf,
  find,
} from './patterns/expression.ts';

type Scanner = ReturnType<RegexEngine['createScanner']>;
type Text = ReturnType<RegexEngine['createString']>;
type Match = NonNullable<ReturnType<Scanner['findNextMatchSync']>>;

interface Line extends Text {
  readonly id: number;
  readonly characters: Int32Array | undefined;
  /** As Oniguruma has it, once it is asked. */
  own: Text | undefined;
}

/** Patterns kept; those made of what a line says are endless. */
const MAX_EXPRESSIONS = 20_000;
/** By their patterns, for all sites that a process builds. */
const expressions = new Map<string, Expression>();
/** Lines so far, which tells them apart: an expression knows what it found in the last one. */
let lines = 0;
/** In longer lines Oniguruma is asked, which gives up where a pattern would take forever. */
const MAX_LENGTH = 400;

/**
 * Matches the patterns of grammars as Oniguruma does, by expressions of JavaScript where both say the same: for most
 * patterns, in lines of ASCII. They take half the time. Oniguruma is asked for all else.
 */
export function createEngine(oniguruma: RegexEngine): RegexEngine {
  return {
    createString(content) {
      lines += 1;
      const characters = content.length > MAX_LENGTH ? undefined : asciiOf(content);
      const line: Line = {
        content,
        id: lines,
        characters,
        own: undefined,
        dispose: () => line.own?.dispose?.(),
      };
      return line;
    },
    createScanner(patterns) {
      const own = patterns.map(known);
      const all = [...own.keys()];
      const others = all.filter((n) => own[n]?.search === undefined);
      const singles = all.map((n) => [n]);
      const { ask, dispose } = createAsking(oniguruma, patterns);
      return {
        findNextMatchSync(text, start, options) {
          const line = text as Line;
          if (!isAscii(line)) return ask(all, line, start, options);
          let best = -1;
          let at = Number.POSITIVE_INFINITY;
          for (let n = 0; n < own.length && at > start; n++) {
            const expression = own[n] as Expression;
            const found =
              expression.search === undefined ? -1 : find(expression, expression.search, line, start);
            if (found >= 0 && found < at) [best, at] = [n, found];
          }
          // The first in the line goes before others, and there the first in the list.
          if (at > start || best > (others[0] ?? patterns.length)) {
            const other = others.some((n) => canMatch(own[n] as Expression, line))
              ? ask(others, line, start, options)
              : null;
            const place = other?.captureIndices[0]?.start ?? Number.POSITIVE_INFINITY;
            if (other && (place < at || (place === at && other.index < best))) return other;
          }
          const expression = own[best];
          if (expression?.search === undefined) return null;
          if (expression.isLoose) return ask(singles[best] ?? [], line, at, options);
          return { index: best, captureIndices: captures(expression, expression.search, line) };
        },
        dispose,
      };
    },
  };
}

function known(pattern: string | RegExp): Expression {
  const text = String(pattern);
  const expression = expressions.get(text) ?? expressionOf(text);
  if (expressions.size >= MAX_EXPRESSIONS) expressions.clear();
  expressions.set(text, expression);
  return expression;
}

interface Asking {
  /** The next match of some of the patterns, by their numbers. */
  ask(numbers: readonly number[], line: Line, start: number, options: number): Match | null;
  dispose(): void;
}

/** Asks Oniguruma; a scanner for each list is made when it is first asked for, so a list has to be the same again. */
function createAsking(oniguruma: RegexEngine, patterns: readonly (string | RegExp)[]): Asking {
  const scanners = new Map<readonly number[], Scanner>();
  return {
    ask(numbers, line, start, options) {
      const scanner = scanners.get(numbers) ?? oniguruma.createScanner(numbers.map((n) => patterns[n] ?? ''));
      scanners.set(numbers, scanner);
      line.own ??= oniguruma.createString(line.content);
      const match = scanner.findNextMatchSync(line.own, start, options);
      return match && { ...match, index: numbers[match.index] ?? 0 };
    },
    dispose() {
      for (const scanner of scanners.values()) scanner.dispose?.();
    },
  };
}

function isAscii(line: Line): line is Line & AsciiLine {
  return line.characters !== undefined;
}
