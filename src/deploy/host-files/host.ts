import type { Manifest } from '../../bundle/manifest.ts';
import type { Routing } from './routing.ts';

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
export function shown({ rule }: Routing['patterns'][number]): string {
  return `${rule.source} ${rule.target} ${rule.status}`;
}

/** The status for hosts that know "moved for good" and "for now" only. */
export function simpleStatus(status: number): 301 | 302 {
  return status === 301 || status === 308 ? 301 : 302;
}
