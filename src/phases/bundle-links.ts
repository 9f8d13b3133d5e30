import { messageOf } from '../errors/failure.ts';
import { type BundleLinks, createBundleLinks } from '../export/bundle-link.ts';
import { secretsOfLink } from '../log/secrets.ts';
import type { Connection } from './connect.ts';
import type { RunContext } from './context.ts';

/** Links to the bundle of a job of a domain, each masked and made an output the moment it arrives. */
export function bundleLinks(
  jobId: string,
  domain: string,
  { api }: Pick<Connection, 'api'>,
  context: Pick<RunContext, 'log' | 'clock' | 'signal' | 'setOutput'>,
): BundleLinks {
  const { log, clock, signal, setOutput } = context;
  return createBundleLinks(api, jobId, {
    clock,
    signal,
    onMint(link) {
      // What a link may name, and everybody knows, would be missing from all that is said afterwards.
      const secrets = secretsOfLink(link.url).filter((part) => part !== jobId && part !== domain);
      for (const secret of secrets) log.mask(secret);
      setOutput('bundle-url', link.url);
      const until = link.expiresAt === undefined ? '' : new Date(link.expiresAt).toISOString();
      setOutput('bundle-expires-at', until);
      log.info(
        until === '' ? 'Bundle link; the service does not say until when' : `Bundle link until ${until}`,
      );
    },
  });
}

/**
 * Mints again the link of the outputs where a long deployment has aged it: steps that follow may use it. Where that
 * fails, a warning says so; the site is published without it.
 */
export async function renewLink(links: BundleLinks, { log, signal }: RunContext): Promise<void> {
  try {
    await links.current();
  } catch (error) {
    signal.throwIfAborted();
    log.warning(`The link in bundle-url ends, and there is no fresh one: ${messageOf(error)}`);
  }
}
