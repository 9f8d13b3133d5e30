import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCopy } from '../../bundle/build-manifest.ts';
import { literalIn } from '../../text/literal-in.ts';
import {
  asCompared,
  bare,
  decoded,
  encoded,
  expressionOf,
  namesIn,
  type Part,
  parseRedirects,
  partsOf,
  type RedirectRule,
  sourceFor,
  targetParts,
} from './redirects.ts';

/** Where an address leads. */
interface Redirect {
  readonly target: string;
  readonly status: number;
}

/** A redirect of many addresses. */
export interface Pattern {
  readonly rule: RedirectRule;
  readonly source: readonly Part[];
  readonly target: readonly Part[];
  /** Addresses that it means and where the site has something: there it does not hold. */
  readonly spared: readonly string[];
}

/** A pattern before it is held against the files of the site. */
interface ReadPattern extends Omit<Pattern, 'spared'> {
  /** Matches addresses as they are sent. */
  readonly expression: RegExp;
}

/** How a host is to answer addresses; they begin with a slash and have no extension, nor a slash at the end. */
export interface Routing {
  /** Redirects of one address each, in order. */
  readonly exact: ReadonlyMap<string, Redirect>;
  /** In order; they hold where no exact one does. */
  readonly patterns: readonly Pattern[];
  /** Folders that have a page of their own (`guides/index.html`): their address ends in a slash. */
  readonly folders: readonly string[];
  /** Addresses of pages, those of folders left out. */
  readonly pages: readonly string[];
  /** There is a page for addresses that lead nowhere. */
  readonly hasNotFound: boolean;
  /** Lines of `_redirects` that no host of static files can carry out. */
  readonly left: readonly string[];
}

/** The pages of a site, and its files by their paths. */
export interface Hosted {
  readonly pages: readonly string[];
  readonly files: Readonly<Record<string, unknown>>;
}

/** What a site that lies in a folder wants of its host. Rejects when its `_redirects` cannot be read. */
export async function readRouting(directory: string, site: Hosted): Promise<Routing> {
  const has = Object.hasOwn(site.files, '_redirects');
  return routingOf(site, has ? await readFile(join(directory, '_redirects'), 'utf8') : '');
}

/** Reads what a site wants of its host: its pages, and its `_redirects` where it has some. */
export function routingOf({ files, pages: listed }: Hosted, redirects: string): Routing {
  const copies = Object.keys(files).filter((path) => isCopy(path, files));
  const pages = [...listed, ...copies.map((path) => path.slice(0, -'.html'.length))];
  const { rules, left } = parseRedirects(redirects);
  const addresses = new Map(pages.map((page) => [addressOf(page), page]));
  const exact = new Map<string, Redirect>();
  const patterns: ReadPattern[] = [];
  const ambiguous: string[] = [];
  for (const rule of rules) {
    const source = partsOf(rule.source);
    const names = namesIn(source);
    if (new Set(names).size < names.length) {
      ambiguous.push(`${rule.source} ${rule.target} ${rule.status}`);
      continue;
    }
    if (names.length > 0) {
      const target = targetParts(rule.target, source);
      const from = sourceFor(target, source);
      patterns.push({ rule, source: from, target, expression: new RegExp(`^${expressionOf(from)}$`) });
      continue;
    }
    const address = decoded(bare(rule.source));
    if (!exact.has(address) && (rule.force || !addresses.has(address))) {
      exact.set(address, { target: rule.target, status: rule.status });
    }
  }
  // A page that only sends readers elsewhere stands for a redirect; as such it need not be loaded first.
  const isMeant = new Set(pages);
  for (const path of Object.keys(files)) {
    if (!path.endsWith('.html') || isMeant.has(path.slice(0, -5)) || /(^|\/)404\.html$/.test(path)) continue;
    const address = addressOf(path.slice(0, -5));
    const found = exact.has(address) ? undefined : firstMatch(address, patterns);
    if (found !== undefined) exact.set(address, found);
  }
  const taken = [
    ...addresses.keys(),
    ...Object.keys(files)
      .filter((path) => !path.endsWith('.html'))
      .map((path) => `/${path}`),
  ].sort();
  const sent = taken.map(encoded);
  return {
    exact,
    patterns: patterns.map(({ expression, ...pattern }) => ({
      ...pattern,
      spared: pattern.rule.force ? [] : taken.filter((_, at) => expression.test(sent[at] ?? '')),
    })),
    folders: [...addresses].filter(([address, page]) => address !== '/' && isIndex(page)).map(([one]) => one),
    pages: [...addresses].filter(([, page]) => !isIndex(page)).map(([one]) => one),
    hasNotFound: Object.hasOwn(files, '404.html'),
    left: [...left, ...ambiguous],
  };
}

const isIndex = (page: string): boolean => /(^|\/)index$/.test(page);

/** The address of a page, without a slash at its end: `/guides` of `guides/index`. */
export function addressOf(page: string): string {
  return bare(`/${isIndex(page) ? page.slice(0, -'index'.length) : page}`);
}

/** Each single address that moved as a regular expression of paths as servers compare them, the folders' first. */
export function movesOf({ folders, exact }: Routing): readonly (Redirect & { readonly path: string })[] {
  const pathOf = (address: string): string => literalIn(asCompared(address));
  return [
    ...folders.map((address) => ({ path: pathOf(address), status: 301, target: `${address}/` })),
    ...[...exact].map(([address, redirect]) => ({ ...redirect, path: `${pathOf(address)}/?` })),
  ];
}

function firstMatch(address: string, patterns: readonly ReadPattern[]): Redirect | undefined {
  const sent = encoded(address);
  for (const pattern of patterns) {
    const match = pattern.expression.exec(sent);
    if (match === null) continue;
    const target = pattern.target
      .map((part) => (typeof part === 'string' ? part : (match.groups?.[part.name] ?? '')))
      .join('');
    return { target, status: pattern.rule.status };
  }
  return undefined;
}
