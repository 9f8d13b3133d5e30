import type { Code } from '../errors/codes.ts';
import { Failure } from '../errors/failure.ts';
import { CREDENTIALS, withoutQuerySecrets } from '../log/secrets.ts';

/** What is wrong with one input. */
export interface Problem {
  readonly input: string;
  readonly value: string;
  readonly why: string;
  readonly fix: string;
  readonly code: Code;
}

/** Characters of a value that are shown: enough to know it again. */
const MOST_SHOWN = 300;

/** `input: value: why: fix [code]`, on one line, without what is secret in the value, and not all of what is very long. */
export function problemLine({ input, value, why, fix, code }: Problem): string {
  const secrets = new Set(value.match(CREDENTIALS));
  const safe = (text: string): string =>
    withoutQuerySecrets([...secrets].reduce((left, secret) => left.replaceAll(secret, '***@'), text));
  const line = safe(value).replaceAll(/\s*\n\s*/g, ' ⏎ ') || '(empty)';
  const shown = line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN).toWellFormed()}…` : line;
  return `${input}: ${shown}: ${safe(why)}: ${safe(fix)} [${code}]`;
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
