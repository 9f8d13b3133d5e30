import type { DestinationSpec } from '../deploy/destination.ts';
import { type HeaderRule, parseHeaderRules } from '../deploy/plan/headers.ts';
import { type GitHubContext, tagOf } from '../github/context.ts';
import { DEPLOYMENT_TYPES } from '../site/site.ts';
import { readAgent } from './agent.ts';
import { readComparison, tellsPages } from './comparison.ts';
import { COMMENT_MODES, type Config, FAIL_ON, type ReadInputs } from './config.ts';
import {
  readDestinations,
  readEnvironmentChoice,
  readFollowUp,
  readMode,
  readRequiredDomain,
} from './follow-up.ts';
import { readParts, readShardChoice } from './parts.ts';
import { placeholderValues } from './placeholders.ts';
import { createReader, type InputReader, type RawInputs } from './reader.ts';
import { readService } from './service.ts';
import {
  readArtifactName,
  readBoolean,
  readDuration,
  readHttpUrl,
  readId,
  readLines,
  readListOf,
  readOneOf,
  readPercentage,
  readSecret,
  readWholeNumber,
} from './values.ts';

/**
 * Checks all inputs together, the docs project among them, before anything is started. Throws {@link InvalidInputs}
 * with every problem. Reads files below `workspace` (an absolute path), and nothing else. `github` tells the mode,
 * where the inputs leave it open, and what placeholders stand for.
 */
export async function readInputs(
  raw: RawInputs,
  workspace: string,
  github: GitHubContext | undefined,
): Promise<ReadInputs> {
  const reader = createReader(raw, placeholderValues(github, (raw['export-version'] ?? '').trim()));
  const mode = readMode(reader, github);
  if (mode === 'export' || mode === 'merge') return readExport(mode, reader, workspace, github);
  return readFollowUp(mode, reader);
}

async function readExport(
  mode: 'export' | 'merge',
  reader: InputReader,
  workspace: string,
  github: GitHubContext | undefined,
): Promise<ReadInputs<Config>> {
  const { given, filled, read, optional, conflict } = reader;

  const domain = readRequiredDomain(reader);
  const service =
    mode === 'merge' ? readParts(reader, workspace) : await readService(reader, workspace, github);
  const agent = readAgent(reader);
  const exportTimeoutMs = read('export-timeout', readDuration);
  const deploymentType = read('deployment-type', (text) => readOneOf(text, DEPLOYMENT_TYPES));
  const destinations = readDestinations(reader);
  if (mode === 'merge' || given('base-url') === '') refuseEndingLinks(reader, destinations);
  if (github !== undefined) checkReleases(reader, destinations, github);
  const shard = readShardChoice(reader, mode, destinations);
  const headers = readHeaders(reader);
  const artifactName = optional('artifact-name', readArtifactName, filled('artifact-name')) ?? domain;
  const siteUrl = optional('site-url', readHttpUrl, filled('site-url'));
  const compareWith = readComparison(reader);
  const verify = read('verify', (text) => readWholeNumber(text, 1000));
  if (verify !== undefined && verify > 0 && given('site-url') === '') {
    conflict('verify', 'there is no site-url to fetch pages from', 'give site-url, or remove it');
  }
  const environment = readEnvironmentChoice(reader);
  const comment = read('comment', (text) => readOneOf(text, COMMENT_MODES));
  const failOn = read('fail-on', (text) => readListOf(text, FAIL_ON));
  const isCompared = given('compare-with') !== '' || destinations.some(tellsPages);
  if (failOn?.includes('lost-pages') === true && !isCompared && shard === undefined) {
    conflict(
      'fail-on',
      'no destination tells which pages readers had',
      'give compare-with, the address of the published site, or leave out lost-pages',
    );
  }
  const maxPageLoss = read('max-page-loss', readPercentage);
  const plan = read('plan', readBoolean);
  const attestation = read('attestation', readBoolean);
  const githubToken = optional('github-token', readSecret, given('github-token'));
  const exportJobId = optional('export-job-id', readId);
  if (exportJobId !== undefined && given('base-url') === '') {
    conflict(
      'export-job-id',
      'jobs of the embedded service end with their run',
      'remove it, or give base-url and api-key',
    );
  }
  if (exportJobId !== undefined && (given('export-version') !== '' || given('export-paths') !== '')) {
    reader.warn('export-version and export-paths are ignored: export-job-id adopts a job that has its own');
  }

  const exportPaths = readLines(given('export-paths'));
  const several = exportPaths.find((path) => path.includes(','));
  if (several !== undefined)
    reader.warn(`export-paths: ${several} is taken for one path; write several one a line, without commas`);

  reader.throwProblems();
  const config = {
    mode: 'export',
    domain,
    service,
    exportJobId,
    exportVersion: given('export-version') || undefined,
    exportPaths,
    shard,
    exportTimeoutMs,
    deploymentType,
    destinations,
    headers,
    artifactName,
    siteUrl,
    compareWith,
    verify,
    githubToken,
    environment,
    agent,
    comment,
    failOn,
    maxPageLoss,
    plan,
    attestation,
  };
  // Without problems every value has been read.
  return { config: Object.freeze(config) as Config, warnings: reader.warnings };
}

function readHeaders({ add, value }: InputReader): readonly HeaderRule[] {
  const parsed = parseHeaderRules(value('headers'));
  for (const { line, value: text, why, fix } of parsed.problems) {
    add({ input: `headers, line ${line}`, value: text, why, fix, code: 'E_INPUT_INVALID' });
  }
  return parsed.rules;
}

/** A link of the embedded service ends with the run: nothing can be deployed with it. */
function refuseEndingLinks(reader: InputReader, destinations: readonly DestinationSpec[]): void {
  for (const { scheme, target, options } of destinations) {
    if (scheme !== 'helm' || options.bundle !== undefined) continue;
    reader.add({
      input: 'deploy',
      value: target,
      why: 'the embedded service ends with its run, and its link with it',
      fix: 'add bundle=s3://bucket/bundles/ to the destination, where the bundle is stored first',
      code: 'E_INPUT_CONFLICT',
    });
  }
}

/** A release is of a tag: without one the whole export would be for nothing, and two of one would be in each other's way. */
function checkReleases(
  reader: InputReader,
  destinations: readonly DestinationSpec[],
  github: GitHubContext,
): void {
  const tag = tagOf(github);
  const releases = destinations.filter(({ scheme }) => scheme === 'release');
  const ofTheRun = releases.find(({ options }) => options.tag === undefined);
  if (ofTheRun === undefined) return;
  if (tag === undefined) {
    reader.add({
      input: 'deploy',
      value: ofTheRun.target,
      why: `this run is of ${github.ref}, and a release is of a tag`,
      fix: 'run the step on tags only (`on: push: tags`), or write release tag=v1.2.0',
      code: 'E_INPUT_MISSING',
    });
  } else if (releases.some(({ options }) => options.tag === tag)) {
    reader.add({
      input: 'deploy',
      value: `release tag=${tag}`,
      why: 'this run is of that tag, and another line has its release already',
      fix: 'remove one of the two, or name another tag',
      code: 'E_INPUT_CONFLICT',
    });
  }
}
