import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const folder = useTemporaryFolder();
const PROGRAM = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

/** What `check` says of a project in the folder `docs`, and how it ends. */
async function check(...flags: string[]): Promise<{ code: number; stdout: string }> {
  return new Promise((resolve) => {
    const args = [PROGRAM, 'check', 'docs', ...flags];
    const child = execFile(process.execPath, args, { cwd: folder.path() }, (_, stdout) =>
      resolve({ code: child.exitCode ?? -1, stdout }),
    );
  });
}

test('a docs.json that cannot be read is told at its place, in every form that problems are told in', async () => {
  await mkdir(folder.path('docs'));
  await writeFile(folder.path('docs/docs.json'), '{\n  "name": ,\n}');
  const told = await check();
  expect(told).toMatchObject({ code: 1 });
  expect(told.stdout).toMatch(/^error docs\/docs\.json:2:11 {2}docs\.json is not valid JSON: /);
  const place = { file: 'docs.json', line: 2, column: 11 };
  const { code, stdout } = await check('--json');
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    error: 'E_DOCS_JSON_INVALID',
    errors: 1,
    diagnostics: [{ severity: 'error', kind: 'broken-settings', ...place }],
  });
  const sarif = JSON.parse((await check('--sarif')).stdout);
  expect(sarif.runs[0].results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'docs/docs.json' },
    region: { startLine: 2, startColumn: 11 },
  });
});

test('a folder without a docs.json is no project, and that is all that is told', async () => {
  await mkdir(folder.path('docs'));
  const { code, stdout } = await check('--json');
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: 'E_DOCS_JSON_MISSING' });
});
