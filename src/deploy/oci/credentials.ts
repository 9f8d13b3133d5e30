import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { Failure, hasCode, messageOf } from '../../errors/failure.ts';
import type { Environment } from '../../process/environment.ts';
import type { DestinationContext } from '../destination.ts';
import { homeOf } from '../machine.ts';
import { GITHUB_REGISTRY } from './address.ts';

/** A login of a registry: a user’s, or a token that is exchanged for others, as Azure’s registry gives for one. */
export type Login =
  | { readonly username: string; readonly password: string }
  | { readonly identityToken: string };

/** What `docker login` leaves behind (the file `config.json`). */
const DockerConfig = z.looseObject({
  auths: z
    .record(z.string(), z.looseObject({ auth: z.string().optional(), identitytoken: z.string().optional() }))
    .optional(),
  credHelpers: z.record(z.string(), z.string()).optional(),
  credsStore: z.string().optional(),
});

const Answer = z.looseObject({ Username: z.string(), Secret: z.string() });

/**
 * The login for a registry, as the tools of containers find it: what `docker login` left, in its file or in the program
 * it names; for GitHub's registry else the token of the run. Undefined where there is none, since some registries ask
 * for none. Throws E_DEPLOY_CREDENTIALS where there should be one and it cannot be read.
 */
export async function loginOf(
  registry: string,
  { env, log, github }: Pick<DestinationContext, 'env' | 'log' | 'github'>,
): Promise<Login | undefined> {
  const found = await dockerLogin(registry, env);
  const login =
    found ??
    (registry === GITHUB_REGISTRY && github !== undefined
      ? { username: github.owner, password: github.token }
      : undefined);
  if (login !== undefined) log.mask('password' in login ? login.password : login.identityToken);
  return login;
}

async function dockerLogin(registry: string, env: Environment): Promise<Login | undefined> {
  const file = join(env.DOCKER_CONFIG || join(homeOf(env), '.docker'), 'config.json');
  // Docker's own registry goes by its first address.
  const names = registry === 'docker.io' ? ['https://index.docker.io/v1/', registry] : [registry];
  try {
    const config = DockerConfig.parse(JSON.parse(await readFile(file, 'utf8')));
    for (const name of names) {
      const entry = config.auths?.[name] ?? config.auths?.[`https://${name}`];
      // Its user is nobody's, and has no password.
      if (entry?.identitytoken) return { identityToken: entry.identitytoken };
      if (entry?.auth) return loginIn(entry.auth);
      const helper = config.credHelpers?.[name] ?? (entry === undefined ? undefined : config.credsStore);
      if (helper !== undefined) return await askHelper(helper, name, env);
    }
    return undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw new Failure('E_DEPLOY_CREDENTIALS', {
      what: 'The login of the registry cannot be read',
      value: registry,
      why: error instanceof z.ZodError ? `${file} is not what docker login writes` : messageOf(error),
      fix: 'log in again (docker/login-action, or docker login)',
      cause: error,
    });
  }
}

function loginIn(auth: string): Login {
  const decoded = Buffer.from(auth, 'base64').toString();
  const colon = decoded.indexOf(':');
  return { username: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}

/** What such a program answers as the user of an identity token. */
const TOKEN = '<token>';

/** Asks a program that keeps logins (docker-credential-helpers). */
async function askHelper(name: string, server: string, env: Environment): Promise<Login> {
  const child = spawn(`docker-credential-${name}`, ['get'], { env: { ...env }, stdio: 'pipe' });
  const ended = once(child, 'close').catch((cause: unknown) => {
    throw new Error(`docker-credential-${name}, which keeps it, could not be started`, { cause });
  });
  child.stdin.on('error', () => {});
  child.stdin.end(server);
  const [said, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`docker-credential-${name} says ${(complaint || said).trim()}`);
  const { Username, Secret } = Answer.parse(JSON.parse(said));
  return Username === TOKEN ? { identityToken: Secret } : { username: Username, password: Secret };
}
