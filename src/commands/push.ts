import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { deploy } from '../deploy/deploy.ts';
import type { LocalSite } from '../deploy/destination.ts';
import { type HeaderRule, withHeaders } from '../deploy/headers.ts';
import { readPercentage } from '../inputs/values.ts';
import { headerRulesOf, openFromTerminal, readDestinations } from './destinations.ts';
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
    .argument('<dir>', 'folder with the site')
    .argument(
      '<destination...>',
      "destinations, each quoted with its options: 's3://bucket/prefix region=eu-west-1'",
    );
  addCommonOptions(command)
    .option('--plan', 'show what would be done, and touch nothing')
    .option(
      '--max-page-loss <percentage>',
      'refuse when more than this share of pages would go',
      percentage,
      0.2,
    )
    .option(
      '--headers <rule>',
      "headers of files, such as '*.html: cache-control: no-cache'; may be repeated, the last that fits wins",
      (rule: string, before: readonly string[] = []) => [...before, rule],
    )
    .action(async (dir: string, lines: readonly string[], flags: Flags) => {
      await runCommand(flags, async (session) => {
        const { log, signal, answer } = session;
        const specs = readDestinations(lines);
        const rules = headerRulesOf(flags.headers ?? []);
        const destinations = await Promise.all(specs.map((spec) => openFromTerminal(spec, session)));
        const site = siteIn(resolve(dir), rules, signal);
        const options = { plan: flags.plan === true, maxPageLoss: flags.maxPageLoss, signal, log };
        const { deployments, changes } = await deploy(site, destinations, options);
        for (const { destination, status, url } of deployments)
          log.info(`${status}: ${destination}${url === null ? '' : `, see ${url}`}`);
        const ok = deployments.every(({ error }) => error === null);
        answer({ ok, deployments, changes: changes ?? null });
      });
    });
}

async function siteIn(
  directory: string,
  rules: readonly HeaderRule[],
  signal: AbortSignal,
): Promise<LocalSite> {
  const { manifestOfFolder } = await import('../bundle/folder.ts');
  const found = await manifestOfFolder(directory, { createdAt: new Date(), signal });
  return { directory, bundlePath: '', manifest: withHeaders(found, rules) };
}

function percentage(text: string): number {
  const reading = readPercentage(text);
  if (!reading.ok) throw new InvalidArgumentError(`${reading.why}; ${reading.fix}.`);
  return reading.value;
}
