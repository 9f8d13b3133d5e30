import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Code } from '../errors/codes.ts';
import { Failure, messageOf } from '../errors/failure.ts';
import { readJsonDocument } from '../site/config/document.ts';
import { openProjectFolder } from '../site/project/folder.ts';

interface NoProject {
  readonly value: string;
  readonly why: string;
  readonly fix: string;
  readonly code: Code;
}

/**
 * The folder of the docs project: the given one, else the workspace or its `docs` folder; and whether its `docs.json`
 * is readable JSON. `given` is relative to `workspace`, or absolute.
 */
export async function findDocsProject(
  given: string,
  workspace: string,
): Promise<{ readonly directory: string } | NoProject> {
  const shown = (path: string): string => relative(workspace, path) || '.';
  if (given.includes('\n')) {
    return {
      value: given.replaceAll(/\s*\n\s*/g, ', '),
      why: 'one run exports one project, for one domain',
      fix: MATRIX,
      code: 'E_DOCS_DIR',
    };
  }
  const candidates = given === '' ? [workspace, join(workspace, 'docs')] : [resolve(workspace, given)];
  const directories = candidates.filter((path) => isDirectory(path));
  if (directories.length === 0) {
    const why =
      given !== '' && existsSync(resolve(workspace, given))
        ? 'it is not a folder'
        : 'there is no such folder';
    return {
      value: given,
      why,
      fix: 'check the path, and that the checkout step ran before',
      code: 'E_DOCS_DIR',
    };
  }
  const directory = directories.find((path) => existsSync(join(path, 'docs.json')));
  if (directory === undefined) {
    const places = directories.map((path) => join(shown(path), 'docs.json')).join(' and ');
    const below = directories.flatMap((path) => projectsBelow(path).map(shown));
    if (below.length > 0) {
      return {
        value: given,
        why: `there is no docs.json; looked for ${places}. There are projects in ${below.join(', ')}`,
        fix: below.length === 1 ? `write docs-dir: ${below[0]}` : MATRIX,
        code: 'E_DOCS_JSON_MISSING',
      };
    }
    const legacy = directories.find((path) => existsSync(join(path, 'mint.json')));
    return {
      value: given,
      why: `there is no docs.json; looked for ${places}`,
      fix:
        legacy === undefined
          ? 'point docs-dir at the folder that holds docs.json'
          : `rename ${join(shown(legacy), 'mint.json')} in its new form, docs.json`,
      code: 'E_DOCS_JSON_MISSING',
    };
  }
  try {
    // What the settings say is the build's to judge; here it must only be JSON.
    await readJsonDocument(await openProjectFolder(directory), 'docs.json', () => {});
  } catch (error) {
    const file = join(shown(directory), 'docs.json');
    if (!(error instanceof Failure)) {
      return {
        value: file,
        why: `it cannot be read (${messageOf(error)})`,
        fix: 'check its permissions',
        code: 'E_DOCS_DIR',
      };
    }
    const value = join(shown(directory), error.value ?? 'docs.json');
    return { value, why: error.why ?? error.what, fix: error.fix ?? 'mend it', code: error.code };
  }
  return { directory };
}

const MATRIX =
  'run a matrix of jobs, one with the domain and docs-dir of each (guides/monorepos of the documentation)';
/** Deeper projects are hardly meant, and looking for them takes time. */
const DEEPEST = 3;
const MOST_NAMED = 10;

/** Docs projects in folders below one. */
function projectsBelow(folder: string, depth = 1): string[] {
  const inner = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map(({ name }) => join(folder, name));
  return inner
    .flatMap((path) => {
      if (existsSync(join(path, 'docs.json'))) return [path];
      return depth < DEEPEST ? projectsBelow(path, depth + 1) : [];
    })
    .sort()
    .slice(0, MOST_NAMED);
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
