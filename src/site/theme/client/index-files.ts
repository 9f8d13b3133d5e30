import { encodePath } from '../../../text/percent.ts';
import { load } from './load.ts';

/** The files of the search index, as scripts that say what is in them. */

const { root = '', scope: own = '/' } = document.documentElement.dataset;

/** The language and version that the reader is in. */
export const scope = own;
/** What every search begins with. */
export const INDEX = 'index.js';

interface SearchWindow extends Window {
  docsSearch?: (name: string, data: unknown) => void;
}

const arrived = new Map<string, unknown>();
const loading = new Map<string, Promise<unknown>>();
(window as SearchWindow).docsSearch = (name, data) => arrived.set(name, data);

/** Loads a file of the index once. */
export function shard(name: string): Promise<unknown> {
  const known = loading.get(name);
  if (known) return known;
  const took = (): unknown => {
    // Some hosts answer with a page where a file is missing.
    if (arrived.has(name)) return arrived.get(name);
    forget(name);
    throw new Error(`${name} could not be loaded`);
  };
  const promise = load(`assets/search/${name}`).then(took, took);
  loading.set(name, promise);
  return promise;
}

/** Lets a file be loaded again. */
export function forget(name: string): void {
  loading.delete(name);
}

/** Where a page of the index is. */
export function addressOf(path: string): string {
  return `${root}${encodePath(path)}.html`;
}
