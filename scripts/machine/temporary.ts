import { existsSync, readFileSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** What the files may take, and what must be left of memory for all else. */
const ROOM = 2 * 2 ** 30;
const REST = 4 * 2 ** 30;

/**
 * Has this process and its children make their temporary files in memory, where the machine has a folder for that with
 * room in it and nobody chose another. Tests delete files all the time, and ext4 looks for a new file's place past each
 * one that was deleted in the last minutes.
 */
export function useMemoryForTemporaryFiles(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = MEMORY;
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY) || process.availableMemory() < ROOM + REST) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ROOM) return false;
  // In containers it is often one from which no program runs.
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === MEMORY);
  return mount !== undefined && !mount.split(' ')[3]?.split(',').includes('noexec');
}
