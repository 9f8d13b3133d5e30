import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';

export interface Progress {
  /** One more file is done; `bytes` is what was sent of it. */
  advance(bytes: number): void;
}

/** What one request costs beside its bytes, as bytes; makes the time left fit many small files as well as few large. */
const REQUEST_COST = 20_000;
const LEAST_PAUSE_MS = 100;
/** What the first requests took, connections among them, says nothing of the rest: below this share no time is told. */
const LEAST_SHARE = 0.02;
/** For so long nothing is told below that share: a log would keep that line for seconds. */
const QUIET_MS = 5000;

/** Keeps a live line: files, bytes, rate, time left. */
export function createProgress(
  name: string,
  total: { readonly files: number; readonly bytes: number },
  log: Log,
  clock: Clock,
): Progress {
  const started = clock.now();
  let last = started;
  let files = 0;
  let bytes = 0;
  return {
    advance(sent) {
      files += 1;
      bytes += sent;
      const now = clock.now();
      const share = (bytes + files * REQUEST_COST) / (total.bytes + total.files * REQUEST_COST);
      const isEarly = share < LEAST_SHARE;
      if (now - last < LEAST_PAUSE_MS || (isEarly && now - started < QUIET_MS)) return;
      last = now;
      const seconds = (now - started) / 1000;
      const parts = [
        `${files} of ${total.files} files`,
        // Nothing where headers alone are changed.
        ...(total.bytes === 0 ? [] : [sentText(bytes, total.bytes, seconds)]),
        ...(isEarly ? [] : [`${secondsText((1 / share - 1) * seconds)} left`]),
      ];
      log.progress(`${name}: ${parts.join(', ')}`, name);
    },
  };
}

function sentText(bytes: number, total: number, seconds: number): string {
  return `${bytesText(bytes)} of ${bytesText(total)}, ${bytesText(bytes / seconds)}/s`;
}

/** A size for readers: `1.2 MB`. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${Math.round(bytes)} B`;
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(1)} kB`;
  if (bytes < 1e9) return `${(bytes / 1e6).toFixed(1)} MB`;
  return `${(bytes / 1e9).toFixed(2)} GB`;
}

/** `1 file`, `12 files`. */
export function filesText(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}

function secondsText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return whole < 100 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
