import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { Failure, messageOf } from '../errors/failure.ts';
import { isFolder } from '../make-folder.ts';
import { leadsOutside } from '../outside.ts';
import { SETTINGS_FILE } from '../site/config/file.ts';
import { readSettingsDocument } from '../site/config/settings-document.ts';
import { openProjectFolder } from '../site/project/folder.ts';
import { type DocsProjects, projectFolders } from '../site/project/projects.ts';
import { shellWordIn } from '../text/shell-word.ts';
import { basePathOf, clashOf } from './base-paths.ts';
import { type FolderWords, INPUT_WORDS } from './folder-words.ts';
import type { Problem } from './problem.ts';
import { isPattern, isProject, matching, projectsBelow } from './project-search.ts';
import { readLines } from './values.ts';

type Missing = Omit<Problem, 'input'>;
export type FoundProjects = { readonly projects: DocsProjects } | { readonly problems: readonly Missing[] };

/** Folders that one line of `docs-dir` means, and the folder that the paths of their pages count from. */
interface Meant {
  readonly folders: readonly string[];
  readonly from: string;
}

const MOST_NAMED = 10;

/**
 * The docs projects that `given` names, `#` comments left out, if each `docs.json` is JSON; what its settings say is the
 * build's to judge.
 */
export async function findDocsProjects(given: string, workspace: string): Promise<FoundProjects> {
  const found = await locateDocsProjects(readLines(given), workspace, INPUT_WORDS);
  if ('problems' in found) return found;
  const folders = projectFolders(found.projects);
  const broken = (await Promise.all(folders.map((folder) => brokenSettings(folder, workspace)))).flat();
  return broken.length > 0 ? { problems: broken } : found;
}

/**
 * The docs projects that are `named`: each a folder with `docs.json`, a folder with several such folders in it, or a
 * pattern that means such folders; none means the workspace or its `docs` folder. They are relative to `workspace`, or
 * absolute. One folder is a site of its own, several are one site together. What is wrong is told in the `words` of who
 * asks.
 */
export async function locateDocsProjects(
  named: readonly string[],
  workspace: string,
  words: FolderWords,
): Promise<FoundProjects> {
  const lines = [...new Set(named.map((line) => line.trim()))].filter((line) => line !== '');
  const meant = await Promise.all(lines.map((line) => foldersOf(line, lines.length > 1, workspace, words)));
  const found = lines.length === 0 ? [defaultFolder(workspace, words)] : meant;
  const missing = found.filter((one): one is Missing => 'why' in one);
  if (missing.length > 0) return { problems: missing };
  const places = found.filter((one): one is Meant => 'folders' in one);
  const folders = [...new Set(places.flatMap((one) => one.folders))];
  const [single] = folders;
  // What was named as one folder stays the root of its site; a pattern may mean more tomorrow.
  if (single !== undefined && folders.length === 1 && places.every(({ from }) => from === single))
    return { projects: { directory: single, several: [] } };
  const directory = places.map(({ from }) => from).reduce(commonFolder);
  const several = folders.map((folder) => {
    const below = relative(directory, folder).split(sep).join('/');
    return { folder: below, basePath: basePathOf(below) };
  });
  const clash = clashOf(several);
  if (clash !== undefined) return { problems: [noFolder(lines.join(', '), clash, words.apart)] };
  return { projects: { directory, several } };
}

/** What a line means; `inList` where it is one of several. */
async function foldersOf(
  line: string,
  inList: boolean,
  workspace: string,
  words: FolderWords,
): Promise<Meant | Missing> {
  const path = resolve(workspace, line);
  const shown = shownFrom(workspace);
  if (!existsSync(path) && isPattern(line)) {
    const { base, folders } = await matching(line, workspace);
    if (folders.length > 0) return { folders, from: base };
    return noFolder(line, 'no folder that it means holds a docs.json', words.check('pattern'));
  }
  if (!isFolder(path)) {
    // Behind the = of an option no shell fills it in.
    const word = shellWordIn(line);
    return word === undefined
      ? noFolder(line, whyNoFolder(path), likelyFolder(line, workspace, words) ?? words.check('path'))
      : noFolder(line, `only a shell knows what ${word} is`, 'write the path in full');
  }
  const reason = whyUnreadable(path);
  if (reason !== undefined) return noFolder(line, reason, READERS);
  if (isProject(path)) return { folders: [path], from: path };
  const below = projectsBelow(path);
  const [only] = below;
  if (only !== undefined && (below.length > 1 || inList)) return { folders: below, from: path };
  const fix = only === undefined ? (rename([path], shown) ?? words.point) : words.write(shown(only));
  return noProject(line, [shown(path)], fix);
}

/** The folder that is meant by the path of its `docs.json`, or by one with the slashes of Windows. */
function likelyFolder(line: string, workspace: string, words: FolderWords): string | undefined {
  const slashed = line.replaceAll('\\', '/');
  const folder = basename(slashed) === SETTINGS_FILE ? dirname(slashed) : slashed;
  return folder !== line && isFolder(resolve(workspace, folder)) ? words.write(folder) : undefined;
}

/** Where the project of a repository usually is. */
function defaultFolder(workspace: string, words: FolderWords): Meant | Missing {
  const shown = shownFrom(workspace);
  const reason = isFolder(workspace) ? whyUnreadable(workspace) : undefined;
  if (reason !== undefined) return noFolder(workspace, reason, READERS);
  if (!isFolder(workspace) || readdirSync(workspace).length === 0) {
    return {
      value: '',
      why: `${isFolder(workspace) ? 'there is nothing in' : 'there is no folder'} ${workspace}`,
      fix: words.fill,
      code: 'E_DOCS_JSON_MISSING',
    };
  }
  const folders = [workspace, join(workspace, 'docs')];
  const folder = folders.find(isProject);
  if (folder !== undefined) return { folders: [folder], from: folder };
  const below = projectsBelow(workspace);
  const [only] = below;
  const looked = folders.map(shown);
  if (only === undefined) return noProject('', looked, rename(folders, shown) ?? words.point);
  const some = below.slice(0, MOST_NAMED).map(shown).join(', ');
  const fix = below.length === 1 ? words.write(shown(only)) : words.choose;
  return noProject('', looked, fix, `. There are projects in ${some}`);
}

const READERS = 'check who may read the folder';

function noFolder(value: string, why: string, fix: string): Missing {
  return { value, why, fix, code: 'E_DOCS_DIR' };
}

/** Folders as they are told to people. */
function shownFrom(workspace: string): (folder: string) => string {
  return (folder) => relative(workspace, folder) || '.';
}

/** `looked` are folders as they are told to people. */
function noProject(value: string, looked: readonly string[], fix: string, more = ''): Missing {
  const places = looked.map((folder) => join(folder, SETTINGS_FILE)).join(' and ');
  return {
    value,
    why: `there is no docs.json; looked for ${places}${more}`,
    fix,
    code: 'E_DOCS_JSON_MISSING',
  };
}

/** What to do where settings of the older form are, which had another name. */
function rename(folders: readonly string[], shown: (path: string) => string): string | undefined {
  const legacy = folders.find((path) => existsSync(join(path, 'mint.json')));
  if (legacy === undefined) return undefined;
  return `${join(shown(legacy), 'mint.json')} is the older form, which is not read: rename it to docs.json, and "docs-export check" tells what its settings are called now`;
}

/** Why the `docs.json` of a folder cannot be read, if so. */
async function brokenSettings(folder: string, workspace: string): Promise<Missing[]> {
  try {
    await readSettingsDocument(await openProjectFolder(folder), () => {});
    return [];
  } catch (error) {
    const shown = relative(workspace, folder);
    const file = join(shown, SETTINGS_FILE);
    if (!(error instanceof Failure)) {
      const why = `it cannot be read (${messageOf(error)})`;
      return [noFolder(file, why, 'check its permissions')];
    }
    const value = join(shown, error.value ?? SETTINGS_FILE);
    return [{ value, why: error.why ?? error.what, fix: error.fix ?? 'mend it', code: error.code }];
  }
}

/** The innermost folder around both, or one of them where it is around the other. */
function commonFolder(a: string, b: string): string {
  return !leadsOutside(relative(a, b)) || dirname(a) === a ? a : commonFolder(dirname(a), b);
}

function whyUnreadable(folder: string): string | undefined {
  try {
    readdirSync(folder);
    return undefined;
  } catch (error) {
    return `it cannot be read (${messageOf(error)})`;
  }
}

function whyNoFolder(path: string): string {
  try {
    const entry = statSync(path, { throwIfNoEntry: false });
    return entry === undefined ? 'there is no such folder' : 'it is not a folder';
  } catch (error) {
    return `it cannot be read (${messageOf(error)})`;
  }
}
