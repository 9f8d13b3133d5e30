import { type BundleLinks, createBundleLinks } from '../export/bundle-link.ts';
import { secretsOfLink } from '../log/secrets.ts';
import type { Connection } from './connect.ts';
import type { RunContext } from './context.ts';

/** Links to the bundle of a job, each masked and made an output the moment it arrives. */
export function bundleLinks(jobId: string, { api }: Connection, context: RunContext): BundleLinks {
  const { log, clock, signal, setOutput } = context;
  return createBundleLinks(api, jobId, {
    clock,
    signal,
    onMint(link) {
      for (const secret of secretsOfLink(link.url)) log.mask(secret);
      setOutput('bundle-url', link.url);
      setOutput('bundle-expires-at', new Date(link.expiresAt).toISOString());
      log.info(`Bundle link until ${new Date(link.expiresAt).toISOString()}`);
    },
  });
}
