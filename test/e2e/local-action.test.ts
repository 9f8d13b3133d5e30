import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { writeDocsProject } from '../support/docs-project.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { actionDefaults } from './built-action.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PACKAGES = join(ROOT, 'test', 'support', 'local-action', 'node_modules');
const missing = existsSync(join(PACKAGES, '@github', 'local-action'))
  ? ''
  : ' (skipped: @github/local-action is not installed, npm test brings it)';
const folder = useTemporaryFolder();

it.skipIf(missing !== '')(`GitHub's own local runner runs the built Action${missing}`, async () => {
  const docs = folder.path('docs');
  const site = folder.path('site');
  const inputs = {
    ...(await actionDefaults()),
    domain: 'docs.example.com',
    deploy: `dir:${site}`,
    comment: 'never',
  };
  const env = folder.path('.env');
  const lines = Object.entries(inputs).map(([name, value]) => `INPUT_${name.toUpperCase()}='${value}'`);
  await writeDocsProject(docs);
  await writeFile(folder.path('output'), '');
  await writeFile(folder.path('summary.md'), '');
  await writeFile(
    env,
    [
      ...lines,
      `GITHUB_WORKSPACE=${docs}`,
      `GITHUB_OUTPUT=${folder.path('output')}`,
      `GITHUB_STEP_SUMMARY=${folder.path('summary.md')}`,
      `RUNNER_TEMP=${folder.path()}`,
      'GITHUB_REPOSITORY=octo/docs',
      `GITHUB_SHA=${'a'.repeat(40)}`,
      'GITHUB_ACTIONS=true',
      'GITHUB_EVENT_NAME=push',
    ].join('\n'),
  );
  const runner = join(PACKAGES, '@github', 'local-action', 'src', 'index.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(PACKAGES, 'tsx', 'dist', 'cli.mjs'), runner, ROOT, 'dist/index.js', env],
    { cwd: ROOT, env: { PATH: process.env.PATH, TARGET_ACTION_PATH: ROOT, NODE_PACKAGE_MANAGER: 'npm' } },
  );
  expect(stdout).toContain('Completed: 3 pages');
  await access(join(site, 'guides', 'first.html'));
  expect(await readFile(folder.path('output'), 'utf8')).toMatch(/page-count<<\S+\n3\n/);
  expect(await readFile(folder.path('summary.md'), 'utf8')).toContain('docs.example.com');
});
