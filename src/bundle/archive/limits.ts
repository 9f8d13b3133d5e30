import { Failure } from '../../errors/failure.ts';

/** How much an archive may hold (design, rule 4). */
export interface ArchiveLimits {
  /** Files and the folders they lie in, together. */
  readonly maxEntries: number;
  /** Bytes of all files, unpacked. */
  readonly maxBytes: number;
  /** Unpacked bytes for each byte of the archive; counts above {@link RATIO_FREE_BYTES}. */
  readonly maxRatio: number;
}

export const DEFAULT_LIMITS: ArchiveLimits = { maxEntries: 500_000, maxBytes: 20 * 2 ** 30, maxRatio: 200 };

/** Below this size a high ratio is no bomb: a few empty tables compress very well. */
const RATIO_FREE_BYTES = 32 * 2 ** 20;

/** What an archive has taken of its limits so far. */
export interface Meter {
  /** Counts a file of `size` bytes or, with 0, a folder; throws E_BUNDLE_LIMIT, naming it, when a limit is passed. */
  take(size: number, name: string): void;
}

/** Counts entries and bytes of one archive of `archiveBytes` bytes, before they are written. */
export function createMeter(limits: ArchiveLimits, archiveBytes: number): Meter {
  let entries = 0;
  let bytes = 0;
  return {
    take(size, name) {
      entries += 1;
      bytes += size;
      if (entries > limits.maxEntries)
        throw overLimit(name, `more than ${limits.maxEntries.toLocaleString('en')} files and folders`);
      if (bytes > limits.maxBytes)
        throw overLimit(name, `more than ${limits.maxBytes.toLocaleString('en')} bytes in all, unpacked`);
      if (bytes > RATIO_FREE_BYTES && bytes > limits.maxRatio * archiveBytes)
        throw overLimit(name, `more than ${limits.maxRatio} bytes for each byte of the archive`);
    },
  };
}

function overLimit(name: string, much: string): Failure {
  return new Failure('E_BUNDLE_LIMIT', {
    what: 'The bundle exceeds a limit',
    value: JSON.stringify(name),
    why: `up to this entry it holds ${much}`,
    fix: 'nothing was kept of it; leave large files out of the site, and report a bundle that should be small to the service',
  });
}
