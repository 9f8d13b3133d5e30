import { describe, expect, it } from 'vitest';
import { readGitHubContext } from '../../src/github/context.ts';
import { InvalidInputs, problemLine } from '../../src/inputs/problem.ts';
import { readInputs } from '../../src/inputs/read.ts';
import type { RawInputs } from '../../src/inputs/reader.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const empty = useTemporaryFolder('perFile');

const REPO = { full_name: 'octo/docs' };
const pull = (action: string) => ({
  action,
  pull_request: {
    number: 7,
    head: { sha: 'f'.repeat(40), ref: 'topic', repo: REPO },
    base: { ref: 'main', repo: REPO },
  },
});
const finished = {
  workflow_run: { id: 1, run_number: 2, event: 'pull_request', head_sha: 'f', head_repository: REPO },
};

/** Reads inputs in a folder without a docs project, as when nothing was checked out. */
async function read(raw: RawInputs, eventName: string, event: unknown): Promise<unknown> {
  const runner = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_EVENT_NAME: eventName };
  const github = readGitHubContext({ ...runner, GITHUB_EVENT_PATH: 'x' }, () => JSON.stringify(event));
  try {
    return (await readInputs({ domain: 'docs.example.com', ...raw }, empty.path(), github)).config;
  } catch (error) {
    if (error instanceof InvalidInputs) return error.problems.map(problemLine);
    throw error;
  }
}

const DEPLOY =
  'artifact\ns3://bucket/pr-{pr}\nbranch:gh-pages message="Of #{pr}"\nbranch:pages directory=p/{pr}';

describe('the mode', () => {
  it('is cleanup when a pull request with a preview is closed; only its own places are meant, and no checkout is needed', async () => {
    expect(
      await read({ deploy: DEPLOY, environment: 'pr-{pr}' }, 'pull_request', pull('closed')),
    ).toMatchObject({
      mode: 'cleanup',
      environment: { name: 'pr-7', own: true },
      destinations: [
        { target: 's3://bucket/pr-7', own: true },
        { target: 'branch:pages', options: { directory: 'p/7' }, own: true },
      ],
    });
  });

  it.each([
    ['while the pull request is open', DEPLOY, 'synchronize'],
    ['where no place is of the pull request alone', 's3://bucket/{branch}', 'closed'],
    ['where its number is in a message or a comment only', 'dir:x # {pr}', 'closed'],
  ])('is export %s', async (_, deploy, action) => {
    const problems = await read({ deploy }, 'pull_request', pull(action));
    expect(problems).toEqual([expect.stringContaining('[E_DOCS_JSON_MISSING]')]);
  });

  it('is cleanup also where a place of the pull request stands in quotes', async () => {
    const deploy = '"s3://bucket/my site/pr-{pr}"\n# branch:x directory=p/{pr}';
    expect(await read({ deploy }, 'pull_request', pull('closed'))).toMatchObject({
      mode: 'cleanup',
      destinations: [{ target: 's3://bucket/my site/pr-7', own: true }],
    });
  });

  it('cleanup is refused on other events, and without a place of the pull request', async () => {
    expect(await read({ mode: 'cleanup', deploy: 's3://b/x' }, 'pull_request', pull('opened'))).toEqual([
      expect.stringMatching(/^mode: cleanup: .*closed.*\[E_INPUT_CONFLICT\]/),
      expect.stringMatching(/^deploy: s3:\/\/b\/x: no destination holds \{pr\}/),
    ]);
  });

  it('comment needs no more than a domain, on workflow_run only', async () => {
    expect(await read({ mode: 'comment', deploy: 's3://b/{pr}' }, 'workflow_run', finished)).toMatchObject({
      mode: 'comment',
      destinations: [],
      siteUrl: undefined,
    });
    expect(await read({ mode: 'comment' }, 'push', {})).toEqual([
      expect.stringContaining('run it on `workflow_run`'),
    ]);
  });
});

describe('placeholders in inputs', () => {
  it('stand for nothing in comments of destinations', async () => {
    const commented = '# s3://bucket/pr-{pr}\r\nnone # {tag}';
    const hosted = { 'base-url': 'https://api.example.com', 'api-key': 'svc_0123456789' };
    const of = (deploy: string) => read({ ...hosted, deploy }, 'push', {});
    expect(await of(commented)).toMatchObject({ destinations: [] });
    expect(await of('# {nothing}\ndir:./a#b # {pr}')).toMatchObject({
      destinations: [{ target: 'dir:./a#b' }],
    });
  });

  it('without a value are told with the input they stand in', async () => {
    const problems = await read(
      { deploy: 'dir:{tag}', 'site-url': 'https://{pr}.example.com', environment: '{tag}' },
      'push',
      {},
    );
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^deploy: \{tag\}: .*\[E_PLACEHOLDER\]/),
        expect.stringMatching(/^site-url: \{pr\}: .*\[E_PLACEHOLDER\]/),
        expect.stringMatching(/^environment: \{tag\}: .*\[E_PLACEHOLDER\]/),
      ]),
    );
  });
});
