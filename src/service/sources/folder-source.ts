import { systemClock, yearAt } from '../../clock.ts';
import { Failure } from '../../errors/failure.ts';
import type { Diagnostic } from '../../site/diagnostic.ts';
import type { KeptHighlighters } from '../../site/highlight/kept.ts';
import type { ProjectFiles } from '../../site/project/files.ts';
import type { SiteOptions, SiteSummary } from '../../site/site.ts';
import type { SiteSource } from './source.ts';

/** What a site is to be, whatever part of it an export job asks for. */
export type ProjectOptions = Pick<
  SiteOptions,
  'domain' | 'deploymentType' | 'isDraft' | 'tellsBarriers' | 'onOutsideLink' | 'shard'
>;

export interface FolderSourceOptions {
  /** Folder that keeps what builds have made for the next; there is no cache unless told. */
  readonly cacheDir?: string | undefined;
  /** For builds that follow each other. */
  readonly highlighters?: KeptHighlighters | undefined;
  /** Hears what the build says of itself, which the Admin API has no field for. */
  readonly onBuilt?: ((summary: SiteSummary) => void) | undefined;
}

/** The site of a docs project on disk, read anew at each export. */
export function folderSource(
  directory: string,
  options: ProjectOptions & Pick<SiteOptions, 'basePath'>,
  { cacheDir, highlighters, onBuilt }: FolderSourceOptions = {},
): SiteSource {
  return {
    async build(request, events) {
      const { openProjectFolder } = await import('../../site/project/folder.ts');
      const { highlightThreads, wantsThreads } = await import('../../workers/highlight.ts');
      const { openFolderCache } = await import('../../cache/folder.ts');
      const files = readable(await openProjectFolder(directory).catch((error) => refuse(error, directory)));
      const threads = highlightThreads();
      const cache = openFolderCache(cacheDir);
      try {
        if (options.isDraft !== true && wantsThreads(files, cache)) threads.startEarly();
        const { buildSite } = await import('../../site/build.ts');
        const { lastCommits } = await import('./last-commits.ts');
        const { repositoryOf } = await import('./repository.ts');
        const summary = await buildSite(
          files,
          {
            ...options,
            ...request,
            year: yearAt(systemClock, process.env),
            lastCommits: (changed, signal) => lastCommits(directory, changed, signal),
            findRepository: (signal) => repositoryOf(directory, signal),
          },
          events,
          {
            startHighlightWorkers: threads.start,
            cache,
            highlighters,
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

/** The same files; one that cannot be read is told as a fault of the folder. */
function readable(files: ProjectFiles): ProjectFiles {
  const told = <T>(path: string, read: (path: string) => T): T => {
    try {
      return read(path);
    } catch (error) {
      return refuse(error, path);
    }
  };
  return {
    ...files,
    read: (path) => told(path, files.read),
    pieces(path) {
      const pieces = told(path, () => files.pieces?.(path));
      return pieces && (() => toldPieces(path, pieces()));
    },
    readText: (path) => told(path, files.readText),
  };
}

function* toldPieces(path: string, pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    refuse(error, path);
  }
}

function refuse(error: unknown, value: string): never {
  if (!(error instanceof Error)) throw error;
  const isTooLarge = 'code' in error && error.code === 'ERR_FS_FILE_TOO_LARGE';
  // Else only the system's own errors have one.
  if (!isTooLarge && !('syscall' in error)) throw error;
  throw new Failure('E_DOCS_DIR', {
    what: 'The docs project cannot be read',
    value,
    why: error.message,
    fix: isTooLarge
      ? 'keep that file elsewhere, and link to it by its whole address'
      : 'check who may read its files and folders',
    cause: error,
  });
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
