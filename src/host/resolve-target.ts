/** What a request's path stands for in a site. */
export type Resolution =
  | { readonly kind: 'file'; readonly path: string }
  /** The page is there under another spelling; `location` is relative, so that any sub-path works. */
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing' }
  /** Not a path at all. */
  | { readonly kind: 'malformed' };

/**
 * Finds the file for a request target (`/guides/start?x=1`): the file of that name, `guides/start.html`, or the
 * `index.html` of a folder. Links in pages are relative, so a page has one spelling: `/guides/start` for
 * `guides/start.html`, `/guides/` for `guides/index.html`; the other one redirects. Only names that `has` knows
 * are ever given, so no target leads out of the site.
 */
export function resolveTarget(target: string, has: (path: string) => boolean): Resolution {
  const [pathname = '', query] = target.split(/\?(.*)/s, 2);
  const key = decode(pathname);
  if (key === undefined) return { kind: 'malformed' };
  const last = pathname.split('/').findLast((segment) => segment !== '') ?? '';
  const redirect = (path: string): Resolution => ({
    kind: 'redirect',
    location: query === undefined ? path : `${path}?${query}`,
  });
  if (key === '' || key.endsWith('/')) {
    if (has(`${key}index.html`)) return { kind: 'file', path: `${key}index.html` };
    return has(`${key.slice(0, -1)}.html`) ? redirect(`../${last}`) : { kind: 'missing' };
  }
  for (const path of [key, `${key}.html`]) if (has(path)) return { kind: 'file', path };
  return has(`${key}/index.html`) ? redirect(`./${last}/`) : { kind: 'missing' };
}

/** The path without its slash at the front, decoded; undefined when it is none. */
function decode(pathname: string): string | undefined {
  if (!pathname.startsWith('/')) return undefined;
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return undefined;
  }
}
