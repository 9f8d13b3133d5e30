import { join, resolve } from 'node:path';
import type { DestinationSpec } from '../deploy/destination.ts';
import { isFolder } from '../make-folder.ts';
import type { Config, ServiceChoice } from './config.ts';
import { isProject } from './project-search.ts';
import type { InputReader } from './reader.ts';
import { readLines, readShard } from './values.ts';

/** The part of the site to render, where `shard` names one. */
export function readShardChoice(
  { given, optional, conflict }: InputReader,
  mode: 'export' | 'merge',
  destinations: readonly DestinationSpec[],
): Config['shard'] {
  if (given('shard') === '') return undefined;
  if (mode === 'merge')
    return conflict('shard', 'a run that merges renders no part', 'remove one of the two');
  if (given('base-url') !== '') {
    return conflict(
      'shard',
      'a hosted service renders its sites itself',
      'remove it, or remove base-url and api-key',
    );
  }
  if (destinations.length > 1 || destinations.some(({ scheme }) => scheme !== 'artifact')) {
    conflict(
      'deploy',
      'a part is no site yet: it only becomes an artifact',
      'give deploy to the job with mode: merge',
    );
  }
  return optional('shard', readShard);
}

/** Where the parts of `mode: merge` come from. */
export function readParts(
  { given, problem, conflict }: InputReader,
  workspace: string,
): ServiceChoice | undefined {
  if (given('base-url') !== '' || given('api-key') !== '') {
    return conflict('base-url', 'parts are merged by the embedded service', 'remove base-url and api-key');
  }
  const folder = given('parts') === '' ? undefined : resolve(workspace, given('parts'));
  if (folder !== undefined && !isFolder(folder)) {
    return problem('parts', 'there is no such folder', 'download the parts into it first', 'E_INPUT_INVALID');
  }
  const [docsDir = '', ...more] = readLines(given('docs-dir'));
  if (more.length > 0) {
    return conflict('docs-dir', 'parts are of one project', 'name the project whose parts are merged');
  }
  return { kind: 'parts', docsDir: annotatedFolder(docsDir, workspace), folder };
}

/** Where the docs project would be: to merge, it need not be checked out. */
function annotatedFolder(given: string, workspace: string): string {
  if (given !== '') return resolve(workspace, given);
  const docs = join(workspace, 'docs');
  return !isProject(workspace) && isProject(docs) ? docs : workspace;
}
