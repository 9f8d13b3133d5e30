import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { PackedCache } from '../cache/pack.ts';
import { Failure } from '../errors/failure.ts';
import type { SiteFile } from '../site/site.ts';
import { showDiagnostics } from './diagnostics.ts';
import { addProjectOptions, type ProjectFlags, siteOptions } from './project-options.ts';
import { addCommonOptions, runCommand } from './session.ts';

/** Marks a folder that `build` made, and may therefore replace. */
const MARK = '.docs-export';

/** `docs-export build DIR --out OUT`: renders a project, nothing more. */
export function addBuild(program: Command): void {
  const command = program
    .command('build')
    .description('Render a docs project into a folder')
    .argument('[dir]', 'folder with docs.json', '.');
  addProjectOptions(addCommonOptions(command))
    .requiredOption('--out <dir>', 'folder to write; one that was not built here before must be empty')
    .option('--cache <dir>', 'folder that keeps what this build makes, to make the next one faster')
    .action(async (dir: string, flags: ProjectFlags & { out: string; cache?: string }) => {
      await runCommand(flags, async ({ log, signal, answer }) => {
        const { openProjectFolder } = await import('../site/project/folder.ts');
        const { highlightThreads, wantsThreads } = await import('../workers/highlight.ts');
        const out = resolve(flags.out);
        await requireReplaceable(out);
        await mkdir(dirname(out), { recursive: true });
        const beside = await mkdtemp(`${out}.building-`);
        const threads = highlightThreads();
        try {
          const project = await openProjectFolder(resolve(dir));
          const cache = await openCache(flags.cache);
          if (wantsThreads(project, cache)) threads.startEarly();
          const { buildSite } = await import('../site/build.ts');
          let files = 0;
          const write = createFolderWriter(beside);
          const summary = await buildSite(
            project,
            siteOptions(flags),
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
          cache?.save();
          await mkdir(join(beside, MARK));
          await rm(out, { recursive: true, force: true });
          await rename(beside, out);
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
        } finally {
          await threads.close();
          await rm(beside, { recursive: true, force: true });
        }
      });
    });
}

async function openCache(folder: string | undefined): Promise<PackedCache | undefined> {
  if (folder === undefined) return undefined;
  const { openPackedCache } = await import('../cache/pack.ts');
  const { programDigest } = await import('../cache/program.ts');
  return openPackedCache(resolve(folder), programDigest());
}

async function requireReplaceable(out: string): Promise<void> {
  const entries: readonly string[] = await readdir(out).catch(() => []);
  if (entries.length === 0 || entries.includes(MARK)) return;
  throw new Failure('E_INPUT_INVALID', {
    what: '--out',
    value: out,
    why: 'the folder holds files that were not built here, and would be replaced',
    fix: 'name an empty or new folder',
  });
}

/** Writes files into a folder at once: for small files, waiting for each takes longer than writing it. */
function createFolderWriter(root: string): (file: SiteFile) => void {
  const made = new Set<string>();
  return ({ path, bytes }) => {
    const target = join(root, ...path.split('/'));
    const folder = dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    writeFileSync(target, bytes);
  };
}
