import { resolve } from 'node:path';
import type { Command } from 'commander';
import { showDiagnostics } from './diagnostics.ts';
import { addProjectOptions, type ProjectFlags, siteOptions } from './project-options.ts';
import { addCommonOptions, runCommand } from './session.ts';

/** `docs-export check DIR`: diagnostics only. Errors fail it; warnings do with `--strict`. */
export function addCheck(program: Command): void {
  const command = program
    .command('check')
    .description('Find problems of a docs project; writes nothing')
    .argument('[dir]', 'folder with docs.json', '.');
  addProjectOptions(addCommonOptions(command))
    .option('--strict', 'fail on warnings too')
    .action(async (dir: string, flags: ProjectFlags & { strict?: boolean }) => {
      await runCommand(flags, async ({ log, signal, answer }) => {
        const { openProjectFolder } = await import('../site/project/folder.ts');
        const { checkProject } = await import('../site/check.ts');
        signal.throwIfAborted();
        const { name, pages, diagnostics } = await checkProject(
          await openProjectFolder(resolve(dir)),
          siteOptions(flags),
        );
        const { errors, warnings, notices } = showDiagnostics(diagnostics, log);
        log.info(`${pages.length} pages: ${errors} errors, ${warnings} warnings, ${notices} notices`);
        const ok = errors === 0 && (flags.strict !== true || warnings === 0);
        answer({ ok, name, pages: pages.length, errors, warnings, notices, diagnostics });
      });
    });
}
