import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartFiles } from '../../site/shard/fit.ts';
import type { SiteOptions, SiteSummary } from '../../site/site.ts';
import type { SiteSource } from './source.ts';

/** A part of a site on disk. */
export interface PartFolder {
  /** Names the part in messages. */
  readonly name: string;
  readonly directory: string;
}

/** The files of a part that lies in a folder. */
export function partFiles({ name, directory }: PartFolder): PartFiles {
  return { name, read: (path) => readFileSync(join(directory, path)) };
}

/** The site whose parts were rendered on several machines. `onBuilt` hears what they say of the project. */
export function partsSource(
  parts: readonly PartFolder[],
  options: Pick<SiteOptions, 'domain' | 'deploymentType'>,
  onBuilt: (summary: SiteSummary) => void,
): SiteSource {
  return {
    async build(request, events) {
      const { mergeParts } = await import('../../site/shard/merge.ts');
      const { version, paths } = request;
      const expected = { ...options, ...(version && { version }), ...(paths?.length && { paths }) };
      const summary = await mergeParts(parts.map(partFiles), expected, events);
      onBuilt(summary);
      return summary;
    },
  };
}
