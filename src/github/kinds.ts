import type { Manifest } from '../bundle/manifest.ts';
import type { KindFacts } from './facts.ts';

const SEARCH = /(^|\/)_?search[^/]*(\/|\.json$)/;
const KINDS: readonly (readonly [name: string, is: (path: string, type: string) => boolean])[] = [
  ['pages', (path, type) => type.startsWith('text/html') || path.endsWith('.html')],
  ['search', (path) => SEARCH.test(path)],
  ['images', (_, type) => type.startsWith('image/')],
  ['fonts', (_, type) => type.startsWith('font/')],
  ['styles', (_, type) => type.startsWith('text/css')],
  ['scripts', (_, type) => /javascript|wasm/.test(type)],
  ['video and sound', (_, type) => /^(video|audio)\//.test(type)],
  ['text for machines', (path, type) => /json|xml|yaml/.test(type) || /\.(md|txt)$/.test(path)],
  ['other', () => true],
];

/** What a site consists of, by kind, in a fixed order; kinds without a file are left out. */
export function kindsOf({ files }: Manifest): readonly KindFacts[] {
  const entries = Object.entries(files);
  const byKind = Map.groupBy(
    entries,
    ([path, { contentType }]) => KINDS.find(([, is]) => is(path, contentType))?.[0],
  );
  return KINDS.flatMap(([name]) => {
    const own = byKind.get(name) ?? [];
    if (own.length === 0) return [];
    return [{ name, files: own.length, bytes: own.reduce((sum, [, { size }]) => sum + size, 0) }];
  });
}
