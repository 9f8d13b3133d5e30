import type { Environment } from '../process/environment.ts';
import { harmless } from './harmless.ts';
import type { Log } from './log.ts';
import { placed } from './place.ts';
import type { Secrets } from './secrets.ts';
import { createThinning } from './thinning.ts';

/** Text of others without what would move the cursor or paint, each run of it a space; lines and tabs stay. */
const printable = (text: string): string => text.replaceAll(/(?:(?![\n\t])\p{Cc})+/gu, ' ');

/** The log of the command line: plain lines, and live lines on a terminal. */
export async function createTerminalLog(
  stream: {
    write(text: string): unknown;
    readonly isTTY?: boolean | undefined;
    readonly columns?: number | undefined;
  },
  secrets: Secrets,
  options: { debug?: boolean; now?: () => number; env?: Environment } = {},
): Promise<Log> {
  const now = options.now ?? Date.now;
  // Some terminals of build machines have no size, where no line could be drawn.
  const { NO_COLOR = '', TERM, GITHUB_ACTIONS } = options.env ?? {};
  // One that is dumb can neither go back nor paint.
  const live = stream.isTTY === true && stream.columns !== 0 && TERM !== 'dumb';
  const paint = (code: number, text: string): string =>
    live && NO_COLOR === '' ? `\u001b[${code}m${text}\u001b[0m` : text;
  // What says that it is a terminal is a whole stream.
  const update = live
    ? (await import('log-update')).createLogUpdate(stream as NodeJS.WriteStream, { showCursor: true })
    : undefined;
  /** The live lines by their names. */
  const lines = new Map<string, string>();
  const due = createThinning(now);
  const shown = (text: string): string => {
    const safe = printable(secrets.redact(text));
    // A runner reads what the commands of a step print, too.
    return GITHUB_ACTIONS === 'true' ? harmless(safe) : safe;
  };
  const say = (text: string): void => {
    if (lines.size > 0) update?.clear();
    // What comes next is said after that.
    lines.delete('');
    stream.write(`${text}\n`);
    if (lines.size > 0) update?.([...lines.values()].join('\n'));
  };
  return {
    async phase(title, work) {
      say(paint(1, shown(title)));
      const started = now();
      try {
        return await work();
      } finally {
        say(paint(2, `  ${((now() - started) / 1000).toFixed(1)} s`));
      }
    },
    info: (message) => say(`  ${shown(message)}`),
    debug: (message) => {
      if (options.debug === true) say(paint(2, `  ${shown(message)}`));
    },
    notice: (message) => say(`  ${shown(message)}`),
    warning: (message, place) => say(`  ${paint(33, 'warning')} ${shown(placed(message, place))}`),
    error: (message, place) => say(`${paint(31, 'error')} ${shown(placed(message, place))}`),
    progress(message, of = '') {
      const text = `  ${shown(message).replaceAll('\n', ' ')}`;
      if (update === undefined) {
        if (message !== '' && due(of)) say(text);
        return;
      }
      if (message === '') lines.delete(of);
      else lines.set(of, text);
      if (lines.size === 0) update.clear();
      else update([...lines.values()].join('\n'));
    },
    mask: (secret) => secrets.add(secret),
  };
}
