import type { Dirent } from 'node:fs';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Ignore } from 'ignore';
import { Failure, messageOf } from '../../errors/failure.ts';
import type { Absence, ProjectFiles } from './files.ts';
import { projectFiles } from './files.ts';
import { isLeftOut } from './left-out.ts';
import { largeFile } from './pieces.ts';

/** The project's list of files that are not part of its site, in the syntax of `.gitignore`. */
const IGNORE_FILE = '.mintignore';
/** A folder that holds this is a published site of ours, not a source. */
export const OUTPUT_MARK = '.docs-export';

/**
 * Opens a docs project on disk. Left out: dot files and dot folders, `node_modules`, folders that are themselves
 * an exported site, what `.mintignore` names, symbolic links that lead out of the project, and names that are no UTF-8.
 * Throws a Failure (E_DOCS_DIR) when the folder cannot be read.
 */
export async function openProjectFolder(directory: string): Promise<ProjectFiles> {
  const root = realRoot(directory);
  const ignored = await ignoreRules(root);
  const paths: string[] = [];
  const absent = new Map<string, Absence>();
  const visit = (folder: string): void => {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    if (folder !== '' && entries.some((entry) => entry.name === OUTPUT_MARK)) return;
    for (const entry of entries) {
      if (isLeftOut(entry.name)) continue;
      const own = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const kind = kindOf(root, own, entry);
      if (ignored.ignores(kind === 'folder' ? `${own}/` : own)) absent.set(own, 'ignored');
      else if (kind === 'folder') visit(own);
      else if (kind === 'file') paths.push(own);
      else if (entry.isSymbolicLink()) absent.set(own, 'unfollowed');
    }
  };
  visit('');
  return projectFiles(
    paths,
    (file) => readFileSync(path.join(root, file)),
    (file) => largeFile(path.join(root, file)),
    absent,
  );
}

function realRoot(directory: string): string {
  try {
    const root = realpathSync(directory);
    readdirSync(root);
    return root;
  } catch (cause) {
    throw new Failure('E_DOCS_DIR', {
      what: 'The docs folder cannot be read',
      value: directory,
      why: messageOf(cause),
      fix: 'give the folder that holds docs.json',
      cause,
    });
  }
}

async function ignoreRules(root: string): Promise<Ignore> {
  const { default: ignore } = await import('ignore');
  const rules = ignore();
  try {
    rules.add(readFileSync(path.join(root, IGNORE_FILE), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return rules;
}

/** A linked file counts as a file as long as it lies inside the project; linked folders are not followed (cycles). */
function kindOf(root: string, file: string, entry: Dirent): 'file' | 'folder' | undefined {
  // A name that is no UTF-8 cannot be asked for by the text that it is read as.
  if (entry.name.includes('\uFFFD') && !existsSync(path.join(root, file))) return undefined;
  if (entry.isDirectory()) return 'folder';
  if (entry.isFile()) return 'file';
  if (!entry.isSymbolicLink()) return undefined;
  try {
    const target = realpathSync(path.join(root, file));
    return target.startsWith(root + path.sep) && statSync(target).isFile() ? 'file' : undefined;
  } catch {
    return undefined; // a dangling link is no file
  }
}
