import type { Destination, Inventory, LocalSite, Turn } from '../destination.ts';
import { asStored } from './inventory.ts';

/**
 * Path → SHA-256 of the files that may be there already, where a listing tells no more than sizes: those of the same
 * size are read.
 */
export async function readDigests(
  destination: Destination,
  { manifest }: LocalSite,
  { files }: Inventory,
  turn: Turn,
): Promise<ReadonlyMap<string, string>> {
  if (destination.kind !== 'files' || destination.digests === undefined) return new Map();
  const paths = Object.entries(manifest.files).flatMap(([path, file]) => {
    const found = files.get(path);
    const isUnknown = found !== undefined && found.sha256 === undefined && found.md5 === undefined;
    return isUnknown && found.size === asStored(file).size ? [path] : [];
  });
  return paths.length === 0 ? new Map() : destination.digests(paths, turn);
}
