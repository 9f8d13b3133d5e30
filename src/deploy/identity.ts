import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { Failure, messageOf } from '../../errors/failure.ts';
import { isRetryableStatus, networkErrorCode, retrying } from '../../http/retry.ts';
import type { DestinationContext } from '../destination.ts';

const Answer = z.looseObject({ value: z.string().min(1) });
const PERMISSION = 'give the job `permissions: { pages: write, id-token: write }`';

/** The run's OpenID token, by which Pages knows whose deployment this is. Masked; never in a message. */
export async function identityToken(context: DestinationContext, signal: AbortSignal): Promise<string> {
  const { env, http, clock, log } = context;
  const url = env.ACTIONS_ID_TOKEN_REQUEST_URL;
  const token = env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;
  if (!url || !token) {
    throw new Failure('E_DEPLOY_CREDENTIALS', {
      what: 'The runner offers no identity token, which GitHub Pages asks for',
      why: 'ACTIONS_ID_TOKEN_REQUEST_URL is not set: the job lacks the permission, as runs of forks do',
      fix: PERMISSION,
    });
  }
  log.mask(token);
  try {
    return await retrying(
      async () => {
        try {
          const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
          const answer = await http({ method: 'GET', url, headers, signal });
          const body = await text(answer.body);
          const error = new Error(`the runner's token service answered ${answer.status}`);
          if (isRetryableStatus(answer.status)) return { done: false, error };
          if (answer.status !== 200) throw error;
          const { value } = Answer.parse(JSON.parse(body));
          log.mask(value);
          return { done: true, value };
        } catch (error) {
          signal.throwIfAborted();
          if (networkErrorCode(error) === undefined) throw error;
          return { done: false, error };
        }
      },
      { clock, signal },
    );
  } catch (error) {
    signal.throwIfAborted();
    throw new Failure('E_DEPLOY_CREDENTIALS', {
      what: 'The identity token for GitHub Pages could not be had',
      why: messageOf(error),
      fix: `${PERMISSION}, and run again`,
      cause: error,
    });
  }
}
