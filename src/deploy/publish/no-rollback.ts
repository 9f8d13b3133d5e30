import { Failure } from '../../errors/failure.ts';

/** The failure of a rollback for which there is nothing, or not all, to bring back. */
export function noRollback(value: string, why: string, fix: string): Failure {
  return new Failure('E_ROLLBACK', { what: 'The release before cannot be brought back', value, why, fix });
}
