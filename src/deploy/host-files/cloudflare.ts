import { addressesOf, cachingOf, filesOf } from './caching.ts';
import type { Host } from './host.ts';

/** Cloudflare's limit of rules. */
const MOST_RULES = 100;
/** What it sends where nothing else is said. */
const USUAL = 'public, max-age=0, must-revalidate';

/** `_headers` for Cloudflare Pages, which reads `_redirects` and serves clean addresses by itself. */
export const cloudflare: Host = ({ manifest }) => {
  const { usual, rules } = cachingOf(manifest.files);
  const entries = rules.flatMap(({ kind, path, value }): (readonly [path: string, value: string])[] => {
    if (kind === 'folder') return [[`${path}*`, value]];
    const addresses = kind === 'file' ? addressesOf(path) : filesOf(manifest.files, path, value);
    return addresses.map((address) => [address, value] as const);
  });
  const general = usual === USUAL ? [] : [`/*\n  Cache-Control: ${usual}\n`];
  const written = entries.slice(0, MOST_RULES - general.length);
  const lost = entries.length - written.length;
  const texts = written.map(([path, value]) => {
    // The values of all rules that mean a file are joined, unless the one before is taken away.
    const before = general.length === 0 ? '' : '  ! Cache-Control\n';
    return `${path}\n${before}  Cache-Control: ${value}\n`;
  });
  return {
    files: { _headers: [...general, ...texts].join('') },
    left: lost === 0 ? [] : [`Cache-Control of ${lost} files, since it takes ${MOST_RULES} rules`],
  };
};
