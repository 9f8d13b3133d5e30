import { Failure } from '../../errors/failure.ts';
import { secureConnectionProblem } from '../../http/certificate.ts';
import { networkWords } from '../../http/network-words.ts';
import { networkErrorCode } from '../../http/retry.ts';

/** Who was asked, for messages. */
interface Asked {
  /** What it is called, where it is no store. */
  readonly name?: string | undefined;
  readonly address: string;
  /** What to do when it cannot be reached. */
  readonly unreachableFix: string;
}

/** The outcome of an attempt that got no answer: to be tried again where the network failed; else throws. */
export function lostConnection(
  error: unknown,
  { name = 'The storage service', address: value, unreachableFix }: Asked,
): { readonly done: false; readonly error: Failure } {
  if (error instanceof Failure) throw error;
  const insecure = secureConnectionProblem(error);
  if (insecure !== undefined) {
    const what = 'The storage service could not be reached safely';
    throw new Failure('E_DEPLOY_UNREACHABLE', { what, value, ...insecure, cause: error });
  }
  if (networkErrorCode(error) === undefined) throw error;
  const what = `${name} could not be reached`;
  const why = networkWords(error);
  const failure = new Failure('E_DEPLOY_UNREACHABLE', {
    what,
    value,
    why,
    fix: unreachableFix,
    cause: error,
  });
  return { done: false, error: failure };
}
