import { buildSite } from './build.ts';
import type { ProjectFiles } from './project/files.ts';
import type { SiteOptions, SiteSummary } from './site.ts';

/** Builds a site without keeping it, for its diagnostics. Throws as `buildSite` does. */
export function checkProject(
  files: ProjectFiles,
  options: SiteOptions,
  signal?: AbortSignal,
): Promise<SiteSummary> {
  return buildSite(files, options, { onFile: () => {}, ...(signal === undefined ? {} : { signal }) });
}
