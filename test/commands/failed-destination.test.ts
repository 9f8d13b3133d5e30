import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { sinkOf } from '../deploy/sink.ts';
import { BIN } from '../e2e/built-action.ts';
import { writeDocsProject } from '../support/docs-project.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();

test('a run ends with what its destination says to do, and nothing behind it', async () => {
  await writeDocsProject(folder.path('docs'));
  const { endpoint } = await sinkOf();
  const deploy = `s3://docs/v1 endpoint=${endpoint} require=nowhere`;
  const run = promisify(execFile)(
    process.execPath,
    [BIN, 'run', '--domain', 'docs.example.com', '--deploy', deploy],
    { cwd: folder.path(), env: { ...process.env, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' } },
  );
  await expect(run).rejects.toMatchObject({
    stdout: expect.stringMatching(
      /error The destination failed: .*nothing was published \[E_GUARD_REQUIRED\] \[E_DEPLOY_FAILED\]\n/,
    ),
  });
}, 30_000);
