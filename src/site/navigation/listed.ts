import type { ApiSource, Container } from '../config/navigation-schema.ts';
import { SWITCHES, type SwitchKey } from '../config/switches.ts';
import { parseEndpointReference } from '../openapi/operation/reference.ts';
import { sourcesOf } from './endpoints.ts';
import { normalPath } from './pages.ts';

/** What a navigation names, before any of it is looked up. */

export const SWITCH_KEYS = Object.keys(SWITCHES) as SwitchKey[];

/** A container and all below it. */
function* containersOf(container: Container): Generator<Container> {
  yield container;
  for (const key of ['groups', ...SWITCH_KEYS] as const)
    for (const one of container[key] ?? []) yield* containersOf(one);
  for (const page of container.pages ?? []) if (typeof page !== 'string') yield* containersOf(page);
  if (container.global !== undefined) yield* containersOf(container.global);
}

/** The entries of switches that are only links, outermost first; without those of `global`, which stand on all pages. */
export function linkEntries(navigation: Container): Container[] {
  const found: Container[] = [];
  let level = [navigation];
  while (level.length > 0) {
    const entries = level.flatMap((one) => SWITCH_KEYS.flatMap((key) => one[key] ?? []));
    found.push(
      ...entries.filter((one) => one.href !== undefined && holdsNothing({ ...one, href: undefined })),
    );
    level = [...entries, ...level.flatMap(({ groups = [] }) => groups)];
  }
  return found;
}

/** Whether neither a container nor any below it lists a page, a link or an API description. */
export function holdsNothing(container: Container): boolean {
  return containersOf(container).every(
    ({ pages = [], root, href, openapi, asyncapi }) =>
      pages.every((page) => typeof page !== 'string') &&
      [root, href].every((one) => one === undefined) &&
      [openapi, asyncapi].every((source) => sourcesOf(source).length === 0),
  );
}

/** Every site path a navigation lists, whether its file exists or not. */
export function listedPaths(navigation: Container): Set<string> {
  const paths = new Set<string>();
  for (const { root, pages = [] } of containersOf(navigation)) {
    if (root !== undefined) paths.add(normalPath(root));
    for (const page of pages) if (typeof page === 'string') paths.add(normalPath(page));
  }
  return paths;
}

/** The names of its versions, each once. */
export function listedVersions(navigation: Container): string[] {
  const names = [...containersOf(navigation)].flatMap(({ version }) =>
    version === undefined ? [] : [version],
  );
  return [...new Set(names)];
}

/** The endpoint references among the pages of a navigation. */
export function listedEndpoints(navigation: Container): string[] {
  return [...containersOf(navigation)].flatMap(({ pages = [] }) =>
    pages.filter((page) => typeof page === 'string' && parseEndpointReference(page) !== undefined),
  ) as string[];
}

/** Every API description of a kind that a navigation attaches, as it is named there. */
export function attachedSources(navigation: Container, kind: 'openapi' | 'asyncapi'): string[] {
  return [...containersOf(navigation)].flatMap((container) => [
    ...sourcesOf(container[kind]),
    ...(kind === 'openapi' ? listedIn(container) : []),
  ]);
}

/** The OpenAPI overlays that a navigation, or `openapi` beside it, names for descriptions, by the name of each of these. */
export function namedOverlays(
  navigation: Container,
  openapi: Container['openapi'],
): Map<string, readonly string[]> {
  const sources = [openapi, ...[...containersOf(navigation)].map((container) => container.openapi)];
  const placed = sources.flatMap((source) => [source ?? []].flat()).filter((one) => typeof one !== 'string');
  return new Map(
    placed.flatMap((one) => {
      if (one.overlays === undefined) return [];
      const overlays = [one.overlays].flat();
      return sourcesOf(one).map((name) => [name, overlays] as const);
    }),
  );
}

/** The files that endpoint references name themselves: `users.json GET /users`. */
function listedIn({ pages = [] }: Container): string[] {
  return pages.flatMap((page) =>
    typeof page === 'string' ? (parseEndpointReference(page)?.source ?? []) : [],
  );
}

/** The same navigation with the API descriptions of folders in place of the folders that it attaches. */
export function withFoldersOpened(
  container: Container,
  filesIn: (source: string) => readonly string[] | undefined,
): Container {
  const inner = (one: Container): Container => withFoldersOpened(one, filesIn);
  const changed: Container = { ...container };
  if (container.openapi !== undefined) changed.openapi = openedSource(container.openapi, filesIn);
  for (const key of ['groups', ...SWITCH_KEYS] as const)
    if (container[key] !== undefined) changed[key] = container[key].map(inner);
  if (container.pages !== undefined)
    changed.pages = container.pages.map((page) => (typeof page === 'string' ? page : inner(page)));
  if (container.global !== undefined) changed.global = inner(container.global);
  return changed;
}

/** A source of API descriptions, with the files in place of the names that mean several. */
export function openedSource(
  source: ApiSource,
  filesIn: (source: string) => readonly string[] | undefined,
): ApiSource {
  const opened = (names: readonly string[]): string[] => names.flatMap((name) => filesIn(name) ?? [name]);
  if (typeof source === 'string') return opened([source]);
  if (!Array.isArray(source)) return { ...source, source: opened(sourcesOf(source)) };
  return source.flatMap(
    (one): Extract<ApiSource, unknown[]> =>
      typeof one === 'string' ? opened([one]) : [{ ...one, source: opened(sourcesOf(one)) }],
  );
}
