import { z } from 'zod';
import { MANIFEST_PATH } from '../../bundle/manifest.ts';
import { messageOf } from '../../errors/failure.ts';
import { LARGE_ANSWER, textOf } from '../../http/endless.ts';
import type { DestinationContext, Inventory } from '../destination.ts';
import { inventoryOfManifest, parseManifest } from '../plan/inventory.ts';

const Site = z.looseObject({ html_url: z.string() });
const MOST_REDIRECTS = 3;

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
      ? parseManifest(await fetched(site.data.html_url, context, signal))
      : undefined;
    return manifest === undefined ? undefined : { ...inventoryOfManifest(manifest), interrupted: true };
  } catch (error) {
    signal.throwIfAborted();
    // Publishing needs none of this; what it needs it asks for itself.
    log.debug(`pages: what is published is not known: ${messageOf(error)}`);
    return undefined;
  }
}

/** The manifest's text; empty where there is none. No credentials are sent. */
async function fetched(
  page: string,
  { http, clock }: DestinationContext,
  signal: AbortSignal,
): Promise<string> {
  let url = new URL(MANIFEST_PATH, page.endsWith('/') ? page : `${page}/`);
  // Another address is another entry of a cache.
  url.searchParams.set('at', String(clock.now()));
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const { status, headers, body } = await http({
      method: 'GET',
      url: url.href,
      headers: { 'cache-control': 'no-cache', 'accept-encoding': 'identity' },
      signal,
    });
    const content = await textOf(body, LARGE_ANSWER);
    if (status === 200) return content;
    if (status < 300 || status >= 400 || headers.location === undefined) return '';
    url = new URL(headers.location, url);
  }
  return '';
}
