import { encodePath } from '../../text/percent.ts';

/** What an address on a page stands for. */
export type Address =
  /** A file of the site by its path, and the fragment behind `#`, decoded; empty where there is none. */
  | { readonly kind: 'file'; readonly path: string; readonly fragment: string }
  /** Inside the site, but no file is there; `why` says more where there is more to say. */
  | { readonly kind: 'missing'; readonly why?: string }
  | { readonly kind: 'external'; readonly host: string }
  /** Neither on the site nor on the network: `data:`, `mailto:`, another application on the same host. */
  | { readonly kind: 'other' };

export interface SiteAddresses {
  /** Resolves addresses as the browser does on the page (or style sheet) at `path`, which may have a `<base href>`. */
  from(path: string, base?: string): (address: string) => Address;
}

/**
 * Knows where the files of a site are, below `siteUrl` (`https://docs.example.com/`, or with a sub-path). A page is found
 * with and without `.html`, a folder by its `index.html`, as static hosts do.
 */
export function createSiteAddresses(paths: ReadonlySet<string>, siteUrl: string): SiteAddresses {
  const root = new URL(siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`);
  const rootPath = decode(root.pathname) ?? '/';
  const find = (path: string): string | undefined => {
    const bare = path.replace(/\/$/, '');
    const candidates =
      path === ''
        ? ['index.html']
        : path === bare
          ? [path, `${path}.html`, `${path}/index.html`]
          : [`${bare}/index.html`, `${bare}.html`];
    return candidates.find((candidate) => paths.has(candidate));
  };
  const resolve = (address: string, from: string): Address => {
    const url = URL.parse(address, from);
    if (url === null) return { kind: 'missing', why: 'it is not a URL' };
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'other' };
    if (url.host !== root.host) return { kind: 'external', host: url.host };
    const pathname = decode(url.pathname);
    if (pathname === undefined) return { kind: 'missing', why: 'its percent-encoding is broken' };
    if (pathname.startsWith(rootPath)) return fileAt(find(pathname.slice(rootPath.length)), url.hash);
    if (`${pathname}/` === rootPath) return fileAt(find(''), url.hash);
    // The rest of the host belongs to others, unless the address is right for a site without a sub-path.
    return find(pathname.slice(1)) === undefined
      ? { kind: 'other' }
      : { kind: 'missing', why: `it leaves the site’s path ${root.pathname}; make it relative` };
  };
  /** An error page stands at any address, and looks there for the folder of its site: `/` means that. */
  const baseOn = (path: string, base: string): string =>
    /(^|\/)404\.html$/.test(path) && /^\/(?!\/)/.test(base) && !base.startsWith(rootPath)
      ? root.pathname + base.slice(1)
      : base;
  // Pages of one folder share a sidebar: its addresses are resolved once.
  const resolved = new Map<string, Map<string, Address>>();
  return {
    from(path, base) {
      const page = new URL(encodePath(path), root);
      const start = base === undefined ? page : (URL.parse(baseOn(path, base), page.href) ?? page);
      const folder = new URL('.', start).href;
      const known = resolved.get(folder) ?? new Map<string, Address>();
      resolved.set(folder, known);
      return (address) => {
        // These depend on the page itself, not only on its folder.
        if (/^(#|\?|\s*$)/.test(address))
          return base === undefined && address.startsWith('#')
            ? fileAt(path, address)
            : resolve(address, start.href);
        const found = known.get(address) ?? resolve(address, folder);
        known.set(address, found);
        return found;
      };
    },
  };
}

function fileAt(path: string | undefined, hash: string): Address {
  if (path === undefined) return { kind: 'missing' };
  // A text fragment (`#:~:text=…`) is not looked up as an id.
  const raw = hash.slice(1).replace(/:~:.*$/s, '');
  return { kind: 'file', path, fragment: decode(raw) ?? raw };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // Only a malformed escape is thrown for.
    return undefined;
  }
}
