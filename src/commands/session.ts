import type { Command } from 'commander';
import { codedMessageOf, Failure, messageOf } from '../errors/failure.ts';
import { createHttpClient, type HttpClient } from '../http/client.ts';
import { InvalidInputs, problemLine } from '../inputs/problem.ts';
import type { Log } from '../log/log.ts';
import { createSecrets, type Secrets } from '../log/secrets.ts';
import { createTerminalLog } from '../log/terminal.ts';
import { cancellationSignal, leave } from '../process/cancellation.ts';

/** The JSON document of a sub-command. */
export interface Answer {
  readonly ok: boolean;
  readonly [field: string]: unknown;
}

/** What every sub-command works with. */
export interface Session {
  readonly log: Log;
  readonly secrets: Secrets;
  readonly signal: AbortSignal;
  readonly client: HttpClient;
  /** Writes the one JSON document of this command, where it is wanted; `shown` is written in its place. */
  answer(document: Answer, shown?: object): void;
}

/** Flags every sub-command has. */
export interface CommonFlags {
  readonly json?: boolean;
  readonly debug?: boolean;
}

/** Adds the options every sub-command has. */
export function addCommonOptions(command: Command): Command {
  return command
    .option('--json', 'write one JSON document to standard output, and the log to standard error')
    .option('--debug', 'log more');
}

/** Runs a sub-command in a session of its own. Errors become messages; they, or an answer that is not ok, exit with 1. */
export async function runCommand(
  options: CommonFlags,
  work: (session: Session) => Promise<void>,
): Promise<void> {
  const json = options.json === true;
  const secrets = createSecrets();
  const log = await createTerminalLog(json ? process.stderr : process.stdout, secrets, {
    debug: options.debug === true,
    env: process.env,
  });
  const client = createHttpClient();
  const signal = cancellationSignal(() => log.error('Work did not stop in time and was ended.'));
  const answer = (document: Answer, shown: object = document): void => {
    if (!document.ok) process.exitCode = 1;
    if (json) process.stdout.write(`${secrets.redact(JSON.stringify(shown, null, 2))}\n`);
  };
  try {
    requireCurrentFolder();
    await work({ log, secrets, signal, client, answer });
  } catch (error) {
    const problems = error instanceof InvalidInputs ? error.problems.map(problemLine) : [];
    for (const problem of problems) log.error(problem);
    log.error(codedMessageOf(error));
    if (options.debug === true && error instanceof Error && !(error instanceof Failure))
      log.debug(error.stack ?? '');
    answer({
      ok: false,
      error: error instanceof Failure ? error.code : 'E_UNEXPECTED',
      message: messageOf(error),
      problems,
    });
  } finally {
    await client.close();
    leave();
  }
}

/** Relative paths mean nothing without it. Throws E_INPUT_INVALID. */
function requireCurrentFolder(): void {
  try {
    process.cwd();
  } catch (cause) {
    throw new Failure('E_INPUT_INVALID', {
      what: 'The current folder is no more',
      why: 'it was removed after the shell went there',
      fix: 'go to a folder that is there, then run again',
      cause,
    });
  }
}
