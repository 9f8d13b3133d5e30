import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGitHubContext } from '../../src/github/context.ts';
import type { Config } from '../../src/inputs/config.ts';
import { InvalidInputs, problemLine } from '../../src/inputs/problem.ts';
import { readInputs as readAll } from '../../src/inputs/read.ts';
import type { RawInputs } from '../../src/inputs/reader.ts';

let workspace: string;

beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'docs-export-inputs-'));
  await mkdir(join(workspace, 'docs'));
  await writeFile(
    join(workspace, 'docs', 'docs.json'),
    '{"theme": "mint", "name": "T", "colors": {"primary": "#123456"}}',
  );
});

afterEach(async () => {
  await rm(workspace, { recursive: true });
});

const HOSTED = {
  domain: 'docs.example.com',
  'base-url': 'https://api.example.com',
  'api-key': 'svc_0123456789',
} as const;

/** Inputs of an export, outside a workflow run unless a ref is given. */
async function readInputs(raw: RawInputs, folder: string, ref?: string) {
  const runner = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_REF: ref };
  const github = ref === undefined ? undefined : readGitHubContext(runner, () => '{}');
  const { config, warnings } = await readAll(raw, folder, github);
  return { config: config as Config, warnings };
}

async function problemsOf(raw: RawInputs, ref?: string): Promise<string[]> {
  try {
    await readInputs(raw, workspace, ref);
  } catch (error) {
    if (error instanceof InvalidInputs) return error.problems.map(problemLine);
    throw error;
  }
  return [];
}

describe('good inputs', () => {
  it('keep the cache where cache-dir says, below the workspace; a hosted service has none', async () => {
    const raw = { domain: 'docs.example.com', 'cache-dir': '.cache/docs' };
    const { config, warnings } = await readInputs(raw, workspace);
    expect(config.service).toEqual({
      kind: 'embedded',
      docsDir: join(workspace, 'docs'),
      several: [],
      cacheDir: join(workspace, '.cache', 'docs'),
    });
    expect(warnings).toEqual([]);
    const home = readInputs({ ...raw, 'cache-dir': '~/.cache' }, workspace);
    await expect(home).rejects.toMatchObject({ problems: [{ why: 'only a shell knows what ~ is' }] });
    const variable = readInputs({ ...raw, 'cache-dir': '$HOME/.cache' }, workspace);
    await expect(variable).rejects.toMatchObject({ problems: [{ why: 'only a shell knows what $HOME is' }] });
    const hosted = await readInputs({ ...HOSTED, 'cache-dir': '.cache' }, workspace);
    expect(hosted.warnings).toEqual([
      'cache-dir is ignored: only the embedded service, which runs without base-url, keeps a cache',
    ]);
  });

  it('say that parts are joined with mode: merge alone', async () => {
    const { config, warnings } = await readInputs({ domain: 'docs.example.com', parts: 'parts' }, workspace);
    expect(config.service).toMatchObject({ kind: 'embedded' });
    expect(warnings).toEqual(['parts is ignored: only a run with mode: merge joins parts']);
  });

  it('need no more than a domain, and find the project in docs/', async () => {
    const { config, warnings } = await readInputs({ domain: 'Docs.Example.com' }, workspace);
    expect(warnings).toEqual([]);
    expect(config).toMatchObject({
      domain: 'docs.example.com',
      service: { kind: 'embedded', docsDir: join(workspace, 'docs') },
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
    await writeFile(join(workspace, 'docs.json'), '{}');
    const { config } = await readInputs({ domain: 'a.example' }, workspace);
    expect(config.service).toEqual({ kind: 'embedded', docsDir: workspace, several: [] });
  });

  it('take a hosted service without looking for a project', async () => {
    const { config, warnings } = await readInputs(
      { ...HOSTED, 'base-url': 'http://127.0.0.1:8080/api', plan: 'TRUE', deploy: 'none' },
      '/nowhere',
    );
    expect(config.service).toEqual({
      kind: 'hosted',
      baseUrl: new URL('http://127.0.0.1:8080/api'),
      apiKey: 'svc_0123456789',
    });
    expect(config).toMatchObject({ plan: true, destinations: [] });
    expect(warnings).toEqual([]);
  });

  it('warn of a key without the usual prefix', async () => {
    const { warnings } = await readInputs({ ...HOSTED, 'api-key': 'other_0123456789' }, workspace);
    expect(warnings).toEqual(['api-key: admin keys begin with svc_; this one does not']);
  });

  it.each(['https://api.example.com/v1', 'https://api.example.com/admin/v2/'])(
    'warn of a version at the end of %s, which every path of the API has itself',
    async (baseUrl) => {
      const { warnings } = await readInputs({ ...HOSTED, 'base-url': baseUrl }, workspace);
      expect(warnings).toEqual([expect.stringMatching(/^base-url ends with a version.*answers 404$/)]);
    },
  );

  it('take an agent project without a job for no agent at all', async () => {
    const { config } = await readInputs({ ...HOSTED, 'agent-project-id': 'p' }, workspace);
    expect(config.agent).toBeUndefined();
  });

  it.each(['agent,page-count', 'agent page-count', 'agent\n  page-count'])(
    'read the list %j',
    async (text) => {
      const { config } = await readInputs({ domain: 'a.example', 'fail-on': text }, workspace);
      expect(config).toMatchObject({ failOn: ['page-count', 'agent'] });
    },
  );

  it('tell none beside others apart from a check that is unknown', async () => {
    const inputs = readInputs({ domain: 'a.example', 'fail-on': 'none, warnings' }, workspace);
    await expect(inputs).rejects.toMatchObject({
      problems: [{ why: 'none stands beside others', fix: 'write none alone, or leave it out' }],
    });
  });

  it('take an empty input for its default', async () => {
    const { config } = await readInputs(
      { domain: 'a.example', 'export-timeout': ' ', 'fail-on': '' },
      workspace,
    );
    expect(config).toMatchObject({ exportTimeoutMs: 3_600_000, failOn: ['page-count', 'agent'] });
  });

  it.each([
    ['90s', 90_000],
    ['45m', 2_700_000],
    ['1h30m', 5_400_000],
    ['5', 300_000],
  ])('read the time %s', async (text, milliseconds) => {
    const { config } = await readInputs({ domain: 'a.example', 'export-timeout': text }, workspace);
    expect(config.exportTimeoutMs).toBe(milliseconds);
  });
});

describe('bad inputs', () => {
  it('are told without the password of an address', async () => {
    const problems = await problemsOf({
      domain: 'a.example',
      'site-url': 'https://me:hunter2hunter2@docs.example.com',
      'api-key': '',
      deploy:
        'branch:x repo=https://token:hunter2hunter2@git.example.com/a.git\ns3://me:hunter2hunter2@bucket/docs',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).toContain('https://***@docs.example.com');
    expect(problems.join()).toContain('https://***@git.example.com/a.git');
    expect(problems.join()).not.toContain('hunter2');
  });

  it('are told in a line that can be read, however long the value is', async () => {
    const [problem, ...more] = await problemsOf({ domain: 'a.example', mode: 'x'.repeat(100_000) });
    expect(more).toEqual([]);
    expect(problem).toMatch(/^mode: x{300}…: it is not one of the known values: .*\[E_INPUT_INVALID\]$/);
  });

  it('are all told at once, each with value, reason, remedy and code', async () => {
    const problems = await problemsOf({
      domain: 'https://docs.example.com/guide',
      'base-url': 'http://api.example.com',
      'export-timeout': '-5m',
      deploy: 'ftp://host/x\ns3://bucket regoin=eu-west-1',
      'max-page-loss': '0.2',
      plan: 'yes',
    });
    expect(problems).toEqual([
      'domain: https://docs.example.com/guide: it has a scheme; only the bare host name is wanted: write docs.example.com [E_INPUT_INVALID]',
      'base-url: http://api.example.com: http would send the API key in the clear: write https://api.example.com/ [E_INPUT_INVALID]',
      'api-key: (empty): base-url names a hosted service, which needs a key: give an admin API key from a secret that this run has (runs of forks have none, and those of Dependabot only its own) [E_INPUT_MISSING]',
      'export-timeout: -5m: a time cannot be negative: write a time such as 90s, 45m or 2h [E_INPUT_INVALID]',
      expect.stringMatching(/^deploy: ftp:\/\/host\/x: .*\[E_INPUT_INVALID\]$/),
      expect.stringMatching(/^deploy: .*regoin.*region.*\[E_INPUT_INVALID\]$/),
      'max-page-loss: 0.2: it could be a share or a percentage: write 20% or 0.2% [E_INPUT_INVALID]',
      'plan: yes: it is not a boolean: write true or false [E_INPUT_INVALID]',
    ]);
  });

  it.each([
    ['', 'E_INPUT_MISSING', 'required'],
    ['docs.example.com:8443', 'E_INPUT_INVALID', 'port'],
    ['docs.example.com/', 'E_INPUT_INVALID', 'slash'],
    ['docs example.com', 'E_INPUT_INVALID', 'spaces'],
    ['-x.example.com', 'E_INPUT_INVALID', 'not a host name'],
    ['me@docs.example.com', 'E_INPUT_INVALID', 'user information'],
  ])('name what is wrong with the domain %j', async (domain, code, why) => {
    const [problem] = await problemsOf({ domain });
    expect(problem).toContain(`[${code}]`);
    expect(problem).toContain(why);
  });

  it('say where docs.json was looked for', async () => {
    await rm(join(workspace, 'docs', 'docs.json'));
    const [problem] = await problemsOf({ domain: 'a.example' });
    expect(problem).toBe(
      `docs-dir: (empty): there is no docs.json; looked for docs.json and ${join('docs', 'docs.json')}: point docs-dir at the folder that holds docs.json [E_DOCS_JSON_MISSING]`,
    );
  });

  it('say that the docs folder is missing, or is none', async () => {
    await writeFile(join(workspace, 'file'), '');
    expect(await problemsOf({ domain: 'a.example', 'docs-dir': 'nowhere' })).toEqual([
      expect.stringContaining('[E_DOCS_DIR]'),
    ]);
    expect(await problemsOf({ domain: 'a.example', 'docs-dir': 'file' })).toEqual([
      expect.stringContaining('not a folder'),
    ]);
  });

  it('name line and column of a broken docs.json', async () => {
    await writeFile(join(workspace, 'docs', 'docs.json'), '{\n  "theme": "mint",\n  // a comment\n}');
    const [problem] = await problemsOf({ domain: 'a.example' });
    expect(problem).toContain(join('docs', 'docs.json:3:3'));
    expect(problem).toContain('comments are not allowed');
    expect(problem).toContain('[E_DOCS_JSON_INVALID]');
  });

  it.each([
    [{ ...HOSTED, 'agent-job-id': 'a' }, 'agent-job-id', 'agent-project-id'],
    [{ domain: 'a.example', 'agent-job-id': 'a', 'agent-project-id': 'p' }, 'agent-job-id', 'embedded'],
    [{ domain: 'a.example', 'api-key': 'svc_0123456789' }, 'api-key', 'base-url'],
    [{ domain: 'a.example', 'export-job-id': 'j' }, 'export-job-id', 'embedded'],
    [{ domain: 'a.example', deploy: 'helm:values.yaml' }, 'deploy', 'bundle='],
  ])('are contradictions in %j', async (raw, input, word) => {
    const problems = await problemsOf(raw);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${input}: .*${word}.*\\[E_INPUT_CONFLICT\\]$`));
  });

  it('say that a release needs a tag, before anything is exported for it', async () => {
    const raw = { domain: 'a.example', deploy: 'release' };
    expect(await problemsOf(raw, 'refs/heads/main')).toEqual([
      expect.stringMatching(
        /^deploy: release: this run is of refs\/heads\/main.*tag=v1.*\[E_INPUT_MISSING\]$/,
      ),
    ]);
    expect(await problemsOf(raw, 'refs/tags/v1')).toEqual([]);
    expect(await problemsOf({ ...raw, deploy: 'release tag=v1' }, 'refs/heads/main')).toEqual([]);
    expect(await problemsOf(raw)).toEqual([]);
  });

  it.each([
    ['Bearer svc_0123456789', 'leave out what is before the key'],
    ['"svc_0123456789"', 'leave them out'],
    [`$\{{ secrets.DOCS_KEY }}`, 'an expression nobody filled in'],
    ['svc_0123 456789', 'white space'],
    ['svc_0123456789…', 'characters that a header cannot carry'],
    ['svc_0123456789\u0001', 'characters that a header cannot carry'],
  ])('say what is wrong with the key %j, and do not show it', async (key, words) => {
    const [problem, ...more] = await problemsOf({ ...HOSTED, 'api-key': key });
    expect(problem).toMatch(/^api-key: \*\*\*: .*\[E_INPUT_INVALID\]$/);
    expect(problem).toContain(words);
    expect(more).toEqual([]);
  });

  it('say that an id cannot stand in a path', async () => {
    const ids = { 'export-job-id': '..', 'agent-project-id': '.', 'agent-job-id': 'a\u0007' };
    expect(await problemsOf({ ...HOSTED, ...ids })).toHaveLength(3);
  });

  it.each([
    ['dócs.example.com', 'write xn--dcs-gna.example.com'],
    ['docs.example.com.', 'write docs.example.com'],
    ['my_docs.example.com', 'write a host name such as'],
  ])('tell what to write for the domain %j', async (domain, fix) => {
    expect(await problemsOf({ domain })).toEqual([expect.stringContaining(fix)]);
  });

  it('never show the key', async () => {
    const problems = await problemsOf({ domain: 'a.example', 'api-key': 'svc_very secret' });
    expect(problems.join()).not.toContain('very secret');
  });
});

describe('a docs-dir with several projects', () => {
  it('is one site of all, which is rendered by one job', async () => {
    for (const name of ['core', 'cli']) {
      await mkdir(join(workspace, 'packages', name, 'docs'), { recursive: true });
      await writeFile(join(workspace, 'packages', name, 'docs', 'docs.json'), '{}');
    }
    const inputs = { domain: 'docs.example.com', 'docs-dir': 'packages/core/docs\npackages/cli/docs' };
    const { config } = await readInputs(inputs, workspace);
    expect(config.service).toEqual({
      kind: 'embedded',
      docsDir: join(workspace, 'packages'),
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
    const { config } = await readInputs({ domain: 'docs.example.com', shard: '2/8' }, workspace);
    expect(config).toMatchObject({ shard: { index: 2, of: 8 }, service: { kind: 'embedded' } });
    expect(await problemsOf({ domain: 'docs.example.com', shard: '2/8', deploy: 's3://bucket' })).toEqual([
      expect.stringContaining('a part is no site yet'),
    ]);
    for (const wrong of ['2', '0/8', '9/8', '1/257', '1/0', 'a/b'])
      expect(await problemsOf({ domain: 'docs.example.com', shard: wrong })).toHaveLength(1);
  });

  it('are merged without a project', async () => {
    await rm(join(workspace, 'docs'), { recursive: true });
    const { config } = await readInputs({ domain: 'docs.example.com', mode: 'merge' }, workspace);
    expect(config.service).toEqual({ kind: 'parts', docsDir: workspace, folder: undefined });
    expect(await problemsOf({ ...HOSTED, mode: 'merge' })).toEqual([
      expect.stringContaining('parts are merged by the embedded service'),
    ]);
  });
});
