import { join } from 'node:path';
import { keepCompiled } from '../cache/compiled.ts';
import type { DocsProjects } from '../site/project/projects.ts';
import type { SiteOptions } from '../site/site.ts';
import { type FolderSourceOptions, folderSource } from './folder-source.ts';
import { severalSource } from './several-source.ts';
import type { SiteSource } from './source.ts';

/** The site of one docs project on disk, or of several together; each has a cache of its own. */
export function projectSource(
  { directory, several }: DocsProjects,
  options: Pick<SiteOptions, 'domain' | 'deploymentType' | 'shard'>,
  { cacheDir, onBuilt }: FolderSourceOptions = {},
): SiteSource {
  // Before the builder is loaded, and once for all projects.
  keepCompiled(cacheDir);
  if (several.length === 0) return folderSource(directory, options, { cacheDir, onBuilt });
  const sources = several.map(({ folder, basePath }) => ({
    folder,
    basePath,
    source: folderSource(
      join(directory, folder),
      { ...options, basePath },
      { cacheDir: cacheDir === undefined ? undefined : join(cacheDir, basePath) },
    ),
  }));
  return severalSource(sources, options.domain, onBuilt);
}
