import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { writeDocsProject } from '../support/docs-project.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();
const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

test('what ends a build of a run is told once, with what to do and nothing after it', async () => {
  await writeDocsProject(folder.path('docs'));
  const args = [CLI, 'run', '--domain', 'docs.example.com', '--deploy', 'none', '--export-paths', 'nowhere'];
  const run = promisify(execFile)(process.execPath, args, { cwd: folder.path() });
  await expect(run).rejects.toMatchObject({
    stdout: expect.stringMatching(
      /No page is at or below nowhere: write pages or folders .*, such as guides\/start \[E_INPUT_INVALID\]\n$/,
    ),
  });
}, 30_000);
