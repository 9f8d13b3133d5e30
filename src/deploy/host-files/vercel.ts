import { addressesOf, type CacheRule, cachingOf, HASHED, USUAL } from './caching.ts';
import { type Host, settingsText, shown } from './host.ts';
import { type Part, spellingsOf } from './redirects.ts';
import type { Pattern } from './routing.ts';

/** Vercel's limits: rules of a kind, and the length of what they mean. */
const MOST_RULES = 2048;
const LONGEST_SOURCE = 4096;

/**
 * `vercel.json` in the site itself, so that `vercel deploy` works from there. Vercel redirects before it looks for a
 * file: a pattern that would hide a page is left out.
 */
export const vercel: Host = (site) => {
  const { routing, manifest } = site;
  const slashes = slashRules(routing.folders);
  const isFit = ({ spared }: Pattern): boolean => spared.length === 0;
  const redirects = [
    ...[...routing.exact].flatMap(([address, { target, status }]) =>
      spellingsOf(address).map((source) => redirect(literal(source), target, status)),
    ),
    ...routing.folders.map((address) => redirect(literal(address), `${address}/`, 301)),
    ...routing.patterns.filter(isFit).map(({ source, rule }) => {
      return redirect(source.map(named).join(''), rule.target, rule.status);
    }),
    ...(slashes.redirects ?? []),
  ];
  const headers = cachingOf(manifest.files, USUAL).rules.flatMap(headersOf);
  const config = {
    cleanUrls: true,
    ...slashes.settings,
    redirects: redirects.slice(0, MOST_RULES),
    headers: headers.slice(0, MOST_RULES),
  };
  const left = [
    ...routing.left,
    ...routing.patterns.filter((pattern) => !isFit(pattern)).map(shown),
    ...slashes.left,
    ...lost(redirects.length, 'redirects'),
    ...lost(headers.length, 'rules for Cache-Control'),
  ];
  return { files: { 'vercel.json': settingsText(config) }, left };
};

function lost(count: number, what: string): string[] {
  return count > MOST_RULES ? [`${count - MOST_RULES} ${what}, since it takes ${MOST_RULES}`] : [];
}

function redirect(source: string, destination: string, statusCode: number): object {
  return { source, destination, statusCode };
}

/** A text as it stands in a pattern of Vercel's. */
function literal(text: string): string {
  return text.replace(/[\\:()*+?{}[\]|^$.]/g, '\\$&');
}

function named(part: Part): string {
  if (typeof part === 'string') return literal(part);
  // A target that began with two slashes would lead to another host.
  return part.many ? `:${part.name}([^/].*|)` : `:${part.name}`;
}

/**
 * A page has one address, without a slash, since its relative links count on that; the page of a folder has one with it.
 */
function slashRules(folders: readonly string[]): {
  readonly settings: object;
  readonly redirects?: readonly object[];
  readonly left: readonly string[];
} {
  if (folders.length === 0) return { settings: { trailingSlash: false }, left: [] };
  const names = folders.map((address) => literal(address.slice(1))).join('|');
  const source = `/:page((?!(?:${names})/$)[^/](?:.*[^/])?)/`;
  if (source.length > LONGEST_SOURCE)
    return { settings: {}, left: ['that pages have no slash at the end of their address'] };
  return { settings: {}, redirects: [redirect(source, '/:page', 301)], left: [] };
}

function headersOf({ kind, path, value }: CacheRule): object[] {
  const within = { folder: '(.*)', hashed: `(${HASHED.expression})` };
  const sources = kind === 'file' ? addressesOf(path).map(literal) : [literal(path) + within[kind]];
  return sources.map((source) => ({ source, headers: [{ key: 'Cache-Control', value }] }));
}
