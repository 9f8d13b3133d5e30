import { messageOf } from '../../errors/failure.ts';
import type { DestinationContext, Inventory } from '../destination.ts';
import { requireGitHub } from '../github.ts';
import type { GitHubAccess } from '../github-access.ts';
import { inventoryOfManifest, NOTHING } from '../plan/inventory.ts';
import { parseManifest } from '../plan/read-manifest.ts';
import { type Asset, assetsOf, findRelease, PERMISSION } from './release-api.ts';

/**
 * What the release of the tag holds, by its manifest; undefined where there is no such release, or none that can be
 * read. It is complete, and need not be published again, only with the manifest's archive and its digest beside.
 */
export async function publishedRelease(
  context: DestinationContext,
  tagOf: (github: GitHubAccess) => string,
  name: string,
  signal: AbortSignal,
): Promise<Inventory | undefined> {
  const github = requireGitHub(context, `\`permissions: ${PERMISSION}\``);
  const release = await findRelease(github, tagOf(github), signal);
  if (release === undefined) return undefined;
  const assets = await assetsOf(github, release, 'read the assets of the release', signal);
  const found = assets.find((asset) => asset.name === 'manifest.json');
  const manifest =
    found === undefined ? undefined : parseManifest(await contentOf(found, github, context, signal));
  if (manifest === undefined) return undefined;
  const assetNamed = (wanted: string): Asset | undefined => assets.find((asset) => asset.name === wanted);
  // The manifest comes last: of a publish that was cut short, the archive may be there already.
  const own = `sha256:${manifest.bundleSha256}`;
  const complete = ['.tar.gz', '.zip'].some((ending) => {
    const archive = assetNamed(name + ending);
    const isOwn = archive !== undefined && (archive.digest ?? own) === own;
    return isOwn && assetNamed(`${name}${ending}.sha256`) !== undefined;
  });
  return { ...NOTHING, ...inventoryOfManifest(manifest), interrupted: !complete };
}

/** An asset's text; empty where it cannot be had, since the manifest is one way to know among others. */
async function contentOf(
  { id }: Asset,
  github: GitHubAccess,
  { log }: DestinationContext,
  signal: AbortSignal,
): Promise<string> {
  try {
    const content = await github.ask(
      {
        doing: 'read the manifest of the release',
        permission: PERMISSION,
        route: 'GET /repos/{owner}/{repo}/releases/assets/{asset_id}',
        parameters: { asset_id: id, headers: { accept: 'application/octet-stream' } },
        mayBeMissing: true,
      },
      signal,
    );
    // The client reads an answer by its content type.
    if (content instanceof ArrayBuffer) return Buffer.from(content).toString();
    return typeof content === 'string' ? content : JSON.stringify(content ?? '');
  } catch (error) {
    signal.throwIfAborted();
    log.debug(`release: its manifest cannot be read: ${messageOf(error)}`);
    return '';
  }
}
