import { addressesOf, type CacheRule, cachingOf, singleAddresses, USUAL } from './caching.ts';
import type { Host, HostedSite } from './host.ts';

/**
 * `_headers` for Netlify, which reads `_redirects`, and serves clean addresses, by itself. No two rules mean one file:
 * their values would be joined.
 */
export const netlify: Host = ({ manifest: { files } }) => {
  const lines = cachingOf(files, USUAL).rules.flatMap((rule) =>
    pathsOf(rule, files).map((path) => `${path}\n  Cache-Control: ${rule.value}\n`),
  );
  return { files: { _headers: lines.join('') }, left: [] };
};

type Files = HostedSite['manifest']['files'];

function pathsOf(rule: CacheRule, files: Files): readonly string[] {
  const { kind, path } = rule;
  if (kind !== 'folder') return singleAddresses(rule, files);
  return meansOthers(path, files) ? below(path, files).flatMap(addressesOf) : [`${path}*`];
}

/** Whether the star of a folder means files outside of it: to Netlify `/fonts/*` is all that begins with `/fonts`. */
function meansOthers(folder: string, files: Files): boolean {
  const name = folder.slice(0, -1).toLowerCase();
  return Object.keys(files)
    .map((path) => `/${path}`)
    .some((path) => path.toLowerCase().startsWith(name) && !path.startsWith(folder));
}

function below(folder: string, files: Files): string[] {
  return Object.keys(files)
    .map((path) => `/${path}`)
    .filter((path) => path.startsWith(folder));
}
