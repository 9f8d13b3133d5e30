import { onDisk } from '../bundle/disk-failure.ts';
import { type Archive, writeArchive } from './archive.ts';
import type { BuildRequest, SiteSource } from './sources/source.ts';
import { createSpool } from './spool.ts';

export interface ExportEvents {
  readonly signal: AbortSignal;
  /** `progress` is a percentage. */
  onProgress(progress: number, pageCount: number): void;
}

/** The share of a job's progress that building takes; packing takes the rest. */
const BUILDING = 90;

/** Builds a site and packs it into an archive at `path`. Rejects with the source's error, or the signal's reason. */
export async function exportSite(
  source: SiteSource,
  request: BuildRequest,
  path: string,
  { signal, onProgress }: ExportEvents,
): Promise<{ archive: Archive; pageCount: number }> {
  const spool = await createSpool(`${path}.spool`);
  try {
    const { pages } = await source.build(request, {
      signal,
      onFile(file) {
        signal.throwIfAborted();
        return spool.add(file);
      },
      onProgress: (done, total) => onProgress(total === 0 ? 0 : (done / total) * BUILDING, total),
    });
    const archive = await onDisk(() =>
      writeArchive(spool, path, {
        signal,
        onProgress: (done, total) => onProgress(BUILDING + (done / total) * (100 - BUILDING), pages.length),
      }),
    );
    return { archive, pageCount: pages.length };
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    await spool.remove();
  }
}
