import type { SearchManifest, TermShard } from './format.ts';

/** Fetches a shard by the name of its file, once. */
export type Load = (file: string) => Promise<TermShard>;

/** Shards one word may touch. */
const MOST_SHARDS = 4;

/** The postings of a term (format.ts); undefined where there is no such term. */
export async function postingsOf(
  manifest: SearchManifest,
  term: string,
  load: Load,
): Promise<readonly number[] | undefined> {
  const file = manifest.termFiles[shardOf(manifest, term)];
  const shard = file === undefined ? {} : await load(file);
  return Object.hasOwn(shard, term) ? shard[term] : undefined;
}

/** The number of the shard that a term is in, if it is in any. */
function shardOf({ terms }: SearchManifest, term: string): number {
  let first = 0;
  while (first + 1 < terms.length && (terms[first + 1] ?? '') <= term) first += 1;
  return first;
}

/** The shards that hold terms with this beginning, the first of them. */
export function shards(
  manifest: SearchManifest,
  beginning: string,
  load: Load,
  most = MOST_SHARDS,
): Promise<TermShard[]> {
  const { terms, termFiles } = manifest;
  const first = shardOf(manifest, beginning);
  const files: string[] = [];
  for (let at = first; at < terms.length && files.length < most; at += 1) {
    const begins = terms[at] ?? '';
    if (at > first && !begins.startsWith(beginning)) break;
    files.push(termFiles[at] ?? '');
  }
  return Promise.all(files.map(load));
}
