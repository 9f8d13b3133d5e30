import type { AdminApi } from '../admin-api/client.ts';
import type { Clock } from '../clock.ts';

export interface MintedLink {
  /** Presigned: a secret until it expires. */
  readonly url: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
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
    const { bundleUrl, expiresAt, sizeBytes } = await api.generateBundle(jobId, context.signal);
    const link = { url: bundleUrl, expiresAt: millisecondsOf(expiresAt), sizeBytes: sizeBytes ?? undefined };
    context.onMint(link);
    newest = link;
    return link;
  };
  return {
    mint,
    async current() {
      return newest !== undefined && newest.expiresAt - context.clock.now() > SOON_MS ? newest : await mint();
    },
  };
}

/** The spec says "timestamp": a date-time, or seconds or milliseconds since the epoch. */
function millisecondsOf(expiresAt: string | number): number {
  if (typeof expiresAt === 'string') return Date.parse(expiresAt);
  return expiresAt < 1e11 ? expiresAt * 1000 : expiresAt;
}
