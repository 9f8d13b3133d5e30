import type { Code } from '../errors/codes.ts';
import { INPUTS, type InputName } from './declared.generated.ts';
import { fillPlaceholders, type PlaceholderValues } from './placeholders.ts';
import { InvalidInputs, type Problem } from './problem.ts';
import type { Reading } from './values.ts';

/** Values as the user gave them; an input that is empty or absent has its declared default. */
export type RawInputs = Partial<Readonly<Record<InputName, string>>>;

/** Reads inputs one by one and collects what is wrong with them, to say it all at once. */
export interface InputReader {
  /** The text as given, without blanks around it. */
  given(name: InputName): string;
  /** The text as given, else the declared default. */
  value(name: InputName): string;
  /** The same with its placeholders filled in; those without a value become a problem. */
  filled(name: InputName, text?: string): string;
  read<T>(name: InputName, reader: (text: string) => Reading<T>, text?: string): T | undefined;
  /** As `read`; undefined where the input is empty. */
  optional<T>(name: InputName, reader: (text: string) => Reading<T>, text?: string): T | undefined;
  problem(name: InputName, why: string, fix: string, code: Code): undefined;
  /** A problem with what another input says, or with the event. */
  conflict(name: InputName, why: string, fix: string): undefined;
  /** A problem whose place or value is another than the input's own. */
  add(problem: Problem): undefined;
  warn(message: string): void;
  readonly warnings: readonly string[];
  /** Throws {@link InvalidInputs} with every problem, if there is one. */
  throwProblems(): void;
}

/** Opens the inputs of a run; `places` are the values of placeholders. */
export function createReader(raw: RawInputs, places: PlaceholderValues): InputReader {
  const problems: Problem[] = [];
  const warnings: string[] = [];
  const given = (name: InputName): string => (raw[name] ?? '').trim();
  const value = (name: InputName): string => given(name) || INPUTS[name].default;
  const add = (problem: Problem): undefined => {
    problems.push(problem);
    return undefined;
  };
  const problem: InputReader['problem'] = (input, why, fix, code) => {
    const isSecret = (input === 'api-key' || input === 'github-token') && given(input) !== '';
    const shown = isSecret ? '***' : given(input);
    return add({ input, value: shown, why, fix, code });
  };
  const read: InputReader['read'] = (input, reader, text = value(input)) => {
    const reading = reader(text);
    return reading.ok ? reading.value : problem(input, reading.why, reading.fix, 'E_INPUT_INVALID');
  };
  return {
    ...{ given, value, problem, read, add, warnings },
    filled(input, template = value(input)) {
      const { text, problems: found } = fillPlaceholders(template, places);
      for (const one of found) {
        const known = problems.some((other) => other.input === input && other.value === one.value);
        if (!known) add({ input, ...one, code: 'E_PLACEHOLDER' });
      }
      return text;
    },
    optional: (input, reader, text = value(input)) => (text === '' ? undefined : read(input, reader, text)),
    conflict: (input, why, fix) => problem(input, why, fix, 'E_INPUT_CONFLICT'),
    warn: (message) => void warnings.push(message),
    throwProblems() {
      const [first, ...others] = problems;
      if (first !== undefined) throw new InvalidInputs([first, ...others]);
    },
  };
}
