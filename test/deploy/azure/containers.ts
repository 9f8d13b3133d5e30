import type { DestinationContext, LocalSite } from '../../../src/deploy/destination.ts';
import { ACCOUNT, type Azurite, KEY } from '../../support/azurite.ts';
import { push } from '../pushing.ts';

/** The containers of a service, each for one test. */
export interface Containers {
  /** Makes one, and tells its name. */
  add(): Promise<string>;
  /** The line of a destination there, from its place and options. */
  lineOf(at: string): string;
  /** A place as another client names it. */
  remote(at: string): string;
  push(
    site: LocalSite,
    at: string,
    more?: Partial<DestinationContext> & { signal?: AbortSignal; plan?: boolean },
  ): ReturnType<typeof push>;
}

export function containersOf(azurite: Azurite): Containers {
  let count = 0;
  const lineOf = (at: string): string => {
    const [place, ...options] = at.split(' ');
    return [`azblob://${ACCOUNT}/${place}`, `endpoint=${azurite.endpoint}`, ...options].join(' ');
  };
  return {
    async add() {
      count += 1;
      await azurite.createContainer(`docs-${count}`);
      return `docs-${count}`;
    },
    lineOf,
    remote(at) {
      const [container = ''] = at.split('/');
      return `:azureblob,sas_url="${azurite.endpoint}/${container}?${azurite.sas(container, 'rld')}":${at}`;
    },
    push: (site, at, more = {}) => push(site, lineOf(at), { env: { AZURE_STORAGE_KEY: KEY }, ...more }),
  };
}
