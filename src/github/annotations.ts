import { join, relative, sep } from 'node:path';
import type { Log, Place } from '../log/log.ts';
import { leadsOutside } from '../outside.ts';
import type { Diagnostic } from '../site/diagnostic.ts';
import { counted } from './measures.ts';
import { worstFirst } from './report.ts';

/** GitHub shows no more of one job. */
const MOST_ANNOTATIONS = 50;

/** Where the docs project lies; both are absolute paths. */
export interface Workspace {
  readonly docsDir: string;
  /** GITHUB_WORKSPACE, or the folder paths should be relative to. */
  readonly root: string;
}

/** Writes diagnostics as annotations on the docs files: at most 50, the rest counted in a notice. */
export function annotate(diagnostics: readonly Diagnostic[], workspace: Workspace, log: Log): void {
  const told = worstFirst(diagnostics);
  for (const diagnostic of told.slice(0, MOST_ANNOTATIONS)) {
    const { severity, message, hint, kind } = diagnostic;
    const text = `${message}${hint === undefined ? '' : ` (${hint})`} [${kind}]`;
    const write = severity === 'error' ? log.error : log.warning;
    write(text, placeOf(diagnostic, workspace));
  }
  const rest = told.length - MOST_ANNOTATIONS;
  if (rest > 0) log.notice(`And ${counted(rest, 'more finding')} in the docs, not shown here.`);
}

/** The place as GitHub finds it: relative to the workspace, with `/`. A docs project elsewhere keeps its own paths. */
function placeOf({ file, line, column }: Diagnostic, { docsDir, root }: Workspace): Place | undefined {
  if (file === undefined) return undefined;
  const path = relative(root, join(docsDir, file));
  return { file: leadsOutside(path) ? file : path.replaceAll(sep, '/'), line, column };
}
