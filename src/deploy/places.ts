import { resolve, sep } from 'node:path';
import type { Around } from './around.ts';
import { prefixIn } from './branch/layout.ts';
import type { DestinationSpec } from './destination.ts';

/** A place that a line publishes to, and the line. */
export interface Taken {
  readonly place: string;
  readonly target: string;
  readonly line: number;
}

/** Where a destination publishes to, in one spelling: two of the same place would write over one another. */
export function placeOf(spec: DestinationSpec): string {
  const folder = folderOf(spec);
  if (folder !== undefined) return `${folder.holder} ${folder.path}`;
  const { scheme, target, options } = spec;
  const address = addressIn(target);
  switch (scheme) {
    case 'dir':
    case 'helm':
      return `${scheme}:${resolve(address)}`;
    case 'oci':
      return /:[^/]*$/.test(address) ? target : `${target}:latest`;
    case 'release':
      return `${target} ${options.tag ?? ''}`;
    default:
      return target;
  }
}

function addressIn(target: string): string {
  return target.slice(target.indexOf(':') + 1);
}

/** Of what publishes file by file the folder, without slashes at its ends, and what holds it: a store or a branch. */
function folderOf({ scheme, target, options }: DestinationSpec) {
  switch (scheme) {
    case 's3':
    case 'gs':
    case 'azblob':
    case 'sftp': {
      const path = addressIn(target).split('/').filter(Boolean).join('/');
      return { holder: `${scheme}: ${options.endpoint ?? ''}`, path };
    }
    case 'branch': {
      const path = prefixIn(options.directory ?? '').replace(/\/$/, '');
      return { holder: `${target} ${options.repo ?? ''}`, path };
    }
    default:
      return undefined;
  }
}

/** The destinations that publish around this one, with its folder in theirs: files of the site there would lie in it. */
export function aroundOf(spec: DestinationSpec, all: readonly DestinationSpec[]): readonly Around[] {
  const own = folderOf(spec);
  if (own === undefined) return [];
  return all.flatMap((other): readonly Around[] => {
    const { holder, path = '' } = folderOf(other) ?? {};
    const start = path === '' ? '' : `${path}/`;
    const isAround = holder === own.holder && own.path !== path && own.path.startsWith(start);
    return isAround ? [{ target: other.target, folder: own.path.slice(start.length) }] : [];
  });
}

/** Why a destination cannot be published beside those that are taken already. */
export function clashOf(spec: DestinationSpec, taken: readonly Taken[]): string | undefined {
  const place = placeOf(spec);
  const same = taken.find((one) => one.place === place);
  if (same !== undefined) return `line ${same.line} names it already`;
  if (spec.scheme !== 'dir') return undefined;
  const outer = taken.find((one) => isInside(place, one.place));
  if (outer !== undefined)
    return `it lies in ${outer.target} of line ${outer.line}, which is replaced as a whole`;
  const inner = taken.find((one) => isInside(one.place, place));
  return inner && `it is replaced as a whole, and ${inner.target} of line ${inner.line} lies in it`;
}

function isInside(place: string, folder: string): boolean {
  return folder.startsWith('dir:') && place.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
