import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT, KEY } from '../support/azurite.ts';
import { writeDocsProject } from '../support/docs-project.ts';
import { type GitServer, startGitServer } from '../support/git-server.ts';
import { type S3Sink, startS3Sink } from '../support/s3-sink.ts';
import { type SharedContainer, sharedContainer } from '../support/shared-azurite.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { runBuiltAction } from './built-action.ts';

const folder = useTemporaryFolder('perFile');
let git: GitServer;
let container: SharedContainer;
let sink: S3Sink;

beforeAll(async () => {
  await writeDocsProject(folder.path('docs'));
  [git, container, sink] = await Promise.all([
    startGitServer(),
    sharedContainer(),
    startS3Sink({
      inject: ({ bucket }) => (bucket === 'locked' ? { status: 403, code: 'AccessDenied' } : undefined),
    }),
  ]);
  for (const bucket of ['open', 'locked']) sink.buckets.set(bucket, new Map());
  await git.create('octo', 'docs');
});
afterAll(async () => {
  await Promise.all([git?.close(), sink?.close()]);
});

function run(deploy: readonly string[]) {
  return runBuiltAction({
    inputs: {
      ...{ domain: 'docs.example.com', comment: 'never', 'github-token': git.token },
      deploy: deploy.join('\n'),
    },
    workspace: folder.path('docs'),
    env: {
      GITHUB_SERVER_URL: git.url,
      RUNNER_TEMP: folder.path(),
      AWS_ACCESS_KEY_ID: 'AKIATEST',
      AWS_SECRET_ACCESS_KEY: 'test-secret-test-secret',
      AZURE_STORAGE_KEY: KEY,
    },
    timeoutMs: 180_000,
  });
}

const namesIn = (paths: Iterable<string>): readonly string[] =>
  [...paths].filter((path) => !/^\.(docs-export|git|nojekyll)/.test(path)).sort();

it('publishes at many destinations side by side; one that fails stops no other, and fails the run with a table', async () => {
  const s3 = (bucket: string) => `s3://${bucket}/site endpoint=${sink.endpoint} region=x`;
  const lines = [
    `dir:${folder.path('public')}`,
    'branch:gh-pages',
    s3('locked'),
    s3('open'),
    `azblob://${ACCOUNT}/${container.name}/site endpoint=${container.endpoint}`,
  ];
  const result = await run(lines);
  expect(result.exitCode).toBe(1);
  const deployments = JSON.parse(result.outputs.deployments ?? '[]');
  expect(deployments.map(({ status }: { status: string }) => status)).toEqual([
    'published',
    'published',
    'failed',
    'published',
    'published',
  ]);
  expect(deployments[2].error).toMatchObject({ code: 'E_DEPLOY_DENIED' });
  expect(result.stdout).toContain('1 of 5 destinations failed');
  expect(result.stdout).toMatch(/^Failed: s3:.*s3:ListBucket on locked/m);
  expect(result.stdout.match(/^::error::/gm)).toHaveLength(1);
  expect(result.summary.match(/s3&#58;ListBucket|s3:ListBucket/g)).toHaveLength(1);

  // The same files arrived everywhere else.
  const here = await readdir(folder.path('public'), { recursive: true, withFileTypes: true });
  const files = namesIn(
    here
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.path('public').length + 1)),
  );
  expect(files).toContain('guides/first.html');
  const held = [...(sink.buckets.get('open')?.keys() ?? [])].map((key) => key.slice('site/'.length));
  expect(namesIn(held)).toEqual(files);
  const clone = await git.clone('octo', 'docs', 'gh-pages');
  expect(await readFile(join(clone.folder, 'index.html'))).toEqual(
    await readFile(folder.path('public', 'index.html')),
  );
  const manifest = JSON.parse(await readFile(folder.path('public', '.docs-export', 'manifest.json'), 'utf8'));
  expect(deployments[4].added).toBe(Object.keys(manifest.files).length);

  const table = result.summary.split('\n').filter((line) => line.startsWith('|'));
  for (const [index, line] of lines.entries()) {
    const [target = ''] = line.split(' ');
    const row = table.find((text) => text.includes(target.split('/').at(-2) ?? target));
    expect(row, target).toBeDefined();
    expect(row?.includes('failed')).toBe(index === 2);
  }

  // A second run has nothing to do where the first went well, and still says what failed.
  const second = await run(lines);
  const again = JSON.parse(second.outputs.deployments ?? '[]');
  expect(again.map(({ status }: { status: string }) => status)).toEqual([
    'unchanged',
    'unchanged',
    'failed',
    'unchanged',
    'unchanged',
  ]);
});

it('says that what arrived is reused only where it is', async () => {
  const denied = await run([`s3://locked/site endpoint=${sink.endpoint} region=x`]);
  expect(denied.summary).toContain('Mend what it names and run again; what arrived is reused\n');
  const whole = await run(['dir:/dev/null/site']);
  expect(whole.summary).toContain('Mend what it names and run again; nothing was published there\n');
});
