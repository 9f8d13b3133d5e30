import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { tarGz } from '../../bundle/archives.ts';
import { docsSettings, writeDocsProject } from '../../support/docs-project.ts';
import { sendJson, startRecordingServer } from '../../support/http-server.ts';
import { BIN } from '../built-action.ts';
import { useCommandLine } from './command.ts';

const SOURCE = fileURLToPath(new URL('../../../src/cli.ts', import.meta.url));
const { folder, run } = useCommandLine();

it.each([
  ['the bundle', BIN],
  ['the sources', SOURCE],
])('run exports a project from %s', async (_, entry) => {
  await writeDocsProject(folder.path(), {
    // With pictures that are drawn.
    'docs.json': docsSettings({ favicon: undefined, seo: undefined }),
    'guides/first.mdx': '---\ntitle: First guide\n---\n\n```js\nconst answer = 42;\n```\n',
  });
  const { code, stdout, stderr } = await run(
    ['run', '--domain', 'docs.example.com', '--deploy', 'dir:out', '--json'],
    {},
    entry,
  );
  expect(stderr).toContain('3 pages');
  expect(code).toBe(0);
  const result = JSON.parse(stdout);
  expect(result).toMatchObject({
    ok: true,
    exportJob: { status: 'completed', pageCount: 3 },
    deployments: [{ status: 'published' }],
  });
  expect(await readFile(folder.path('out', 'index.html'), 'utf8')).toContain('Welcome');
  const first = await readFile(folder.path('out', 'guides', 'first.html'), 'utf8');
  expect(first).toMatch(/<pre class="shiki.*<span [^>]*>const <\/span>/s);
  const [thumbnail = ''] = /assets\/thumbnail\.\w+\.png/.exec(first) ?? [];
  expect((await readFile(folder.path('out', thumbnail))).subarray(1, 4).toString()).toBe('PNG');
});

it('run looks at published pages also where nothing was to be sent, as after a look that failed', async () => {
  await writeDocsProject(folder.path());
  const server = await startRecordingServer(async ({ path }, response) => {
    response.setHeader('content-type', 'text/html').end(await readFile(folder.path('out', path)));
  });
  onTestFinished(() => server.close());
  const line = ['run', '--domain', 'docs.example.com', '--deploy', 'dir:out', '--verify', '2'];
  for (const status of ['published', 'unchanged']) {
    const { stdout } = await run([...line, '--site-url', server.url.href]);
    expect(stdout).toContain(`2 pages at ${server.url.host} are as they were published`);
    expect(stdout).toContain(`dir:out ${status}`);
  }
});

it('run tells as JSON why it failed in the words of every command', async () => {
  await writeDocsProject(folder.path(), { 'guides/first.mdx': '# First\n\n[gone](/nowhere)\n' });
  const line = ['run', '--domain', 'docs.example.com', '--fail-on', 'broken-links', '--json'];
  const { code, stdout, stderr } = await run(line);
  expect(code).toBe(1);
  const { ok, error, message } = JSON.parse(stdout);
  expect({ ok, error }).toEqual({ ok: false, error: 'E_CHECK_FAILED' });
  expect(message).toMatch(/^The bundle did not pass its checks; .* \[E_CHECK_FAILED\]$/);
  expect(stderr).toContain(`error ${message}\n`);
});

it('run takes several flags of paths, and of checks, together', async () => {
  await writeDocsProject(folder.path());
  const paths = ['--export-paths', 'guides/first', '--export-paths', 'nowhere'];
  const checks = ['--fail-on', 'warnings', '--fail-on', 'agent'];
  const { stdout } = await run([
    'run',
    '--domain',
    'docs.example.com',
    '--deploy',
    'none',
    '--json',
    ...paths,
    ...checks,
  ]);
  const { failure, diagnostics } = JSON.parse(stdout);
  expect(diagnostics).toContainEqual(expect.objectContaining({ kind: 'unknown-path' }));
  expect(failure).toMatchObject({ code: 'E_CHECK_FAILED' });
});

it('run counts the pages of the bundle, where the service counts in another way', async () => {
  const bundle = tarGz({ name: 'index.html', body: '<p>A' }, { name: 'a.html', body: '<p>A' });
  const service = await startRecordingServer(({ method, path }, response) => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const bundleUrl = new URL('/bundle.tar.gz', service.url).href;
    if (path === '/bundle.tar.gz') response.end(bundle);
    else if (path.endsWith('/bundle')) sendJson(response, 200, { bundleUrl, expiresAt });
    else if (method === 'POST') sendJson(response, 202, { jobId: 'j' });
    else sendJson(response, 200, { status: 'completed', pageCount: 1 });
  });
  try {
    const place = ['--domain', 'docs.example.com', '--base-url', service.url.href, '--api-key', 'k'];
    const { stdout } = await run(['run', ...place, '--deploy', 'dir:out', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      exportJob: { pageCount: 2 },
      changes: { added: ['a', 'index'] },
      outputs: { 'page-count': '2' },
    });
  } finally {
    await service.close();
  }
});

it('run succeeds with a site that is published, though its service makes no fresh link any more', async () => {
  let links = 0;
  const service = await startRecordingServer(({ method, path }, response) => {
    const bundleUrl = new URL('/bundle.tar.gz', service.url).href;
    if (path === '/bundle.tar.gz') response.end(tarGz({ name: 'index.html', body: '<p>A' }));
    else if (path.endsWith('/bundle') && ++links > 1)
      sendJson(response, 403, { error: 'the key has expired' });
    else if (path.endsWith('/bundle')) sendJson(response, 200, { bundleUrl, expiresAt: Date.now() + 1000 });
    else if (method === 'POST') sendJson(response, 202, { jobId: 'j' });
    else sendJson(response, 200, { status: 'completed' });
  });
  const place = ['--domain', 'docs.example.com', '--base-url', service.url.href, '--deploy', 'dir:out'];
  const { code, stdout } = await run(['run', ...place], { DOCS_EXPORT_API_KEY: 'svc_key' });
  await service.close();
  expect(stdout).toMatch(/warning The link in bundle-url .*the key has expired/);
  expect(stdout).toContain('dir:out published');
  expect(code).toBe(0);
});

it('run tells how to go on with an export when what follows it fails', async () => {
  const service = await startRecordingServer(({ method, path }, response) => {
    if (path.endsWith('/bundle')) sendJson(response, 400, { error: 'no room' });
    else if (method === 'POST') sendJson(response, 202, { jobId: 'job-1' });
    else sendJson(response, 200, { status: 'completed' });
  });
  const place = ['--domain', 'docs.example.com', '--base-url', service.url.href, '--deploy', 'none'];
  const { code, stdout } = await run(['run', ...place], { DOCS_EXPORT_API_KEY: 'svc_key' });
  await service.close();
  expect(code).toBe(1);
  expect(stdout).toContain('answered 400 (no room)');
  expect(stdout).toContain('Run again with --export-job-id job-1 to adopt this export');
});

it('run offers no export to go on with that the service does not know', async () => {
  const service = await startRecordingServer((_request, response) => sendJson(response, 404, {}));
  const place = ['--domain', 'docs.example.com', '--base-url', service.url.href, '--deploy', 'none'];
  const args = ['run', ...place, '--export-job-id', 'job-0'];
  const { code, stdout } = await run(args, { DOCS_EXPORT_API_KEY: 'svc_key' });
  await service.close();
  expect(code).toBe(1);
  expect(stdout).toContain('check base-url, and export-job-id where it is given [E_API_NOT_FOUND]');
  expect(stdout).not.toContain('Run again with');
});

it('run says that a site has no pages, and that it has one', async () => {
  const navigation = { pages: ['index'] };
  await writeDocsProject(folder.path(), { 'docs.json': docsSettings({ navigation }) });
  for (const path of ['index.mdx', 'guides']) await rm(folder.path(path), { recursive: true });
  const place = ['run', '--domain', 'docs.example.com', '--deploy', 'none'];
  const none = await run(place);
  expect(none.stdout).toMatch(/Completed: 0 pages, .*docs\.example\.com: 0 pages, /s);
  const broken = await run([...place, '--fail-on', 'broken-links']);
  expect(broken.stdout).toContain('404.html refers to index.html, which is not in the bundle');
  expect(broken.stdout).toContain('mend what the log of the run lists, or take the check out of fail-on');
  const checked = await run(['check', '.']);
  expect(checked).toMatchObject({ code: 1, stdout: expect.stringContaining('[no-pages]') });
  const refused = await run(['run', '--domain', 'docs.example.com']);
  expect(refused.stdout).toMatch(/; nothing was published \[E_GUARD_NO_INDEX\] \[E_DEPLOY_FAILED\]/);
  await writeFile(folder.path('index.mdx'), 'A');
  const nothing = await run([...place, '--export-paths', 'nowhere']);
  expect(nothing.code).toBe(1);
  expect(nothing.stdout).toMatch(/No page is at or below nowhere: .*E_INPUT_INVALID/);
  const one = await run([...place, '--export-paths', 'index']);
  expect(one.stdout).toMatch(/Completed: 1 page, .*docs\.example\.com: 1 page, /s);
});

it('run that merges names parts where there are no artifacts', async () => {
  const args = ['run', '--domain', 'docs.example.com', '--mode', 'merge', '--deploy', 'none'];
  const { code, stdout } = await run(args);
  expect(code).toBe(1);
  expect(stdout).toMatch(/no workflow run.*: name the folder that holds them with parts \[E_ARTIFACT\]/);
});

it('run keeps a part for itself, and names a part that is damaged', async () => {
  await writeDocsProject(folder.path('docs'));
  const place = ['run', '--domain', 'docs.example.com', '--docs-dir', 'docs'];
  const part = await run([...place, '--shard', '1/2', '--json']);
  expect(JSON.parse(part.stdout)).toMatchObject({ ok: true, deployments: [] });
  await mkdir(folder.path('parts'));
  await writeFile(folder.path('parts', 'torn.tar.gz'), 'torn');
  const merged = await run([...place, '--mode', 'merge', '--parts', 'parts']);
  expect(merged.stdout).toMatch(/The bundle cannot be unpacked: torn\.tar\.gz: .* \[E_BUNDLE_FORMAT\]/);
});

it('run tells a person where to look', async () => {
  await writeDocsProject(folder.path());
  // As of a variable that nobody has set.
  const { code, stdout } = await run(['run', '--domain', 'docs.example.com', '--deploy', '']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/Look at site\/index\.html\n$/);
  expect(stdout).not.toMatch(/svc_/);
  const planned = await run(['run', '--domain', 'docs.example.com', '--plan', '--deploy', 'dir:elsewhere']);
  expect(planned.stdout).not.toContain('Look at');
});

it('run keeps its work apart from what somebody else has there', async () => {
  await writeDocsProject(folder.path('docs'));
  await mkdir(folder.path('site'));
  await writeFile(folder.path('site', 'mine.txt'), 'mine');
  const place = ['run', '--domain', 'docs.example.com', '--deploy', 'none', '--work-dir'];
  const refused = await run([...place, '.']);
  expect(refused).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('name a new folder with --work-dir'),
  });
  expect((await run([...place, ''])).code).toBe(0);
  expect((await run([...place, '.docs-export'])).code).toBe(0);
  expect((await readdir(folder.path())).sort()).toEqual(['.docs-export', 'docs', 'site']);
  expect(await readdir(folder.path('site'))).toEqual(['mine.txt']);
});

it('run tells a manifest that cannot be written as a fault of the disk', async () => {
  await writeDocsProject(folder.path('docs'));
  await mkdir(folder.path('work', 'manifest.json'), { recursive: true });
  const place = ['run', '--domain', 'docs.example.com', '--deploy', 'none', '--work-dir', 'work'];
  const { code, stdout } = await run(place);
  expect(stdout).toMatch(/error The files could not be written to disk.*manifest\.json.*\[E_BUNDLE_WRITE\]/);
  expect(code).toBe(1);
});

it('run says of a plan that fails that nothing was touched', async () => {
  await writeDocsProject(folder.path());
  const place = ['--domain', 'docs.example.com', '--deploy', 'dir:docs.json/site', '--plan'];
  const { code, stdout } = await run(['run', ...place]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/E_GUARD_FOLDER\]: .*run again; nothing was touched \[E_DEPLOY_FAILED\]/);
});

it('run answers bad input with every problem, also as JSON, and writes nothing', async () => {
  const { code, stdout, stderr } = await run(['run', '--domain', 'a b', '--plan', 'maybe', '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    error: 'E_INPUT_INVALID',
    problems: expect.any(Array),
  });
  expect(JSON.parse(stdout).problems).toHaveLength(3);
  expect(stderr).toContain('domain: a b');
  expect(await readdir(folder.path())).toEqual([]);
});
