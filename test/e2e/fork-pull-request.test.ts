import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resultArtifact } from '../../src/github/result-file.ts';
import { HEAD, SHA, useScenario } from './scenario.ts';

// A pull request of a fork: its token may only read; a second workflow posts the comment it left.
const scenario = useScenario();
const FORK = 'mallory/docs';
const NAME = resultArtifact('docs.example.com');
const RUN = 4711;

/** What GitHub starts the second workflow with. */
function finished(more: Record<string, unknown> = {}) {
  const run = { id: RUN, run_number: 12, event: 'pull_request', head_sha: HEAD };
  return { action: 'completed', workflow_run: { ...run, head_repository: { full_name: FORK }, ...more } };
}

function post(event: unknown = finished(), inputs: Record<string, string> = {}) {
  return scenario.run(
    { mode: 'comment', ...inputs },
    {
      event,
      env: { GITHUB_EVENT_NAME: 'workflow_run', GITHUB_RUN_ID: '5000', GITHUB_REF: 'refs/heads/main' },
    },
  );
}

/** Leaves an artifact at the fork's run. */
function leave(bytes: Buffer, name = NAME): void {
  scenario.github.artifacts.splice(0, scenario.github.artifacts.length, { run: RUN, name, bytes });
}

describe('the run of the fork', () => {
  it('says to deploy an artifact where a store asks for credentials, which it cannot have', async () => {
    const { exitCode, stdout } = await scenario.onPullRequest(
      { deploy: 's3://previews/pr-{pr} region=us-east-1', comment: 'never' },
      { fork: FORK },
      { env: { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_EC2_METADATA_DISABLED: 'true' } },
    );
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^::error::.*E_DEPLOY_CREDENTIALS.*gives no secrets.*deploy an artifact/m);
  });

  it('fails nothing with its token, and leaves the comment as an artifact', async () => {
    scenario.github.readOnly = true;
    const inputs = { deploy: 'artifact', environment: 'preview-{pr}' };
    const { exitCode, stdout, outputs } = await scenario.onPullRequest(inputs, { fork: FORK });
    scenario.github.readOnly = false;
    expect(stdout).not.toMatch(/::(error|warning)::/);
    expect(exitCode).toBe(0);
    expect(scenario.requests()).toMatchSnapshot('requests');
    const { bytes } = await scenario.artifacts.download(NAME);
    expect(bytes.equals(await readFile(outputs['comment-file'] ?? ''))).toBe(true);
    expect(JSON.parse(bytes.toString())).toMatchObject({
      version: 1,
      pullRequest: scenario.github.pullRequest,
      facts: { domain: 'docs.example.com', deployments: [{ destination: 'artifact', status: 'published' }] },
    });
    leave(bytes);
  });
});

describe('a run of Dependabot', () => {
  it('is told that it has no secrets but its own where a store asks for credentials', async () => {
    const { exitCode, stdout } = await scenario.onPullRequest(
      { deploy: 's3://previews/pr-{pr} region=us-east-1', comment: 'never' },
      {},
      {
        env: {
          GITHUB_ACTOR: 'dependabot[bot]',
          ...{ AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', AWS_EC2_METADATA_DISABLED: 'true' },
        },
      },
    );
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^::error::.*E_DEPLOY_CREDENTIALS.*no secrets but its own.*deploy an artifact/m);
  });
});

describe('the workflow that posts', () => {
  beforeEach(() => {
    scenario.github.pullHead = { sha: HEAD, repository: FORK };
  });
  afterEach(() => {
    scenario.requests();
  });

  it('writes the comment of the fork’s run, and asks the store of artifacts without the token', async () => {
    const { exitCode, stdout, outputs, summary } = await post();
    expect(stdout).not.toMatch(/::(error|warning)::/);
    expect(exitCode).toBe(0);
    expect(outputs['comment-url']).toContain('#issuecomment-');
    const [comment] = await scenario.comments();
    expect(scenario.steady(comment?.body ?? '')).toMatchSnapshot('comment');
    expect(scenario.requests()).toMatchSnapshot('requests');
    expect(scenario.github.storage.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    expect(stdout.replaceAll(/^::add-mask::.*$/gm, '') + summary).not.toContain('signature-of-the-artifact');
  });

  it('says where it has no token', async () => {
    const { exitCode, stdout } = await post(finished(), { 'github-token': '' });
    expect(stdout).toMatch(/^::error::No comment.*leave github-token at its default \[E_COMMENT\]/m);
    expect(exitCode).toBe(1);
  });

  it('leaves it alone when it says the same', async () => {
    await post();
    expect(scenario.requests().filter((line) => !line.startsWith('GET'))).toEqual([]);
  });

  it('takes it out of a zip, as other uploads make them', async () => {
    const folder = scenario.path('zip');
    await mkdir(folder);
    const [artifact] = scenario.github.artifacts;
    const { bytes = Buffer.alloc(0) } = artifact ?? {};
    const zipped = scenario.path('zip', 'it.zip');
    const script =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED); z.writestr("../x.json", sys.stdin.read()); z.close()';
    expect(spawnSync('python3', ['-c', script, zipped], { input: bytes }).status).toBe(0);
    leave(await readFile(zipped));
    const { exitCode, outputs } = await post();
    leave(bytes);
    expect(exitCode).toBe(0);
    expect(outputs['comment-url']).toContain('#issuecomment-');
    await rm(folder, { recursive: true });
  });

  it.each([
    ['a run that commented by itself', finished(), 'mallory-left-nothing'],
    ['a run of a push', finished({ event: 'push' }), NAME],
    ['a commit that is not the last any more', finished({ head_sha: SHA }), NAME],
  ])('has nothing to post of %s', async (_, event, name) => {
    const bytes = scenario.github.artifacts[0]?.bytes ?? Buffer.alloc(0);
    leave(bytes, name);
    const { exitCode, stdout } = await post(event);
    leave(bytes);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Nothing to post');
    expect(scenario.requests().filter((line) => !line.startsWith('GET'))).toEqual([]);
  });

  it.each([
    [
      'from another repository than the pull request',
      finished({ head_repository: { full_name: 'eve/docs' } }),
    ],
    ['from a repository that is gone', finished({ head_repository: null })],
  ])('refuses the result of a run %s', async (_, event) => {
    const { exitCode, stdout } = await post(event);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('[E_COMMENT_RESULT]');
    expect(scenario.requests().filter((line) => !line.startsWith('GET'))).toEqual([]);
  });
});

describe('a hostile result', () => {
  const facts = async () => JSON.parse((await scenario.artifacts.download(NAME)).bytes.toString());
  beforeEach(() => {
    scenario.github.pullHead = { sha: HEAD, repository: FORK };
    scenario.requests();
  });

  it.each([
    ['no JSON', Buffer.from('<hostile>')],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['another form', Buffer.from('{"version":1,"pullRequest":"hostile","facts":{},"hostile":1}')],
    ['a list', Buffer.from('["hostile"]')],
    ['too much', randomBytes(600 * 1024)],
    ['a zip with nothing in it', Buffer.from('PK\u0003\u0004 and no more')],
  ])('that is %s is refused, and not shown', async (_, bytes) => {
    leave(bytes);
    const { exitCode, stdout } = await post();
    expect(exitCode).toBe(1);
    expect(stdout).toContain('[E_COMMENT_RESULT]');
    expect(stdout).not.toContain('hostile');
    expect(scenario.requests().filter((line) => !line.startsWith('GET'))).toEqual([]);
  });

  it('can place no link, mention or markup of its own, and speak for no other site, commit or run', async () => {
    const evil = 'https://evil.example/';
    const text = `]( ${evil} ) <img src=x> @octo **bold** <!-- docs-export: other -->\n\n# heading`;
    const result = await facts();
    const hostile = {
      ...result,
      facts: {
        ...result.facts,
        domain: 'other.example.com',
        siteUrl: evil,
        changesUrl: evil,
        commit: { sha: 'evil', url: evil },
        run: { number: 1, url: evil },
        stoppedIn: text,
        failure: { code: text, message: text, fix: text },
        exportJob: { id: text, status: text, pageCount: 3 },
        bundle: { bytes: 1, sha256: text },
        deployments: [
          { destination: text, status: 'published', url: evil, deleted: 0 },
          {
            destination: 'x',
            status: 'published',
            url: `http://github.localhost/octo/docs/actions/runs/${RUN}/../../../evil`,
            deleted: 0,
          },
        ],
        changes: { added: 1, changed: 0, removed: 0, shown: { added: [text], changed: [], removed: [] } },
        agentJob: {
          id: 'x',
          status: 'completed',
          source: { repository: evil, ref: null },
          model: 'm',
          prLink: evil,
          createdAt: '2026-01-01T00:00:00Z',
          archivedAt: null,
        },
      },
    };
    leave(Buffer.from(JSON.stringify(hostile)));
    const { exitCode, stdout } = await post();
    expect(stdout).not.toContain('::error');
    expect(exitCode).toBe(0);
    const [comment] = await scenario.comments();
    const body = comment?.body ?? '';
    expect(body.startsWith('<!-- docs-export: docs.example.com -->')).toBe(true);
    expect(body.split('<!--')).toHaveLength(2);
    const links = Array.from(body.matchAll(/\]\(([^)]*)\)/g), (match) => match[1]);
    for (const link of links)
      expect(link).toMatch(/^http:\/\/github\.localhost\/octo\/docs\/(commit|actions\/runs\/4711)/);
    expect(body).not.toMatch(/<img|\*\*bold|@octo|\n# heading|https:\/\/evil/);
  });
});

describe('pull_request_target with a checkout of the fork', () => {
  const target = { fork: FORK, name: 'pull_request_target' };
  beforeEach(async () => {
    await rm(scenario.path('checkout', '.git'), { recursive: true, force: true });
    await mkdir(scenario.path('checkout', '.git'));
    await writeFile(scenario.path('checkout', '.git', 'HEAD'), `${HEAD}\n`);
  });

  it('is rendered, since no code of it runs, and that is said', async () => {
    const { exitCode, stdout } = await scenario.onPullRequest(
      { deploy: 'dir:pr-{pr}', comment: 'never' },
      target,
    );
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/::warning::.*checkout of mallory\/docs \(fedcba9\).*runs no code of it/);
  });

  it('is not published among the repository’s own pages', async () => {
    const inputs = { deploy: 'branch:gh-pages message="Of {pr}"', comment: 'never' };
    const { exitCode, stdout } = await scenario.onPullRequest(inputs, target);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/::error::.*branch:gh-pages.*commit fedcba9 of mallory\/docs.*\[E_FORK_DEPLOY\]/);
  });

  it('leaves the comment of a run that ended before it had a bundle', async () => {
    scenario.github.readOnly = true;
    const { stdout, outputs } = await scenario.onPullRequest({ deploy: 'branch:gh-pages' }, target);
    scenario.github.readOnly = false;
    expect(stdout).toContain('[E_FORK_DEPLOY]');
    expect(stdout).not.toContain('ENOENT');
    expect(outputs['comment-file']).toBeDefined();
  });

  it('needs no word where the repository’s own branch is checked out', async () => {
    await writeFile(scenario.path('checkout', '.git', 'HEAD'), 'ref: refs/heads/main\n');
    await mkdir(scenario.path('checkout', '.git', 'refs', 'heads'), { recursive: true });
    await writeFile(scenario.path('checkout', '.git', 'refs', 'heads', 'main'), `${SHA}\n`);
    const { exitCode, stdout } = await scenario.onPullRequest({ comment: 'never' }, target);
    expect(exitCode).toBe(0);
    expect(stdout).not.toContain('::warning::This pull_request_target');
  });
});
