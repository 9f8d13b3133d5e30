import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOSTED, useWorkspace } from './workspace.ts';

const { path, problemsOf } = useWorkspace();

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

  it('are told without the key or signature in the query of an address', async () => {
    const problems = await problemsOf({
      domain: 'a.example',
      'base-url': 'https://api.example.com/?api_key=hunter2hunter2',
      'api-key': 'svc_key',
      deploy:
        'azblob://account/docs?sv=2024-11-04&sig=hunter2hunter2%3D\nhttps://b.s3.amazonaws.com/x?X-Amz-Signature=hunter2hunter2',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).toContain('azblob://account/docs?sv=2024-11-04&sig=***: a SAS does not belong');
    expect(problems.join()).toContain('sftp://user@host/path');
    expect(problems.join()).not.toContain('hunter2');
  });

  it.each([
    ['ghs_one\nghs_two', 'white space'],
    ['Bearer ghs_token', 'leave out what is before'],
    ['$' + '{{ github.token }}', 'nobody filled in'],
  ])('are a token that no header can carry, which is not shown: %j', async (token, words) => {
    for (const mode of ['export', 'comment']) {
      const problems = await problemsOf({ domain: 'a.example', mode, 'github-token': token });
      expect(problems.at(-1)).toMatch(/^github-token: \*\*\*: .*\[E_INPUT_INVALID\]$/);
      expect(problems.join()).toContain(words);
    }
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
      'api-key: (empty): base-url names a hosted service, which needs a key: give an admin API key in the variable DOCS_EXPORT_API_KEY, or with --api-key [E_INPUT_MISSING]',
      'export-timeout: -5m: a time cannot be negative: write a time such as 90s, 45m or 2h [E_INPUT_INVALID]',
      expect.stringMatching(/^deploy: ftp:\/\/host\/x: .*\[E_INPUT_INVALID\]$/),
      expect.stringMatching(/^deploy: .*regoin.*region.*\[E_INPUT_INVALID\]$/),
      'max-page-loss: 0.2: it could be a share or a percentage: write 20% or 0.2% [E_INPUT_INVALID]',
      'plan: yes: it is not a boolean: write true or false [E_INPUT_INVALID]',
    ]);
  });

  it.each(['base-url', 'site-url', 'compare-with'])(
    'are two lines where %s takes one address',
    async (name) => {
      const two = 'https://a.example.com\nhttps://b.example.com';
      const [problem, ...more] = await problemsOf({ ...HOSTED, domain: 'a.example', [name]: two });
      expect(more).toEqual([]);
      expect(problem).toMatch(/: it holds a tab or a line end: write one address \[E_INPUT_INVALID\]$/);
    },
  );

  it.each(['0.07', '0.29', '0.565'])('are a share that is told as a plain percentage: %s', async (share) => {
    const [problem] = await problemsOf({ domain: 'a.example', 'max-page-loss': share });
    expect(problem).toMatch(/: write [\d.]{1,4}% or 0\.\d{2,3}% \[E_INPUT_INVALID\]$/);
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

  it('say where docs.json was looked for, whether the folder docs is there or not', async () => {
    await writeFile(path('README.md'), '');
    await rm(path('docs'), { recursive: true });
    const [problem] = await problemsOf({ domain: 'a.example' });
    expect(problem).toBe(
      `docs-dir: (empty): there is no docs.json; looked for docs.json and ${join('docs', 'docs.json')}: point docs-dir at the folder that holds docs.json [E_DOCS_JSON_MISSING]`,
    );
  });

  it('say that the docs folder is missing, or is none', async () => {
    await writeFile(path('file'), '');
    expect(await problemsOf({ domain: 'a.example', 'docs-dir': 'nowhere' })).toEqual([
      expect.stringContaining('[E_DOCS_DIR]'),
    ]);
    expect(await problemsOf({ domain: 'a.example', 'docs-dir': 'file' })).toEqual([
      expect.stringContaining('not a folder'),
    ]);
  });

  it.each(['~/docs', '$HOME/docs'])('say that no shell has filled in the docs folder %s', async (given) => {
    const [problem] = await problemsOf({ domain: 'a.example', 'docs-dir': given });
    const [word] = given.split('/');
    expect(problem).toBe(
      `docs-dir: ${given}: only a shell knows what ${word} is: write the path in full [E_DOCS_DIR]`,
    );
  });

  it('name line and column of a broken docs.json', async () => {
    await writeFile(path('docs', 'docs.json'), '{\n  "theme": "mint",\n  // a comment\n}');
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

  it('say that the release of the tag of the run is named twice', async () => {
    const raw = { domain: 'a.example', deploy: 'release\nrelease tag=v1' };
    expect(await problemsOf(raw, 'refs/tags/v1')).toEqual([
      expect.stringMatching(/^deploy: release tag=v1: this run is of that tag.*\[E_INPUT_CONFLICT\]$/),
    ]);
    expect(await problemsOf(raw, 'refs/tags/v2')).toEqual([]);
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
