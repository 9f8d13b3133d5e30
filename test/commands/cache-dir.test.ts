import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { writeDocsProject } from '../support/docs-project.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();
const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

test('a run says that it keeps nothing in a cache-dir that cannot be one', async () => {
  await writeDocsProject(folder.path('docs'));
  const args = [CLI, 'run', '--domain', 'docs.example.com', '--deploy', 'none'];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, '--cache-dir', 'docs/docs.json'], {
    cwd: folder.path(),
  });
  expect(stdout).toMatch(
    /The cache in \S*docs\/docs\.json was not kept: .* \(name a folder that can be written/,
  );
}, 30_000);
