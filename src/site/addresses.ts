import { canonicalUrl, encodePath } from './hrefs.ts';
import type { SitePage } from './navigation/pages.ts';
import type { SiteOptions } from './site.ts';

/** The addresses of a site: host and path without slashes around, as `docs.example.com/sdk`. */
export interface SiteAddresses {
  /** Where its files are: what leads to them, as sitemaps do, is of the same host. */
  readonly served: string;
  /** What search engines are to know its pages by, wherever else these are served. */
  readonly known: string;
}

/** Where a site is served from as far as the options tell: `docs.example.com/sdk`. */
export function siteAddress({ domain, basePath = '' }: Pick<SiteOptions, 'domain' | 'basePath'>): string {
  return basePath === '' ? domain : `${domain}/${encodePath(basePath)}`;
}

/**
 * The addresses of a site whose settings may name one by `seo.metatags.canonical`. On the host that it is served from,
 * this tells its path, too.
 */
export function siteAddresses(
  options: Pick<SiteOptions, 'domain' | 'basePath'>,
  metatags: Readonly<Record<string, string>>,
): SiteAddresses {
  const own = siteAddress(options);
  const named = namedAddress(metatags.canonical ?? '') ?? own;
  const [host = ''] = named.split('/');
  if (host.toLowerCase() !== options.domain.toLowerCase()) return { served: own, known: named };
  const served = (options.basePath ?? '') === '' ? options.domain + named.slice(host.length) : own;
  return { served, known: served };
}

/** The host and path of an address, with its scheme or without; undefined where it names none. */
function namedAddress(address: string): string | undefined {
  const base = address.trim();
  const named = base
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  return URL.canParse(base) || /^[\w-]+(\.[\w-]+)+(\/|$)/.test(named) ? named : undefined;
}

/** The address that search engines are to know a page by, on a site that they know by `known`. */
export function canonicalOf({ path, metatags }: Pick<SitePage, 'path' | 'metatags'>, known: string): string {
  const own = metatags.canonical ?? '';
  if (/^\/(?!\/)/.test(own)) return canonicalUrl(known, own.slice(1));
  const named = namedAddress(own);
  return named === undefined ? canonicalUrl(known, path) : URL.canParse(own) ? own : `https://${named}`;
}

/** Whether a page is the one that search engines are to know, and not a copy of another. */
export function isOriginal(page: Pick<SitePage, 'path' | 'metatags'>, known: string): boolean {
  const bare = (address: string): string => address.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return bare(canonicalOf(page, known)) === bare(canonicalUrl(known, page.path));
}
