import type { Command } from 'commander';
import { systemClock } from '../clock.ts';
import { openFromTerminal, readDestinations } from './destinations.ts';
import { addCommonOptions, type CommonFlags, runCommand } from './session.ts';

/** `docs-export rollback DESTINATION`: brings back the release before. */
export function addRollback(program: Command): void {
  const command = program
    .command('rollback')
    .description('Bring back the release before the published one')
    .argument('<destination...>', 'the destination, with the options it was published with');
  addCommonOptions(command)
    .option('--plan', 'show what would be done, and touch nothing')
    .action(async (lines: readonly string[], flags: CommonFlags & { readonly plan?: boolean }) => {
      await runCommand(flags, async (session) => {
        const { log, signal, answer } = session;
        const specs = await readDestinations(lines);
        const { rollback } = await import('../deploy/publish/rollback.ts');
        const plan = flags.plan === true;
        for (const spec of specs) {
          const destination = await openFromTerminal(spec, session);
          try {
            await rollback(destination, { plan, signal, log, clock: systemClock });
          } finally {
            await destination.close?.();
          }
          log.info(plan ? `planned: ${spec.target}` : `rolled back: ${spec.target}`);
        }
        answer({ ok: true, destinations: specs.map(({ target }) => target), plan });
      });
    });
}
