import { Failure } from '../../errors/failure.ts';
import type { Environment } from '../../process/environment.ts';

/**
 * The failure of a variable that is to name a file with a secret, and holds what seems to be the secret itself;
 * undefined where it can be a path. It says nothing of the value, which the words of a system or library would show.
 */
export function secretInPath(env: Environment, variable: string, fix: string): Failure | undefined {
  const given = env[variable] ?? '';
  // JSON, a token of JSON (eyJ is {" in base64), or longer than paths are.
  if (!/^\s*(\{|eyJ)/.test(given) && given.length <= 1024) return undefined;
  return new Failure('E_DEPLOY_CREDENTIALS', {
    what: `The variable ${variable} cannot be used`,
    why: 'it holds what seems to be the secret itself, and is to name the file with it',
    fix,
  });
}
