import { Failure, messageOf } from '../errors/failure.ts';

/** The E_BUNDLE_WRITE failure of a disk that is full, read-only or not ours; what is told already stays as it is. */
export function diskFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return new Failure('E_BUNDLE_WRITE', {
    what: 'The files could not be written to disk',
    why: diskWords(error),
    fix: diskRemedy(error),
    cause: error,
  });
}

function diskRemedy(error: unknown): string {
  switch ((Object(error) as NodeJS.ErrnoException).code) {
    case 'EMFILE':
    case 'ENFILE':
      return 'raise the limit of open files (ulimit -n), then run again';
    case 'EEXIST':
    case 'ELOOP':
    case 'ENAMETOOLONG':
    case 'ENOTDIR':
      return 'name another folder';
    default:
      return 'free some space, or check who may write to the folder';
  }
}

/** The words of the system. Node.js says of a folder to make on a read-only disk that it does not exist. */
export function diskWords(error: unknown): string {
  const { code, syscall } = Object(error) as NodeJS.ErrnoException;
  const isMisleading = code === 'ENOENT' && syscall === 'mkdir';
  return isMisleading ? `${messageOf(error)} (so also where the disk is read-only)` : messageOf(error);
}

/** Work of which whatever fails is the disk's fault, but for an abort. Rejects with E_BUNDLE_WRITE, or the signal's reason. */
export async function onDisk<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    throw diskFailure(error);
  }
}
