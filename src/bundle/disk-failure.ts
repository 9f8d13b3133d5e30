import { Failure, messageOf } from '../errors/failure.ts';

/** The E_BUNDLE_WRITE failure of a disk that is full, read-only or not ours. */
export function diskFailure(error: unknown): Failure {
  return new Failure('E_BUNDLE_WRITE', {
    what: 'The files could not be written to disk',
    why: messageOf(error),
    fix: 'free some space, or check who may write to the folder',
    cause: error,
  });
}

/** Work of which whatever fails is the disk's fault. Rejects with E_BUNDLE_WRITE. */
export async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw diskFailure(error);
  }
}
