import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { diskFailure } from '../bundle/disk-failure.ts';
import { Failure, hasCode } from '../errors/failure.ts';
import { makeFolder } from '../make-folder.ts';
import { leadsOutside } from '../outside.ts';
import { isAlive } from '../process/alive.ts';
import { isLeftOut } from '../site/project/left-out.ts';

/** Where bundle, unpacked site and manifest are kept, unless told. */
export const WORK_DIR = '.docs-export';
/** Holds the number of the process that works in the folder. */
const OWNER = 'running';

/**
 * Takes a folder for work, in which `site` is replaced, for this process alone; answers with what gives it back. A
 * folder that a killed process has left is free. Throws E_INPUT_INVALID where it is somebody else's, or would be part of
 * one of the docs `projects`; E_INPUT_CONFLICT where another process works in it, or E_BUNDLE_WRITE.
 */
export function takeWorkFolder(path: string, projects: readonly string[] = []): () => void {
  const project = projects.find((folder) => isPartOf(folder, path));
  if (project !== undefined)
    throw new Failure('E_INPUT_INVALID', {
      what: 'The folder for work cannot be used',
      value: path,
      why: `it lies in the docs project ${project}, and the next run would take what is unpacked there for pages`,
      fix: 'name a folder outside of it, or one whose name begins with a dot, with --work-dir',
    });
  const has = (name: string): boolean => existsSync(join(path, name));
  if (has('site') && !['bundle.tar.gz', 'bundle.zip', 'manifest.json'].some(has))
    throw new Failure('E_INPUT_INVALID', {
      what: 'The folder for work cannot be used',
      value: path,
      why: 'it holds a folder site that no earlier run has unpacked there, and that would be replaced',
      fix: ANOTHER,
    });
  const file = join(path, OWNER);
  const isNew = !existsSync(path);
  try {
    makeFolder(path);
    if (!isOurs(file)) {
      const owner = ownerIn(file);
      if (owner !== undefined && owner !== process.pid && isAlive(owner))
        throw new Failure('E_INPUT_CONFLICT', {
          what: 'The folder for work cannot be used',
          value: path,
          why: `another run works in it (process ${owner})`,
          fix: `${ANOTHER}, or wait for its end`,
        });
      writeFileSync(file, String(process.pid));
    }
  } catch (error) {
    throw diskFailure(error);
  }
  return () => {
    rmSync(file, { force: true });
    // A run that fails at once leaves nothing behind.
    if (isNew && readdirSync(path).length === 0) rmdirSync(path);
  };
}

/** Whether a folder is or lies in a docs project, and is not left out of it for its name. */
function isPartOf(project: string, folder: string): boolean {
  const way = relative(project, folder);
  return !leadsOutside(way) && !way.split(sep).some(isLeftOut);
}

const ANOTHER = 'name a new folder with --work-dir';

/** Takes the folder where nobody has it. */
function isOurs(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** The process that has, or had, the folder; undefined where it was ended before it could say so. */
function ownerIn(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
