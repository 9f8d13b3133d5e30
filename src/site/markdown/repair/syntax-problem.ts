/** A place of the source that is not valid MDX, and what was done about it. Line and column count from 1. */
export interface SyntaxProblem {
  readonly message: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
}
