import { literalIn } from '../../text/literal-in.ts';
import { addressesOf, type CacheRule, cachingOf, HASHED } from './caching.ts';
import { type Host, type HostedSite, settingsText, shown, simpleStatus } from './host.ts';
import {
  decoded,
  expressionOf,
  isAfterSlash,
  namesIn,
  type Part,
  spellingsOf,
  unnamed,
} from './redirects.ts';
import type { Pattern } from './routing.ts';

/** Characters that mean something in Firebase's patterns. */
const SPECIAL = /[*?[\]{}()!+@:\\]/;

/**
 * `firebase.json` in the site itself, so that `firebase deploy` works from there. Firebase redirects before it looks
 * for a file: a pattern that would hide a page is left out.
 */
export const firebase: Host = (site) => {
  const { routing, manifest } = site;
  const hosting = {
    public: '.',
    ignore: ['firebase.json', '.docs-export/**', '_redirects', '_headers'],
    cleanUrls: true,
    redirects: redirectsOf(site),
    headers: headersOf(manifest.files),
  };
  const left = routing.patterns.filter((pattern) => !isExpressible(pattern)).map(shown);
  return {
    files: { 'firebase.json': settingsText({ hosting }) },
    left: [...routing.left, ...left],
  };
};

function isExpressible({ source, target, spared }: Pattern): boolean {
  // What was found is known as such after a slash only.
  const isNamed = target.every((part, at) => typeof part === 'string' || isAfterSlash(target, at));
  return (
    isNamed && spared.length === 0 && source.every((part) => typeof part !== 'string' || !SPECIAL.test(part))
  );
}

function redirectsOf({ routing }: HostedSite): object[] {
  const exact = [...routing.exact].map(([address, { target, status }]) =>
    redirect(escaped(address), target, status),
  );
  // Pages of folders have relative links, which count on the slash; a glob would mean the address with it too.
  const folders = routing.folders.map((address) => ({
    regex: `^${literalIn(address)}$`,
    destination: `${address}/`,
    type: 301,
  }));
  const patterns = routing.patterns.filter(isExpressible).map(({ source, target, rule }) => {
    const to = target.map((part) => numbered(part, source)).join('');
    if (namesIn(target).length === 0) return redirect(source.map(starred).join(''), to, rule.status);
    // Not by names: a star's that stands for several segments is carried over by some of Firebase's programs only.
    const regex = `^${source.map(found).join('')}$`;
    return { regex, destination: to, type: simpleStatus(rule.status) };
  });
  return [...exact, ...folders, ...patterns];
}

function redirect(source: string, destination: string, status: number): object {
  return { source, destination, type: simpleStatus(status) };
}

function starred(part: Part): string {
  if (typeof part === 'string') return part;
  return part.many ? '**' : '*';
}

/** A part of a source as a regular expression, which Firebase holds against the path as a reader sees it. */
function found(part: Part): string {
  return typeof part === 'string' ? literalIn(decoded(part)) : unnamed(expressionOf([part]));
}

/** A part of a target; what was found is known by its number. */
function numbered(part: Part, source: readonly Part[]): string {
  if (typeof part === 'string') return part;
  return `:${namesIn(source).indexOf(part.name) + 1}`;
}

function escaped(path: string): string {
  return path.replace(/[*?[\]{}()!+@\\]/g, '\\$&');
}

function headersOf(files: HostedSite['manifest']['files']): object[] {
  const { usual, rules } = cachingOf(files);
  const header = (source: string, value: string) => ({
    source,
    headers: [{ key: 'Cache-Control', value }],
  });
  const within = { file: '', folder: '**', hashed: HASHED.glob };
  const sourcesOf = ({ kind, path }: CacheRule): string[] => {
    const addresses = kind === 'file' ? addressesOf(path) : [path];
    return addresses.flatMap(spellingsOf).map((address) => escaped(address) + within[kind]);
  };
  // The last that means an address wins.
  return [
    header('**', usual),
    ...rules.flatMap((rule) => sourcesOf(rule).map((source) => header(source, rule.value))),
  ];
}
