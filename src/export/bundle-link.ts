import type { AdminApi } from '../admin-api/client.ts';
import type { Clock } from '../clock.ts';
import { codeOf } from '../errors/failure.ts';
import { exportGone } from './job.ts';

export interface MintedLink {
  /** Presigned: a secret until it expires. */
  readonly url: string;
  /** Milliseconds since the epoch; undefined where the service does not say. */
  readonly expiresAt: number | undefined;
  readonly sizeBytes: number | undefined;
}

/** A link that ends within this time is as good as expired. */
const SOON_MS = 60_000;

export interface BundleLinks {
  /** Generates the bundle: a fresh link each time (spec section 4, generate export bundle, rule 2). */
  mint(): Promise<MintedLink>;
  /** The newest link, minted again when it has expired or is about to. */
  current(): Promise<MintedLink>;
}

/** The links of one completed job. `onMint` hears of each before anybody else, so that it can be masked. */
export function createBundleLinks(
  api: AdminApi,
  jobId: string,
  context: { clock: Clock; signal: AbortSignal; onMint: (link: MintedLink) => void },
): BundleLinks {
  let newest: MintedLink | undefined;
  const mint = async (): Promise<MintedLink> => {
    const generating = api.generateBundle(jobId, context.signal).catch((error: unknown) => {
      // It told of the job that it is completed.
      throw codeOf(error) === 'E_API_NOT_FOUND' ? exportGone(jobId, 'completed', error) : error;
    });
    const { bundleUrl, expiresAt, sizeBytes } = await generating;
    const link = { url: bundleUrl, expiresAt: millisecondsOf(expiresAt), sizeBytes: sizeBytes ?? undefined };
    context.onMint(link);
    newest = link;
    return link;
  };
  return {
    mint,
    async current() {
      const lasts = (newest?.expiresAt ?? Number.POSITIVE_INFINITY) - context.clock.now() > SOON_MS;
      return newest !== undefined && lasts ? newest : await mint();
    },
  };
}

/** The last time that a date can hold. */
const LATEST_MS = 8.64e15;

/**
 * The spec says "timestamp": a date-time, or seconds or milliseconds since the epoch, also in digits. One without a time
 * zone is meant in UTC, as a service has it. Undefined where it is none of these.
 */
function millisecondsOf(expiresAt: string | number | undefined): number | undefined {
  if (typeof expiresAt === 'string' && !/^\d+$/.test(expiresAt)) {
    const iso = expiresAt.trim().replace(/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/, '$1T$2Z');
    const time = Date.parse(iso);
    return Number.isNaN(time) ? undefined : time;
  }
  const number = Number(expiresAt ?? Number.NaN);
  const time = number < 1e11 ? number * 1000 : number;
  return time >= 0 && time <= LATEST_MS ? time : undefined;
}
