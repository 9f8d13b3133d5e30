import { resolve } from 'node:path';
import { type GitHubContext, isOfFork } from '../github/context.ts';
import { shellWordIn } from '../text/shell-word.ts';
import type { ServiceChoice } from './config.ts';
import { findDocsProjects } from './docs-projects.ts';
import type { InputReader } from './reader.ts';
import { readSecret, readServiceUrl } from './values.ts';

/**
 * The service that exports the site: the hosted one that `base-url` names, else the embedded one with its docs project,
 * which is looked for below `workspace`. Undefined where there is a problem, which the reader hears of.
 */
export async function readService(
  reader: InputReader,
  workspace: string,
  github: GitHubContext | undefined,
): Promise<ServiceChoice | undefined> {
  if (reader.given('parts') !== '') reader.warn('parts is ignored: only a run with mode: merge joins parts');
  return reader.given('base-url') === '' ? readEmbedded(reader, workspace) : readHosted(reader, github);
}

async function readEmbedded(reader: InputReader, workspace: string): Promise<ServiceChoice | undefined> {
  const { given, problem, conflict } = reader;
  if (given('api-key') !== '') {
    return conflict(
      'api-key',
      'there is no base-url to send it to',
      'give base-url, or remove api-key to use the embedded service',
    );
  }
  const found = await findDocsProjects(given('docs-dir'), workspace);
  const shellWord = shellWordIn(given('cache-dir'));
  if (shellWord !== undefined) {
    return problem(
      'cache-dir',
      `only a shell knows what ${shellWord} is`,
      'write a path below the checkout, such as .docs-export-cache, or one in full',
      'E_INPUT_INVALID',
    );
  }
  const cacheDir = given('cache-dir') === '' ? undefined : resolve(workspace, given('cache-dir'));
  if ('problems' in found) {
    for (const one of found.problems) reader.add({ input: 'docs-dir', ...one });
    return undefined;
  }
  const { directory, several } = found.projects;
  if (several.length > 0 && given('shard') !== '') {
    return conflict(
      'shard',
      `docs-dir means ${several.length} projects, and parts are of one`,
      'render each project in a job of its own, sharded where it is large, or leave shard empty',
    );
  }
  return { kind: 'embedded', docsDir: directory, several, cacheDir };
}

function readHosted(reader: InputReader, github: GitHubContext | undefined): ServiceChoice | undefined {
  const { given, read, problem } = reader;
  const key = given('api-key');
  const baseUrl = read('base-url', readServiceUrl);
  if (key === '') {
    const why = 'base-url names a hosted service, which needs a key';
    return problem('api-key', why, howToGiveKey(github), 'E_INPUT_MISSING');
  }
  if (read('api-key', readSecret) === undefined) return undefined;
  if (baseUrl !== undefined && /\/v\d+\/*$/.test(baseUrl.pathname)) {
    reader.warn(
      `base-url ends with a version, ${baseUrl.pathname}: the paths of the Admin API have /v1 and /v2 of their own; leave it out where the service answers 404`,
    );
  }
  if (!key.startsWith('svc_')) reader.warn('api-key: admin keys begin with svc_; this one does not');
  if (given('cache-dir') !== '') {
    reader.warn(
      'cache-dir is ignored: only the embedded service, which runs without base-url, keeps a cache',
    );
  }
  if (given('docs-dir') !== '')
    reader.warn('docs-dir is ignored: with base-url the hosted service renders the site');
  return baseUrl === undefined ? undefined : { kind: 'hosted', baseUrl, apiKey: key };
}

function howToGiveKey(github: GitHubContext | undefined): string {
  if (github === undefined)
    return 'give an admin API key in the variable DOCS_EXPORT_API_KEY, or with --api-key';
  return isOfFork(github)
    ? "GitHub gives no secrets to runs of a fork's pull request: leave base-url empty there, so that the checkout is rendered, as the guide on pull requests shows"
    : 'give an admin API key from a secret that this run has (runs of forks have none, and those of Dependabot only its own)';
}
