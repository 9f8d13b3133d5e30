import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { tarGz } from '../bundle/archives.ts';
import { docsSettings, writeDocsProject } from '../support/docs-project.ts';
import { sendJson, startRecordingServer } from '../support/http-server.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { BIN } from './built-action.ts';

const SOURCE = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const COMMANDS = ['run', 'build', 'merge', 'check', 'push', 'rollback', 'host-files', 'service', 'host'];

const folder = useTemporaryFolder();
const home = useTemporaryFolder();
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

type Environment = Readonly<Record<string, string>>;

function start(args: readonly string[], more: Environment = {}, entry = BIN): ChildProcess {
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home.path(),
    AWS_EC2_METADATA_DISABLED: 'true',
    ...more,
  };
  const child = spawn(process.execPath, [entry, ...args], {
    cwd: folder.path(),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function run(
  args: readonly string[],
  more: Environment = {},
  entry = BIN,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = start(args, more, entry);
  if (child.stdout === null || child.stderr === null) throw new Error('no output');
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}

/** Starts a command that serves, and waits for its JSON document; `stop` ends it as a user does. */
async function serve(
  args: readonly string[],
): Promise<{ url: string; log(): string; stop(): Promise<number | null> }> {
  const child = start([...args, '--json']);
  let output = '';
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    log += part;
  });
  const document = await new Promise<{ url: string }>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (output.trimEnd().endsWith('}')) resolve(JSON.parse(output));
    });
    child.once('close', (code) => reject(new Error(`ended with ${code} before it served: ${output}`)));
  });
  return {
    url: document.url,
    log: () => log,
    stop: () => interrupt(child),
  };
}

/** Ends a command as a user does; its exit code. */
function interrupt(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('close', resolve);
    child.kill('SIGINT');
  });
}

describe('docs-export', () => {
  it('shows its sub-commands when it is called with nothing', async () => {
    const { code, stdout } = await run([]);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(stdout).toContain(`\n  ${command} `);
  });

  it('tells its version', async () => {
    const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(await run(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n` });
  });

  it('says which Node.js it needs where that is too old, also as JSON', async () => {
    const older = "Object.defineProperty(process, 'version', { value: 'v20.20.2' })";
    const { code, stdout, stderr } = await run(['build', '.', '--out', 'site', '--json'], {
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(older)}`,
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error: docs-export cannot run in Node.js v20.20.2: .* \[E_NODE_VERSION\]\n$/);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: 'E_NODE_VERSION' });
  });

  it.each(COMMANDS)('%s tells its flags with --help', async (command) => {
    const { code, stdout } = await run([command, '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('--json');
  });

  it.each([[['frobnicate']], [['build', '.']], [['service']], [['run', '--no-such-flag']]])(
    'refuses %j with a reason',
    async (args) => {
      const { code, stderr } = await run(args);
      expect(code).toBe(1);
      expect(stderr).toContain('error:');
    },
  );

  it.each([
    [
      'buld .',
      'E_INPUT_INVALID',
      "unknown command 'buld' (did you mean build?) (docs-export --help tells more)",
    ],
    ['build . --json', 'E_INPUT_MISSING', "required option '--out <dir>' not specified"],
    [
      'run --domian x --json',
      'E_INPUT_INVALID',
      '(did you mean --domain?) (docs-export run --help tells more)',
    ],
    ['push . dir:x --max-page-loss some', 'E_INPUT_INVALID', "'some' is invalid: it is not a percentage"],
    ['check --sarif --json', 'E_INPUT_CONFLICT', '--json and --sarif both want standard output'],
    [
      'build . --out=~/site --json',
      'E_INPUT_INVALID',
      'Only a shell knows what ~ is; write the path in full',
    ],
    ['build . --out site --cache=', 'E_INPUT_INVALID', 'Name a path; is a variable of the shell not set?'],
    ['help publish', 'E_INPUT_INVALID', 'error: there is no such command (docs-export --help'],
  ])('tells what is wrong with “%s” with the code %s, and as JSON', async (line, code, reason) => {
    const { stdout, stderr } = await run(line.split(' '));
    expect(stderr).toContain(reason);
    expect(stderr).toContain(`[${code}]\n`);
    if (line.endsWith('--json')) expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: code });
    else expect(stdout).toBe('');
  });

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
    await writeFile(folder.path('docs.json'), '{"theme":"mint","name":"A","navigation":{"pages":["index"]}}');
    const place = ['run', '--domain', 'docs.example.com', '--deploy', 'none'];
    const none = await run(place);
    expect(none.stdout).toMatch(/Completed: 0 pages, .*docs\.example\.com: 0 pages, /s);
    const broken = await run([...place, '--fail-on', 'broken-links']);
    expect(broken.stdout).toContain('404.html refers to index.html, which is not in the bundle');
    expect(broken.stdout).toContain('mend what the log of the run lists, or take the check out of fail-on');
    const checked = await run(['check', '.']);
    expect(checked).toMatchObject({ code: 1, stdout: expect.stringContaining('[no-pages]') });
    const refused = await run(['run', '--domain', 'docs.example.com']);
    expect(refused.stdout).toMatch(/; nothing was published \[E_GUARD_NO_INDEX\]: .* \[E_DEPLOY_FAILED\]/);
    await writeFile(folder.path('index.mdx'), 'A');
    const nothing = await run([...place, '--export-paths', 'nowhere']);
    expect(nothing.code).toBe(1);
    expect(nothing.stdout).toMatch(/No page is at or below nowhere: .*E_EXPORT_FAILED/);
    const one = await run([...place, '--export-paths', 'index']);
    expect(one.stdout).toMatch(/Completed: 1 page, .*docs\.example\.com: 1 page, /s);
  });

  it('run tells with --help where its secrets may come from, and takes yes and no without a value', async () => {
    const { stdout } = await run(['run', '--help']);
    const words = stdout.replaceAll(/\s+/g, ' ');
    expect(words).toContain('(else the variable DOCS_EXPORT_API_KEY)');
    expect(words).toContain('(else the variable GITHUB_TOKEN)');
    expect(words).toContain('--attestation [value]');
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

  it('run tells a person where to look', async () => {
    await writeDocsProject(folder.path());
    const { code, stdout } = await run(['run', '--domain', 'docs.example.com']);
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
    expect(stdout).toMatch(
      /error The files could not be written to disk.*manifest\.json.*\[E_BUNDLE_WRITE\]/,
    );
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
    expect(version.stdout).toMatch(
      /error --site-version: 9: there is no such version: .*\[E_INPUT_INVALID\]/,
    );
    const paths = await run(['build', 'docs', '--out', 'site', '--paths', 'guide']);
    expect(paths.code).toBe(1);
    expect(paths.stdout).toContain('error No page is at or below guide: did you mean guides?');
    expect(await readdir(folder.path('site'))).toContain('index.html');
    expect((await run(['build', 'docs', '--out', 'site', '--paths', 'guides', 'nowhere'])).code).toBe(0);
  });

  it('service tells of each export, and what is wrong with the project', async () => {
    await writeDocsProject(folder.path('docs'));
    const key = ['--api-key', 'svc_local'];
    const service = await serve(['service', '--site', 'docs.example.com=docs', ...key]);
    const place = ['--domain', 'docs.example.com', '--base-url', service.url, ...key];
    expect((await run(['run', ...place, '--deploy', 'none'])).code).toBe(0);
    await service.stop();
    expect(service.log()).toMatch(/Export job \S+ of docs\.example\.com: running\n/);
    expect(service.log()).toContain('warning docs/guides/second.mdx:5:7 ');
    expect(service.log()).toMatch(/Export job \S+ of docs\.example\.com: completed\n/);
  });

  it('check says that its SARIF file cannot be written', async () => {
    await writeDocsProject(folder.path());
    const { code, stdout } = await run(['check', '.', '--sarif', 'nowhere/problems.sarif']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/nowhere\/problems\.sarif.* \[E_BUNDLE_WRITE\]/);
  });

  it('check fails on a broken docs.json', async () => {
    await writeDocsProject(folder.path(), { 'docs.json': '{"name": }' });
    const { code, stdout } = await run(['check']);
    expect(code).toBe(1);
    expect(stdout).toContain('docs.json:1:10');
  });

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

  it('host-files tells a host of redirects, and replaces nobody’s file', async () => {
    const redirects = [{ source: '/old/:rest*', destination: '/guides/:rest*' }];
    await writeDocsProject(folder.path('docs'), { 'docs.json': docsSettings({ redirects }) });
    await run(['build', 'docs', '--out', 'out']);
    const made = await run(['host-files', 'out', '--for', 'nginx,firebase', '--json']);
    expect(JSON.parse(made.stdout)).toMatchObject({ ok: true, left: [] });
    const maps = await readFile(folder.path('out', '.docs-export', 'nginx', 'maps.conf'), 'utf8');
    expect(maps).toMatch(/"301 \/guides\/\$\{docs_splat\}\$is_args\$args"/);
    const own = folder.path('own', 'firebase.json');
    await mkdir(folder.path('own'));
    await writeFile(own, '{}');
    const refused = await run(['host-files', 'out', '--for', 'firebase', '--out', 'own']);
    expect(refused.code).toBe(1);
    expect(refused.stdout).toContain('[E_GUARD_FOLDER]');
    expect(await readFile(own, 'utf8')).toBe('{}');
    expect((await run(['host-files', 'out', '--for', 'apache'])).stderr).toContain('Known: nginx');
  });

  it('service, host and push to a branch say where there is no folder for temporary files', async () => {
    await writeDocsProject(folder.path('docs'));
    await mkdir(folder.path('site'));
    await writeFile(folder.path('site', 'index.html'), '<!doctype html><title>A</title>');
    for (const args of [
      ['service', '--site', 'docs.example.com=docs'],
      ['host', '--bundle', 'bundle.tar.gz'],
      ['push', 'site', 'branch:gh-pages repo=https://git.example.com/docs.git'],
    ]) {
      const { code, stdout } = await run(args, { TMPDIR: folder.path('nowhere') });
      expect(stdout).toMatch(/could not be written to disk.*nowhere.*\[E_BUNDLE_WRITE\]/);
      expect(code).toBe(1);
    }
  });

  it('service takes an empty key for none, and none that no client can send', async () => {
    await writeDocsProject(folder.path('docs'));
    const args = ['service', '--site', 'docs.example.com=docs', '--api-key'];
    const child = start([...args, '']);
    const said = await new Promise<string>((resolve) => {
      let soFar = '';
      child.stdout?.setEncoding('utf8').on('data', (part: string) => {
        soFar += part;
        if (soFar.includes('Admin API at')) resolve(soFar);
      });
    });
    expect(said).toMatch(/API key for this run: svc_\S{20,}/);
    expect(await interrupt(child)).toBe(0);
    const { code, stdout } = await run([...args, 'two words']);
    expect(code).toBe(1);
    expect(stdout).toContain('--api-key: ***: it holds white space');
  });

  it('service speaks the Admin API to run, and host serves what came of it', async () => {
    await writeDocsProject(folder.path('docs'));
    const service = await serve([
      'service',
      '--site',
      'docs.example.com=docs',
      '--api-key',
      'svc_of-the-test',
    ]);
    const exported = await run([
      ...['run', '--domain', 'docs.example.com', '--base-url', service.url, '--api-key', 'svc_of-the-test'],
      ...['--deploy', 'none', '--work-dir', 'work', '--json'],
    ]);
    expect(exported.code).toBe(0);
    expect(await service.stop()).toBe(0);

    const host = await serve(['host', '--bundle', 'work/bundle.tar.gz', '--port', '0']);
    const page = await fetch(new URL('guides/first', host.url));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('First guide');
    expect((await fetch(new URL('nowhere', host.url))).status).toBe(404);
    expect(await host.stop()).toBe(0);
  });
});
