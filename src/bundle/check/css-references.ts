import { unescapeCss, withUrls } from '../../site/markdown/elements/style.ts';

/** What a style sheet loads: the addresses of `url(…)`, `image-set(…)` and `@import`, as written, each once. */
export function cssReferences(css: string): readonly string[] {
  // Most style attributes load nothing.
  if (!/url\(|@import|image-set\(/i.test(css)) return [];
  const found = new Set<string>();
  for (const [, double, single, bare, importDouble, importSingle] of withUrls(css).matchAll(TOKENS)) {
    const address = double ?? single ?? bare ?? importDouble ?? importSingle;
    if (address !== undefined && address !== '') found.add(unescapeCss(address.trim()));
  }
  return [...found];
}

/**
 * Comments, other strings and `@namespace` (an address that is only a name) are matched so that nothing inside them is
 * taken for a reference. The string patterns are unrolled: a data URI may be megabytes long.
 */
const TOKENS = new RegExp(
  [
    String.raw`\/\*[^]*?(?:\*\/|$)`,
    String.raw`@namespace\b[^;]*`,
    String.raw`\burl\(\s*(?:"([^"\\]*(?:\\[^][^"\\]*)*)"|'([^'\\]*(?:\\[^][^'\\]*)*)'|([^"')\\]*(?:\\[^][^"')\\]*)*))\s*\)`,
    String.raw`@import\s+(?:"([^"\\]*(?:\\[^][^"\\]*)*)"|'([^'\\]*(?:\\[^][^'\\]*)*)')`,
    String.raw`"[^"\\]*(?:\\[^][^"\\]*)*"`,
    String.raw`'[^'\\]*(?:\\[^][^'\\]*)*'`,
  ].join('|'),
  'gi',
);
