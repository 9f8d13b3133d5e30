import { type Command, CommanderError, Help, type Option } from 'commander';
import type { Code } from '../errors/codes.ts';

/** What commander says of a word or a value that is not there. */
const MISSING = [
  'commander.missingArgument',
  'commander.missingMandatoryOptionValue',
  'commander.optionMissingArgument',
];

/** What help says of an option, and whether a command does nothing without it. */
export function describedOption(option: Option): string {
  const text = new Help().optionDescription(option);
  return option.mandatory ? `${text} (required)` : text;
}

/** A command line that cannot be understood, as the JSON document of a failed command. */
export interface UsageProblem {
  readonly ok: false;
  readonly error: Code;
  readonly message: string;
  readonly problems: readonly string[];
}

/** Tells what is wrong with a command line, where help is, and the code; `command` is the one that was named, or empty. */
export function usageProblem(error: CommanderError, command: string): UsageProblem {
  // Of a command that is not there, or not named, help says no more than that it was shown.
  const said = error.code === 'commander.help' ? 'name one of the commands above' : error.message;
  const [what = '', ...hints] = said
    .replace(/^error: /, '')
    .replace(' is invalid. ', ' is invalid: ')
    .split('\n');
  const code = codeOf(error);
  const hint = hints.map((text) => ` ${text.replace('(Did', '(did')}`).join('');
  const quotes = error.code === 'commander.excessArguments' ? ': put what holds blanks in quotes' : '';
  const help = ['docs-export', ...(command === '' ? [] : [command]), '--help'].join(' ');
  return {
    ok: false,
    error: code,
    message: `${what.replace(/\.$/, '')}${hint}${quotes} (${help} tells more) [${code}]`,
    problems: [],
  };
}

/**
 * What is wrong first with a command line: that a required option is missing is said before one is found that nobody
 * knows, and which is likely that one misspelt.
 */
export async function firstProblem(
  program: Command,
  error: CommanderError,
  [name, ...words]: readonly string[],
): Promise<CommanderError> {
  const command = program.commands.find((one) => one.name() === name);
  if (command === undefined || error.code !== 'commander.missingMandatoryOptionValue') return error;
  if (!command.parseOptions([...words]).unknown.some((word) => word.startsWith('-'))) return error;
  for (const option of command.options) option.makeOptionMandatory(false);
  const other: unknown = await program.parseAsync().catch((problem: unknown) => problem);
  return other instanceof CommanderError ? other : error;
}

function codeOf({ code }: CommanderError): Code {
  if (code === 'commander.conflictingOption') return 'E_INPUT_CONFLICT';
  return MISSING.includes(code) ? 'E_INPUT_MISSING' : 'E_INPUT_INVALID';
}
