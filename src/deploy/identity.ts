import { z } from 'zod';
import { Failure } from '../errors/failure.ts';
import { textOf } from '../http/endless.ts';
import { jsonIn } from '../http/json-in.ts';
import { networkWords } from '../http/network-words.ts';
import { type Attempt, isRetryableStatus, networkErrorCode, retryAfterMs } from '../http/retry.ts';
import type { Environment } from '../process/environment.ts';
import type { DestinationContext } from './destination.ts';
import { toldRetries } from './store/told-retries.ts';

const Answer = z.looseObject({ value: z.string().min(1) });

const NO_TOKEN = "what the runner's token service answered holds no token";

/** Who asks for the run's identity. */
interface Asker {
  /** `GitHub Pages` */
  readonly name: string;
  /** What the job must be given: `pages: write, id-token: write`. */
  readonly permissions: string;
  /** Whom the token is made for, where it is not the repository's owner. */
  readonly audience?: string;
}

/** Where the runner gives the run's identity away. Throws E_DEPLOY_CREDENTIALS where it gives none. */
export function identitySource(env: Environment, { name, permissions }: Asker) {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = env;
  if (url && token) return { url, token };
  throw new Failure('E_DEPLOY_CREDENTIALS', {
    what: `The runner offers no identity token, which ${name} asks for`,
    why: 'ACTIONS_ID_TOKEN_REQUEST_URL is not set: the job lacks the permission, as runs of forks do',
    fix: remedyOf(permissions),
  });
}

const remedyOf = (permissions: string): string => `give the job \`permissions: { ${permissions} }\``;

/**
 * The run's OpenID token, by which others know whose run this is. Masked; never in a message. Throws
 * E_DEPLOY_CREDENTIALS where the runner gives none.
 */
export async function identityToken(
  { env, http, clock, log }: Pick<DestinationContext, 'env' | 'http' | 'clock' | 'log'>,
  asker: Asker,
  signal: AbortSignal,
): Promise<string> {
  const { name, permissions, audience } = asker;
  const { url, token } = identitySource(env, asker);
  log.mask(token);
  try {
    const address = new URL(url);
    if (audience !== undefined) address.searchParams.set('audience', audience);
    const attempt = async (): Promise<Attempt<string>> => {
      try {
        const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
        const answer = await http({ method: 'GET', url: address, headers, signal });
        const body = await textOf(answer.body);
        const error = new Error(`the runner's token service answered ${answer.status}`);
        if (isRetryableStatus(answer.status)) {
          const retryAfter = retryAfterMs(answer.headers, clock.now());
          return { done: false, error, retryAfter };
        }
        if (answer.status !== 200) throw error;
        // The words of a parser are not told: they show the beginning of what may be a token.
        const value = Answer.safeParse(jsonIn(body)).data?.value;
        if (value === undefined) return { done: false, error: new Error(NO_TOKEN) };
        log.mask(value);
        return { done: true, value };
      } catch (error) {
        signal.throwIfAborted();
        if (networkErrorCode(error) === undefined) throw error;
        return { done: false, error: new Error(`the runner's token service: ${networkWords(error)}`) };
      }
    };
    const told = { log, place: 'identity', request: `the identity token for ${name}` };
    return await toldRetries(attempt, { clock, signal, ...told });
  } catch (error) {
    signal.throwIfAborted();
    throw new Failure('E_DEPLOY_CREDENTIALS', {
      what: `The identity token for ${name} could not be had`,
      why: networkWords(error),
      fix: `${remedyOf(permissions)}, and run again`,
      cause: error,
    });
  }
}
