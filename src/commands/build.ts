import { resolve } from 'node:path';
import type { Command } from 'commander';
import { Failure } from '../errors/failure.ts';
import { readShard } from '../inputs/values.ts';
import { withKnownVersion } from '../service/sources/known-version.ts';
import { type DocsProjects, projectFolders } from '../site/project/projects.ts';
import type { BuildEvents, ShardChoice, SiteSummary } from '../site/site.ts';
import { addProjectOptions, type ProjectFlags, siteOptions } from './arguments/project-options.ts';
import { DIRS, projectsOf } from './arguments/projects.ts';
import { writtenPath } from './arguments/written-path.ts';
import { addCommonOptions, runCommand } from './session.ts';
import { addOutOption, writeSite } from './write-site.ts';

interface BuildFlags extends ProjectFlags {
  readonly out: string;
  readonly cache?: string;
  readonly shard?: string;
}

/** `docs-export build DIR… --out OUT`: renders a project, or several into one site; nothing more. */
export function addBuild(program: Command): void {
  const command = program
    .command('build')
    .description('Render a docs project, or several as one site, into a folder')
    .argument('[dirs...]', DIRS);
  addOutOption(addProjectOptions(addCommonOptions(command)))
    .option(
      '--cache <dir>',
      'folder that keeps what this build makes, to make the next one faster',
      writtenPath,
    )
    .option('--shard <part>', 'render only a part of the pages, such as 2/8, for docs-export merge')
    .action(async (dirs: readonly string[], flags: BuildFlags) => {
      await runCommand(flags, async (session) => {
        const { projectSource } = await import('../service/sources/project-source.ts');
        const shard = await shardOf(flags);
        const projects = await projectsOf(dirs);
        if (shard !== undefined && projects.several.length > 0) throw partOfSeveral(projects, flags);
        const { version, paths, ...options } = siteOptions(flags);
        const cacheDir = flags.cache === undefined ? undefined : resolve(flags.cache);
        const source = withKnownVersion(
          projectSource(projects, { ...options, shard }, { cacheDir }),
          '--site-version',
          { refusesAny: true },
        );
        const sources = [
          ...projectFolders(projects).map((folder) => ({ what: 'the docs project', folder })),
          ...(cacheDir === undefined ? [] : [{ what: 'the cache', folder: cacheDir }]),
        ];
        const build = (events: BuildEvents): Promise<SiteSummary> => source.build({ version, paths }, events);
        await writeSite(flags.out, sources, build, session, projects.directory);
      });
    });
}

function partOfSeveral({ several }: DocsProjects, { shard }: BuildFlags): Failure {
  return new Failure('E_INPUT_CONFLICT', {
    what: '--shard',
    value: shard,
    why: `there are ${several.length} projects, and parts are of one`,
    fix: 'name one project, or leave --shard out',
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
