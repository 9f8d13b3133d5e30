import { resolve } from 'node:path';
import type { Command } from 'commander';
import { counted } from '../github/measures.ts';
import { partFiles } from '../service/parts-source.ts';
import { showDiagnostics } from './diagnostics.ts';
import { writeFolder } from './out-folder.ts';
import { addCommonOptions, type CommonFlags, runCommand } from './session.ts';

/** `docs-export merge PART… --out SITE`: joins what `build --shard` made on several machines. */
export function addMerge(program: Command): void {
  const command = program
    .command('merge')
    .description('Join the parts of a site that build --shard made')
    .argument('<parts...>', 'folders of all parts, in any order');
  addCommonOptions(command)
    .requiredOption('--out <dir>', 'folder to write; one that was not built here before must be empty')
    .action(async (folders: readonly string[], flags: CommonFlags & { out: string }) => {
      await runCommand(flags, async ({ log, signal, answer }) => {
        const { mergeParts } = await import('../site/shard/merge.ts');
        const out = resolve(flags.out);
        let files = 0;
        const summary = await writeFolder(out, (write) =>
          mergeParts(
            folders.map((name) => partFiles({ name, directory: resolve(name) })),
            {},
            {
              signal,
              onProgress: (done, total) => log.progress(`${done} of ${total} pages`),
              onFile(file) {
                files += 1;
                return write(file);
              },
            },
          ),
        );
        const { errors, warnings, notices } = showDiagnostics(summary.diagnostics, log);
        log.info(
          `${counted(summary.pages.length, 'page')}, ${counted(files, 'file')} in ${flags.out}; ${counted(errors, 'error')}, ${counted(warnings, 'warning')}, ${counted(notices, 'notice')}`,
        );
        answer({
          ok: true,
          out,
          name: summary.name,
          pages: summary.pages,
          files,
          diagnostics: summary.diagnostics,
        });
      });
    });
}
