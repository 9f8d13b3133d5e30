import { join, resolve } from 'node:path';
import type { DestinationSpec } from '../deploy/destination.ts';
import { isFolder } from '../make-folder.ts';
import type { Config, ServiceChoice } from './config.ts';
import { isProject } from './project-search.ts';
import type { InputReader } from './reader.ts';
import { readLines, readShard } from './values.ts';

/** The part of the site to render, where `shard` names one. */
export function readShardChoice(
  { given, optional, problem }: InputReader,
  mode: 'export' | 'merge',
  destinations: readonly DestinationSpec[],
): Config['shard'] {
  if (given('shard') === '') return undefined;
  if (mode === 'merge')
    return problem('shard', 'a run that merges renders no part', 'remove one of the two', 'E_INPUT_CONFLICT');
  if (given('base-url') !== '') {
    return problem(
      'shard',
      'a hosted service renders its sites itself',
      'remove it, or remove base-url and api-key',
      'E_INPUT_CONFLICT',
    );
  }
  if (destinations.length > 1 || destinations.some(({ scheme }) => scheme !== 'artifact')) {
    problem(
      'deploy',
      'a part is no site yet: it only becomes an artifact',
      'give deploy to the job with mode: merge',
      'E_INPUT_CONFLICT',
    );
  }
  return optional('shard', readShard);
}

/** Where the parts of `mode: merge` come from. */
export function readParts({ given, problem }: InputReader, workspace: string): ServiceChoice | undefined {
  if (given('base-url') !== '' || given('api-key') !== '') {
    return problem(
      'base-url',
      'parts are merged by the embedded service',
      'remove base-url and api-key',
      'E_INPUT_CONFLICT',
    );
  }
  const folder = given('parts') === '' ? undefined : resolve(workspace, given('parts'));
  if (folder !== undefined && !isFolder(folder)) {
    return problem('parts', 'there is no such folder', 'download the parts into it first', 'E_INPUT_INVALID');
  }
  const [docsDir = '', ...more] = readLines(given('docs-dir'));
  if (more.length > 0) {
    return problem(
      'docs-dir',
      'parts are of one project',
      'name the project whose parts are merged',
      'E_INPUT_CONFLICT',
    );
  }
  return { kind: 'parts', docsDir: annotatedFolder(docsDir, workspace), folder };
}

/** Where the docs project would be: to merge, it need not be checked out. */
function annotatedFolder(given: string, workspace: string): string {
  if (given !== '') return resolve(workspace, given);
  const docs = join(workspace, 'docs');
  return !isProject(workspace) && isProject(docs) ? docs : workspace;
}
