import { nearest } from '../../suggest.ts';
import type { ProjectFiles } from '../project/files.ts';

/** What a description may be meant by that is not there: the same name with another ending, or one spelt alike. */
export function meantApiFile(files: ProjectFiles, source: string): string | undefined {
  const known = files.paths.filter((path) => /\.(json|ya?ml)$/i.test(path));
  const bare = (path: string): string => path.replace(/\.\w+$/, '');
  return known.find((path) => bare(path) === bare(source)) ?? nearest(source, known);
}
