import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';

export interface Progress {
  /** One more file is done; `bytes` is what was sent of it. */
  advance(bytes: number): void;
  /** Begins a file that takes long. */
  largeFile(): LargeFile;
}

/** A file of which more than its end is told. */
interface LargeFile {
  /** So many bytes of it have been sent so far; fewer where it is begun anew. */
  sent(bytes: number): void;
  /** It is done; to be told before {@link Progress.advance}. */
  ended(): void;
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
  /** Of large files that are under way. */
  let partly = 0;
  const tell = (): void => {
    const now = clock.now();
    const sent = bytes + partly;
    const share = (sent + files * REQUEST_COST) / (total.bytes + total.files * REQUEST_COST);
    const isEarly = share < LEAST_SHARE;
    if (now - last < LEAST_PAUSE_MS || (isEarly && now - started < QUIET_MS)) return;
    last = now;
    const seconds = (now - started) / 1000;
    const parts = [
      `${files} of ${total.files} files`,
      // Nothing where headers alone are changed.
      ...(total.bytes === 0 ? [] : [sentText(sent, total.bytes, seconds)]),
      ...(isEarly ? [] : [`${secondsText((1 / share - 1) * seconds)} left`]),
    ];
    log.progress(`${name}: ${parts.join(', ')}`, name);
  };
  return {
    advance(sent) {
      files += 1;
      bytes += sent;
      tell();
    },
    largeFile() {
      let counted = 0;
      const count = (sent: number): void => {
        partly += sent - counted;
        counted = sent;
      };
      return {
        sent(all) {
          count(all);
          tell();
        },
        ended: () => count(0),
      };
    },
  };
}

function sentText(bytes: number, total: number, seconds: number): string {
  return `${bytesText(bytes)} of ${bytesText(total)}, ${bytesText(bytes / seconds)}/s`;
}

/** A size for readers, `26.3 MB`: with a digit more than reports have, so that it differs from the limit it exceeds. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${Math.round(bytes)} B`;
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(1)} kB`;
  if (bytes < 1e9) return `${(bytes / 1e6).toFixed(1)} MB`;
  return `${(bytes / 1e9).toFixed(2)} GB`;
}

function secondsText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return whole < 100 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
