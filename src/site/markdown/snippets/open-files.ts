import type { Report } from '../../diagnostic.ts';
import type { SourcePlace } from '../../page.ts';

/** Files that are being rendered, one within the other. */
export interface OpenFiles {
  /** Runs `work` while `path` counts as open; a file that is opened within itself is refused. */
  opened<T>(path: string, from: SourcePlace, work: () => T): T | undefined;
  /** The one that was opened last. */
  innermost(): string | undefined;
}

/** None is open yet. */
export function createOpenFiles(report: Report): OpenFiles {
  const open: string[] = [];
  return {
    innermost: () => open.at(-1),
    opened(path, from, work) {
      if (open.includes(path)) {
        report({
          severity: 'warning',
          kind: 'import-cycle',
          message: `${[...open.slice(open.indexOf(path)), path].join(' → ')}: a file cannot contain itself`,
          ...from,
        });
        return undefined;
      }
      open.push(path);
      try {
        return work();
      } finally {
        open.pop();
      }
    },
  };
}
