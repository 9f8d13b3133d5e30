import { join, relative, sep } from 'node:path';
import type { Log, Place } from '../log/log.ts';
import { counted } from '../log/measures.ts';
import { leadsOutside } from '../outside.ts';
import type { Diagnostic } from '../site/diagnostic.ts';
import { worstFirst } from './report.ts';

/** GitHub shows no more of one job. */
const MOST_ANNOTATIONS = 50;

/** Where the docs project lies; both are absolute paths. */
export interface Workspace {
  readonly docsDir: string;
  /** GITHUB_WORKSPACE, or the folder paths should be relative to. */
  readonly root: string;
}

/** Writes diagnostics as annotations on their files: at most 50, the rest counted in a notice. */
export function annotate(diagnostics: readonly Diagnostic[], log: Log): void {
  const told = worstFirst(diagnostics);
  for (const diagnostic of told.slice(0, MOST_ANNOTATIONS)) {
    const { severity, message, hint, kind } = diagnostic;
    const text = `${message}${hint === undefined ? '' : ` (${hint})`} [${kind}]`;
    const write = severity === 'error' ? log.error : log.warning;
    write(text, placeOf(diagnostic));
  }
  const rest = told.length - MOST_ANNOTATIONS;
  if (rest > 0) log.notice(`And ${counted(rest, 'more finding')} in the docs, not shown here.`);
}

/**
 * Diagnostics with their files as GitHub finds them: relative to the workspace, with `/`. Of a project outside it they
 * keep their paths, or lead there where `root` is but the folder that somebody stands in.
 */
export function inWorkspace(
  diagnostics: readonly Diagnostic[],
  { root, docsDir }: Workspace,
  outside: 'keep' | 'lead' = 'keep',
): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    if (diagnostic.file === undefined) return diagnostic;
    const path = relative(root, join(docsDir, diagnostic.file));
    return outside === 'keep' && leadsOutside(path)
      ? diagnostic
      : { ...diagnostic, file: path.replaceAll(sep, '/') };
  });
}

function placeOf({ file, line, column }: Diagnostic): Place | undefined {
  return file === undefined ? undefined : { file, line, column };
}
