import { resolve, sep } from 'node:path';
import { prefixIn } from './branch/layout.ts';
import type { DestinationSpec } from './destination.ts';

/** A place that a line publishes to, and the line. */
export interface Taken {
  readonly place: string;
  readonly target: string;
  readonly line: number;
}

/** Where a destination publishes to, in one spelling: two of the same place would write over one another. */
export function placeOf({ scheme, target, options }: DestinationSpec): string {
  const address = target.slice(target.indexOf(':') + 1);
  switch (scheme) {
    case 'dir':
    case 'helm':
      return `${scheme}:${resolve(address)}`;
    case 's3':
    case 'gs':
    case 'azblob':
    case 'sftp':
      return `${scheme}:${address.split('/').filter(Boolean).join('/')} ${options.endpoint ?? ''}`;
    case 'oci':
      return /:[^/]*$/.test(address) ? target : `${target}:latest`;
    case 'branch':
      return [target, options.repo, prefixIn(options.directory ?? '')].join(' ');
    case 'release':
      return `${target} ${options.tag ?? ''}`;
    default:
      return target;
  }
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
