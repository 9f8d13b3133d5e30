import { nearest } from '../../../text/suggest.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { ProjectFiles } from '../../project/files.ts';
import { leftOutHint } from '../../project/left-out.ts';

/** What there is to say of a description that is no file of the project; a URL is never asked for. */
export function absentDescription(
  kind: 'API' | 'AsyncAPI',
  source: string,
  file: string,
  files: ProjectFiles,
): Diagnostic {
  const said = `The ${kind} description ${source} is not in the project`;
  return /^https?:/i.test(source)
    ? {
        severity: 'warning',
        kind: 'remote-api-document',
        message: `${said}, and nothing is downloaded while building.`,
        hint: 'Save it in the project and name that file instead.',
      }
    : {
        severity: 'warning',
        kind: 'missing-file',
        message: `${said}.`,
        hint: leftOutHint(file, files) ?? meantHint(file, files) ?? 'Correct the path.',
      };
}

/** The description that may be meant: one of the same name with another ending, or one spelt alike. */
function meantHint(source: string, files: ProjectFiles): string | undefined {
  const known = files.paths.filter((path) => /\.(json|ya?ml)$/i.test(path));
  const bare = (path: string): string => path.replace(/\.\w+$/, '');
  const meant = known.find((path) => bare(path) === bare(source)) ?? nearest(source, known);
  return meant && `Did you mean ${meant}?`;
}
