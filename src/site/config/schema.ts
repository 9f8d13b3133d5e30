import { z } from 'zod';
import { runsCode } from '../hrefs.ts';
import { isSampleLanguage, sampleLanguageNames } from '../openapi/samples/language-names.ts';
import { hex } from './colors.ts';
import { IconSetting } from './icon-schema.ts';
import { choice, lenient, list, text } from './lenient.ts';
import { Container, LenientApiSource } from './navigation-schema.ts';
import { PAGE_ACTIONS } from './page-actions.ts';
import { Banner, Footer, Navbar } from './surroundings-schema.ts';
import { SWITCHES } from './switches.ts';

/** `docs.json` as authors write it (spec/docs-json). Strict on what the spec names, tolerant of the rest. */

const path = z.string().regex(/\S/, { error: 'is empty; give a path' });
const name = z.string().regex(/\S/, { error: 'is empty; give a name' });
const NO_WEIGHT = { error: 'is not a weight; write a number from 1 to 1000' };
const weight = z.number().min(1, NO_WEIGHT).max(1000, NO_WEIGHT);
/** One value for both modes, or one for each. */
const perMode = z.looseObject({ light: path, dark: path });

export const THEMES = [
  'mint',
  'maple',
  'palm',
  'willow',
  'linden',
  'almond',
  'aspen',
  'sequoia',
  'luma',
] as const;
export type Theme = (typeof THEMES)[number];

const Colors = z.looseObject({
  primary: hex.describe('Emphasis color in light mode; alone, it applies to all color elements'),
  light: hex.optional().describe('Emphasis color in dark mode'),
  dark: hex.optional().describe('Color for buttons and hover states in both modes'),
});

const Logo = z.looseObject({
  light: path.describe('Path to the light-mode logo, with file extension'),
  dark: path.describe('Path to the dark-mode logo, with file extension'),
  href: z
    .string()
    .regex(/\S/, { error: 'is empty; give a path or an address' })
    .optional()
    .describe('Target of a click on the logo'),
});

const Appearance = z.looseObject({
  default: z.enum(['system', 'light', 'dark']).optional(),
  strict: z.boolean().optional().describe('Hides the light/dark toggle'),
});

const fontFields = {
  family: name.optional(),
  weight: weight.optional(),
  source: path.optional().describe('URL of a hosted font or path to a local font file'),
  format: z.enum(['woff', 'woff2']).optional().describe('Required when `source` is used'),
};
const needsFormat = { error: 'is missing beside "source"; give woff or woff2', path: ['format'] };
const complete = (font: { source?: string | undefined; format?: string | undefined }): boolean =>
  font.source === undefined || font.format !== undefined;
/** What it leaves open is as in the font of both; a file is that of a font with a name. */
const Font = z
  .looseObject(fontFields)
  .refine(complete, needsFormat)
  .refine(({ family, source }) => family !== undefined || source === undefined, {
    error: 'is missing beside "source"; give the name of the font',
    path: ['family'],
  });
const Fonts = z
  .looseObject({ ...fontFields, heading: Font.optional(), body: Font.optional() })
  .refine(complete, needsFormat)
  .refine(({ family, heading, body }) => [family, heading?.family, body?.family].some(Boolean), {
    error: 'is missing; give the name of a font',
    path: ['family'],
  });

const Icons = z.looseObject({ library: z.enum(['fontawesome', 'lucide', 'tabler']) });

const Background = z.looseObject({
  decoration: z.enum(['gradient', 'grid', 'windows']).optional(),
  color: z.looseObject({ light: hex.optional(), dark: hex.optional() }).optional(),
  image: z.union([path, perMode]).optional(),
});

const Styling = z.looseObject({
  eyebrows: z.enum(['section', 'breadcrumbs']).optional(),
  latex: z.boolean().optional(),
  codeblocks: z
    .union([
      name,
      z.looseObject({
        theme: z.union([name, z.looseObject({ light: name, dark: name })]).optional(),
        languages: z.looseObject({ custom: z.array(z.string()).optional() }).optional(),
      }),
    ])
    .optional(),
});

const Thumbnails = z.looseObject({
  appearance: z.enum(['light', 'dark']).optional(),
  background: path.optional(),
  fonts: z.looseObject({ family: name }).optional(),
  eyebrow: lenient(
    z.looseObject({
      source: choice('group', ...Object.values(SWITCHES), 'none').describe(
        'The part of the navigation that stands above the title, where a page is in such; else its group',
      ),
    }),
  ),
});

const Api = z.looseObject({
  playground: lenient(
    z.looseObject({
      display: choice('interactive', 'simple', 'none', 'auth'),
      credentials: lenient(z.boolean()),
      proxy: lenient(z.boolean()).describe('Left out: requests go from the browser to the API'),
    }),
  ),
  params: lenient(z.looseObject({ expanded: choice('all', 'closed'), post: list(z.string()) })),
  url: choice('full'),
  examples: lenient(
    z.looseObject({
      languages: list(
        z.string().refine(isSampleLanguage, {
          error: () =>
            `is no language that samples are made in; write one of ${sampleLanguageNames().join(', ')}`,
        }),
      ),
      defaults: choice('all', 'required'),
      prefill: lenient(z.boolean()),
      autogenerate: lenient(z.boolean()),
    }),
  ),
  mdx: lenient(
    z.looseObject({
      server: lenient(z.union([z.string(), z.array(z.string())])),
      auth: lenient(z.looseObject({ method: choice('bearer', 'basic', 'key', 'cobo', 'none'), name: text })),
    }),
  ),
});
const Redirect = z.looseObject({
  source: z
    .string()
    .regex(/^(?![a-zA-Z][a-zA-Z+.-]*:|\/\/)./, { error: 'is no path of this site; write one as "/old"' })
    .refine((source) => !/:\w+\(|\([^)]*[*+\\[|]/.test(source), {
      error: 'holds a pattern in parentheses, which is not read; write ":name" or ":name*"',
    }),
  destination: z
    .string()
    .regex(/\S/, { error: 'is empty; give a path or an address' })
    .refine((target) => !runsCode(target), { error: 'runs code; write a path or an address' }),
  permanent: lenient(z.boolean()),
});
const word = z.union([z.string(), z.number(), z.boolean()]);
/** Texts by their names. */
const words = lenient(z.record(z.string(), lenient(z.union([word, z.array(word)]))));
const Seo = z.looseObject({
  metatags: words,
  paths: list(z.looseObject({ path: text, metatags: words })).describe(
    'Tags for the pages of a folder; those of the innermost one hold',
  ),
  organization: lenient(
    z.looseObject({
      id: text,
      name: text,
      legalName: text,
      url: text,
      logo: text,
      sameAs: lenient(z.array(z.string())),
    }),
  ).describe('Who stands behind the site, told to search engines on every page'),
  indexing: choice('navigable', 'all'),
});
const sources = lenient(LenientApiSource);
const isSaid = (value: string | undefined): boolean => (value ?? '').trim() !== '';
const OwnAction = z
  .looseObject({
    title: z.string().optional(),
    description: text,
    icon: lenient(IconSetting),
    href: z
      .union([
        z.string(),
        z.looseObject({
          base: z.string().optional(),
          query: list(z.looseObject({ key: text, value: text })),
        }),
      ])
      .optional(),
  })
  .refine(({ title }) => isSaid(title), { error: 'is missing; give a name', path: ['title'] })
  .refine(({ href }) => isSaid(typeof href === 'object' ? href.base : href), {
    error: 'is missing; give a path or an address',
    path: ['href'],
  });

export const DocsJson = z.looseObject({
  $schema: text,
  theme: z.enum(THEMES).describe('Layout theme'),
  name: name.describe('Name of the project, organization or product'),
  colors: Colors,
  logo: z.union([path, Logo]).optional(),
  favicon: z.union([path, perMode]).optional(),
  appearance: Appearance.optional(),
  fonts: Fonts.optional(),
  icons: Icons.optional(),
  background: Background.optional(),
  styling: Styling.optional(),
  thumbnails: Thumbnails.optional(),
  navigation: Container.optional(),
  description: text,
  navbar: Navbar,
  footer: Footer,
  banner: Banner,
  redirects: list(Redirect),
  seo: lenient(Seo),
  search: lenient(z.looseObject({ prompt: text })),
  errors: lenient(
    z.looseObject({
      404: lenient(
        z.looseObject({
          title: text,
          description: text,
          redirect: lenient(z.boolean()).describe('Lead on to the first page at once'),
        }),
      ),
    }),
  ),
  api: lenient(Api.extend({ openapi: sources, asyncapi: sources })),
  contextual: lenient(
    z.looseObject({
      options: list(z.union([z.enum(PAGE_ACTIONS), OwnAction])),
      display: choice('header', 'toc').describe(
        '`header` (beside the title) or `toc` (below the table of contents)',
      ),
    }),
  ),
  markdown: lenient(
    z.looseObject({
      schema: lenient(z.boolean()),
      instructions: lenient(z.union([z.string(), z.array(z.string())])).describe(
        'What language models are told before each page',
      ),
    }),
  ),
  integrations: lenient(z.record(z.string(), z.unknown())),
  variables: words,
  variations: lenient(
    z.looseObject({ options: list(z.looseObject({ id: z.string(), label: z.string() })) }),
  ).describe('Readers that parts of pages are for, as `<Variation is>` names them'),
  metadata: lenient(z.looseObject({ timestamp: lenient(z.boolean()) })),
  interaction: lenient(z.looseObject({ drilldown: lenient(z.boolean()) })),
  feedback: lenient(z.looseObject({ suggestEdit: lenient(z.boolean()), raiseIssue: lenient(z.boolean()) })),
  scripts: z.unknown().optional(),
});
export type DocsJson = z.infer<typeof DocsJson>;
