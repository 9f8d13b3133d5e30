import { decode } from '../text/percent.ts';
import type { LoadedSettings } from './config/load.ts';
import type { Report } from './diagnostic.ts';
import { createDirectoryAddresses } from './navigation/directory-addresses.ts';
import { createHostedAddresses } from './navigation/hosted-addresses.ts';
import type { SiteMap } from './navigation/map.ts';
import { normalPath, type SitePage } from './navigation/pages.ts';
import { createLinks, type Links } from './output/links.ts';
import { createRedirects, type Redirects } from './output/redirects.ts';
import type { ProjectFiles } from './project/files.ts';
import type { SiteOptions } from './site.ts';

/** How the addresses of a site lead to its pages. */
export interface SiteRouting {
  readonly redirects: Redirects;
  /** The page that each directory of an API description leads to. */
  readonly directories: () => ReadonlyMap<string, string>;
  /** The page at the site's first address. */
  readonly home: SitePage | undefined;
  readonly links: Links;
}

/** Opens the redirects and links of a site, and says so where its first address leads to no page. */
export function createRouting(sources: {
  readonly files: ProjectFiles;
  readonly loaded: LoadedSettings;
  readonly options: SiteOptions;
  readonly site: SiteMap;
  /** The address that the site is served from. */
  readonly address: string;
  readonly report: Report;
}): SiteRouting {
  const { files, loaded, options, site, address, report } = sources;
  const hosted = createHostedAddresses(site.all);
  const directories = createDirectoryAddresses(site);
  const redirects = createRedirects(loaded.settings.redirects, {
    basePath: options.basePath,
    isPage: (path) => [normalPath(path), `${normalPath(path)}/index`].some((one) => site.all.has(one)),
    hosted: (path) => hosted(path) ?? directories().get(normalPath(path)),
  });
  const home =
    site.built.get('index') ?? redirectedHome(redirects.resolve('/'), site.all) ?? site.places.home;
  // A part of a site may have none; of a project without pages that is told already.
  if (home === undefined && site.all.size > 0 && (options.paths ?? []).length === 0)
    report({
      severity: 'error',
      kind: 'no-pages',
      message: 'The navigation leads to no page, and a site without a first page is not published',
      hint: 'list a page in it that is there and not hidden, or add index.mdx beside docs.json',
      ...loaded.placeOf(['navigation']),
    });
  const links = createLinks({
    files,
    parse: site.parse,
    address,
    pages: site.all,
    unread: site.unread,
    isBuilt: (path) => site.built.has(path),
    home: home?.path,
    // Where a directory leads, a project may say by a redirect of its own.
    hosted: (path) =>
      hosted(path) ?? (redirects.resolve(`/${path}`) === undefined ? directories().get(path) : undefined),
    redirects,
    exactPlace: loaded.exactPlace,
    report,
    onOutside: options.onOutsideLink,
  });
  return { redirects, directories, home, links };
}

/** The page that a redirect of `/` leads to. */
function redirectedHome(
  target: string | undefined,
  pages: ReadonlyMap<string, SitePage>,
): SitePage | undefined {
  const path = decode((target ?? '').replace(/^\/+|[?#].*$|\/+$/g, ''));
  return pages.get(path) ?? pages.get(`${path}/index`);
}
