import { constants } from 'node:os';
import { Failure } from '../errors/failure.ts';
import { lostOutput } from '../log/lost-output.ts';

/** After the signal, work has this long to stop by itself (design, rule 2: 5 s in all). */
const GRACE_MS = 4500;

/** What a user, a shell or a runner ends a command with; the last where its terminal or connection was closed. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A signal that aborts with E_CANCELLED on SIGINT, SIGTERM or SIGHUP. What has not stopped by then is ended with the
 * process; `onForced` may say a last word. A process that fails after it exits with 130, 143 or 129.
 */
export function cancellationSignal(onForced: () => void): AbortSignal {
  const controller = new AbortController();
  const cancel = (name: NodeJS.Signals): void => {
    if (controller.signal.aborted) return;
    // Shells tell by it what ended a command. What came to a good end all the same stays a success.
    process.once('exit', (code) => {
      if (code !== 0) process.exitCode = 128 + constants.signals[name];
    });
    controller.abort(
      new Failure('E_CANCELLED', {
        what: 'The run was cancelled',
        why: `the process received ${name}`,
        fix: 'run again; what was published before is whole',
      }),
    );
    setTimeout(() => {
      onForced();
      process.exit(1);
    }, GRACE_MS).unref();
  };
  for (const name of ENDING) process.on(name, cancel);
  return controller.signal;
}

/** A process that has nothing more to do has ended by then. */
const LINGER_MS = 3000;

/**
 * Ends the process once the run has said its last word: some clients cannot be stopped, and their open connections
 * would keep it. At once after a cancellation; else when it does not end by itself.
 */
export function leaveAfter(signal: AbortSignal): void {
  if (signal.aborted) leave();
  else setTimeout(leave, LINGER_MS).unref();
}

/**
 * Ends the process once what was said is out, with 1 where that could not be written. By itself it would take its
 * memory apart first, object by object: after a build that takes as long as reading hundreds of files.
 */
export function leave(): void {
  process.stdout.write('', () => {
    const lost = lostOutput();
    if (lost !== undefined) process.exitCode = 1;
    process.stderr.write(lost === undefined ? '' : `error ${lost.message}\n`, () => process.exit());
  });
}
