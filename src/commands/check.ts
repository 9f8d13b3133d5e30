import { relative, sep } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { writeJson } from '../bundle/json-file.ts';
import { systemClock } from '../clock.ts';
import { Failure, withoutStop } from '../errors/failure.ts';
import { counted } from '../log/measures.ts';
import { isFolder } from '../make-folder.ts';
import { SETTINGS_FILE } from '../site/config/file.ts';
import type { Diagnostic } from '../site/diagnostic.ts';
import type { OutsideLink } from '../site/site.ts';
import { addProjectOptions, type ProjectFlags, siteOptions } from './arguments/project-options.ts';
import { DIRS, projectsOf } from './arguments/projects.ts';
import { repeated } from './arguments/repeated.ts';
import { writtenPath } from './arguments/written-path.ts';
import { showDiagnostics } from './diagnostics.ts';
import { sarifLog } from './sarif.ts';
import { type Answer, addCommonOptions, runCommand, type Session } from './session.ts';

interface CheckFlags extends ProjectFlags {
  readonly strict?: boolean;
  readonly accessibility?: boolean;
  readonly externalLinks?: boolean;
  readonly except?: readonly string[];
  /** A file, or true for standard output. */
  readonly sarif?: string | true;
}

/** `docs-export check DIR…`: diagnostics only. Errors fail it; warnings do with `--strict`. */
export function addCheck(program: Command): void {
  const command = program
    .command('check')
    .description('Find problems of docs projects; writes no site')
    .argument('[dirs...]', DIRS);
  addProjectOptions(addCommonOptions(command))
    .option('--strict', 'fail on warnings too')
    .option('--accessibility', 'find also what keeps readers out who cannot see a page')
    .option('--external-links', 'ask also whether links to other hosts lead anywhere')
    .option(
      '--except <address>',
      'with --external-links: addresses not to ask for, * for anything; may be repeated',
      repeated,
    )
    .option('--sarif [file]', 'write the problems as SARIF 2.1.0, to a file or to standard output', sarifFile)
    .action(async (dirs: readonly string[], flags: CheckFlags) => {
      const isShown = flags.sarif === true;
      if (isShown && flags.json === true)
        program.error('error: --json and --sarif both want standard output; give --sarif a file', {
          code: 'commander.conflictingOption',
        });
      if (flags.except !== undefined && flags.externalLinks !== true)
        program.error('error: --except leaves out addresses of --external-links, which is not given', {
          code: 'commander.conflictingOption',
        });
      const common = { ...flags, json: isShown || flags.json === true };
      await runCommand(common, (session) => check(dirs, flags, session));
    });
}

async function check(dirs: readonly string[], flags: CheckFlags, session: Session): Promise<void> {
  const { log, signal } = session;
  // Of the projects, as soon as they are found.
  let folder = process.cwd();
  const outside: OutsideLink[] = [];
  const tell = async (diagnostics: readonly Diagnostic[], answer: Answer): Promise<void> => {
    const sarif = sarifLog(diagnostics, relative(process.cwd(), folder).split(sep).join('/'));
    const { sarif: file } = flags;
    if (typeof file === 'string') await writeJson(file, sarif);
    session.answer(answer, flags.sarif === true ? sarif : answer);
  };
  const { projectSource } = await import('../service/sources/project-source.ts');
  try {
    const projects = await projectsOf(dirs);
    folder = projects.directory;
    const { version, paths, ...options } = siteOptions(flags);
    const source = projectSource(projects, {
      ...options,
      isDraft: true,
      tellsBarriers: flags.accessibility,
      onOutsideLink: flags.externalLinks === true ? (link) => void outside.push(link) : undefined,
    });
    const built = await source.build({ version, paths }, { signal, onFile: () => {} });
    const { name, pages } = built;
    const found = flags.externalLinks === true ? await externalLinks(outside, flags, session) : [];
    const diagnostics = [...built.diagnostics, ...found];
    const { errors, warnings, notices } = showDiagnostics(diagnostics, log, folder);
    log.info(
      `${counted(pages.length, 'page')}: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}, ${counted(notices, 'notice')}`,
    );
    const ok = errors === 0 && (flags.strict !== true || warnings === 0);
    await tell(diagnostics, { ok, name, pages: pages.length, errors, warnings, notices, diagnostics });
  } catch (error) {
    const broken = brokenSettings(error);
    // A file that is not there is no place to show, but SARIF has no results without one.
    if (broken === undefined || (broken.error === 'E_DOCS_JSON_MISSING' && flags.sarif === undefined))
      throw error;
    const { diagnostic, ...failed } = broken;
    const count = showDiagnostics([diagnostic], log, folder);
    await tell([diagnostic], {
      ok: false,
      ...failed,
      problems: [],
      ...count,
      diagnostics: [diagnostic],
    });
  }
}

/** What is wrong with links to other hosts. */
async function externalLinks(
  links: readonly OutsideLink[],
  { except = [] }: CheckFlags,
  { client, log, signal }: Session,
): Promise<readonly Diagnostic[]> {
  const { checkLinks } = await import('../link-check/check-links.ts');
  const { http } = client;
  const onProgress = (done: number, all: number): void =>
    log.progress(done < all ? `${done} of ${counted(all, 'address', 'addresses')} asked for` : '', 'links');
  return checkLinks(links, { http, clock: systemClock, signal, except, onProgress });
}

/** The file of `--sarif`, which takes what stands behind it: easily the folder to check. */
function sarifFile(text: string): string {
  const file = writtenPath(text);
  if (!isFolder(file)) return file;
  throw new InvalidArgumentError(
    'This is a folder; name folders to check before --sarif, and a file behind it.',
  );
}

/** A `docs.json` that cannot be read, as a diagnostic, beside what answers say of an error; undefined for any other. */
function brokenSettings(
  error: unknown,
): { readonly error: string; readonly message: string; readonly diagnostic: Diagnostic } | undefined {
  if (!(error instanceof Failure) || !error.code.startsWith('E_DOCS_JSON')) return undefined;
  const [, file = SETTINGS_FILE, line = '1', column = '1'] =
    /^(.+):(\d+):(\d+)$/.exec(error.value ?? '') ?? [];
  const { code, message, what, why, fix: hint } = error;
  const place = { file, line: Number(line), column: Number(column) };
  const told = `${what}${why === undefined ? '' : `: ${withoutStop(why)}`} [${code}]`;
  return {
    error: code,
    message,
    diagnostic: { severity: 'error', kind: 'broken-settings', message: told, hint, ...place },
  };
}
