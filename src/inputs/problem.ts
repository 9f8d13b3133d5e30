import type { Code } from '../errors/codes.ts';
import { Failure } from '../errors/failure.ts';

/** What is wrong with one input. */
export interface Problem {
  readonly input: string;
  readonly value: string;
  readonly why: string;
  readonly fix: string;
  readonly code: Code;
}

/** What may be a password in an address. */
const CREDENTIALS = /(:\/\/)[^/\s@]*@/g;

/** `input: value: why: fix [code]`, on one line. */
export function problemLine({ input, value, why, fix, code }: Problem): string {
  const shown = value.replaceAll(/\s*\n\s*/g, ' ⏎ ').replaceAll(CREDENTIALS, '$1***@');
  return `${input}: ${shown === '' ? '(empty)' : shown}: ${why}: ${fix} [${code}]`;
}

/** All problems in one go, as the error the program ends with; its code is that of the first. */
export class InvalidInputs extends Failure {
  readonly problems: readonly Problem[];

  constructor(problems: readonly [Problem, ...Problem[]]) {
    const count = problems.length === 1 ? 'One input is' : `${problems.length} inputs are`;
    super(problems[0].code, { what: `${count} not usable; nothing was started`, fix: 'see the lines above' });
    this.problems = problems;
  }
}
