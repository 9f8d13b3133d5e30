import type { DestinationSpec } from '../deploy/destination.ts';
import { uncommented, wordsOf } from '../deploy/line-words.ts';
import { parseDestinations } from '../deploy/parse.ts';
import type { GitHubContext } from '../github/context.ts';
import type { ReadInputs } from './config.ts';
import { COMMENT_MODES, type EnvironmentChoice, type FollowUp, MODES, type Mode } from './config.ts';
import type { Placeholder } from './placeholders.ts';
import type { InputReader } from './reader.ts';
import {
  readArtifactName,
  readBoolean,
  readDomain,
  readEnvironment,
  readHttpUrl,
  readOneOf,
  readSecret,
} from './values.ts';

/**
 * What the run is to do. Left open, the closing of a pull request cleans up where a destination is made of its number,
 * which no other pull request and no branch has.
 */
export function readMode(reader: InputReader, github: GitHubContext | undefined): Mode {
  const mode = reader.read('mode', (text) => readOneOf(text, MODES)) ?? 'export';
  const closed = github?.pullRequest != null && github.action === 'closed';
  if (mode === 'auto') return closed && previewLines(reader) !== '' ? 'cleanup' : 'export';
  if (mode === 'cleanup' && !closed) {
    reader.conflict(
      'mode',
      'previews are removed when their pull request is closed, and this run is of another event',
      'run it on `pull_request` with `types: [closed]`',
    );
  }
  if (mode === 'cleanup' && previewLines(reader) === '') {
    reader.conflict(
      'deploy',
      'no destination holds {pr}: none belongs to this pull request alone',
      'name the preview with its number, as s3://bucket/preview/pr-{pr}',
    );
  }
  if (mode === 'comment' && github?.eventName !== 'workflow_run') {
    reader.conflict(
      'mode',
      'it posts the result of another workflow, and this run is of another event',
      'run it on `workflow_run` with `types: [completed]`',
    );
  }
  return mode;
}

/** The lines of `deploy` whose place is made of the pull request's number. */
function previewLines({ value }: InputReader): string {
  return linesOf(value('deploy'))
    .filter((line) => holdsInPlace(line, 'pr'))
    .join('\n');
}

/** Without comments: a placeholder in one stands for nothing. */
function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/).map(uncommented);
}

/** Whether the place a line names, and not only a message or a name, is made of a placeholder. */
function holdsInPlace(line: string, placeholder: Placeholder): boolean {
  const [target = '', ...options] = wordsOf(line) ?? [];
  const places = [target, ...options.filter((option) => option.startsWith('directory='))];
  return places.some((place) => place.includes(`{${placeholder}}`));
}

/** The inputs of a run that comments or cleans up; what concerns exports only is not looked at. */
export function readFollowUp(mode: FollowUp['mode'], reader: InputReader): ReadInputs<FollowUp> {
  const { given, filled, read, optional } = reader;
  const domain = readRequiredDomain(reader);
  const cleanup = mode === 'cleanup';
  const config = {
    mode,
    domain,
    // What follows the newest version is nobody's preview.
    destinations: cleanup
      ? readDestinations(reader, previewLines(reader)).filter(({ alias }) => alias === undefined)
      : [],
    artifactName: cleanup
      ? (optional('artifact-name', readArtifactName, filled('artifact-name')) ?? domain)
      : domain,
    // A comment for another run is of a pull request that is not known yet.
    siteUrl: cleanup ? optional('site-url', readHttpUrl, filled('site-url')) : undefined,
    githubToken: optional('github-token', readSecret, given('github-token')),
    environment: cleanup ? readEnvironmentChoice(reader) : undefined,
    comment: read('comment', (text) => readOneOf(text, COMMENT_MODES)),
    plan: read('plan', readBoolean),
  };
  reader.throwProblems();
  // Without problems every value has been read.
  return { config: Object.freeze(config) as FollowUp, warnings: reader.warnings };
}

/** The site's host name, which every run needs. */
export function readRequiredDomain({ value, read, problem }: InputReader): string | undefined {
  if (value('domain') !== '') return read('domain', readDomain);
  const fix = 'give the host name of the site, such as docs.example.com';
  return problem('domain', 'it is required', fix, 'E_INPUT_MISSING');
}

/** The environment, where one is named. */
export function readEnvironmentChoice({
  value,
  filled,
  optional,
}: InputReader): EnvironmentChoice | undefined {
  const name = optional('environment', readEnvironment, filled('environment'));
  return name === undefined ? undefined : { name, own: value('environment').includes('{pr}') };
}

/** The destinations in a text of the form of the `deploy` input, placeholders filled in. */
export function readDestinations(
  reader: InputReader,
  template = reader.value('deploy'),
): readonly DestinationSpec[] {
  const lines = linesOf(template);
  const text = lines.join('\n').trim();
  if (text === 'none') return [];
  if (text === '' && template.trim() !== '')
    reader.warn('deploy holds nothing but comments: nothing is published (deploy: none says so)');
  const parsed = parseDestinations(reader.filled('deploy', text));
  for (const { value, why, fix } of parsed.problems) {
    reader.add({ input: 'deploy', value, why, fix, code: 'E_INPUT_INVALID' });
  }
  const own = lines
    .filter((line) => holdsInPlace(line, 'pr') || holdsInPlace(line, 'sha'))
    .flatMap((line) => parseDestinations(reader.filled('deploy', line)).specs)
    .map(({ target, options }) => `${target} ${options.directory}`);
  return parsed.specs.map((spec) =>
    own.includes(`${spec.target} ${spec.options.directory}`) ? { ...spec, own: true } : spec,
  );
}
