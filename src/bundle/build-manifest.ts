import { cacheControlOf } from './cache-control.ts';
import { contentTypeOf } from './content-type.ts';
import type { Manifest, ManifestFile } from './manifest.ts';
import type { WrittenFile } from './writing/file-batch.ts';

/** What a manifest tells beside the files. */
export interface ManifestFacts
  extends Pick<Manifest, 'commit' | 'run' | 'exportJobId' | 'exportVersion' | 'bundleSha256'> {
  readonly createdAt: Date;
}

/** The manifest of an unpacked bundle. Files and pages are sorted by path, so that the same site gives the same text. */
export function buildManifest(files: readonly WrittenFile[], facts: ManifestFacts): Manifest {
  return manifestInOrder(
    files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    facts,
  );
}

/** What another manifest tells of the file at a path. */
export type KnownFile = (path: string) => ManifestFile | undefined;

/**
 * The same of files that come sorted by path; of very many, one after the other takes less memory than a list. Files
 * of which the same is known are taken from there, so that two manifests of nearly one site do not hold all twice.
 */
export function manifestInOrder(
  files: Iterable<WrittenFile>,
  facts: ManifestFacts,
  known: KnownFile = () => undefined,
): Manifest {
  const pages: string[] = [];
  const described = Object.fromEntries(entriesOf(files, known, (page) => pages.push(page)));
  return {
    version: 1,
    createdAt: facts.createdAt.toISOString(),
    commit: facts.commit,
    run: facts.run,
    exportJobId: facts.exportJobId,
    exportVersion: facts.exportVersion,
    bundleSha256: facts.bundleSha256,
    pages: pages
      .filter((path) => !isCopy(path, described))
      .map((path) => path.slice(0, -'.html'.length))
      .sort(),
    files: described,
  };
}

/** A page is an HTML file that a reader is meant to read: not the error page, not one that only redirects. */
function isPage({ path, isRedirect }: WrittenFile): boolean {
  return path.endsWith('.html') && !/(^|\/)404\.html$/.test(path) && !isRedirect;
}

/** `guides/start~2.html`: the page `guides/start` once more, as it stands in another part of the navigation. */
export function isCopy(path: string, files: Readonly<Record<string, unknown>>): boolean {
  const [, original] = /^(.+)~(?:[2-9]|[1-9]\d+)\.html$/.exec(path) ?? [];
  return original !== undefined && Object.hasOwn(files, `${original}.html`);
}

function describe({ path, sha256, size }: WrittenFile): ManifestFile {
  return { sha256, size, contentType: contentTypeOf(path), cacheControl: cacheControlOf(path) };
}

/** One at a time: a hundred thousand pairs at once would cost more memory than the manifest. */
function* entriesOf(
  files: Iterable<WrittenFile>,
  known: KnownFile,
  onPage: (path: string) => void,
): Generator<[string, ManifestFile]> {
  for (const file of files) {
    if (isPage(file)) onPage(file.path);
    const described = describe(file);
    const same = known(file.path);
    yield [file.path, same !== undefined && isSame(described, same) ? same : described];
  }
}

function isSame(one: ManifestFile, other: ManifestFile): boolean {
  const members = Object.keys(one) as (keyof ManifestFile)[];
  return (
    members.every((member) => one[member] === other[member]) && Object.keys(other).length === members.length
  );
}
