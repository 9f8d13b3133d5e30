import { z } from 'zod';
import { messageOf } from '../../errors/failure.ts';
import { publishedManifest } from '../compare/published-site.ts';
import type { DestinationContext, Inventory } from '../destination.ts';
import { inventoryOfManifest } from '../plan/inventory.ts';

const Site = z.looseObject({ html_url: z.string() });

/**
 * What GitHub Pages serves now, by the manifest that the site holds; undefined where there is none, or where it cannot
 * be read (a private site). Caches may be some minutes behind: it tells what changes and what would be lost, but not
 * that there is nothing to do.
 */
export async function publishedSite(
  context: DestinationContext,
  signal: AbortSignal,
): Promise<Inventory | undefined> {
  const { github, log } = context;
  if (github === undefined) return undefined;
  try {
    const answer = await github.ask(
      {
        doing: 'look for the Pages site',
        permission: 'pages: read',
        route: 'GET /repos/{owner}/{repo}/pages',
        mayBeMissing: true,
      },
      signal,
    );
    const site = Site.safeParse(answer);
    const manifest = site.success
      ? await publishedManifest(site.data.html_url, { ...context, signal })
      : undefined;
    return manifest === undefined ? undefined : { ...inventoryOfManifest(manifest), interrupted: true };
  } catch (error) {
    signal.throwIfAborted();
    // Publishing needs none of this; what it needs it asks for itself.
    log.debug(`pages: what is published is not known: ${messageOf(error)}`);
    return undefined;
  }
}
