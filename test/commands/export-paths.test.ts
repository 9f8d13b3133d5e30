import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BIN } from '../e2e/built-action.ts';
import { writeDocsProject } from '../support/docs-project.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();

test('what ends a build of a run is told once, with what to do and nothing after it', async () => {
  await writeDocsProject(folder.path('docs'));
  const args = [BIN, 'run', '--domain', 'docs.example.com', '--deploy', 'none', '--export-paths', 'nowhere'];
  const run = promisify(execFile)(process.execPath, args, { cwd: folder.path() });
  await expect(run).rejects.toMatchObject({
    stdout: expect.stringMatching(
      /No page is at or below nowhere: write pages or folders .*, such as guides\/start \[E_INPUT_INVALID\]\n$/,
    ),
  });
}, 30_000);
