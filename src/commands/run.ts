import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { readGitHubContext } from '../github/context.ts';
import { failureLine } from '../github/facts.ts';
import { resumeHint } from '../github/report.ts';
import { INPUTS, type InputName } from '../inputs/declared.generated.ts';
import { readInputs } from '../inputs/read.ts';
import type { RawInputs } from '../inputs/reader.ts';
import { runMode } from '../modes/run.ts';
import { createContext } from '../phases/context.ts';
import { renderedFolders } from '../phases/rendered-folders.ts';
import { camelCase } from '../text/camel-case.ts';
import { quotedForShell } from '../text/shell-word.ts';
import { writtenPath } from './arguments/written-path.ts';
import { addCommonOptions, runCommand } from './session.ts';
import { takeWorkFolder, WORK_DIR } from './work-folder.ts';

/** On a terminal there is no artifact service; a folder is what people expect. */
const DEFAULT_DEPLOY = 'dir:./site';

/** Where what should not stand in a shell's history comes from. */
const VARIABLES: Readonly<Record<string, string>> = {
  'api-key': 'DOCS_EXPORT_API_KEY',
  'github-token': 'GITHUB_TOKEN',
};

/** Several flags of these are several lines of the input. */
const LISTS = ['deploy', 'headers', 'docs-dir', 'export-paths', 'fail-on'];

/** `docs-export run`: the whole pipeline; its flags are the Action's inputs. */
export function addRun(program: Command): void {
  const command = addCommonOptions(
    program.command('run').description('Export a site, verify it and deploy it'),
  );
  for (const [name, { description, required, default: fallback }] of Object.entries(INPUTS)) {
    const isBoolean = fallback === 'false';
    const text = isBoolean ? `--${name} [value]` : `--${name} <value>`;
    const option = new Option(
      text,
      [description, ...(required ? ['(required)'] : otherwise(name, fallback))].join(' '),
    );
    if (LISTS.includes(name))
      option.argParser((value, before: string | undefined) =>
        before === undefined ? value : `${before}\n${value}`,
      );
    command.addOption(option);
  }
  command.option(
    '--work-dir <path>',
    'where bundle, unpacked site and manifest are kept',
    // As an input: empty means the default.
    (text) => (text === '' ? WORK_DIR : writtenPath(text)),
    WORK_DIR,
  );
  command.action(async (flags: Record<string, string | boolean | undefined>) => {
    await runCommand(flags, async ({ log, secrets, signal, client, answer }) => {
      const { env } = process;
      const workspace = process.cwd();
      const raw = rawInputs(flags, env);
      for (const secret of [raw['api-key'], raw['github-token']]) if (secret !== undefined) log.mask(secret);
      const github = readGitHubContext(env, (path) => readFileSync(path, 'utf8'));
      const { config, warnings } = await readInputs(raw, workspace, github);
      for (const warning of warnings) log.warning(warning);
      const outputs: Record<string, string> = {};
      const workDir = resolve(workspace, String(flags.workDir));
      const giveBack = takeWorkFolder(workDir, 'service' in config ? renderedFolders(config.service) : []);
      const write = (name: string, text: string): void => {
        outputs[name] = text;
      };
      const facts = await runMode(
        config,
        createContext({ log, secrets, signal, client, env, workspace, workDir, github, write }),
      ).finally(giveBack);
      const { failure } = facts;
      if (failure !== null) {
        log.error(failureLine(failure));
        const resume = resumeHint(facts, (id) => `--export-job-id ${quotedForShell(id)}`);
        if (resume !== '') log.info(resume);
      }
      // As every other command tells why it failed.
      const reason = failure === null ? {} : { error: failure.code, message: failureLine(failure) };
      answer({ ok: failure === null, ...reason, ...facts, outputs });
    });
  });
}

/** What holds where a flag is not given, for its help. */
function otherwise(name: string, fallback: string): readonly string[] {
  const variable = VARIABLES[name];
  if (variable !== undefined) return [`(else the variable ${variable})`];
  const shown = name === 'deploy' ? DEFAULT_DEPLOY : fallback;
  return shown === '' ? [] : [`(default: ${shown})`];
}

/** Flags, and the environment for what should not stand in a shell's history. */
function rawInputs(flags: Record<string, string | boolean | undefined>, env: NodeJS.ProcessEnv): RawInputs {
  const names = Object.keys(INPUTS) as InputName[];
  const given = names
    .map((name) => [name, flags[camelCase(name)]] as const)
    // As an input: empty means the default, which is another one here.
    .filter(([, value]) => value !== undefined && value !== '');
  return {
    // A part is no site yet: it stays in the folder for work.
    deploy: flags.shard === undefined ? DEFAULT_DEPLOY : 'none',
    ...Object.fromEntries(Object.entries(VARIABLES).map(([name, variable]) => [name, env[variable] ?? ''])),
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  };
}
