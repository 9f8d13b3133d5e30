import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BIN } from '../e2e/built-action.ts';
import { docsSettings, writeDocsProject } from '../support/docs-project.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();

const run = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [BIN, 'run', '--domain', 'docs.example.com', ...args], {
    cwd: folder.path(),
  });

test('docs without versions are any version', async () => {
  await writeDocsProject(folder.path('docs'));
  const { stdout } = await run(
    '--docs-dir',
    'docs',
    '--export-version',
    '9',
    '--deploy',
    'dir:public/{version}',
  );
  expect(stdout).toContain('The docs have no versions; all of them are rendered as 9');
  expect(existsSync(folder.path('public', '9', 'index.html'))).toBe(true);
}, 60_000);

test.each([
  ['one project', ['--docs-dir', 'docs'], 'there are 2.0.0, 1.0.0; leave it out to have all'],
  ['several', ['--docs-dir', 'docs', '--docs-dir', 'cli'], 'leave it out to have all'],
])(
  'a version that is nowhere in %s ends a run, and nothing is published',
  async (_, dirs, fix) => {
    const versions = [
      { version: '2.0.0', pages: ['index', 'guides/first'] },
      { version: '1.0.0', pages: ['guides/second'] },
    ];
    await writeDocsProject(folder.path('docs'), { 'docs.json': docsSettings({ navigation: { versions } }) });
    await writeDocsProject(folder.path('cli'));
    const asked = run(...dirs, '--export-version', '9', '--deploy', 'dir:public');
    await expect(asked).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/export-version: 9: there is no such version: .*\[E_INPUT_INVALID\]\n$/),
    });
    await expect(asked).rejects.toMatchObject({ stdout: expect.stringContaining(fix) });
    expect(existsSync(folder.path('public'))).toBe(false);
  },
  60_000,
);
