import { mkdir, rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { HOSTED, useWorkspace } from './workspace.ts';

const { path, readInputs, problemsOf } = useWorkspace();

describe('good inputs', () => {
  it('keep the cache where cache-dir says, below the workspace; a hosted service has none', async () => {
    const raw = { domain: 'docs.example.com', 'cache-dir': '.cache/docs' };
    const { config, warnings } = await readInputs(raw);
    expect(config.service).toEqual({
      kind: 'embedded',
      docsDir: path('docs'),
      several: [],
      cacheDir: path('.cache', 'docs'),
    });
    expect(warnings).toEqual([]);
    const home = readInputs({ ...raw, 'cache-dir': '~/.cache' });
    await expect(home).rejects.toMatchObject({ problems: [{ why: 'only a shell knows what ~ is' }] });
    const variable = readInputs({ ...raw, 'cache-dir': '$HOME/.cache' });
    await expect(variable).rejects.toMatchObject({ problems: [{ why: 'only a shell knows what $HOME is' }] });
    const hosted = await readInputs({ ...HOSTED, 'cache-dir': '.cache' });
    expect(hosted.warnings).toEqual([
      'cache-dir is ignored: only the embedded service, which runs without base-url, keeps a cache',
    ]);
  });

  it('say that parts are joined with mode: merge alone', async () => {
    const { config, warnings } = await readInputs({ domain: 'docs.example.com', parts: 'parts' });
    expect(config.service).toMatchObject({ kind: 'embedded' });
    expect(warnings).toEqual(['parts is ignored: only a run with mode: merge joins parts']);
  });

  it('say that deploy names no destination where all of it is a comment', async () => {
    const { config, warnings } = await readInputs({ ...HOSTED, deploy: '# s3://bucket\n\n# pages' });
    expect(config.destinations).toEqual([]);
    expect(warnings).toEqual([
      'deploy holds nothing but comments: nothing is published (deploy: none says so)',
    ]);
    expect((await readInputs({ ...HOSTED, deploy: 'none # yet' })).warnings).toEqual([]);
  });

  it('say that paths with commas between them are taken for one', async () => {
    const { config, warnings } = await readInputs({ ...HOSTED, 'export-paths': 'start\nguides, api' });
    expect(config.exportPaths).toEqual(['start', 'guides, api']);
    expect(warnings).toEqual([
      'export-paths: guides, api is taken for one path; write several one a line, without commas',
    ]);
  });

  it('need no more than a domain, and find the project in docs/', async () => {
    const { config, warnings } = await readInputs({ domain: 'Docs.Example.com' });
    expect(warnings).toEqual([]);
    expect(config).toMatchObject({
      domain: 'docs.example.com',
      service: { kind: 'embedded', docsDir: path('docs') },
      exportTimeoutMs: 3_600_000,
      destinations: [{ scheme: 'artifact' }],
      failOn: ['page-count', 'agent'],
      maxPageLoss: 0.2,
      plan: false,
      comment: 'auto',
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('prefer the repository root to docs/', async () => {
    await writeFile(path('docs.json'), '{}');
    const { config } = await readInputs({ domain: 'a.example' });
    expect(config.service).toEqual({ kind: 'embedded', docsDir: path(), several: [] });
  });

  it('take a hosted service without looking for a project', async () => {
    await rm(path('docs'), { recursive: true });
    const inputs = { ...HOSTED, 'base-url': 'http://127.0.0.1:8080/api', plan: 'TRUE', deploy: 'none' };
    const { config, warnings } = await readInputs(inputs);
    expect(config.service).toEqual({
      kind: 'hosted',
      baseUrl: new URL('http://127.0.0.1:8080/api'),
      apiKey: 'svc_0123456789',
    });
    expect(config).toMatchObject({ plan: true, destinations: [] });
    expect(warnings).toEqual([]);
  });

  it('warn of a key without the usual prefix', async () => {
    const { warnings } = await readInputs({ ...HOSTED, 'api-key': 'other_0123456789' });
    expect(warnings).toEqual(['api-key: admin keys begin with svc_; this one does not']);
  });

  it.each(['https://api.example.com/v1', 'https://api.example.com/admin/v2/'])(
    'warn of a version at the end of %s, which every path of the API has itself',
    async (baseUrl) => {
      const { warnings } = await readInputs({ ...HOSTED, 'base-url': baseUrl });
      expect(warnings).toEqual([expect.stringMatching(/^base-url ends with a version.*answers 404$/)]);
    },
  );

  it('take an agent project without a job for no agent at all', async () => {
    const { config } = await readInputs({ ...HOSTED, 'agent-project-id': 'p' });
    expect(config.agent).toBeUndefined();
  });

  it.each(['agent,page-count', 'agent page-count', 'agent\n  page-count'])(
    'read the list %j',
    async (text) => {
      const { config } = await readInputs({ domain: 'a.example', 'fail-on': text });
      expect(config).toMatchObject({ failOn: ['page-count', 'agent'] });
    },
  );

  it('tell none beside others apart from a check that is unknown', async () => {
    const inputs = readInputs({ domain: 'a.example', 'fail-on': 'none, warnings' });
    await expect(inputs).rejects.toMatchObject({
      problems: [{ why: 'none stands beside others', fix: 'write none alone, or leave it out' }],
    });
  });

  it('take an empty input for its default', async () => {
    const { config } = await readInputs({ domain: 'a.example', 'export-timeout': ' ', 'fail-on': '' });
    expect(config).toMatchObject({ exportTimeoutMs: 3_600_000, failOn: ['page-count', 'agent'] });
  });

  it.each([
    ['90s', 90_000],
    ['45m', 2_700_000],
    ['1h30m', 5_400_000],
    ['5', 300_000],
  ])('read the time %s', async (text, milliseconds) => {
    const { config } = await readInputs({ domain: 'a.example', 'export-timeout': text });
    expect(config.exportTimeoutMs).toBe(milliseconds);
  });
});

describe('a docs-dir with several projects', () => {
  it('is one site of all, which is rendered by one job', async () => {
    for (const name of ['core', 'cli']) {
      await mkdir(path('packages', name, 'docs'), { recursive: true });
      await writeFile(path('packages', name, 'docs', 'docs.json'), '{}');
    }
    const inputs = { domain: 'docs.example.com', 'docs-dir': 'packages/core/docs\npackages/cli/docs' };
    const { config } = await readInputs(inputs);
    expect(config.service).toEqual({
      kind: 'embedded',
      docsDir: path('packages'),
      several: [
        { folder: 'core/docs', basePath: 'core' },
        { folder: 'cli/docs', basePath: 'cli' },
      ],
    });
    const [sharded] = await problemsOf({ ...inputs, shard: '1/2' });
    expect(sharded).toContain('shard: 1/2: docs-dir means 2 projects, and parts are of one');
    const [merged] = await problemsOf({ ...inputs, mode: 'merge' });
    expect(merged).toContain('parts are of one project');
    expect(await problemsOf({ ...inputs, 'docs-dir': 'none\nnowhere' })).toHaveLength(2);
  });
});

describe('parts of a site', () => {
  it('are rendered with shard, into an artifact or nowhere', async () => {
    const { config } = await readInputs({ domain: 'docs.example.com', shard: '2/8' });
    expect(config).toMatchObject({ shard: { index: 2, of: 8 }, service: { kind: 'embedded' } });
    expect(await problemsOf({ domain: 'docs.example.com', shard: '2/8', deploy: 's3://bucket' })).toEqual([
      expect.stringContaining('a part is no site yet'),
    ]);
    for (const wrong of ['2', '0/8', '9/8', '1/257', '1/0', 'a/b'])
      expect(await problemsOf({ domain: 'docs.example.com', shard: wrong })).toHaveLength(1);
  });

  it('are merged without a project', async () => {
    await rm(path('docs'), { recursive: true });
    const { config } = await readInputs({ domain: 'docs.example.com', mode: 'merge' });
    expect(config.service).toEqual({ kind: 'parts', docsDir: path(), folder: undefined });
    expect(await problemsOf({ ...HOSTED, mode: 'merge' })).toEqual([
      expect.stringContaining('parts are merged by the embedded service'),
    ]);
  });
});
