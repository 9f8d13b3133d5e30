import { resolve } from 'node:path';
import type { Command } from 'commander';
import { partFiles } from '../service/sources/parts-source.ts';
import { addCommonOptions, type CommonFlags, runCommand } from './session.ts';
import { addOutOption, writeSite } from './write-site.ts';

/** `docs-export merge PART… --out SITE`: joins what `build --shard` made on several machines. */
export function addMerge(program: Command): void {
  const command = program
    .command('merge')
    .description('Join the parts of a site that build --shard made')
    .argument('<parts...>', 'folders of all parts, in any order');
  addOutOption(addCommonOptions(command)).action(
    async (folders: readonly string[], flags: CommonFlags & { out: string }) => {
      await runCommand(flags, async (session) => {
        const { mergeParts } = await import('../site/shard/merge.ts');
        const parts = folders.map((name) => partFiles({ name, directory: resolve(name) }));
        const sources = folders.map((name) => ({ what: `the part ${name}`, folder: resolve(name) }));
        await writeSite(flags.out, sources, (events) => mergeParts(parts, {}, events), session);
      });
    },
  );
}
