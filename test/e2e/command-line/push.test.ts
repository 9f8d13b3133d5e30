import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { docsSettings, writeDocsProject } from '../../support/docs-project.ts';
import { startRecordingServer } from '../../support/http-server.ts';
import { useCommandLine } from './command.ts';

const { folder, run } = useCommandLine();

it('push publishes a folder, then only what changed', async () => {
  await writeDocsProject(folder.path('docs'));
  await run(['build', 'docs', '--out', 'out']);
  const first = await run(['push', 'out', 'dir:public', '--json']);
  expect(JSON.parse(first.stdout)).toMatchObject({ ok: true, deployments: [{ status: 'published' }] });
  await writeFile(folder.path('out', 'guides', 'first.html'), '<!doctype html><title>New</title>');
  const plan = await run(['push', 'out', 'dir:public', '--plan', '--json']);
  expect(JSON.parse(plan.stdout)).toMatchObject({
    deployments: [{ status: 'planned', updated: 1 }],
    changes: { changed: ['guides/first'] },
  });
  const second = await run(['push', 'out', 'dir:public', '--json']);
  expect(JSON.parse(second.stdout)).toMatchObject({
    deployments: [{ status: 'published', added: 0, updated: 1, deleted: 0 }],
  });
  expect(await readFile(folder.path('public', 'guides', 'first.html'), 'utf8')).toContain('New');
  const unknown = await run(['push', 'out', 'ftp://host']);
  expect(unknown.code).toBe(1);
  const planned = await run(['push', 'out', 'dir:elsewhere', '--plan']);
  expect(planned.stdout).toMatch(/planned: dir:elsewhere\n$/);
});

it('push tells of files that mostly hold secrets', async () => {
  await mkdir(folder.path('site'));
  for (const name of ['index.html', '.env.local', '.environment', 'env.html'])
    await writeFile(folder.path('site', name), 'text');
  const { code, stdout } = await run(['push', 'site', 'dir:public']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/hold secrets are part of the site.*: \.env\.local\n/);
});

it('push, rollback and host-files take no empty words, as variables of a shell are that nobody has set', async () => {
  await mkdir(folder.path('site'));
  await writeFile(folder.path('site', 'index.html'), '<!doctype html><title>A</title>');
  await writeFile(folder.path('index.html'), '<!doctype html><title>Not the site</title>');
  for (const args of [
    ['push', 'site', ''],
    ['push', 'site', 'dir:out', ' '],
    ['push', '', 'dir:../out'],
    ['rollback', ''],
    ['host-files', '', '--for', 'nginx'],
  ]) {
    const { code, stdout } = await run([...args, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: expect.stringMatching(/^E_INPUT_/) });
  }
  expect((await readdir(folder.path())).sort()).toEqual(['index.html', 'site']);
});

it('push and rollback take the options of a destination as words of their own too', async () => {
  await mkdir(folder.path('site'));
  for (const words of ['first', 'second']) {
    await writeFile(folder.path('site', 'index.html'), words);
    const { code } = await run(['push', 'site', 'dir:one', 'host-files=netlify', 'dir:two']);
    expect(code).toBe(0);
  }
  expect(await readdir(folder.path('one'))).toContain('_headers');
  expect(await readdir(folder.path('two'))).not.toContain('_headers');
  expect((await run(['rollback', 'dir:one', 'host-files=netlify'])).code).toBe(0);
  expect(await readFile(folder.path('one', 'index.html'), 'utf8')).toBe('first');
  const { stdout } = await run([
    'push',
    'site',
    'branch:docs',
    'message=New docs',
    'repo=octo/docs',
    'tag=v1',
  ]);
  expect(stdout).toMatch(
    /^error destination: branch:docs tag: "branch" has no such option.*\nerror One input/,
  );
});

it('push and rollback take placeholders in a run of a workflow only, and publish to none as it is written', async () => {
  await writeFile(folder.path('index.html'), '<!doctype html><title>A</title>');
  for (const line of ['push . dir:out/{branch}', 'rollback dir:out/{branch}']) {
    const { code, stdout } = await run(line.split(' '));
    expect(code).toBe(1);
    expect(stdout).toContain('destination: {branch}: this is no run of a workflow: write out what');
  }
  await mkdir(folder.path('site'));
  await writeFile(folder.path('site', 'index.html'), '<!doctype html><title>A</title>');
  const event = { GITHUB_ACTIONS: 'true', GITHUB_REF: 'refs/heads/new/docs', GITHUB_EVENT_NAME: 'push' };
  const runner = { ...event, GITHUB_REPOSITORY: 'octo/docs', GITHUB_SHA: '0'.repeat(40) };
  const pushed = await run(['push', 'site', 'dir:out/{branch}'], runner);
  expect(pushed.stdout).toContain('published: dir:out/new-docs');
});

it('push tells in one way that a machine has no account, whatever answers in place of its cloud', async () => {
  await mkdir(folder.path('site'));
  await writeFile(folder.path('site', 'index.html'), '<!doctype html><title>A</title>');
  const cloud = await startRecordingServer((_request, response) => response.writeHead(403).end());
  const { code, stdout, stderr } = await run(['push', 'site', 'gs://docs-site'], {
    GCE_METADATA_HOST: cloud.url.host,
  });
  await cloud.close();
  expect(cloud.requests.length).toBeGreaterThan(0);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toMatch(
    /^error gs:\/\/docs-site: No credentials for the bucket .*\[E_DEPLOY_CREDENTIALS\]$/m,
  );
});

it('host-files tells a host of redirects, and replaces nobody’s file', async () => {
  const redirects = [{ source: '/old/:rest*', destination: '/guides/:rest*' }];
  await writeDocsProject(folder.path('docs'), { 'docs.json': docsSettings({ redirects }) });
  await run(['build', 'docs', '--out', 'out']);
  const made = await run(['host-files', 'out', '--for', 'nginx,firebase', '--json']);
  expect(JSON.parse(made.stdout)).toMatchObject({ ok: true, left: [] });
  const maps = await readFile(folder.path('out', '.docs-export', 'nginx', 'maps.conf'), 'utf8');
  expect(maps).toMatch(/"301 \/guides\/\$\{docs_splat\}\$is_args\$args"/);
  const source = await run(['host-files', 'docs', '--for', 'nginx']);
  expect(source.stdout).toContain('The folder holds no site: docs: it has no index.html');
  expect(source.code).toBe(1);
  expect(await readdir(folder.path('docs'))).not.toContain('.docs-export');
  const own = folder.path('own', 'firebase.json');
  await mkdir(folder.path('own'));
  await writeFile(own, '{}');
  const refused = await run(['host-files', 'out', '--for', 'firebase', '--out', 'own']);
  expect(refused.code).toBe(1);
  expect(refused.stdout).toContain('[E_GUARD_FOLDER]');
  expect(await readFile(own, 'utf8')).toBe('{}');
  expect((await run(['host-files', 'out', '--for', 'iis'])).stderr).toContain('Known: nginx');
});
