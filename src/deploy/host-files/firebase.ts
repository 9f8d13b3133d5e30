import { addressesOf, type CacheRule, cachingOf, HASHED } from './caching.ts';
import { type Host, type HostedSite, shown, simpleStatus } from './host.ts';
import { literalIn, type Part } from './redirects.ts';

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
    files: { 'firebase.json': `${JSON.stringify({ hosting }, null, 2)}\n` },
    left: [...routing.left, ...left],
  };
};

type Pattern = HostedSite['routing']['patterns'][number];

function isExpressible({ source, target, spared }: Pattern): boolean {
  // A name is known as one after a slash only.
  const isNamed = target.every((part, at) => {
    const before = target[at - 1];
    return typeof part === 'string' || (typeof before === 'string' && before.endsWith('/'));
  });
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
    const isConstant = target.every((part) => typeof part === 'string');
    const from = source.map((part) => (isConstant ? starred(part) : named(part, true)));
    return redirect(from.join(''), target.map((part) => named(part, false)).join(''), rule.status);
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

function named(part: Part, isSource: boolean): string {
  if (typeof part === 'string') return part;
  return `:${part.name}${part.many && isSource ? '*' : ''}`;
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
  const within = { folder: '**', hashed: HASHED.glob };
  const sourcesOf = ({ kind, path }: CacheRule): string[] =>
    kind === 'file' ? addressesOf(path).map(escaped) : [escaped(path) + within[kind]];
  // The last that means an address wins.
  return [
    header('**', usual),
    ...rules.flatMap((rule) => sourcesOf(rule).map((source) => header(source, rule.value))),
  ];
}
