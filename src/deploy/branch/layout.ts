import { createHash } from 'node:crypto';
import ignore from 'ignore';
import { MANIFEST_PATH } from '../../bundle/manifest.ts';

/** A small file that belongs to the branch and not to the site. */
interface Extra {
  readonly text: string;
  readonly blob: string;
}

/** Where the site lies in the branch, and what stands beside it. */
export interface Layout {
  /** Place in the branch of a path of the site. */
  place(path: string): string;
  /** Path in the site of a place in the branch; undefined for what no publish touches. */
  pathOf(place: string): string | undefined;
  /** `.nojekyll` and `CNAME`, by place. */
  readonly extras: ReadonlyMap<string, Extra>;
}

/** `directory`: where in the branch the site goes; `keep`: patterns, as in a .gitignore, of what is never removed. */
export function layoutOf(options: {
  readonly directory: string;
  readonly keep: readonly string[];
  readonly cname: string | undefined;
}): Layout {
  const directory = options.directory.replace(/^(\.?\/+)+|\/+$/g, '');
  const prefix = directory === '' || directory === '.' ? '' : `${directory}/`;
  const kept = ignore().add([...options.keep]);
  // GitHub Pages serves a branch from its root or from /docs; there it looks for both files.
  const root = /^docs\//.test(prefix) ? 'docs/' : '';
  const extras = new Map([[`${root}.nojekyll`, extraOf('')]]);
  if (options.cname !== undefined) extras.set(`${root}CNAME`, extraOf(`${options.cname}\n`));
  const beside = new Set([`${root}.nojekyll`, `${root}CNAME`]);
  return {
    extras,
    place: (path) => prefix + path,
    pathOf(place) {
      if (!place.startsWith(prefix) || beside.has(place)) return undefined;
      const path = place.slice(prefix.length);
      return path === MANIFEST_PATH || kept.ignores(path) ? undefined : path;
    },
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
