import { join } from 'node:path';
import { keepCompiled } from '../../cache/compiled.ts';
import { Failure } from '../../errors/failure.ts';
import type { DocsProjects } from '../../site/project/projects.ts';
import { type FolderSourceOptions, folderSource, type ProjectOptions } from './folder-source.ts';
import { refusing } from './refusing.ts';
import { severalSource } from './several-source.ts';
import type { SiteSource } from './source.ts';

/** The site of one docs project on disk, or of several together; each has a cache of its own. */
export function projectSource(
  { directory, several }: DocsProjects,
  options: ProjectOptions,
  { cacheDir, highlighters, onBuilt }: FolderSourceOptions = {},
): SiteSource {
  // Before the builder is loaded, and once for all projects.
  keepCompiled(cacheDir);
  if (several.length === 0)
    return withPages(folderSource(directory, options, { cacheDir, highlighters, onBuilt }));
  const sources = several.map(({ folder, basePath }) => ({
    folder,
    basePath,
    source: folderSource(
      join(directory, folder),
      { ...options, basePath, onOutsideLink: inFolder(folder, options.onOutsideLink) },
      { cacheDir: cacheDir === undefined ? undefined : join(cacheDir, basePath), highlighters },
    ),
  }));
  return severalSource(sources, options.domain, onBuilt);
}

/** Diagnostics, and what leads to links, name files from the folder around all projects. */
function inFolder(folder: string, tell: ProjectOptions['onOutsideLink']): ProjectOptions['onOutsideLink'] {
  return tell && ((link) => tell({ ...link, file: `${folder}/${link.file}` }));
}

/** The same source, but paths that mean no page at all are a mistake, as they are among several projects. */
function withPages(source: SiteSource): SiteSource {
  return refusing(source, ({ kind, severity, message, hint }) =>
    kind === 'unknown-path' && severity === 'error'
      ? new Failure('E_INPUT_INVALID', {
          what: message,
          fix: hint ?? 'write pages or folders as their addresses have them, such as guides/start',
        })
      : undefined,
  );
}
