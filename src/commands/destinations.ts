import { tmpdir } from 'node:os';
import { systemClock } from '../clock.ts';
import type { Destination, DestinationSpec } from '../deploy/destination.ts';
import { type HeaderRule, parseHeaderRules } from '../deploy/headers.ts';
import { parseDestinations } from '../deploy/parse.ts';
import { openDestination } from '../deploy/schemes.ts';
import { Failure } from '../errors/failure.ts';
import { InvalidInputs, type Problem } from '../inputs/problem.ts';
import type { Session } from './session.ts';

/** Destinations given as arguments of a command. Throws {@link InvalidInputs} with everything that is wrong. */
export function readDestinations(lines: readonly string[]): readonly DestinationSpec[] {
  const { specs, problems } = parseDestinations(lines.join('\n'));
  refuse('destination', problems);
  return specs;
}

/** Rules of `--headers`. Throws {@link InvalidInputs} with everything that is wrong. */
export function headerRulesOf(lines: readonly string[]): readonly HeaderRule[] {
  const { rules, problems } = parseHeaderRules(lines.join('\n'));
  refuse('--headers', problems);
  return rules;
}

/** Throws {@link InvalidInputs} if there is a problem. */
function refuse(input: string, problems: readonly Pick<Problem, 'value' | 'why' | 'fix'>[]): void {
  const [first, ...others] = problems.map(
    ({ value, why, fix }): Problem => ({ input, value, why, fix, code: 'E_INPUT_INVALID' }),
  );
  if (first !== undefined) throw new InvalidInputs([first, ...others]);
}

/** Opens a destination outside a workflow run, for a folder instead of a bundle. */
export function openFromTerminal(spec: DestinationSpec, { client, log }: Session): Destination {
  return openDestination(spec, {
    http: client.http,
    clock: systemClock,
    env: process.env,
    log,
    workingDirectory: process.cwd(),
    docsDirectory: undefined,
    artifactName: 'docs-site',
    uploadArtifact: async () => {
      throw new Failure('E_ARTIFACT', {
        what: 'A folder cannot be pushed as an artifact',
        fix: 'use the run command, which has the bundle as one archive',
      });
    },
    tempDirectory: tmpdir(),
    github: undefined,
  });
}
