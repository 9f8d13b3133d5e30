import { posix } from 'node:path';
import type { Report } from '../../diagnostic.ts';
import type { ProjectFiles } from '../../project/files.ts';
import type { ApiFileParser } from '../description/parse.ts';
import { type JsonObject, textOf } from '../json.ts';

const OVERLAY = /^[ \t{]*["']?overlay["']?\s*:\s*["']?1\.\d/m;
const EXTENDS = /^[ \t{]*["']?extends["']?\s*:/m;

/** Changes a description as the overlays of the project say that are for it. */
export type ApplyOverlays = (
  root: JsonObject,
  file: string,
  parser: ApiFileParser,
  report: Report,
) => Promise<void>;

/**
 * Applies the overlays that the settings name for a file, by its path; to others, those that name it themselves
 * (`extends`), in the order of their paths.
 */
export function createOverlays(
  files: ProjectFiles,
  named: ReadonlyMap<string, readonly string[]>,
): ApplyOverlays {
  let known: readonly string[] | undefined;
  return async (root, file, parser, report) => {
    const isNamed = named.has(file);
    known ??= isNamed ? undefined : files.paths.filter((path) => isOverlay(files, path));
    for (const name of named.get(file) ?? known ?? []) {
      const path = posix.normalize(name).replace(/^\/+/, '');
      if (!files.has(path)) {
        const why = /^https?:/i.test(name)
          ? 'is on another host, which is not asked'
          : 'is not in the project';
        report({
          severity: 'warning',
          kind: 'missing-file',
          message: `The overlay ${name} of ${file} ${why}: pages say what the description says without it`,
          hint: 'put it into the project, and name it by its path',
        });
        continue;
      }
      const overlay = parser.description(path, files.readText(path), report);
      if (overlay === undefined || (!isNamed && extended(path, overlay) !== file)) continue;
      const { applyOverlay } = await import('./apply.ts');
      applyOverlay(root, overlay, (problem) =>
        report({
          severity: 'warning',
          kind: 'api-reference',
          message: `This overlay of ${file} is applied in part only: ${problem}`,
          hint: 'write it in another way, or apply it before the export',
          file: path,
        }),
      );
    }
  };
}

function isOverlay(files: ProjectFiles, path: string): boolean {
  if (!/\.(json|ya?ml)$/i.test(path)) return false;
  const text = files.readText(path);
  return OVERLAY.test(text) && EXTENDS.test(text);
}

/** The project path of the description that an overlay is for, which it names from its own place. */
function extended(path: string, overlay: JsonObject): string | undefined {
  const name = textOf(overlay.extends);
  return name === undefined ? undefined : posix.join(posix.dirname(path), name);
}
