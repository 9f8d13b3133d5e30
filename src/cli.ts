import { Command, CommanderError } from 'commander';
import { addBuild } from './commands/build.ts';
import { addCheck } from './commands/check.ts';
import { addHost } from './commands/host.ts';
import { addHostFiles } from './commands/host-files.ts';
import { addMerge } from './commands/merge.ts';
import { addPush } from './commands/push.ts';
import { addRollback } from './commands/rollback.ts';
import { addRun } from './commands/run.ts';
import { addService } from './commands/service.ts';
import { keepNurserySmall } from './nursery.ts';

// The terminal's door: the same pipeline as the Action, and its parts as sub-commands.
keepNurserySmall();
const program = new Command('docs-export')
  .description('Export a documentation site as a static bundle and deploy it anywhere.')
  .helpCommand(true)
  .showHelpAfterError('(docs-export --help tells more)')
  .exitOverride();

const commands = [
  addRun,
  addBuild,
  addMerge,
  addCheck,
  addPush,
  addRollback,
  addHostFiles,
  addService,
  addHost,
];
for (const add of commands) add(program);

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode;
}
