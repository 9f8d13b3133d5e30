import { openPackedCache, type PackedCache } from './pack.ts';
import { programDigest } from './program.ts';

/**
 * Opens the cache in a folder for one build by this version of the program; the folder is made where it is missing.
 * None without a folder.
 */
export function openFolderCache(folder: string | undefined): PackedCache | undefined {
  return folder === undefined ? undefined : openPackedCache(folder, programDigest());
}
