import { Failure } from '../../errors/failure.ts';
import { secureConnectionProblem } from '../../http/certificate.ts';
import { networkWords } from '../../http/network-words.ts';
import { isRetryableStatus, networkErrorCode } from '../../http/retry.ts';

/** What the libraries that log in tell of a request that failed: its status, and where it went. */
interface Told {
  readonly status?: unknown;
  readonly config?: { readonly url?: unknown };
  readonly $metadata?: { readonly httpStatusCode?: unknown };
  readonly $fault?: unknown;
}

/**
 * The failure of a login that nobody refused: its service could not be reached, or something else answered; undefined
 * where it was refused, or there was none.
 */
export function brokenLogin(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const value = URL.parse(String((error as Told).config?.url))?.origin;
  const insecure = secureConnectionProblem(error);
  if (insecure !== undefined) {
    const what = 'The login service could not be reached safely';
    return new Failure('E_DEPLOY_UNREACHABLE', { what, value, ...insecure, cause: error });
  }
  const fix = 'check the network and the proxy of this machine, then run again: what arrived is reused';
  if (networkErrorCode(error) !== undefined) {
    const what = 'The login service could not be reached';
    return new Failure('E_DEPLOY_UNREACHABLE', { what, value, why: networkWords(error), fix, cause: error });
  }
  const status = loginStatus(error);
  if (status === undefined || !(isRetryableStatus(status) || isStrange(error))) return undefined;
  const what = 'The login service gives no login';
  return new Failure('E_DEPLOY_UNREACHABLE', {
    what,
    value,
    why: `it answered ${status}`,
    fix,
    cause: error,
  });
}

/** The status with which a login was answered, where it was. */
export function loginStatus(error: unknown): number | undefined {
  const { status, $metadata } = error as Told;
  const told = $metadata?.httpStatusCode ?? status;
  return typeof told === 'number' ? told : undefined;
}

/** Whether an answer was none that the AWS tools can read: the errors of its services say whose fault it is. */
function isStrange(error: unknown): boolean {
  const { $metadata, $fault } = error as Told;
  return $metadata !== undefined && $fault === undefined;
}
