import { Failure } from '../../errors/failure.ts';
import { LONGEST_NAME, WINDOWS_DEVICE } from '../../site/project/names.ts';

/** A name split into a path that stays below its root, or the reason why it does not. */
export type ParsedPath =
  | { readonly safe: true; readonly path: string }
  | { readonly safe: false; readonly reason: string };

const MAX_PATH_BYTES = 4096;
/** Where git looks for settings and hooks, which are programs that it runs; the second name is the first on Windows. */
const OF_GIT = /^(\.git|git~1)$/i;

/**
 * The relative path, with `/`, of an archive's entry name (design, rule 4). A leading `./` and the slash behind a
 * folder's name are dropped; `path` is empty for the root itself. The rules are the same on every platform, so that
 * a bundle that is accepted on one is accepted on all (but for characters that only Windows refuses).
 */
export function parseEntryPath(name: string, platform: NodeJS.Platform = process.platform): ParsedPath {
  const unsafe = (reason: string): ParsedPath => ({ safe: false, reason });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(name)) return unsafe('the name holds a control character');
  if (name.includes('\\')) return unsafe('the name holds a backslash');
  if (name.startsWith('/')) return unsafe('the path is absolute');
  const path = name.replace(/^(\.\/+)+|^\.$/, '').replace(/\/$/, '');
  if (path === '') return name === '' ? unsafe('the name is empty') : { safe: true, path: '' };
  if (/^[A-Za-z]:/.test(path)) return unsafe('the path begins with a drive letter');
  if (Buffer.byteLength(path) > MAX_PATH_BYTES)
    return unsafe(`the path is longer than ${MAX_PATH_BYTES} bytes`);
  for (const segment of path.split('/')) {
    if (segment === '..') return unsafe('the path climbs out of its folder with `..`');
    if (segment === '' || segment === '.') return unsafe('the path has an empty segment or a `.` in it');
    if (Buffer.byteLength(segment) > LONGEST_NAME)
      return unsafe(`a name is longer than ${LONGEST_NAME} bytes`);
    if (/[. ]$/.test(segment)) return unsafe('a name ends in a dot or a space, which Windows drops');
    if (OF_GIT.test(segment))
      return unsafe('the name is that of git’s own folder, from which git runs programs');
    if (WINDOWS_DEVICE.test(segment)) return unsafe('the name is that of a device on Windows');
    if (platform === 'win32' && /[<>:"|?*]/.test(segment))
      return unsafe('the name holds a character that Windows refuses');
  }
  return { safe: true, path };
}

/** The paths of one archive, each taken once. */
export interface EntryPaths {
  /** Takes the path of a file; returns how many folders it is the first in. Throws E_BUNDLE_UNSAFE. */
  addFile(name: string): { readonly path: string; readonly newFolders: number };
  /** Takes the path of a folder. Throws E_BUNDLE_UNSAFE. */
  addFolder(name: string): { readonly newFolders: number };
}

/**
 * Refuses paths that are unsafe, come twice, or would be one file on a disk that ignores case or Unicode form
 * (Windows, macOS); also a file where a folder is, and the other way round.
 */
export function createEntryPaths(): EntryPaths {
  const files = new Map<string, string>();
  const folders = new Set<string>();
  const addFolders = (path: string): number => {
    let added = 0;
    for (let key = path; key !== '' && !folders.has(key); key = parentOf(key)) {
      if (files.has(key)) throw unsafeEntry(path, 'a file of the archive is where this entry needs a folder');
      folders.add(key);
      added += 1;
    }
    return added;
  };
  return {
    addFile(name) {
      const path = safePath(name);
      if (path === '') throw unsafeEntry(name, 'the name of a file is empty');
      const key = foldPath(path);
      const twin = files.get(key);
      if (twin === path) throw unsafeEntry(name, 'the archive holds this file twice');
      if (twin !== undefined)
        throw unsafeEntry(name, `it differs from ${shown(twin)} only in case or Unicode form`);
      if (folders.has(key)) throw unsafeEntry(name, 'a folder of the archive has the name of this file');
      files.set(key, path);
      return { path, newFolders: addFolders(parentOf(key)) };
    },
    addFolder: (name) => ({ newFolders: addFolders(foldPath(safePath(name))) }),
  };
}

/** The E_BUNDLE_UNSAFE failure of one entry. */
export function unsafeEntry(name: string, reason: string): Failure {
  return new Failure('E_BUNDLE_UNSAFE', {
    what: 'The bundle holds an unsafe entry',
    value: shown(name),
    why: reason,
    fix: 'nothing was kept of it; do not use this bundle and report it to the service',
  });
}

function safePath(name: string): string {
  const parsed = parseEntryPath(name);
  if (!parsed.safe) throw unsafeEntry(name, parsed.reason);
  // A part of a string keeps the whole of it, and each object with it as a key makes a copy of its own.
  return parsed.path.length === name.length ? name : Buffer.from(parsed.path).toString();
}

/** The one spelling of all paths that a disk without case or Unicode form takes for the same. */
function foldPath(path: string): string {
  // Nearly all paths are as they are folded; not making them anew halves the memory of a large archive's paths.
  if (/^[ -@[-~]*$/.test(path)) return path;
  return path.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** A name as it may stand in a message: quoted, control characters escaped, not too long. */
function shown(name: string): string {
  const quoted = JSON.stringify(name.length > 120 ? `${name.slice(0, 120)}…` : name);
  return quoted.replaceAll('\u007f', '\\u007f');
}
