import { cachingOf, singleAddresses, USUAL } from './caching.ts';
import type { Host } from './host.ts';

/** Cloudflare's limit of rules. */
const MOST_RULES = 100;

/** `_headers` for Cloudflare Pages, which reads `_redirects` and serves clean addresses by itself. */
export const cloudflare: Host = ({ manifest }) => {
  const { usual, rules } = cachingOf(manifest.files);
  const entries = rules.flatMap((rule) => {
    const paths = rule.kind === 'folder' ? [`${rule.path}*`] : singleAddresses(rule, manifest.files);
    return paths.map((path) => [path, rule.value] as const);
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
