import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { Failure, messageOf } from '../../errors/failure.ts';
import type { Environment } from '../../process/environment.ts';
import { RESOURCE, type Token } from './login.ts';

const run = promisify(execFile);

const SessionToken = z.looseObject({ accessToken: z.string(), expires_on: z.number().optional() });

/** The session of the Azure command line, which also the login Action leaves. */
export async function tokenOfSession(env: Environment, signal: AbortSignal): Promise<Token> {
  try {
    const args = ['account', 'get-access-token', '--resource', RESOURCE, '--output', 'json'];
    const { stdout } = await run('az', args, { env, signal, shell: process.platform === 'win32' });
    const token = SessionToken.parse(JSON.parse(stdout));
    // Older versions tell the end in local time only; such a token lives for most of an hour at least.
    const expires = token.expires_on === undefined ? Number.POSITIVE_INFINITY : token.expires_on * 1000;
    return { value: token.accessToken, expires };
  } catch (error) {
    signal.throwIfAborted();
    const absent = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const az = absent ? 'there is no az on this machine' : `az says: ${lineOf(error)}`;
    throw noCredentials(env, az, error);
  }
}

/** The failure where nothing proves who this is, nor `az` does. */
export function noCredentials(env: Environment, az: string, cause?: unknown): Failure {
  return new Failure('E_DEPLOY_CREDENTIALS', {
    what: 'No credentials for the storage account were found',
    why: `${lackOf(env)}, and ${az}`,
    fix:
      'add a step that logs in to Azure before this one, or set AZURE_CLIENT_ID and AZURE_TENANT_ID (with ' +
      'permissions: id-token: write), AZURE_STORAGE_SAS_TOKEN, AZURE_STORAGE_KEY or AZURE_STORAGE_CONNECTION_STRING',
    cause,
  });
}

/** What is missing for another login than the session's. */
function lackOf({ AZURE_CLIENT_ID: client, AZURE_TENANT_ID: tenant }: Environment): string {
  if (!client && !tenant) return 'none are in the environment';
  if (!client || !tenant) {
    const [set, empty] = client ? ['CLIENT', 'TENANT'] : ['TENANT', 'CLIENT'];
    return `AZURE_${set}_ID is set without AZURE_${empty}_ID`;
  }
  return (
    'nothing proves AZURE_CLIENT_ID: this is no job with id-token: write, and neither AZURE_FEDERATED_TOKEN_FILE ' +
    'nor AZURE_CLIENT_SECRET is set'
  );
}

/** What az said, not what it was asked. */
function lineOf(error: unknown): string {
  const stderr = (error as { stderr?: unknown }).stderr;
  const said = typeof stderr === 'string' ? stderr.trim().split('\n', 1)[0] : undefined;
  return said || messageOf(error);
}
