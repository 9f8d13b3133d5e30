import { Failure, hasCode, messageOf } from '../errors/failure.ts';

/** Goes on when what is said cannot be written any more: work that is half done would help nobody. */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/**
 * The failure to write standard output, as on a full disk. A reader that stops early, as `head` does, has what it
 * wants.
 */
export function lostOutput(): Failure | undefined {
  const { errored } = process.stdout;
  if (errored === null || hasCode(errored, 'EPIPE')) return undefined;
  return new Failure('E_STDOUT', {
    what: 'Standard output could not be written to its end',
    why: messageOf(errored),
    fix: 'free some space where it leads to, then run again',
    cause: errored,
  });
}
