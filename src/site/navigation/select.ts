import { nearest } from '../../text/suggest.ts';
import { SETTINGS_FILE } from '../config/file.ts';
import type { Report } from '../diagnostic.ts';
import type { SiteOptions } from '../site.ts';
import type { SitePage } from './pages.ts';
import { normalPath } from './pages.ts';
import type { NavNode } from './tree.ts';
import { allPages, prune } from './tree.ts';

/** What `version` and `paths` leave of the site. */
export function select(
  navigation: NavNode,
  all: ReadonlyMap<string, SitePage>,
  options: SiteOptions,
  report: Report,
): { wanted: (page: SitePage) => boolean; tree: NavNode } {
  const { version } = options;
  const versions = versionsOf(navigation);
  if (version !== undefined && !versions.has(version)) {
    // Docs that have one version only are that version, whatever it is called.
    const [severity, message, hint] =
      versions.size === 0
        ? (['warning', `The docs have no versions; all of them are rendered as ${version}`] as const)
        : ([
            'error',
            `There is no version ${version}; all versions are rendered`,
            `there are ${[...versions].join(', ')}`,
          ] as const);
    report({ severity, kind: 'unknown-version', message, hint, file: SETTINGS_FILE });
  }
  const folders =
    options.paths
      ?.map((path) => normalPath(path.replace(/\/\*{1,2}$/, '')))
      .filter((path) => path !== 'index') ?? [];
  const isAt = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
  const inPaths = (path: string): boolean =>
    folders.length === 0 || folders.some((folder) => isAt(path, folder));
  const oneVersion =
    version === undefined || !versions.has(version)
      ? navigation
      : prune(navigation, {
          page: () => true,
          entry: (entry) => entry.kind !== 'version' || entry.name === version,
        });
  const left = new Set([...allPages(oneVersion)].map(({ path }) => path));
  const dropped = new Set(
    [...allPages(navigation)].map(({ path }) => path).filter((path) => !left.has(path)),
  );
  const wanted = (page: SitePage): boolean => inPaths(page.path) && !dropped.has(page.path);
  const tree = folders.length === 0 ? oneVersion : prune(oneVersion, { page: wanted, entry: () => true });
  const isEmpty = folders.length > 0 && !all.keys().some(inPaths);
  for (const folder of folders) {
    if (all.keys().some((path) => isAt(path, folder))) continue;
    const near = nearest(folder, [...all.keys(), ...foldersOf(all.keys())]);
    report({
      severity: isEmpty ? 'error' : 'warning',
      kind: 'unknown-path',
      message: `No page is at or below ${folder}`,
      hint: near === undefined ? undefined : `did you mean ${near}?`,
    });
  }
  return { wanted, tree };
}

function foldersOf(paths: Iterable<string>): Set<string> {
  return new Set(
    [...paths].flatMap((path) => (path.includes('/') ? [path.slice(0, path.lastIndexOf('/'))] : [])),
  );
}

function versionsOf(node: NavNode): Set<string> {
  const names = new Set<string>();
  const visit = ({ switches }: NavNode): void => {
    for (const { entries } of switches) {
      for (const entry of entries) {
        if (entry.kind === 'version') names.add(entry.name);
        visit(entry.node);
      }
    }
  };
  visit(node);
  return names;
}
