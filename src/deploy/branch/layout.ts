import { createHash } from 'node:crypto';
import { MANIFEST_PATH } from '../../bundle/manifest.ts';
import { lookUp } from '../../look-up.ts';
import { encodePath } from '../../text/percent.ts';
import type { LocalSite } from '../destination.ts';
import { digestOf } from '../files/digest.ts';
import { matcherOf } from '../plan/patterns.ts';

/** A small file that belongs to the branch and not to the site. */
interface Extra {
  readonly text: string;
  readonly blob: string;
}

/** Where the site lies in the branch, and what stands beside it. */
export interface Layout {
  /** Place in the branch of a path of the site. */
  place(path: string): string;
  /** Path in the site of a place in the branch; undefined outside the site, and for its manifest. */
  pathOf(place: string): string | undefined;
  /** Path of the site below the address that GitHub Pages gives the branch, its parts encoded. */
  readonly address: string;
  /** What is never removed: the branch's own settings, and what `keep` names. */
  spared(place: string): boolean;
  /** The settings to be there, `.nojekyll` and `CNAME`, by place. */
  readonly extras: ReadonlyMap<string, Extra>;
}

/** A folder of a branch as places in it begin: empty, or with one `/` at its end and none doubled. */
export function prefixIn(directory: string): string {
  const parts = directory.split('/').filter((part) => part !== '' && part !== '.');
  return parts.map((part) => `${part}/`).join('');
}

/** `directory`: where in the branch the site goes; `keep`: patterns, as in a .gitignore, of what is never removed. */
export function layoutOf(options: {
  readonly directory: string;
  readonly keep: readonly string[];
  readonly cname: string | undefined;
}): Layout {
  const prefix = prefixIn(options.directory);
  const keeps = matcherOf(options.keep);
  // GitHub Pages serves a branch from its root or from /docs; there it looks for both files.
  const root = /^docs\//.test(prefix) ? 'docs/' : '';
  const extras = new Map([[`${root}.nojekyll`, extraOf('')]]);
  if (options.cname !== undefined) extras.set(`${root}CNAME`, extraOf(`${options.cname}\n`));
  return {
    extras,
    address: encodePath(prefix.slice(root.length)),
    place: (path) => prefix + path,
    pathOf(place) {
      const path = place.startsWith(prefix) ? place.slice(prefix.length) : MANIFEST_PATH;
      return path === MANIFEST_PATH ? undefined : path;
    },
    spared(place) {
      if (place === `${root}.nojekyll` || place === `${root}CNAME`) return true;
      return keeps(place.slice(prefix.length));
    },
  };
}

/** The site as the branch holds it: a setting takes the place of the site's own file of that name. */
export function withExtras(site: LocalSite, { extras, pathOf }: Layout): LocalSite {
  const { manifest } = site;
  const replaced = [...extras].flatMap(([place, { text }]) => {
    const path = pathOf(place) ?? '';
    const file = lookUp(manifest.files, path);
    return file === undefined ? [] : [[path, { ...file, ...digestOf(text) }] as const];
  });
  if (replaced.length === 0) return site;
  return {
    ...site,
    manifest: { ...manifest, files: { ...manifest.files, ...Object.fromEntries(replaced) } },
  };
}

function extraOf(text: string): Extra {
  return { text, blob: blobId(text) };
}

/** The id git gives to these bytes. */
export function blobId(bytes: string | Uint8Array): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(bytes)}\0`)
    .update(bytes)
    .digest('hex');
}
