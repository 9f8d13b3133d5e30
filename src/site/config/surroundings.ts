import { given } from './given.ts';
import { type Icon, iconOf } from './icon.ts';
import type { Container } from './navigation-schema.ts';
import { colorPerMode, type PerMode } from './per-mode.ts';

export interface SiteLink {
  readonly label: string;
  readonly href: string;
  readonly icon: Icon | undefined;
  /** `button` or `github`, for the navbar's primary link. */
  readonly type: string | undefined;
}

/** An announcement above the pages. */
export interface Banner {
  /** Markdown. */
  readonly content: string;
  readonly dismissible: boolean;
  /** Its background in both modes, where that is not the usual one. */
  readonly color: PerMode | undefined;
}

/** What stands around the pages. */
export interface Surroundings {
  readonly navbar: { readonly links: readonly SiteLink[]; readonly primary: SiteLink | undefined };
  readonly footer: {
    readonly socials: readonly (readonly [network: string, href: string])[];
    readonly columns: readonly { readonly header: string | undefined; readonly links: readonly SiteLink[] }[];
  };
  readonly banner: Banner | undefined;
}

type Written = Pick<Container, 'navbar' | 'footer' | 'banner'>;

/** What stands around the pages of the site; what `written` leaves out is as in `others`. */
export function settleSurroundings(written: Written, others?: Surroundings): Surroundings {
  const { navbar, footer, banner } = written;
  return {
    navbar:
      navbar === undefined && others !== undefined
        ? others.navbar
        : {
            links: given(navbar?.links).flatMap(settleLink),
            primary: navbar?.primary === undefined ? undefined : settleLink(navbar.primary)[0],
          },
    footer:
      footer === undefined && others !== undefined
        ? others.footer
        : {
            socials: Object.entries(footer?.socials ?? {}).flatMap(([network, href]) =>
              typeof href === 'string' ? [[network, href] as const] : [],
            ),
            columns: given(footer?.links)
              .map((column) => ({
                header: column.header?.trim() || undefined,
                links: given(column.items).flatMap(settleLink),
              }))
              .filter(({ header, links }) => header !== undefined || links.length > 0),
          },
    banner:
      banner?.content === undefined || banner.content.trim() === ''
        ? others?.banner
        : {
            content: banner.content,
            dismissible: banner.dismissible ?? false,
            color: bannerColor(banner),
          },
  };
}

/** Backgrounds of banners that are more than news; white is readable on them. */
const BANNER_COLORS: ReadonlyMap<string | undefined, string> = new Map([
  ['warning', '#a15c05'],
  ['critical', '#c0262d'],
]);

/** A color of its own comes before that of its type. */
function bannerColor({ type, color }: NonNullable<Written['banner']>): Banner['color'] {
  return colorPerMode(color) ?? colorPerMode(BANNER_COLORS.get(type));
}

/** What the languages of a navigation have of their own around their pages. */
export function surroundingsOfLanguages(
  navigation: Container,
  site: Surroundings,
): ReadonlyMap<string, Surroundings> {
  const found = new Map<string, Surroundings>();
  const visit = (container: Container): void => {
    for (const entry of container.languages ?? []) {
      const isOwn = [entry.navbar, entry.footer, entry.banner].some((one) => one !== undefined);
      if (isOwn && entry.language !== undefined && !found.has(entry.language))
        found.set(entry.language, settleSurroundings(entry, site));
    }
    for (const key of ['versions', 'products', 'tabs', 'dropdowns', 'anchors'] as const)
      for (const inner of container[key] ?? []) visit(inner);
  };
  visit(navigation);
  return found;
}

/** A link without a target is no link; one without a label is shown by its icon or its target. */
function settleLink(link: {
  label?: string | undefined;
  name?: string | undefined;
  href?: string | undefined;
  url?: string | undefined;
  type?: string | undefined;
  icon?: unknown;
  iconType?: string | undefined;
}): SiteLink[] {
  const href = link.href ?? link.url;
  if (href === undefined || href === '') return [];
  return [
    {
      label: link.label?.trim() || link.name?.trim() || '',
      href,
      icon: iconOf(link.icon, link.iconType),
      type: link.type,
    },
  ];
}
