import type { Log } from './log.ts';
import type { Secrets } from './secrets.ts';

export interface Stream {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** The log of the command line: plain lines, one live line on a terminal. */
export function createTerminalLog(
  stream: Stream,
  secrets: Secrets,
  options: { debug?: boolean; now?: () => number } = {},
): Log {
  const now = options.now ?? Date.now;
  const live = stream.isTTY === true;
  const paint = (code: number, text: string): string => (live ? `\u001b[${code}m${text}\u001b[0m` : text);
  let liveLine = false;
  let lastProgress = Number.NEGATIVE_INFINITY;
  const say = (text: string): void => {
    if (liveLine) stream.write('\r\u001b[2K');
    liveLine = false;
    stream.write(`${secrets.redact(text)}\n`);
  };
  const placed = (message: string, file?: string, line?: number, column?: number): string =>
    file === undefined
      ? message
      : `${[file, line, column].filter((part) => part !== undefined).join(':')}  ${message}`;
  return {
    async phase(title, work) {
      say(paint(1, title));
      const started = now();
      try {
        return await work();
      } finally {
        say(paint(2, `  ${((now() - started) / 1000).toFixed(1)} s`));
      }
    },
    info: (message) => say(`  ${message}`),
    debug: (message) => {
      if (options.debug === true) say(paint(2, `  ${message}`));
    },
    notice: (message) => say(`  ${message}`),
    warning: (message, place) =>
      say(`  ${paint(33, 'warning')} ${placed(message, place?.file, place?.line, place?.column)}`),
    error: (message, place) =>
      say(`${paint(31, 'error')} ${placed(message, place?.file, place?.line, place?.column)}`),
    progress(message) {
      const text = secrets.redact(message);
      if (live) {
        stream.write(`\r\u001b[2K  ${text.slice(0, (stream.columns ?? 100) - 3)}`);
        liveLine = true;
        return;
      }
      if (now() - lastProgress < 5000) return;
      lastProgress = now();
      say(`  ${text}`);
    },
    mask: (secret) => secrets.add(secret),
  };
}
