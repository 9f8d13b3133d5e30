import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import { describedOption, firstProblem, usageProblem } from './commands/usage.ts';
import { outliveOutput } from './log/lost-output.ts';
import { leave } from './process/cancellation.ts';
import { keepNurseryMiddling } from './process/v8-settings.ts';

// The terminal's door: the same pipeline as the Action, and its parts as sub-commands.
keepNurseryMiddling();
const program = new Command('docs-export')
  .description('Export a documentation site as a static bundle and deploy it anywhere.')
  .helpCommand(true)
  .configureHelp({ optionDescription: describedOption })
  .version(versionOf())
  // Told below, with a code.
  .configureOutput({ outputError: () => {} })
  .exitOverride();

/** By name, as help lists them. Each loads what it needs, so the one that is asked for comes alone. */
const COMMANDS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  run: async () => (await import('./commands/run.ts')).addRun,
  preview: async () => (await import('./commands/preview.ts')).addPreview,
  build: async () => (await import('./commands/build.ts')).addBuild,
  merge: async () => (await import('./commands/merge.ts')).addMerge,
  check: async () => (await import('./commands/check.ts')).addCheck,
  push: async () => (await import('./commands/push.ts')).addPush,
  rollback: async () => (await import('./commands/rollback.ts')).addRollback,
  'host-files': async () => (await import('./commands/host-files.ts')).addHostFiles,
  service: async () => (await import('./commands/service.ts')).addService,
  host: async () => (await import('./commands/host.ts')).addHost,
};
const [, , name = ''] = process.argv;
for (const [own, load] of Object.entries(COMMANDS))
  if (own === name || !Object.hasOwn(COMMANDS, name)) (await load())(program);

outliveOutput();
try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode;
  if (error.exitCode !== 0) {
    const first = await firstProblem(program, error, process.argv.slice(2));
    const problem = usageProblem(first, Object.hasOwn(COMMANDS, name) ? name : '');
    process.stderr.write(`error: ${problem.message}\n`);
    if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(problem, null, 2)}\n`);
  }
  leave();
}

/** That of the package, which lies one folder up from the sources and from dist/. */
function versionOf(): string {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'));
  return version;
}
