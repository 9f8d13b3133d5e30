import type { Icon } from '../config/icon.ts';
import type { Settings } from '../config/settings.ts';
import type { Surroundings } from '../config/surroundings.ts';
import type { From } from '../hrefs.ts';
import { pageFile, relativeHref } from '../hrefs.ts';
import type { SitePage } from '../navigation/pages.ts';
import { chosenAt, type Place, type Places } from '../navigation/places.ts';
import type { Links } from '../output/links.ts';
import type { IconOptions } from '../page.ts';
import type { DeploymentType, Repository } from '../site.ts';

/** The site files every page refers to. */
export interface ThemeAssets {
  readonly styleSheet: string;
  /** What makes a page dark without a script, where the site follows the system. */
  readonly darkStyleSheet: string | undefined;
  readonly script: string;
  /** Style sheets of the project. */
  readonly projectStyleSheets: readonly string[];
  readonly preload: string | undefined;
  /** Loaded on pages with diagrams. */
  readonly mermaidScript: string | undefined;
  /** Loaded on pages of API operations that a reader can try. */
  readonly tryItScript: string;
  /** Loaded when the search is opened. */
  readonly searchScript: string;
  readonly favicons: readonly FaviconLink[];
  /** The drawn picture of the site for social networks, where the settings name none. */
  readonly thumbnail: string | undefined;
}

/** An icon of the site in one size or mode. */
export interface FaviconLink {
  readonly rel: 'icon' | 'apple-touch-icon';
  /** Site file. */
  readonly path: string;
  readonly type: string | undefined;
  /** `32x32`, or `any` for a drawing. */
  readonly sizes: string | undefined;
  readonly mode: 'light' | 'dark' | undefined;
}

/** What the layout of every page needs to know of the site. */
export interface Theme {
  readonly settings: Settings;
  /** Host and path the site is served from. */
  readonly address: string;
  /** Host and path that search engines are to know its pages by. */
  readonly knownAs: string;
  readonly deploymentType: DeploymentType;
  readonly places: Places;
  readonly links: Links;
  /** The days on which pages changed last, as `2026-07-07`, by their paths: of those that show it. */
  readonly changes: ReadonlyMap<string, string>;
  /** Where its files can be edited, if pages are to lead there. */
  readonly repository: Repository | undefined;
  readonly assets: ThemeAssets;
  /**
   * An icon of the navigation or the settings; empty when there is none. Each unknown name is reported once, where the
   * settings have it, or `file`.
   */
  icon(
    view: View,
    icon: Icon | undefined,
    options?: IconOptions & { readonly file?: string | undefined },
  ): string;
  /** The site file of the picture of a page for social networks, where it has one of its own. */
  thumbnail(view: View): string | undefined;
  /** The banner as HTML, for a page at this path. */
  banner(view: View): string | undefined;
}

/** A page as it is laid out: where it is written, and how it refers to others. */
export interface View {
  readonly page: SitePage;
  /** Site path the page is written at: its own, but for copies, beside another sidebar or to open the site. */
  readonly at: string;
  readonly from: From;
  readonly place: Place;
  /** A relative reference to a page, where the sidebar of this one lists it. */
  to(page: SitePage): string;
  /** A relative reference to a site file. */
  file(path: string): string;
}

/** What the settings put around a page: its language may have its own. */
export function surroundingsAt({ settings }: Theme, place: Place): Surroundings {
  const language = chosenAt(place, 'language')?.name;
  return (language === undefined ? undefined : settings.languages.get(language)) ?? settings;
}

/** The view of a page at a place; at its first one, unless another is given. */
export function viewOf(
  places: Places,
  page: SitePage,
  { place = places.of(page), at = place.at }: { place?: Place; at?: string } = {},
): View {
  const file = pageFile(at);
  return {
    page,
    at,
    from: { page: page.path, at },
    place,
    to: (target) => relativeHref(file, pageFile(places.of(target, place.sidebar).at)),
    file: (path) => relativeHref(file, path),
  };
}
