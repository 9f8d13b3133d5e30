import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import { systemClock } from '../clock.ts';
import type { Destination, DestinationSpec, OwnCheckout } from '../deploy/destination.ts';
import { uncommented } from '../deploy/line-words.ts';
import { parseDestinations } from '../deploy/parse.ts';
import { type HeaderRule, parseHeaderRules } from '../deploy/plan/headers.ts';
import { openDestination, SCHEMES, unopened } from '../deploy/schemes.ts';
import { gitLine } from '../git.ts';
import { InvalidInputs, type Problem } from '../inputs/problem.ts';
import type { Session } from './session.ts';

/**
 * Destinations given as arguments of a command, placeholders filled in as in the Action. Throws {@link InvalidInputs}
 * with everything that is wrong.
 */
export async function readDestinations(lines: readonly string[]): Promise<readonly DestinationSpec[]> {
  const nothing = { value: '', why: 'it names nothing, as a variable of a shell that nobody has set' };
  const fix = 'give a destination, such as dir:./public';
  refuse(
    'destination',
    lines.filter(isEmpty).map(() => ({ ...nothing, fix })),
    'E_INPUT_MISSING',
  );
  const given = withOptions(lines).join('\n');
  const { specs, problems } = parseDestinations(given.includes('{') ? await filledIn(given) : given);
  refuse('destination', problems);
  return specs;
}

/** Throws {@link InvalidInputs} where a destination takes more than a folder, so that a plan of it is no false promise. */
export function refuseArchives(specs: readonly DestinationSpec[]): void {
  const fix = 'use the Action or docs-export run, which make it';
  const problems = specs.flatMap(({ target, scheme }) => {
    const takes = SCHEMES[scheme]?.takes;
    return takes === undefined
      ? []
      : [{ value: target, why: `it takes ${takes}, which a folder is not`, fix }];
  });
  refuse('destination', problems);
}

/** What a shell parted: an option that is a word of its own belongs to the destination before it. */
function withOptions(lines: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const [, key, value = ''] = /^([a-z-]+)=(.*)$/s.exec(line) ?? [];
    const before = key === undefined ? undefined : whole.pop();
    if (before === undefined) whole.push(line);
    // Its quotes went with the shell.
    else whole.push(`${before} ${/\s/.test(value) && !/["']/.test(value) ? `${key}="${value}"` : line}`);
  }
  return whole;
}

function isEmpty(line: string): boolean {
  return line.split(/\r\n|\r|\n/).every((one) => uncommented(one).trim() === '');
}

async function filledIn(template: string): Promise<string> {
  const { readGitHubContext } = await import('../github/context.ts');
  const { fillPlaceholders, placeholderValues } = await import('../inputs/placeholders.ts');
  const github = readGitHubContext(process.env, (path) => readFileSync(path, 'utf8'));
  const { text, problems } = fillPlaceholders(template, placeholderValues(github, ''));
  refuse('destination', problems, 'E_PLACEHOLDER');
  return text;
}

/** Rules of `--headers`. Throws {@link InvalidInputs} with everything that is wrong. */
export function headerRulesOf(lines: readonly string[]): readonly HeaderRule[] {
  const { rules, problems } = parseHeaderRules(lines.join('\n'));
  refuse('--headers', problems);
  return rules;
}

/** Throws {@link InvalidInputs} if there is a problem. */
function refuse(
  input: string,
  problems: readonly Pick<Problem, 'value' | 'why' | 'fix'>[],
  code: Problem['code'] = 'E_INPUT_INVALID',
): void {
  const [first, ...others] = problems.map(
    ({ value, why, fix }): Problem => ({ input, value, why, fix, code }),
  );
  if (first !== undefined) throw new InvalidInputs([first, ...others]);
}

/** Opens a destination outside a workflow run, for a folder instead of a bundle. */
export async function openFromTerminal(
  spec: DestinationSpec,
  { client, log }: Session,
): Promise<Destination> {
  try {
    return openDestination(spec, {
      checkout: spec.scheme === 'branch' ? await checkoutOf(process.cwd()) : undefined,
      http: client.http,
      clock: systemClock,
      env: process.env,
      log,
      workingDirectory: process.cwd(),
      docsDirectories: [],
      artifactName: 'docs-site',
      uploadArtifact: () => Promise.reject(new TypeError('no command for a folder takes an artifact')),
      tempDirectory: tmpdir(),
      github: undefined,
    });
  } catch (error) {
    return unopened(spec, error);
  }
}

/** The checkout that a folder is in; undefined where that has no remote `origin`. Throws E_GIT without git. */
async function checkoutOf(folder: string): Promise<OwnCheckout | undefined> {
  const origin = await originOf(folder);
  if (origin === undefined) return undefined;
  const branchOf = (ref: string) =>
    gitLine(folder, ['symbolic-ref', '--quiet', ref], undefined).catch(() => undefined);
  return {
    origin,
    branch: (await branchOf('HEAD'))?.replace('refs/heads/', ''),
    defaultBranch: (await branchOf('refs/remotes/origin/HEAD'))?.replace('refs/remotes/origin/', ''),
  };
}

/** The remote `origin` of a checkout, without a password; undefined where there is none. Throws E_GIT without git. */
async function originOf(folder: string): Promise<string | undefined> {
  try {
    const address = await gitLine(folder, ['remote', 'get-url', '--push', 'origin'], undefined);
    if (!URL.canParse(address))
      return isAbsolute(address) || address.includes(':') ? address : resolve(folder, address);
    const url = new URL(address);
    if (!/^https?:$/.test(url.protocol)) return address;
    // Credentials are the business of git's own helpers; in an address they would be shown.
    url.username = '';
    url.password = '';
    return url.href;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw (await import('../deploy/branch/git.ts')).notStarted(error);
    return undefined;
  }
}
