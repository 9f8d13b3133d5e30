import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { manifestOfFolder } from '../bundle/folder.ts';
import type { Manifest } from '../bundle/manifest.ts';
import type { Inventory } from '../deploy/destination.ts';
import { readPercentage } from '../inputs/values.ts';
import { counted } from '../log/measures.ts';
import { lookUp } from '../look-up.ts';
import { firstFew } from '../text/first-few.ts';
import { siteFolder } from './arguments/named.ts';
import { repeated } from './arguments/repeated.ts';
import { addCommonOptions, type CommonFlags, runCommand } from './session.ts';

interface Flags extends CommonFlags {
  readonly plan?: boolean;
  readonly maxPageLoss: number;
  readonly headers?: readonly string[];
}

/** `docs-export push DIR DESTINATION…`: publishes a folder that holds a site. */
export function addPush(program: Command): void {
  const command = program
    .command('push')
    .description('Publish a folder that holds a site; only what changed is sent')
    .argument('<dir>', 'folder with the site', siteFolder)
    .argument(
      '<destination...>',
      "destinations, each with its options, in quotes or not: 's3://bucket/prefix region=eu-west-1'",
    );
  addCommonOptions(command)
    .option('--plan', 'show what would be done, and touch nothing')
    .addOption(
      new Option('--max-page-loss <percentage>', 'refuse when more than this share of pages would go')
        .argParser(percentage)
        .default(0.2, '20%'),
    )
    .option(
      '--headers <rule>',
      "headers of files, such as '*.html: cache-control: no-cache'; may be repeated, the last that fits wins",
      repeated,
    )
    .action(async (dir: string, lines: readonly string[], flags: Flags) => {
      const { plan = false, maxPageLoss, headers = [] } = flags;
      await runCommand(flags, async (session) => {
        const directory = resolve(dir);
        const ended = new AbortController();
        const signal = AbortSignal.any([session.signal, ended.signal]);
        let there: Manifest | undefined;
        // Most of the work: it begins before all that publishes is loaded.
        const hashing = manifestOfFolder(directory, {
          createdAt: new Date(),
          signal,
          onLeft: (paths) => session.log.warning(leftText(paths)),
          known: (path) => there && lookUp(there.files, path),
        });
        hashing.catch(() => {});
        try {
          const { pushFolder } = await import('./push-folder.ts');
          const onInventory = ({ manifest }: Inventory): void => {
            there ??= manifest;
          };
          const folder = { directory, hashing, onInventory };
          await pushFolder(folder, lines, { plan, maxPageLoss, headers }, session);
        } finally {
          ended.abort();
        }
      });
    });
}

/** Says what a folder holds that is no part of its site. */
function leftText(paths: readonly string[]): string {
  return (
    `${counted(paths.length, 'entry is', 'entries are')} not published (${firstFew(paths, 3)}): only files and ` +
    'folders are, and nothing of git. Links are not followed: copy what they lead to'
  );
}

function percentage(text: string): number {
  const reading = readPercentage(text);
  if (!reading.ok) throw new InvalidArgumentError(`${reading.why}; ${reading.fix}.`);
  return reading.value;
}
