import { keepCompiled } from './compiled.ts';
import { openPackedCache, type PackedCache } from './pack.ts';
import { programDigest } from './program.ts';

/**
 * Opens the cache in a folder for one build by this version of the program; the folder is made where it is missing.
 * What is loaded of the program from then on is kept there in its compiled form. None without a folder.
 */
export function openFolderCache(folder: string | undefined): PackedCache | undefined {
  if (folder === undefined) return undefined;
  keepCompiled(folder);
  return openPackedCache(folder, programDigest());
}
