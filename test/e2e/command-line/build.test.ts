import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { writeDocsProject } from '../../support/docs-project.ts';
import { startWeb } from '../../support/web.ts';
import { useCommandLine } from './command.ts';

const { folder, run, start } = useCommandLine();

it('build gives the same, and says the same, with the parser that machines of other kinds have', async () => {
  await writeDocsProject(folder.path('docs'));
  const [ours, others] = await Promise.all([
    run(['build', 'docs', '--out', 'ours']),
    run(['build', 'docs', '--out', 'others'], { NAPI_RS_FORCE_WASI: 'error' }),
  ]);
  expect(others.code).toBe(0);
  expect(`${others.stdout}${others.stderr}`.replaceAll('others', 'ours')).toBe(ours.stdout + ours.stderr);
  for (const name of await readdir(folder.path('ours'), { recursive: true, withFileTypes: true }))
    if (name.isFile()) {
      const file = join(name.parentPath, name.name);
      expect(await readFile(file.replace('/ours/', '/others/'))).toEqual(await readFile(file));
    }
});

it('build goes on when nobody reads what it prints any more', async () => {
  await writeDocsProject(folder.path('docs'));
  const child = start(['build', 'docs', '--out', 'site']);
  child.stdout?.destroy();
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  expect(child.stderr && (await text(child.stderr))).toBe('');
  expect(await ended).toBe(0);
  expect(await readFile(folder.path('site', 'index.html'), 'utf8')).toContain('Welcome');
});

it('merge joins what build --shard made into the site of one build', async () => {
  await writeDocsProject(folder.path('docs'));
  const whole = await run(['build', 'docs', '--out', 'whole', '--json']);
  for (const index of [1, 2]) {
    const part = await run(['build', 'docs', '--shard', `${index}/2`, '--out', `part-${index}`]);
    expect(part.code).toBe(0);
  }
  const merged = await run(['merge', 'part-2', 'part-1', '--out', 'merged', '--json']);
  expect(merged.code).toBe(0);
  expect(JSON.parse(merged.stdout)).toEqual({
    ...JSON.parse(whole.stdout),
    out: folder.path('merged'),
  });
  const listed = async (name: string) => (await readdir(folder.path(name), { recursive: true })).sort();
  expect(await listed('merged')).toEqual(await listed('whole'));
  for (const file of ['index.html', 'guides/first.html', 'assets/search/index.js', 'llms-full.txt'])
    expect(await readFile(folder.path('merged', file))).toEqual(await readFile(folder.path('whole', file)));
  const lacking = await run(['merge', 'part-2', '--out', 'lacking']);
  expect(lacking.code).toBe(1);
  expect(lacking.stdout).toContain('of 2 parts these are missing: 1');
  expect(lacking.stdout).toContain('[E_SHARDS]');
  const pushed = await run(['push', 'part-1', 'dir:public']);
  expect(pushed.stdout).toContain('A part of a site cannot be published');
  expect(pushed.stdout).toContain('[E_SHARDS]');
  const wrong = await run(['build', 'docs', '--shard', '3/2', '--out', 'wrong']);
  expect(wrong.stdout).toContain('--shard: 3/2: parts count from 1 to 2');
}, 120_000);

it('build renders a project, twice alike, and does not replace a folder it did not make', async () => {
  await writeDocsProject(folder.path('docs'));
  const first = await run(['build', 'docs', '--out', 'out', '--json']);
  expect(first.code).toBe(0);
  const page = await readFile(folder.path('out', 'guides', 'first.html'));
  expect((await run(['build', 'docs', '--out', 'out'])).code).toBe(0);
  expect((await readFile(folder.path('out', 'guides', 'first.html'))).equals(page)).toBe(true);
  const refused = await run(['build', 'docs', '--out', 'docs']);
  expect(refused.code).toBe(1);
  expect(await readdir(folder.path('docs'))).toContain('docs.json');
  const cached = await run(['build', 'docs', '--out', 'out', '--cache', 'out/cache']);
  expect(cached.stdout).toContain('it holds the cache, and its whole content would be replaced');
});

it('build, check and service take several projects as one site', async () => {
  for (const name of ['core', 'cli']) await writeDocsProject(folder.path('packages', name, 'docs'));
  const built = await run(['build', 'packages/*/docs', '--out', 'site', '--json']);
  expect(JSON.parse(built.stdout).pages).toContain('cli/guides/first');
  expect(await readFile(folder.path('site', 'index.html'), 'utf8')).toContain('href="core/index.html"');
  const sharded = await run(['build', 'packages', '--shard', '1/2', '--out', 'part']);
  expect(sharded.stdout).toContain('there are 2 projects, and parts are of one');
  const checked = await run(['check', 'packages', '--sarif']);
  expect(checked.stdout).toContain('packages/cli/docs/guides/second.mdx');
  const missing = await run(['check', 'nowhere']);
  expect(missing.stdout).toContain('There is no docs project to read: nowhere: there is no such folder');
  const served = await run([
    'run',
    '--domain',
    'docs.example.com',
    '--docs-dir',
    'packages/core/docs',
    '--docs-dir',
    'packages/cli/docs',
    '--deploy',
    'dir:./out',
  ]);
  expect(served.stdout).toContain('core/docs at /core/, cli/docs at /cli/');
  expect(served.code).toBe(0);
});

it('check names problems by file, line and column, and fails on warnings with --strict', async () => {
  await writeDocsProject(folder.path());
  const relaxed = await run(['check', '.']);
  expect(relaxed.code).toBe(0);
  expect(relaxed.stdout).toMatch(/warning guides\/second\.mdx:5:7 {2}.*\[broken-link\]/);
  const strict = await run(['check', '.', '--strict', '--json']);
  expect(strict.code).toBe(1);
  expect(JSON.parse(strict.stdout)).toMatchObject({ ok: false, pages: 3, warnings: 1 });
  expect(await readdir(folder.path())).toEqual(['docs.json', 'favicon.ico', 'guides', 'index.mdx']);
});

it('check asks, when it is told to, whether links to other hosts lead anywhere', async () => {
  const web = await startWeb((address, _request, response) => {
    response.writeHead(address.endsWith('/gone') ? 404 : 200).end();
  });
  const link = 'See [this](http://docs.acme.dev/gone), [that](http://docs.acme.dev/there).\n';
  await writeDocsProject(folder.path('one'), { 'index.mdx': `# Home\n\n${link}` });
  await writeDocsProject(folder.path('two'), {
    'index.mdx': '# Home\n\n<Card href="http://b.acme.dev/gone" />\n',
  });
  expect((await run(['check', 'one'], web.env)).stdout).not.toContain('acme.dev');
  expect(web.asked).toEqual([]);
  const { stdout, code } = await run(['check', 'one', 'two', '--external-links', '--strict'], web.env);
  expect(code).toBe(1);
  expect(stdout).toContain(
    'warning one/index.mdx:3:5  The link http://docs.acme.dev/gone leads nowhere: it answers 404 [broken-external-link]',
  );
  expect(stdout).toContain('warning two/index.mdx:3:1  The link http://b.acme.dev/gone leads nowhere');
  const except = ['--except', 'http://b.acme.dev/*', '--except', 'http://docs.acme.dev/g*'];
  // Folders stand behind the flags, too, as help has it.
  const excepted = await run(['check', '--external-links', ...except, 'one', 'two'], web.env);
  expect(excepted.stdout).not.toContain('external-link');
});

it('check and build name files from where one stands, and in JSON from the project', async () => {
  await writeDocsProject(folder.path('docs'));
  for (const line of ['check docs', 'build docs --out site'])
    expect((await run(line.split(' '))).stdout).toContain('warning docs/guides/second.mdx:5:7 ');
  const { stdout } = await run(['check', 'docs', '--json']);
  expect(JSON.parse(stdout).diagnostics).toMatchObject([{ file: 'guides/second.mdx', line: 5 }]);
});

it('build refuses a version or a path that the project does not have, and leaves the folder as it was', async () => {
  await writeDocsProject(folder.path('docs'));
  await run(['build', 'docs', '--out', 'site']);
  const version = await run(['build', 'docs', '--out', 'site', '--site-version', '9']);
  expect(version.code).toBe(1);
  expect(version.stdout).toMatch(/error --site-version: 9: there is no such version: .*\[E_INPUT_INVALID\]/);
  await writeDocsProject(folder.path('cli'));
  const several = await run(['build', 'docs', 'cli', '--out', 'several', '--site-version', '9']);
  expect(several.code).toBe(1);
  expect(several.stdout).toContain('error --site-version: 9: there is no such version');
  const paths = await run(['build', 'docs', '--out', 'site', '--paths', 'guide']);
  expect(paths.code).toBe(1);
  expect(paths.stdout).toContain('error No page is at or below guide: did you mean guides?');
  expect(await readdir(folder.path('site'))).toContain('index.html');
  const both = ['--paths', 'guides', '--paths', 'nowhere'];
  expect((await run(['build', '--out', 'site', ...both, 'docs'])).code).toBe(0);
});

it('check says that its SARIF file cannot be written', async () => {
  await writeDocsProject(folder.path());
  const { code, stdout } = await run(['check', '.', '--sarif', 'docs.json/problems.sarif']);
  expect(code).toBe(1);
  expect(stdout).toMatch(/docs\.json.* name another folder \[E_BUNDLE_WRITE\]/);
  const folderGiven = await run(['check', '--sarif', 'guides']);
  expect(folderGiven.code).toBe(1);
  expect(folderGiven.stderr).toContain(
    "argument 'guides' is invalid: This is a folder; name folders to check",
  );
});

it('check makes the folder of its SARIF file', async () => {
  await writeDocsProject(folder.path());
  expect((await run(['check', '.', '--sarif', 'reports/docs/problems.sarif'])).code).toBe(0);
  expect(await readFile(folder.path('reports/docs/problems.sarif'), 'utf8')).toContain('"version": "2.1.0"');
});

it('check fails on a broken docs.json', async () => {
  await writeDocsProject(folder.path(), { 'docs.json': '{"name": }' });
  const { code, stdout } = await run(['check']);
  expect(code).toBe(1);
  expect(stdout).toContain('docs.json:1:10');
});

it.skipIf(process.platform !== 'linux')('ends where the system will have no folder', async () => {
  await writeDocsProject(folder.path('docs'));
  const nowhere = '/proc/docs-export/site';
  const built = await run(['build', 'docs', '--out', nowhere]);
  expect(built).toMatchObject({ code: 1, stdout: expect.stringContaining('[E_BUNDLE_WRITE]') });
  const cached = await run(['build', 'docs', '--cache', nowhere, '--out', 'out']);
  expect(cached).toMatchObject({ code: 0, stdout: expect.stringContaining('[cache-not-kept]') });
  const told = await run(['host-files', 'out', '--for', 'nginx', '--out', nowhere]);
  expect(told).toMatchObject({ code: 1, stdout: expect.stringContaining('[E_BUNDLE_WRITE]') });
  const pushed = await run(['push', 'out', `dir:${nowhere}`]);
  expect(pushed).toMatchObject({ code: 1, stdout: expect.stringContaining('[E_DEPLOY_DENIED]') });
});
