import type { ApiSource, Container } from '../config/navigation-schema.ts';
import { attachedSources, listedPaths } from './listed.ts';
import { titleFromPath } from './pages.ts';

/** Whether a navigation leads to no page: it is missing, empty, or holds links only. */
export function listsNothing(navigation: Container): boolean {
  return (
    listedPaths(navigation).size === 0 &&
    attachedSources(navigation, 'openapi').length === 0 &&
    attachedSources(navigation, 'asyncapi').length === 0
  );
}

/**
 * The navigation of a project that gives none: the pages of each folder, subfolders as groups behind them, and at the
 * end a whole reference of the API descriptions that the settings name.
 */
export function generatedNavigation(
  paths: Iterable<string>,
  apis: { readonly openapi: ApiSource | undefined; readonly asyncapi: ApiSource | undefined },
): Container {
  const { pages = [] } = folder([...paths].sort(byReading), '');
  const references = [
    apis.openapi === undefined ? [] : [{ group: '', openapi: apis.openapi }],
    apis.asyncapi === undefined ? [] : [{ group: 'Events', asyncapi: apis.asyncapi }],
  ].flat();
  return { pages: [...pages, ...references] };
}

function folder(paths: readonly string[], prefix: string): Container {
  // Up to the next slash; what has none lies in the folder itself.
  const byFolder = Map.groupBy(paths, (path) => path.slice(0, path.indexOf('/', prefix.length) + 1));
  const own = byFolder.get('') ?? [];
  byFolder.delete('');
  const groups = [...byFolder].map(([inner, below]) => ({
    group: titleFromPath(inner.slice(0, -1)),
    ...folder(below, inner),
  }));
  return { pages: [...own, ...groups] };
}

/** An index page opens its folder. */
function byReading(a: string, b: string): number {
  const key = (path: string): string => path.replace(/(^|\/)index$/, '$1\u0000');
  return key(a) < key(b) ? -1 : 1;
}
