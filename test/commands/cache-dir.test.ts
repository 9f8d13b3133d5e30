import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BIN } from '../e2e/built-action.ts';
import { writeDocsProject } from '../support/docs-project.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();

test('a run says that it keeps nothing in a cache-dir that cannot be one', async () => {
  await writeDocsProject(folder.path('docs'));
  const args = [BIN, 'run', '--domain', 'docs.example.com', '--deploy', 'none'];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, '--cache-dir', 'docs/docs.json'], {
    cwd: folder.path(),
  });
  expect(stdout).toMatch(
    /The cache in \S*docs\/docs\.json was not kept: .* \(name a folder that can be written/,
  );
}, 30_000);
