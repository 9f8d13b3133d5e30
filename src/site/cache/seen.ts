import { deserialize } from 'node:v8';

/** Files that something was made of, with the digest of each; empty for one that was looked for and is not there. */
export type SeenFiles = readonly (readonly [file: string, digest: string])[];

/** What a cache holds, unless one of the files that it was made of is another now. */
export function stillSo<T extends { readonly seen: SeenFiles }>(
  bytes: Uint8Array | undefined,
  digestOf: (file: string) => string,
): T | undefined {
  const kept: T | undefined = bytes && deserialize(bytes);
  return kept?.seen.every(([file, known]) => digestOf(file) === known) === true ? kept : undefined;
}
