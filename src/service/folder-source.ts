import type { SiteOptions, SiteSummary } from '../site/site.ts';
import type { SiteSource } from './source.ts';

/**
 * The site of a docs project on disk, read anew at each export. `onBuilt` hears what the build says of itself, which
 * the Admin API has no field for.
 */
export function folderSource(
  directory: string,
  options: Pick<SiteOptions, 'domain' | 'deploymentType' | 'shard'>,
  onBuilt: (summary: SiteSummary) => void = () => {},
): SiteSource {
  return {
    async build(request, events) {
      const { openProjectFolder } = await import('../site/project/folder.ts');
      const { highlightThreads, wantsThreads } = await import('../workers/highlight.ts');
      const files = await openProjectFolder(directory);
      const threads = highlightThreads();
      try {
        if (wantsThreads(files)) threads.startEarly();
        const { buildSite } = await import('../site/build.ts');
        const summary = await buildSite(files, { ...options, ...request }, events, {
          startHighlightWorkers: threads.start,
        });
        onBuilt(summary);
        return summary;
      } finally {
        await threads.close();
      }
    },
  };
}
