import { resolve } from 'node:path';
import type { Command } from 'commander';
import { Failure } from '../errors/failure.ts';
import { readShard } from '../inputs/values.ts';
import type { ShardChoice } from '../site/site.ts';
import { showDiagnostics } from './diagnostics.ts';
import { writeFolder } from './out-folder.ts';
import { addProjectOptions, type ProjectFlags, siteOptions } from './project-options.ts';
import { addCommonOptions, runCommand } from './session.ts';

interface BuildFlags extends ProjectFlags {
  readonly out: string;
  readonly cache?: string;
  readonly shard?: string;
}

/** `docs-export build DIR --out OUT`: renders a project, nothing more. */
export function addBuild(program: Command): void {
  const command = program
    .command('build')
    .description('Render a docs project into a folder')
    .argument('[dir]', 'folder with docs.json', '.');
  addProjectOptions(addCommonOptions(command))
    .requiredOption('--out <dir>', 'folder to write; one that was not built here before must be empty')
    .option('--cache <dir>', 'folder that keeps what this build makes, to make the next one faster')
    .option('--shard <part>', 'render only a part of the pages, such as 2/8, for docs-export merge')
    .action(async (dir: string, flags: BuildFlags) => {
      await runCommand(flags, async ({ log, signal, answer }) => {
        const { openProjectFolder } = await import('../site/project/folder.ts');
        const { openFolderCache } = await import('../cache/folder.ts');
        const { highlightThreads, wantsThreads } = await import('../workers/highlight.ts');
        const out = resolve(flags.out);
        const shard = await shardOf(flags);
        let files = 0;
        const summary = await writeFolder(out, async (write) => {
          const threads = highlightThreads();
          const cache = openFolderCache(flags.cache === undefined ? undefined : resolve(flags.cache));
          try {
            const project = await openProjectFolder(resolve(dir));
            if (wantsThreads(project, cache)) threads.startEarly();
            const { buildSite } = await import('../site/build.ts');
            const built = await buildSite(
              project,
              { ...siteOptions(flags), shard },
              {
                signal,
                onProgress: (done, total) => log.progress(`${done} of ${total} pages`),
                onFile(file) {
                  files += 1;
                  write(file);
                },
              },
              { startHighlightWorkers: threads.start, cache },
            );
            const unkept = cache?.save();
            if (unkept !== undefined)
              log.warning(`The cache in ${flags.cache} was not kept: ${unkept.message}`);
            return built;
          } finally {
            cache?.close();
            await threads.close();
          }
        });
        const { errors, warnings, notices } = showDiagnostics(summary.diagnostics, log);
        log.info(
          `${summary.pages.length} pages, ${files} files in ${flags.out}; ${errors} errors, ${warnings} warnings, ${notices} notices`,
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

async function shardOf({ shard }: BuildFlags): Promise<ShardChoice | undefined> {
  if (shard === undefined) return undefined;
  const part = readShard(shard);
  if (!part.ok)
    throw new Failure('E_INPUT_INVALID', { what: '--shard', value: shard, why: part.why, fix: part.fix });
  const { filesDigest } = await import('../cache/program.ts');
  return { ...part.value, origin: { program: filesDigest() } };
}
