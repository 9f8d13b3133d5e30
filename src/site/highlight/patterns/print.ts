import type { Piece } from './part.ts';

/** A pattern as JavaScript writes it. */
export interface Printed {
  readonly source: string;
  /** `i` where all of it is the same in the other case. */
  readonly flags: '' | 'i';
  /** Of each group of the pattern, its number here. */
  readonly groups: readonly number[];
}

/** Groups get their numbers in the order in which they open. */
export function print(text: Piece, count: number, hasCase: boolean): Printed {
  const numbers = new Map<number, number>();
  let source = '';
  let hasEither = false;
  const left: Piece[] = [text];
  for (let piece = left.pop(); piece !== undefined; piece = left.pop()) {
    if (typeof piece === 'string') source += piece;
    else if (isList(piece)) left.push(...piece.toReversed());
    else if ('either' in piece) {
      hasEither = true;
      source += hasCase ? inEitherCase(piece.either) : piece.either;
    } else if ('open' in piece) {
      numbers.set(piece.open, numbers.size + 1);
      source += '(';
    } else source += `(?:\\${numbers.get(piece.same)})`;
  }
  return {
    source,
    flags: hasEither && !hasCase ? 'i' : '',
    groups: Array.from({ length: count }, (_, n) => numbers.get(n + 1) ?? 0),
  };
}

/** `[Aa]`: V8 misses some of the choices where only a part of an expression ignores cases. */
function inEitherCase(letters: string): string {
  return letters.replace(/[A-Za-z]/g, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
}

function isList(piece: Piece): piece is readonly Piece[] {
  return Array.isArray(piece);
}
