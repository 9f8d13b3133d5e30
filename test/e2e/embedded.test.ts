import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArtifactService, startArtifactService } from '../support/artifact-service.ts';
import { writeDocsProject } from '../support/docs-project.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { runBuiltAction, steady } from './built-action.ts';

let artifacts: ArtifactService;
const folder = useTemporaryFolder();

beforeAll(async () => {
  artifacts = await startArtifactService();
});

afterAll(async () => {
  await artifacts.close();
});

async function run(inputs: Record<string, string> = {}) {
  return runBuiltAction({
    inputs: { domain: 'docs.example.com', ...inputs },
    workspace: folder.path('checkout'),
    env: { ...artifacts.env, RUNNER_TEMP: folder.path() },
  });
}

describe('the built Action with the embedded service', () => {
  it('needs no more than a domain: renders docs/, uploads the bundle, sets its outputs', async () => {
    await writeDocsProject(folder.path('checkout', 'docs'));
    const { exitCode, outputs, stdout, summary } = await run({ 'cache-dir': '' });
    expect(stdout).not.toContain('::error');
    expect(exitCode).toBe(0);
    const bundle = await readFile(outputs['bundle-path'] ?? '');
    expect(createHash('sha256').update(bundle).digest('hex')).toBe(outputs['bundle-sha256']);
    expect(outputs).toMatchObject({
      'export-status': 'completed',
      'page-count': '3',
      'bundle-bytes': String(bundle.length),
      'bundle-url': expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/bundles\/.*signature=/),
      'bundle-expires-at': expect.stringMatching(/^\d{4}-.*Z$/),
      'artifact-id': expect.stringMatching(/^\d+$/),
    });
    const uploaded = await artifacts.download('docs.example.com.tar.gz');
    expect(uploaded.bytes.equals(bundle)).toBe(true);
    const manifest = JSON.parse(await readFile(outputs['manifest-path'] ?? '', 'utf8'));
    expect(manifest).toMatchObject({
      version: 1,
      run: 4711,
      commit: '0123456789abcdef0123456789abcdef01234567',
      bundleSha256: outputs['bundle-sha256'],
    });
    expect(manifest.pages).toEqual(['guides/first', 'guides/second', 'index']);
    expect(await readFile(`${outputs['site-dir']}/guides/first.html`, 'utf8')).toContain('First guide');
    expect(JSON.parse(outputs.deployments ?? '')).toMatchObject([
      { destination: 'artifact', status: 'published', error: null },
    ]);
    expect(summary).toContain('docs.example.com');
    expect(summary).toContain('```mermaid');
  });

  it('annotates the docs file with the place of a warning', async () => {
    await writeDocsProject(folder.path('checkout', 'docs'));
    const { stdout } = await run({ deploy: 'none' });
    expect(stdout).toMatch(/::warning file=docs\/guides\/second\.mdx,line=5,col=\d+::.*guides\/third/);
  });

  it('names the file from the root of its repository, wherever in the workspace that was checked out', async () => {
    await writeDocsProject(folder.path('checkout', 'product', 'docs'), {
      '../.git': 'gitdir: elsewhere\n',
    });
    const { stdout } = await run({ deploy: 'none', 'docs-dir': 'product/docs' });
    expect(stdout).toMatch(/::warning file=docs\/guides\/second\.mdx,line=5,/);
  });

  it('deploys to a folder, and the second time finds nothing to do', async () => {
    await writeDocsProject(folder.path('checkout'));
    const first = await run({ deploy: 'dir:public' });
    expect(first.exitCode).toBe(0);
    expect(JSON.parse(first.outputs.deployments ?? '')).toMatchObject([{ status: 'published', deleted: 0 }]);
    const second = await run({ deploy: 'dir:public' });
    expect(second.outputs['bundle-sha256']).toBe(first.outputs['bundle-sha256']);
    expect(JSON.parse(second.outputs.deployments ?? '')).toMatchObject([{ status: 'unchanged', bytes: 0 }]);
    await writeDocsProject(folder.path('checkout'), {
      'guides/first.mdx': '---\ntitle: First guide\n---\n\nOther words.\n',
    });
    const third = await run({ deploy: 'dir:public' });
    expect(JSON.parse(third.outputs.changes ?? '')).toMatchObject({
      added: [],
      changed: expect.arrayContaining(['guides/first']),
      removed: [],
    });
  });

  it('touches nothing when it only plans', async () => {
    await writeDocsProject(folder.path('checkout'));
    const { outputs, exitCode } = await run({ deploy: 'dir:public', plan: 'true' });
    expect(exitCode).toBe(0);
    expect(JSON.parse(outputs.deployments ?? '')).toMatchObject([{ status: 'planned' }]);
    await expect(readFile(folder.path('checkout', 'public', 'index.html'))).rejects.toThrow('ENOENT');
  });

  it('deploys nothing when a check named in fail-on found something, and says what', async () => {
    await writeDocsProject(folder.path('checkout'));
    const { exitCode, outputs, stdout, summary } = await run({
      deploy: 'dir:public',
      'fail-on': 'broken-links',
    });
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/::error::.*broken links: 1.*\[E_CHECK_FAILED\]/);
    expect(outputs.deployments).toBeUndefined();
    expect(outputs['bundle-sha256']).toMatch(/^[0-9a-f]{64}$/);
    expect(summary).toContain('E_CHECK_FAILED');
  });

  it('says what went on, phase by phase, in few lines', async () => {
    await writeDocsProject(folder.path('checkout'));
    const { stdout, summary } = await run({ deploy: 'artifact\ndir:public', 'artifact-name': 'snapshot' });
    // Two destinations are published side by side: where one's line stands is chance.
    const line = /^dir:public: \d+ new, 0 changed, .*\n/m;
    expect(stdout).toMatch(line);
    expect(steady(stdout.replace(line, ''), [folder.path()])).toMatchSnapshot('stdout');
    expect(steady(summary, [folder.path()])).toMatchSnapshot('summary');
  });

  it('renders pages on every machine alike, with the parser it brings along', async () => {
    await writeDocsProject(folder.path('checkout'));
    const built = await run({ deploy: 'none' });
    const { folderSource } = await import('../../src/service/sources/folder-source.ts');
    const source = folderSource(folder.path('checkout'), {
      domain: 'docs.example.com',
      deploymentType: 'client-hosted',
    });
    const different: string[] = [];
    await source.build(
      {},
      {
        async onFile({ path, bytes }) {
          const other = await readFile(`${built.outputs['site-dir']}/${path}`);
          if (!other.equals(bytes)) different.push(path);
        },
      },
    );
    expect(different).toEqual([]);
  });
});

describe('the built Action with bad inputs', () => {
  it('names every problem at once, starts nothing, and exits with 1', async () => {
    await writeDocsProject(folder.path('checkout'), { 'docs.json': '{\n  "name": "x",\n}\n' });
    const { exitCode, stdout, outputs, summary } = await run({
      domain: 'https://docs.example.com',
      deploy: 'ftp://x',
      'export-timeout': '-1',
    });
    expect(exitCode).toBe(1);
    expect(outputs).toEqual({});
    expect(summary).toMatch(/^## Nothing was started\n\n(- .*\n){4}$/);
    expect(steady(stdout, [folder.path()])).toMatchSnapshot();
  });

  it('says where docs.json was looked for', async () => {
    await writeDocsProject(folder.path('checkout', 'website'));
    const { exitCode, stdout } = await run();
    expect(exitCode).toBe(1);
    expect(stdout).toContain('[E_DOCS_JSON_MISSING]');
    expect(stdout).toContain('looked for');
  });

  it('does not replace a folder that is not a site', async () => {
    await writeDocsProject(folder.path('checkout'));
    await writeFile(folder.path('checkout', 'README.md'), 'precious');
    const { exitCode, stdout } = await run({ deploy: 'dir:.' });
    expect(exitCode).toBe(1);
    expect(stdout).toContain('::error::');
    expect(await readFile(folder.path('checkout', 'README.md'), 'utf8')).toBe('precious');
  });
});
