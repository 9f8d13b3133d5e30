import type { Manifest } from '../../bundle/manifest.ts';
import type { DestinationContext, DestinationSpec } from '../destination.ts';
import { addressOf } from '../host-files/routing.ts';
import { inventoryOfManifest } from '../plan/inventory.ts';
import { openDestination } from '../schemes.ts';
import type { PagesBefore } from './page-changes.ts';
import { publishedManifest } from './published-site.ts';
import { sitemapAddresses } from './sitemap.ts';

/** The site whose readers the pages are compared for: where they find it, or the destination that holds it. */
export type Comparison =
  | { readonly kind: 'address'; readonly url: URL }
  | { readonly kind: 'destination'; readonly spec: DestinationSpec };

/**
 * The pages that readers have now: by the manifest there, else by the sitemap; undefined where there is neither.
 * `wanted` gives the pages of a sitemap their names. Throws the failure of what cannot be asked.
 */
export async function pagesBefore(
  comparison: Comparison,
  wanted: Manifest,
  context: DestinationContext,
  signal: AbortSignal,
): Promise<PagesBefore | undefined> {
  if (comparison.kind === 'destination') return pagesAt(comparison.spec, context, signal);
  const { http, clock, log } = context;
  const { url } = comparison;
  const manifest = await publishedManifest(url, { http, clock, signal });
  if (manifest !== undefined) return pagesOf(manifest);
  const addresses = await sitemapAddresses(url, { http, clock, signal });
  if (addresses === undefined) return undefined;
  log.info(
    `${url.host} has no manifest: it is compared by its sitemap, which does not tell what changed in a page`,
  );
  const names = new Map(wanted.pages.map((page) => [addressOf(page), page]));
  return {
    pages: [...new Set(addresses)].map((address) => names.get(address) ?? (address.slice(1) || 'index')),
    files: undefined,
  };
}

async function pagesAt(
  spec: DestinationSpec,
  context: DestinationContext,
  signal: AbortSignal,
): Promise<PagesBefore | undefined> {
  const destination = openDestination(spec, context);
  try {
    await destination.ready?.();
    const manifest = (await destination.inventory?.({ signal }))?.manifest;
    return manifest === undefined ? undefined : pagesOf(manifest);
  } finally {
    await destination.close?.();
  }
}

function pagesOf(manifest: Manifest): PagesBefore {
  return { pages: manifest.pages, files: inventoryOfManifest(manifest).files };
}
