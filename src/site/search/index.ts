import { deserialize, serialize } from 'node:v8';
import { digest } from '../cache/digest.ts';
import { hashedPath } from '../hashed.ts';
import type { BuildCache, SiteFile } from '../site.ts';
import { cutIntoShards } from './cut.ts';
import { SEARCH_CALLBACK, SEARCH_FOLDER, type SearchManifest } from './format.ts';
import { keepPostings, readPostings } from './kept.ts';
import { changedTerms, type Postings, writePostings } from './postings.ts';
import type { FoundPage } from './reader.ts';
import { createTermNumbers, type TermNumbers } from './terms.ts';

const OPEN = Buffer.from('{');
const CLOSE = Buffer.from('}');
const TAIL = Buffer.from(')\n');
const NONE = new Uint32Array();
/** While fewer pages than one in so many are others, what is kept of the postings stays as it is: it is large. */
const FEW = 20;

export interface SearchIndex {
  /** The numbers of its terms. */
  readonly numbers: TermNumbers;
  /** Takes up a page; the order counts. */
  add(page: FoundPage): void;
  files(): SiteFile[];
}

/**
 * Builds the search index of a site: by term, in shards, so that a query downloads little however large the site is.
 * With a cache, only what has to do with pages that changed is made anew.
 */
export function createSearchIndex(cache?: BuildCache): SearchIndex {
  const before = readPostings(cache);
  const numbers = createTermNumbers(before?.terms);
  /** The numbers of terms that other pages have than before, or in other ways. */
  const changed = new Set<number>();
  /** Without what would hold the whole page in memory. */
  const pages: Omit<FoundPage, 'occurrences' | 'terms'>[] = [];
  /** The numbers of the terms of each page and their occurrences, in turn. */
  const occurrences: Uint32Array[] = [];
  const change = (old: Uint32Array = NONE, now: Uint32Array = NONE): void => {
    for (const term of changedTerms(old, now)) changed.add(term);
  };
  const occurrencesOf = (found: FoundPage): Uint32Array =>
    (found.digest === undefined ? undefined : before?.occurrences.get(found.digest)) ??
    found.occurrences?.() ??
    numbers.read(found.terms());
  const postings = (scopeOf: Uint16Array): Postings => {
    for (const page of before?.pages.slice(pages.length) ?? []) change(page.occurrences);
    const written = writePostings(occurrences, numbers.terms, scopeOf, before && { ...before, changed });
    const digests = pages.map(({ digest }) => digest);
    const others = digests.filter((digest, page) => digest !== before?.pages[page]?.digest).length;
    if (others * FEW > pages.length)
      keepPostings(cache, { numbers, digests, occurrences, scopeOf, ...written });
    return written;
  };

  return {
    numbers,
    add(found) {
      const old = before?.pages[pages.length];
      const isSame = found.digest !== undefined && found.digest === old?.digest;
      const own = isSame ? old.occurrences : occurrencesOf(found);
      if (before !== undefined && !isSame) change(old?.occurrences, own);
      const { path, scope, isOther, boost, size, digest, json } = found;
      pages.push({ path, scope, isOther, boost, size, digest, json });
      occurrences.push(own);
    },
    files() {
      const scopes = [...new Set(pages.map(({ scope }) => scope))];
      const firsts = new Set(pages.flatMap(({ scope, isOther }) => (isOther ? [] : scope)));
      const others = [...scopes.keys()].filter((at) => !firsts.has(scopes[at] ?? ''));
      const scopeOf = Uint16Array.from(pages, ({ scope }) => scopes.indexOf(scope));
      const { bytes, spans } = postings(scopeOf);
      const termShards = cutIntoShards(spans, {
        size: ({ start, end }) => end - start,
        name: ({ term }) => term,
      });
      const pageShards = cutIntoShards(pages, {
        size: ({ size }) => size,
        name: ({ path }) => path,
      });
      const termFiles = termShards.map((shard) =>
        shardFile('t', [OPEN, bytes.subarray(shard[0]?.start, (shard.at(-1)?.end ?? 0) - 1), CLOSE]),
      );
      const pageFiles = pageShards.map((shard) => pageShardFile(shard, cache));
      let first = 0;
      const boosts = pages.flatMap(({ boost }, page) =>
        boost === undefined ? [] : [[page, boost] as const],
      );
      const manifest: SearchManifest = {
        terms: termShards.map((shard) => shard[0]?.term ?? ''),
        pages: pageShards.map((shard) => {
          first += shard.length;
          return first - shard.length;
        }),
        termFiles: termFiles.map(nameOf),
        pageFiles: pageFiles.map(nameOf),
        scopes,
        scopeOf: [...scopeOf],
        ...(others.length > 0 && { others }),
        ...(boosts.length > 0 && { boosts: Object.fromEntries(boosts) }),
      };
      return [...termFiles, ...pageFiles, call('index.js', [inScript(JSON.stringify(manifest))])];
    },
  };
}

/** The shard of some pages, from the cache where it is known. */
function pageShardFile(
  pages: readonly Pick<FoundPage, 'digest' | 'json'>[],
  cache: BuildCache | undefined,
): SiteFile {
  const make = (): SiteFile => shardFile('p', [inScript(`[${pages.map((page) => page.json()).join(',')}]`)]);
  const digests = pages.flatMap(({ digest: own }) => own ?? []);
  if (cache === undefined || digests.length < pages.length) return make();
  const key = `search pages ${digest(...digests)}`;
  const kept = cache.get(key);
  if (kept !== undefined) return deserialize(kept);
  const made = make();
  cache.put(key, serialize(made));
  return made;
}

/** Named by content alone, so that a shard that did not change is not published again. */
function shardFile(kind: 't' | 'p', json: readonly Uint8Array[]): SiteFile {
  const path = hashedPath(`${SEARCH_FOLDER}/${kind}.js`, json);
  return call(path.slice(SEARCH_FOLDER.length + 1), json);
}

function nameOf(file: SiteFile): string {
  return file.path.slice(SEARCH_FOLDER.length + 1);
}

function call(name: string, json: readonly Uint8Array[]): SiteFile {
  const head = Buffer.from(`${SEARCH_CALLBACK}(${JSON.stringify(name)},`);
  return { path: `${SEARCH_FOLDER}/${name}`, bytes: Buffer.concat([head, ...json, TAIL]) };
}

/** JSON that older browsers take for an expression, too. */
function inScript(json: string): Uint8Array {
  return Buffer.from(json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'));
}
