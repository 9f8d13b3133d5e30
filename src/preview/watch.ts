import { existsSync, realpathSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { Failure, messageOf } from '../errors/failure.ts';
import { OUTPUT_MARK } from '../site/project/folder.ts';
import { isLeftOut } from '../site/project/left-out.ts';

/** Editors write several files at once, and some of them in steps. */
const QUIET_MS = 60;
/** What something writes all the time is told of as it is by then. */
const LONGEST_MS = 1000;
/** The file among those with a dot that tells what is part of a site. */
const IGNORE_FILE = '.mintignore';

/** Hears of changes until it is closed. */
export interface Watch {
  close(): Promise<void>;
}

/**
 * Tells which files below the folders were written, added or removed, once they have been left alone for a moment, or
 * have not been for a second. What is no part of a project (site/project/folder.ts) tells nothing. Rejects with E_DOCS_DIR when it cannot watch.
 */
export async function watchFolders(
  { folders, leftOut }: { readonly folders: readonly string[]; readonly leftOut: readonly string[] },
  onChange: (files: readonly string[]) => void,
  onError: (error: unknown) => void,
): Promise<Watch> {
  const { watch } = await import('chokidar');
  // A folder that is a link would be watched as one, and not what is in it.
  const places = folders.map((folder) => realpathSync(folder));
  const others = folders.flatMap((folder, at) =>
    leftOut.map((other) => join(places[at] ?? folder, relative(folder, other))),
  );
  const watcher = watch(places, {
    ignoreInitial: true,
    followSymlinks: false,
    ignored: (path, stats) =>
      others.includes(path) ||
      places.every((place) => isPassedOver(relative(place, path))) ||
      // A site that is built into the project is no part of it, and as many files again to watch.
      (stats?.isFile() !== true && !places.includes(path) && existsSync(join(path, OUTPUT_MARK))),
  });
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let since: number | undefined;
  const tell = (): void => {
    const files = [...changed];
    changed.clear();
    since = undefined;
    onChange(files);
  };
  watcher.on('all', (_, path) => {
    changed.add(path);
    clearTimeout(timer);
    since ??= performance.now();
    timer = setTimeout(tell, Math.min(QUIET_MS, since + LONGEST_MS - performance.now()));
  });
  await new Promise<void>((resolve, reject) => {
    watcher.once('ready', resolve);
    watcher.once('error', reject);
  }).catch(async (cause: unknown) => {
    await watcher.close();
    throw unwatched(folders, cause);
  });
  watcher.on('error', (cause) => onError(unwatched(folders, cause)));
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}

function unwatched(folders: readonly string[], cause: unknown): Failure {
  return new Failure('E_DOCS_DIR', {
    what: 'Changes of the docs project cannot be watched',
    value: folders.join(', '),
    why: messageOf(cause),
    fix: 'raise the limit of watched files of this system, or keep the project in a folder of its own',
    cause,
  });
}

/** Whether a path below a folder is, or lies in, what is no part of a project. */
function isPassedOver(path: string): boolean {
  if (basename(path) === IGNORE_FILE) return false;
  return path.split(sep).some(isLeftOut);
}
