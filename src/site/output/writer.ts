import type { Report } from '../diagnostic.ts';
import { textFile } from '../hashed.ts';
import { nameProblem } from '../project/names.ts';
import type { BuildEvents, SiteFile } from '../site.ts';

/** Hands finished files on, each path once: the first to take a path keeps it. Names that cannot travel are left out. */
export interface Writer {
  write(file: SiteFile): Promise<void>;
  text(path: string, content: string): Promise<void>;
  /** Whether a path is taken; letter case does not tell paths apart, as on many file systems. */
  has(path: string): boolean;
}

/** Hands files on to `events`; of what is left out `report` hears. */
export function createWriter(events: BuildEvents, report: Report): Writer {
  const taken = new Set<string>();
  const write = async (file: SiteFile): Promise<void> => {
    const key = file.path.toLowerCase();
    if (taken.has(key)) return;
    taken.add(key);
    const unportable = nameProblem(file.path);
    if (unportable !== undefined) {
      report({
        severity: 'error',
        kind: 'unportable-name',
        message: `${file.path} is left out, since it cannot be a file everywhere: ${unportable}`,
        hint: 'rename it',
      });
      return;
    }
    await events.onFile(file);
  };
  return {
    write,
    text: (path, content) => write(textFile(path, content)),
    has: (path) => taken.has(path.toLowerCase()),
  };
}
