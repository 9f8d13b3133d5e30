import { z } from 'zod';
import { MOST_BOOST } from './boost.ts';
import { SomeColor } from './colors.ts';
import { directoryProblem } from './directory.ts';
import { IconSetting } from './icon-schema.ts';
import { choice, lenient, text } from './lenient.ts';
import { Banner, Footer, Navbar } from './surroundings-schema.ts';

const Directory = z.string().refine((folder) => directoryProblem(folder) === undefined, {
  error: ({ input }) => directoryProblem(String(input)),
});

const sourceWith = <T extends z.ZodType<string | undefined>>(directory: T) => {
  const placed = z.looseObject({
    source: z.union([z.string(), z.array(z.string())]).optional(),
    directory,
    slug: choice('operationId', 'summary').describe(
      'What the pages of operations are called after: `operationId`, or `summary` (default)',
    ),
    overlays: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .catch(undefined),
  });
  return z.union([z.string(), z.array(z.union([z.string(), placed])), placed]);
};

/** The API descriptions a container attaches: one, or several, each alone or with the folder its pages go to. */
export const ApiSource = sourceWith(Directory.optional());
/** Those of `api`, where a wrong folder alone is left out. */
export const LenientApiSource = sourceWith(lenient(Directory));
export type ApiSource = z.infer<typeof ApiSource>;

/**
 * Any container of the navigation: the root, a language, a version, a tab, a group, … Each may hold any other
 * (docs-in-the-wild: more than forty nestings), so they share one shape; a label says what one is.
 */
export const Container = z.looseObject({
  language: z.string().optional(),
  version: z.string().optional(),
  product: z.string().optional(),
  tab: z.string().optional(),
  item: z.string().optional(),
  dropdown: z.string().optional(),
  anchor: z.string().optional(),
  group: z.string().optional(),
  name: z.string().optional(),
  title: text.describe('Read where the name of an entry is missing, as is `label`'),
  label: text,
  icon: IconSetting.optional(),
  iconType: z.string().optional(),
  color: SomeColor.describe('Color of the icon, in both modes or in each'),
  href: lenient(z.string().regex(/\S/, { error: 'is empty; give a path or an address' })),
  description: z.string().optional(),
  hidden: z.boolean().optional(),
  public: z
    .boolean()
    .optional()
    .catch(undefined)
    .describe('Without effect: every page of a bundle is public'),
  searchable: z
    .boolean()
    .optional()
    .describe('The pages of a hidden container stay in the search, the sitemap and the listings'),
  default: z.boolean().optional(),
  tag: z.string().optional(),
  expanded: z.boolean().optional(),
  align: choice('start', 'end').describe('`end`: a tab stands at the far end of the row'),
  root: z.string().optional(),
  boost: lenient(
    z.number().refine((factor) => factor > 0 && factor <= MOST_BOOST, {
      error: `is no factor; write a number above 0, up to ${MOST_BOOST}`,
    }),
  ).describe('How much more its pages count in the search'),
  thumbnail: lenient(
    z.looseObject({
      eyebrow: lenient(z.string()).describe('What stands above the title in the pictures of its pages'),
    }),
  ),
  directory: choice('card', 'accordion', 'none').describe(
    'How root pages of the groups below list what these hold: `card`, `accordion` or `none`',
  ),
  openapi: ApiSource.optional(),
  asyncapi: ApiSource.optional(),
  graphql: z.unknown().optional().describe('Left out, with a warning: no pages are made of a GraphQL schema'),
  sdk: z
    .unknown()
    .optional()
    .describe('Left out, with a warning: no pages are made of what other tools write'),
  navbar: Navbar.describe('Of a language: what stands there instead of that of the site'),
  footer: Footer.describe('Of a language: what stands there instead of that of the site'),
  banner: Banner.describe('Of a language: what stands there instead of that of the site'),
  get languages() {
    return z.array(Container).optional();
  },
  get versions() {
    return z.array(Container).optional();
  },
  get products() {
    return z.array(Container).optional();
  },
  get tabs() {
    return z.array(Container).optional();
  },
  get menu() {
    return z.array(Container).optional();
  },
  get dropdowns() {
    return z.array(Container).optional();
  },
  get anchors() {
    return z.array(Container).optional();
  },
  get groups() {
    return z.array(Container).optional();
  },
  get pages() {
    return z.array(z.union([z.string(), Container])).optional();
  },
  get global() {
    return Container.optional();
  },
});
export type Container = z.infer<typeof Container>;
