import { join, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { systemClock } from '../clock.ts';
import { codedMessageOf } from '../errors/failure.ts';
import type { Log } from '../log/log.ts';
import { counted } from '../log/measures.ts';
import { makeFolder } from '../make-folder.ts';
import type { Built } from '../preview/live-site.ts';
import { withKnownVersion } from '../service/sources/known-version.ts';
import { projectFolders } from '../site/project/projects.ts';
import { readAddress, readPort } from './arguments/listening.ts';
import { addProjectOptions, type ProjectFlags, siteOptions } from './arguments/project-options.ts';
import { DIRS, projectsOf } from './arguments/projects.ts';
import { repeated } from './arguments/repeated.ts';
import { writtenPath } from './arguments/written-path.ts';
import { showDiagnostics } from './diagnostics.ts';
import { inTemporaryFolder, untilStopped } from './serving.ts';
import { addCommonOptions, runCommand } from './session.ts';

interface PreviewFlags extends ProjectFlags {
  readonly port: number;
  readonly address: string;
  readonly allowHost?: readonly string[];
  readonly cache?: string;
}

/** `docs-export preview DIR…`: serves a project while its pages are written, until it is stopped. */
export function addPreview(program: Command): void {
  const command = program
    .command('preview')
    .description('Serve a docs project while you write it: changes show by themselves')
    .argument('[dirs...]', DIRS);
  addProjectOptions(addCommonOptions(command))
    .option('--port <number>', 'port; 0 takes a free one', readPort, 3000)
    .option('--address <ip>', 'address to listen on', readAddress, '127.0.0.1')
    .option(
      '--allow-host <name>',
      'name by which another program on this machine hands requests on, such as docs.test; may be repeated',
      repeated,
    )
    .option('--cache <dir>', 'folder that keeps what this makes, to make the next start faster', writtenPath)
    .action(async (dirs: readonly string[], flags: PreviewFlags) => {
      await runCommand(flags, async ({ log, signal, answer }) => {
        const projects = await projectsOf(dirs);
        const { version, paths, ...options } = siteOptions(flags);
        await inTemporaryFolder('docs-export-preview-', async (folder) => {
          const [{ projectSource }, { startPreview }, { keepHighlighters }] = await Promise.all([
            import('../service/sources/project-source.ts'),
            import('../preview/preview.ts'),
            import('../site/highlight/kept.ts'),
          ]);
          const cacheDir = flags.cache === undefined ? join(folder, 'cache') : resolve(flags.cache);
          const highlighters = keepHighlighters(projects.several.length || 1);
          const directory = join(folder, 'preview');
          makeFolder(directory);
          const preview = await startPreview({
            source: withKnownVersion(
              projectSource(projects, options, { cacheDir, highlighters }),
              '--site-version',
              {
                refusesAny: true,
              },
            ),
            request: { version, paths },
            folders: projectFolders(projects),
            leftOut: [cacheDir],
            directory,
            host: flags.address,
            port: flags.port,
            allowedHosts: flags.allowHost ?? [],
            clock: systemClock,
            signal,
            onProgress: (done, total) => log.progress(`${done} of ${total} pages`),
            onBuilt: tellBuilds(log, projects.directory),
            onFailed: (error) => log.error(codedMessageOf(error)),
          });
          log.info(`Site at ${preview.url}; it follows your changes, and Ctrl C stops it`);
          // A program that started this one waits for the address.
          answer({ ok: true, url: preview.url });
          await untilStopped(signal);
          await preview.close();
        });
      });
    });
}

/** Files of a change that are named. */
const NAMED = 3;

/** Tells of each build in a line, and of each mistake once, for as long as it is there. */
function tellBuilds(log: Log, folder: string): (built: Built) => void {
  let known = new Set<string>();
  return ({ summary: { pages, diagnostics }, because, changed, milliseconds }) => {
    const keyed = diagnostics.map((one) => ({ one, key: `${one.kind} ${one.file} ${one.message}` }));
    showDiagnostics(
      keyed.filter(({ key }) => !known.has(key)).map(({ one }) => one),
      log,
      folder,
    );
    known = new Set(keyed.map(({ key }) => key));
    const count = (severity: string): number => diagnostics.filter((one) => one.severity === severity).length;
    const found = ` (${counted(count('error'), 'error')}, ${counted(count('warning'), 'warning')})`;
    const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
    if (because.length === 0) return log.info(`${counted(pages.length, 'page')} in ${seconds}${found}`);
    const names = because.slice(0, NAMED).map((file) => relative(process.cwd(), file));
    const more = because.length > NAMED ? ` and ${because.length - NAMED} more` : '';
    const others = changed.filter((path) => path.endsWith('.html')).length;
    const what = others === 0 ? 'no page is another' : `${counted(others, 'page')} anew`;
    log.info(`${names.join(', ')}${more} changed: ${what} in ${seconds}${found}`);
  };
}
