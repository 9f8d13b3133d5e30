import { z } from 'zod';
import { Failure } from '../../errors/failure.ts';
import { textOf } from '../../http/endless.ts';
import type { HttpResponse } from '../../http/http.ts';
import { jsonIn } from '../../http/json-in.ts';
import { type Attempt, isRetryableStatus, retryAfterMs } from '../../http/retry.ts';
import type { DestinationContext } from '../destination.ts';
import { environmentSetting, httpAddress } from '../scheme.ts';
import { lostConnection } from '../store/lost-connection.ts';
import { toldRetries } from '../store/told-retries.ts';

/** What tokens are asked for. */
export const RESOURCE = 'https://storage.azure.com/';

export interface Token {
  readonly value: string;
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

const TokenAnswer = z.looseObject({ access_token: z.string(), expires_in: z.coerce.number() });
const TokenError = z.looseObject({ error: z.string(), error_description: z.string().optional() });

const UNREACHED_FIX = 'check the network (and AZURE_AUTHORITY_HOST, for another cloud), then run again';

/** Who logs in. */
interface Application {
  readonly client: string;
  readonly tenant: string;
}

/** A token in exchange for what proves that this is the client: fields of the form. */
export async function logIn(
  application: Application,
  proof: Readonly<Record<string, string>>,
  { http, clock, env, log }: Pick<DestinationContext, 'http' | 'clock' | 'env' | 'log'>,
  signal: AbortSignal,
): Promise<Token> {
  const { client, tenant } = application;
  const host = environmentSetting(env, ['AZURE_AUTHORITY_HOST'], httpAddress);
  const authority = (host ?? 'https://login.microsoftonline.com').replace(/\/+$/, '');
  const form = {
    grant_type: 'client_credentials',
    client_id: client,
    scope: `${RESOURCE}.default`,
    ...proof,
  };
  const attempt = async (): Promise<Attempt<Token>> => {
    let response: HttpResponse;
    let text: string;
    try {
      response = await http({
        method: 'POST',
        url: `${authority}/${encodeURIComponent(tenant)}/oauth2/v2.0/token`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams(form).toString(),
        signal,
      });
      text = await textOf(response.body);
    } catch (error) {
      signal.throwIfAborted();
      return lostConnection(error, {
        name: 'The login service',
        address: authority,
        unreachableFix: UNREACHED_FIX,
      });
    }
    const body = jsonIn(text);
    const answer = TokenAnswer.safeParse(body);
    if (response.status < 300 && answer.success) {
      const expires = clock.now() + answer.data.expires_in * 1000;
      return { done: true, value: { value: answer.data.access_token, expires } };
    }
    const error = refusedLogin(application, authority, response.status, body);
    // A success without a token is the answer of something in between.
    if (!isRetryableStatus(response.status) && response.status >= 300) throw error;
    return { done: false, error, retryAfter: retryAfterMs(response.headers, clock.now()) };
  };
  return toldRetries(attempt, { clock, signal, log, place: authority, request: 'the login' });
}

function refusedLogin(
  { client, tenant }: Application,
  authority: string,
  status: number,
  body: unknown,
): Failure {
  const told = TokenError.safeParse(body);
  const why = told.success
    ? (told.data.error_description ?? told.data.error).split(/\r?\n/, 1)[0]
    : `${status < 300 ? 'something that holds no token, ' : ''}status ${status}`;
  if (!told.success && (status < 300 || isRetryableStatus(status))) {
    return new Failure('E_DEPLOY_UNREACHABLE', {
      what: 'The login service gives no login',
      value: authority,
      why: `it answered ${why}`,
      fix: UNREACHED_FIX,
    });
  }
  return new Failure('E_DEPLOY_DENIED', {
    what: 'The login was refused',
    value: `client ${client}, tenant ${tenant}`,
    why: `${authority} says ${why}`,
    fix:
      'check AZURE_CLIENT_ID and AZURE_TENANT_ID, and that the application has a federated credential for this ' +
      'repository and branch or environment',
  });
}
