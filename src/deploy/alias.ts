import type { Manifest } from '../bundle/manifest.ts';
import type { DestinationSpec } from './destination.ts';
import type { Complaint } from './scheme.ts';

/** Destinations that hold several versions side by side. */
const SCHEMES: readonly string[] = ['s3', 'gs', 'azblob', 'sftp', 'dir', 'branch', 'oci'];
export const ALIAS = 'alias';
const OPTION = `${ALIAS}=`;

/** Whether a kind of destination can have an alias. */
export function takesAlias(scheme: string): boolean {
  return SCHEMES.includes(scheme);
}

/** Takes the `alias` option out of the options of a line, where its kind of destination can have one. */
export function takeAlias(
  scheme: string,
  words: readonly string[],
): { readonly alias: string | undefined; readonly words: readonly string[] } {
  const found = takesAlias(scheme) ? words.filter((word) => word.startsWith(OPTION)) : [];
  // Given twice it stays in, and is refused with the other options.
  if (found.length !== 1) return { alias: undefined, words };
  return { alias: found[0]?.slice(OPTION.length), words: words.filter((word) => !word.startsWith(OPTION)) };
}

/** The place beside a version's own that follows the newest one: its last part replaced by the alias. */
export function aliasOf(spec: DestinationSpec, alias: string): DestinationSpec | Complaint {
  if (!/^\w[\w.-]*$/.test(alias)) {
    return { why: '"alias" has a value of the wrong form', fix: 'expected one name, such as alias=latest' };
  }
  const { head, version } = versionIn(spec);
  if (['', '.', '..'].includes(version) || head === undefined)
    return {
      why: 'there is no folder of the version that it could stand beside',
      fix: FIXES[spec.scheme] ?? FIX,
    };
  if (version === alias)
    return { why: 'it is the very place of the version', fix: FIXES[spec.scheme] ?? FIX };
  const moved = head + alias;
  return spec.scheme === 'branch'
    ? { ...spec, options: { ...spec.options, directory: moved }, alias: version }
    : { ...spec, target: moved, alias: version };
}

/** The version that a place is of, and what stands before it; no head where that is not a place of several. */
function versionIn({ scheme, target, options }: DestinationSpec): {
  readonly head: string | undefined;
  readonly version: string;
} {
  if (scheme === 'oci') {
    const [, head, version = ''] = /^(.*\/[^/:]+:)([^/:]*)$/.exec(target) ?? [];
    return { head, version };
  }
  const place = scheme === 'branch' ? (options.directory ?? '') : target;
  const root =
    /^(?:(?:s3|gs):\/\/[^/]+\/|azblob:\/\/[^/]+\/[^/]+\/|sftp:\/\/[^/]+\/|dir:)?/.exec(place)?.[0] ?? '';
  const parts = place.slice(root.length).replace(/\/+$/, '').split('/');
  const version = parts.pop() ?? '';
  const isPlace = root !== '' || scheme === 'branch';
  return { head: isPlace ? root + parts.map((part) => `${part}/`).join('') : undefined, version };
}

const FIX = 'end the target with the version, as s3://bucket/docs/{version} alias=latest';
const FIXES: Readonly<Record<string, string>> = {
  branch: 'name the version in directory=, as branch:gh-pages directory={version} alias=latest',
  oci: 'name the version as the tag, as oci://ghcr.io/owner/docs:{version} alias=latest',
};

type Versioned = Pick<Manifest, 'exportVersion'>;

/** A site for an alias: where nobody tells its version, that is the one whose folder the alias stands beside. */
export function withVersion<M extends Versioned>(manifest: M, folder: string): M {
  if (manifest.exportVersion !== null || !isVersion(folder) || !NAMES_VERSION.test(folder)) return manifest;
  return { ...manifest, exportVersion: folder };
}

/** What no date or number of something else begins with. */
const NAMES_VERSION = /^(v\d|\d+\.\d)/i;

/** Why an alias is not moved to this site: it is a pre-release, or older than what is there. */
export function aliasStays(wanted: Versioned, there: Versioned | undefined): string | undefined {
  const version = wanted.exportVersion;
  if (version === null || !isVersion(version)) return undefined;
  if (version.includes('-')) return `${version} is a pre-release`;
  const known = there?.exportVersion ?? undefined;
  if (known === undefined || !isVersion(known)) return undefined;
  return byNumber.compare(plain(known), plain(version)) > 0
    ? `${known} is there, which is newer than ${version}`
    : undefined;
}

const byNumber = new Intl.Collator('en', { numeric: true });

function isVersion(name: string): boolean {
  return /^v?\d+(\.\d+)*([-+][\w.+-]+)?$/i.test(name);
}

/** The numbers alone, `1.2` as long as `1.2.0`. */
function plain(version: string): string {
  const numbers = version
    .replace(/^v/i, '')
    .replace(/[-+].*$/, '')
    .split('.');
  return [...numbers, '0', '0', '0'].slice(0, 4).join('.');
}
