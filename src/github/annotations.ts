import { join, relative, sep } from 'node:path';
import type { Log, Place } from '../log/log.ts';
import { leadsOutside } from '../outside.ts';
import type { Diagnostic } from '../site/diagnostic.ts';
import { counted } from './measures.ts';
import { errorsFirst } from './report.ts';

/** GitHub shows no more of one job. */
const MOST_ANNOTATIONS = 50;

/** Where the docs project lies; both are absolute paths. */
export interface Workspace {
  readonly docsDir: string;
  /** GITHUB_WORKSPACE, or the folder paths should be relative to. */
  readonly root: string;
}

/**
 * Writes diagnostics as annotations on the docs files: errors first, each problem before the same one on other pages, at
 * most 50, the rest counted in a notice.
 */
export function annotate(diagnostics: readonly Diagnostic[], workspace: Workspace, log: Log): void {
  const told = diagnostics.filter(({ severity }) => severity !== 'notice').toSorted(errorsFirst);
  const before = repetitionsBefore(told);
  const varied = told.toSorted((a, b) => errorsFirst(a, b) || (before.get(a) ?? 0) - (before.get(b) ?? 0));
  for (const diagnostic of varied.slice(0, MOST_ANNOTATIONS)) {
    const { severity, message, hint, kind } = diagnostic;
    const text = `${message}${hint === undefined ? '' : ` (${hint})`} [${kind}]`;
    const write = severity === 'error' ? log.error : log.warning;
    write(text, placeOf(diagnostic, workspace));
  }
  const rest = told.length - MOST_ANNOTATIONS;
  if (rest > 0) log.notice(`And ${counted(rest, 'more finding')} in the docs, not shown here.`);
}

/** How many of the same words come before each: a snippet that is missing is told on every page that imports it. */
function repetitionsBefore(told: readonly Diagnostic[]): ReadonlyMap<Diagnostic, number> {
  const alike = Map.groupBy(told, ({ kind, message }) => `${kind} ${message}`);
  return new Map([...alike.values()].flatMap((some) => some.map((one, index) => [one, index] as const)));
}

/** The place as GitHub finds it: relative to the workspace, with `/`. A docs project elsewhere keeps its own paths. */
function placeOf({ file, line, column }: Diagnostic, { docsDir, root }: Workspace): Place | undefined {
  if (file === undefined) return undefined;
  const path = relative(root, join(docsDir, file));
  return { file: leadsOutside(path) ? file : path.replaceAll(sep, '/'), line, column };
}
