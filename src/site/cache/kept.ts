import type { BuildCache } from '../site.ts';
import { digest } from './digest.ts';

/** Bytes from the cache, else made and put there. `inputs` tell all that they are made of. */
export async function keptBytes(
  cache: BuildCache | undefined,
  kind: string,
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (cache === undefined) return make();
  const key = `${kind} ${digest(...inputs)}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = await make();
  cache.put(key, made);
  return made;
}
