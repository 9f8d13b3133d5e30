import type { Manifest } from '../../bundle/manifest.ts';
import { Failure } from '../../errors/failure.ts';
import type { Pattern, Routing } from './routing.ts';

/** What is known of the site that a host is to serve. */
export interface HostedSite {
  readonly manifest: Manifest;
  readonly routing: Routing;
  /** Endings of compressed forms that lie beside texts: `.br`, `.gz`. */
  readonly compressed: readonly string[];
}

/** Files that tell a host how to serve a site. */
export interface HostFiles {
  /** Path in the site → text. */
  readonly files: Readonly<Record<string, string>>;
  /** What this host cannot be told, one a line. */
  readonly left: readonly string[];
}

/** Makes the files by which one host serves a site. */
export type Host = (site: HostedSite) => HostFiles;

/** A rule of `_redirects` as it is shown to the reader. */
export function shown({ rule }: Pattern): string {
  return `${rule.source} ${rule.target} ${rule.status}`;
}

/** The status for hosts that know "moved for good" and "for now" only. */
export function simpleStatus(status: number): 301 | 302 {
  return status === 301 || status === 308 ? 301 : 302;
}

/** A host's settings as the text of their file. */
export function settingsText(settings: object): string {
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Throws E_GUARD_LIMIT where a file would be larger than its host takes it. */
export function requireFit(
  text: string,
  { exact, patterns }: Routing,
  { host, file, most }: { readonly host: string; readonly file: string; readonly most: number },
): void {
  const bytes = Buffer.byteLength(text);
  if (bytes <= most) return;
  throw new Failure('E_GUARD_LIMIT', {
    what: `The redirects do not fit into ${file}`,
    value: `${bytes} bytes`,
    why: `${host} takes ${most} bytes, and _redirects has ${exact.size + patterns.length} rules`,
    fix: 'put rules with wildcards in place of single ones, or leave this host out: pages redirect by themselves too',
  });
}
