import type { IconLibrary } from '../page.ts';
import { type ApiSettings, settleApi } from './api.ts';
import { given } from './given.ts';
import { type LeftOut, leftOutSettings } from './left-out.ts';
import type { ApiSource, Container } from './navigation-schema.ts';
import { type PageActions, pageActionsOf } from './page-actions.ts';
import { bothModes, type PerMode } from './per-mode.ts';
import type { DocsJson, Theme } from './schema.ts';
import { type Surroundings, settleSurroundings, surroundingsOfLanguages } from './surroundings.ts';
import type { SwitchKind } from './switches.ts';

export interface FontSetting {
  /** undefined: that of the theme. */
  readonly family: string | undefined;
  readonly weight: number | undefined;
  readonly source: string | undefined;
  readonly format: 'woff' | 'woff2' | undefined;
}

/** `docs.json` in one settled form: every "string or object" made the object, every default filled in. */
export interface Settings extends Surroundings {
  readonly theme: Theme;
  readonly name: string;
  readonly description: string | undefined;
  /** Lines that language models are to read before each page. */
  readonly instructions: readonly string[];
  /** Emphasis in light mode, in dark mode, and for buttons and hover states in both. */
  readonly colors: { readonly primary: string; readonly light: string; readonly dark: string };
  readonly logo: (PerMode & { readonly href: string | undefined }) | undefined;
  readonly favicon: PerMode | undefined;
  readonly appearance: { readonly default: 'system' | 'light' | 'dark'; readonly strict: boolean };
  readonly fonts: { readonly heading: FontSetting | undefined; readonly body: FontSetting | undefined };
  readonly iconLibrary: IconLibrary;
  readonly background: {
    readonly decoration: 'gradient' | 'grid' | 'windows' | undefined;
    readonly color: { readonly light?: string | undefined; readonly dark?: string | undefined };
    readonly image: PerMode | undefined;
  };
  readonly eyebrows: 'section' | 'breadcrumbs';
  /** undefined: wherever a page needs it. */
  readonly latex: boolean | undefined;
  /** `styling.codeblocks` as written. */
  readonly codeblocks: unknown;
  readonly customLanguages: readonly string[];
  readonly thumbnails: {
    /** Whether the project has the setting at all: then each page has a picture of its own. */
    readonly isGiven: boolean;
    readonly appearance: 'light' | 'dark' | undefined;
    readonly background: string | undefined;
    readonly family: string | undefined;
    /** What of the navigation stands above the title. */
    readonly eyebrow: 'group' | SwitchKind | 'none';
  };
  readonly navigation: Container;
  /** What stands around the pages of a language, where that is not what stands around all. */
  readonly languages: ReadonlyMap<string, Surroundings>;
  readonly redirects: readonly {
    /** Its place in the list of the settings. */
    readonly index: number;
    readonly source: string;
    readonly destination: string;
    readonly permanent: boolean;
  }[];
  readonly metatags: Readonly<Record<string, string>>;
  /** Tags for the pages below a folder; outer folders first. */
  readonly folderMetatags: readonly {
    readonly folder: string;
    readonly tags: Readonly<Record<string, string>>;
  }[];
  /** Who stands behind the site (`seo.organization`). */
  readonly organization: NonNullable<NonNullable<DocsJson['seo']>['organization']> | undefined;
  /** Whether pages outside the navigation are for search engines too. */
  readonly indexing: 'navigable' | 'all';
  readonly searchPrompt: string | undefined;
  readonly notFound: {
    readonly title: string | undefined;
    readonly description: string | undefined;
    /** Wrong addresses lead on to the first page. */
    readonly redirect: boolean;
  };
  readonly openapi: ApiSource | undefined;
  readonly asyncapi: ApiSource | undefined;
  /** How API pages look, and what their console may do. */
  readonly api: ApiSettings;
  /** What readers may do with a page. */
  readonly contextual: PageActions;
  /** Whether a group that is opened in the sidebar leads to its first page. */
  readonly drilldown: boolean;
  /** Links of each page to its source: to edit it, and to tell what is wrong with it. */
  readonly feedback: { readonly suggestEdit: boolean; readonly raiseIssue: boolean };
  /** Whether pages show when they changed last, unless they say so themselves. */
  readonly timestamp: boolean;
  /** Settings that a bundle cannot follow. */
  readonly leftOut: readonly LeftOut[];
  readonly variables: Readonly<Record<string, string>>;
  /** Readers that `<Variation>` tells apart. */
  readonly variations: readonly { readonly id: string; readonly label: string }[];
}

/** Settles a valid `docs.json` (spec/docs-json, section 2). */
export function settle(docs: DocsJson): Settings {
  const { colors, logo, favicon, fonts, background, styling } = docs;
  const codeblocks = styling?.codeblocks;
  const surroundings = settleSurroundings(docs);
  const font = fonts?.family === undefined ? undefined : settleFont(fonts, undefined);
  return {
    theme: docs.theme,
    name: docs.name,
    description: docs.description,
    instructions: [docs.markdown?.instructions ?? []]
      .flat()
      .flatMap((text) => text.split('\n'))
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    colors: {
      primary: colors.primary,
      light: colors.light ?? colors.primary,
      dark: colors.dark ?? colors.primary,
    },
    logo:
      logo === undefined
        ? undefined
        : { ...bothModes(logo), href: typeof logo === 'string' ? undefined : logo.href },
    favicon: favicon === undefined ? undefined : bothModes(favicon),
    appearance: { default: docs.appearance?.default ?? 'system', strict: docs.appearance?.strict ?? false },
    fonts: {
      heading: fonts?.heading === undefined ? font : settleFont(fonts.heading, font),
      body: fonts?.body === undefined ? font : settleFont(fonts.body, font),
    },
    iconLibrary: docs.icons?.library ?? 'fontawesome',
    background: {
      decoration: background?.decoration,
      color: background?.color ?? {},
      image: background?.image === undefined ? undefined : bothModes(background.image),
    },
    eyebrows: styling?.eyebrows ?? 'section',
    latex: styling?.latex,
    codeblocks: codeblocks ?? 'system',
    customLanguages: typeof codeblocks === 'object' ? (codeblocks.languages?.custom ?? []) : [],
    thumbnails: {
      isGiven: docs.thumbnails !== undefined,
      appearance: docs.thumbnails?.appearance,
      background: docs.thumbnails?.background,
      family: docs.thumbnails?.fonts?.family,
      eyebrow: docs.thumbnails?.eyebrow?.source ?? 'group',
    },
    navigation: docs.navigation ?? {},
    ...surroundings,
    languages: surroundingsOfLanguages(docs.navigation ?? {}, surroundings),
    redirects: (docs.redirects ?? []).flatMap((redirect, index) =>
      redirect === undefined
        ? []
        : [
            {
              index,
              source: redirect.source,
              destination: fromRoot(redirect.destination),
              permanent: redirect.permanent ?? true,
            },
          ],
    ),
    metatags: textsOf(docs.seo?.metatags ?? {}),
    folderMetatags: given(docs.seo?.paths)
      .map(({ path = '', metatags = {} }) => ({
        folder: path.replace(/^\/+|\/+$/g, ''),
        tags: textsOf(metatags),
      }))
      .filter(({ folder }) => folder !== '')
      .sort((a, b) => a.folder.length - b.folder.length),
    organization: docs.seo?.organization,
    indexing: docs.seo?.indexing === 'all' ? 'all' : 'navigable',
    searchPrompt: docs.search?.prompt?.trim() || undefined,
    notFound: {
      title: docs.errors?.[404]?.title,
      description: docs.errors?.[404]?.description,
      redirect: docs.errors?.[404]?.redirect ?? false,
    },
    openapi: docs.api?.openapi,
    asyncapi: docs.api?.asyncapi,
    api: settleApi(docs.api),
    contextual: pageActionsOf(docs.contextual),
    drilldown: docs.interaction?.drilldown ?? false,
    feedback: {
      suggestEdit: docs.feedback?.suggestEdit ?? false,
      raiseIssue: docs.feedback?.raiseIssue ?? false,
    },
    timestamp: docs.metadata?.timestamp ?? false,
    leftOut: leftOutSettings(docs),
    variables: textsOf(docs.variables ?? {}),
    variations: given(docs.variations?.options),
  };
}

/** A font, or what one for headings or body text changes in that of both. */
function settleFont(
  { family, weight, source, format }: Partial<FontSetting>,
  both: FontSetting | undefined,
): FontSetting {
  return family === undefined
    ? { family: undefined, source: undefined, format: undefined, ...both, weight: weight ?? both?.weight }
    : { family, weight, source, format };
}

/** The target of a redirect: `guides/new` is meant from the root of the site, as hosts read it with a slash only. */
function fromRoot(destination: string): string {
  return destination.replace(/^(?:\.\/)?(?![/.#?]|[a-z][a-z\d+.-]*:)/i, '/');
}

/** The values that can be written in a line; those of a list in a row. */
export function textsOf(tags: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tags).flatMap(([name, value]) => {
      const texts = [value].flat().filter((one) => ['string', 'number', 'boolean'].includes(typeof one));
      return texts.length === 0 ? [] : [[name, texts.join(', ')]];
    }),
  );
}
