import { Failure } from '../../errors/failure.ts';
import type { Diagnostic } from '../../site/diagnostic.ts';
import type { BuildEvents, SiteSummary } from '../../site/site.ts';
import type { SiteSource } from './source.ts';

/** One of several projects that become one site. */
export interface ProjectSource {
  /** The project's folder, as diagnostics name it before its files. */
  readonly folder: string;
  /** Where its pages stand in the whole, as `sdk/python`. */
  readonly basePath: string;
  readonly source: SiteSource;
}

/**
 * The site that several projects make together, built one after another. A request for some paths builds only the
 * projects these lie in. `onBuilt` hears what the builds say of themselves.
 */
export function severalSource(
  projects: readonly ProjectSource[],
  domain: string,
  onBuilt?: (summary: SiteSummary) => void,
): SiteSource {
  return {
    async build({ version, paths = [] }, events) {
      const { joinSites } = await import('../../site/several/join.ts');
      const asked = paths.map(plain).filter((path) => path !== '' && path !== 'index');
      const unknown = asked.filter((path) => projects.every(({ basePath }) => !meet(basePath, path)));
      if (asked.length > 0 && unknown.length === asked.length) throw nothingAt(unknown, projects);
      const wanted = projects.flatMap(({ folder, basePath, source }) => {
        const inside = asked.filter((path) => meet(basePath, path));
        if (asked.length > 0 && inside.length === 0) return [];
        const isWhole = inside.some((path) => isBelow(basePath, path));
        const own = isWhole ? [] : inside.map((path) => path.slice(basePath.length + 1));
        return [
          { folder, basePath, build: (one: BuildEvents) => source.build({ version, paths: own }, one) },
        ];
      });
      const joined = await joinSites(wanted, domain, events);
      const diagnostics = [
        ...versionOfSome(joined.diagnostics, wanted.length),
        ...unknown.map((path) => unknownPath(path, projects)),
      ];
      const summary = { ...joined, diagnostics };
      onBuilt?.(summary);
      return summary;
    },
  };
}

/** Where one of the projects has the version that was asked for, that the others are exported whole is no mistake. */
function versionOfSome(diagnostics: readonly Diagnostic[], projects: number): readonly Diagnostic[] {
  const lacking = diagnostics.filter(({ kind }) => kind === 'unknown-version').length;
  if (lacking === projects) return diagnostics;
  return diagnostics.map((one) => (one.kind === 'unknown-version' ? { ...one, severity: 'notice' } : one));
}

/** A path of a request, without slashes around and wildcards behind. */
function plain(path: string): string {
  return path.replace(/\/\*{1,2}$/, '').replaceAll(/^\/+|\/+$/g, '');
}

/** Whether a project has pages at or below a path, or lies around it. */
function meet(basePath: string, path: string): boolean {
  return isBelow(basePath, path) || isBelow(path, basePath);
}

function isBelow(path: string, folder: string): boolean {
  return `${path}/`.startsWith(`${folder}/`);
}

function placesOf(projects: readonly ProjectSource[]): string {
  return `the projects are at ${projects.map(({ basePath }) => basePath).join(', ')}`;
}

function nothingAt(paths: readonly string[], projects: readonly ProjectSource[]): Failure {
  return new Failure('E_INPUT_INVALID', {
    what: `No project is at or below ${paths.join(', ')}`,
    why: placesOf(projects),
    fix: 'begin export-paths with one of these',
  });
}

function unknownPath(path: string, projects: readonly ProjectSource[]): Diagnostic {
  const message = `No project is at or below ${path}`;
  return { severity: 'warning', kind: 'unknown-path', message, hint: placesOf(projects) };
}
