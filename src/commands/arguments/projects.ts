import { Failure } from '../../errors/failure.ts';
import { locateDocsProjects } from '../../inputs/docs-projects.ts';
import { ARGUMENT_WORDS } from '../../inputs/folder-words.ts';
import { InvalidInputs, type Problem } from '../../inputs/problem.ts';
import type { DocsProjects } from '../../site/project/projects.ts';

/** What the folders of a command are, for its help. */
export const DIRS =
  'folder with docs.json; several, or one around several, are one site (default: . or docs)';

/**
 * The docs projects that folders or patterns mean, as the lines of the input `docs-dir` would. Throws what is wrong
 * with them: a {@link Failure}, or {@link InvalidInputs} where there is more than one.
 */
export async function projectsOf(dirs: readonly string[]): Promise<DocsProjects> {
  const found = await locateDocsProjects(dirs, process.cwd(), ARGUMENT_WORDS);
  if ('projects' in found) return found.projects;
  const [first, ...others] = found.problems.map((one): Problem => ({ input: 'DIR', ...one }));
  if (first === undefined) throw new Error('Projects were neither found nor refused');
  if (others.length > 0) throw new InvalidInputs([first, ...others]);
  const { code, value, why, fix } = first;
  throw new Failure(code, { what: 'There is no docs project to read', value: value || '.', why, fix });
}
