import { systemClock, yearAt } from '../clock.ts';
import { keepNurseryMiddling } from '../nursery.ts';
import type { Diagnostic } from '../site/diagnostic.ts';
import type { SiteOptions, SiteSummary } from '../site/site.ts';
import type { SiteSource } from './source.ts';

export interface FolderSourceOptions {
  /** Folder that keeps what builds have made for the next; there is no cache unless told. */
  readonly cacheDir?: string | undefined;
  /** Hears what the build says of itself, which the Admin API has no field for. */
  readonly onBuilt?: ((summary: SiteSummary) => void) | undefined;
}

/** The site of a docs project on disk, read anew at each export. */
export function folderSource(
  directory: string,
  options: Pick<SiteOptions, 'domain' | 'basePath' | 'deploymentType' | 'shard'>,
  { cacheDir, onBuilt }: FolderSourceOptions = {},
): SiteSource {
  return {
    async build(request, events) {
      keepNurseryMiddling();
      const { openProjectFolder } = await import('../site/project/folder.ts');
      const { highlightThreads, wantsThreads } = await import('../workers/highlight.ts');
      const { openFolderCache } = await import('../cache/folder.ts');
      const files = await openProjectFolder(directory);
      const threads = highlightThreads();
      const cache = openFolderCache(cacheDir);
      try {
        if (wantsThreads(files, cache)) threads.startEarly();
        const { buildSite } = await import('../site/build.ts');
        const summary = await buildSite(
          files,
          { ...options, ...request, year: yearAt(systemClock, process.env) },
          events,
          {
            startHighlightWorkers: threads.start,
            cache,
          },
        );
        const unkept = cache?.save();
        const told = unkept === undefined ? summary : withNotice(summary, cacheDir ?? '', unkept);
        onBuilt?.(told);
        return told;
      } finally {
        cache?.close();
        await threads.close();
      }
    },
  };
}

/** Without its cache the next build only takes longer. */
function withNotice(summary: SiteSummary, cacheDir: string, { message }: Error): SiteSummary {
  const notice: Diagnostic = {
    severity: 'notice',
    kind: 'cache-not-kept',
    message: `The cache in ${cacheDir} was not kept: ${message}`,
    hint: 'name a folder that can be written, with room for the site, or leave cache-dir empty',
  };
  return { ...summary, diagnostics: [...summary.diagnostics, notice] };
}
