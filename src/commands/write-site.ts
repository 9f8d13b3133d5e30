import { resolve } from 'node:path';
import type { Command } from 'commander';
import { counted } from '../log/measures.ts';
import type { BuildEvents, SiteSummary } from '../site/site.ts';
import { writtenPath } from './arguments/written-path.ts';
import { showDiagnostics } from './diagnostics.ts';
import { type Precious, writeFolder } from './out-folder.ts';
import type { Session } from './session.ts';

/** Adds the option that names the folder for {@link writeSite}. */
export function addOutOption(command: Command): Command {
  return command.requiredOption(
    '--out <dir>',
    'folder to write; one that was not built here before must be empty',
    writtenPath,
  );
}

/**
 * Writes the site that `build` makes into the folder `out` as it was given, which must not hold what it is made of,
 * shows what it says of it, and answers. `project` is the folder that its diagnostics name files in.
 */
export async function writeSite(
  out: string,
  sources: readonly Precious[],
  build: (events: BuildEvents) => Promise<SiteSummary>,
  { log, signal, answer }: Session,
  project?: string,
): Promise<void> {
  const folder = resolve(out);
  let files = 0;
  const { name, pages, diagnostics } = await writeFolder(
    folder,
    [{ what: 'the current folder', folder: process.cwd() }, ...sources],
    (write) =>
      build({
        signal,
        onProgress: (done, total) => log.progress(`${done} of ${total} pages`),
        onFile(file) {
          files += 1;
          return write(file);
        },
      }),
  );
  const { errors, warnings, notices } = showDiagnostics(diagnostics, log, project);
  log.info(
    `${counted(pages.length, 'page')}, ${counted(files, 'file')} in ${out}; ${counted(errors, 'error')}, ${counted(warnings, 'warning')}, ${counted(notices, 'notice')}`,
  );
  answer({ ok: true, out: folder, name, pages, files, diagnostics });
}
