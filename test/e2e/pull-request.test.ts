import { afterAll, expect, it } from 'vitest';
import { writeDocsProject } from '../support/docs-project.ts';
import { startS3Sink } from '../support/s3-sink.ts';
import { HEAD, useScenario } from './scenario.ts';

// A pull request of the repository itself: preview, deployment, comment; each push updates them.
const scenario = useScenario();
const sink = await startS3Sink({ buckets: ['previews'] });
afterAll(() => sink.close());

const preview = () => ({
  deploy: `s3://previews/pr-{pr} region=us-east-1 endpoint=${sink.endpoint}`,
  'site-url': 'https://pr-{pr}.docs-preview.example.com',
  environment: 'preview-{pr}',
});

it('publishes a preview of its own, reports the deployment, and comments', async () => {
  const { exitCode, stdout, outputs, summary } = await scenario.onPullRequest(preview());
  expect(stdout).not.toContain('::error');
  expect(exitCode).toBe(0);
  const number = scenario.github.pullRequest;
  expect(sink.buckets.get('previews')?.has(`pr-${number}/index.html`)).toBe(true);
  expect(JSON.parse(outputs.deployments ?? '')).toMatchObject([
    { destination: `s3://previews/pr-${number}`, status: 'published' },
  ]);
  expect(scenario.github.deployments).toEqual([
    {
      id: 100,
      environment: `preview-${number}`,
      payload: { 'docs-export': { domain: 'docs.example.com', pullRequest: number } },
      statuses: [{ state: 'success', url: `https://pr-${number}.docs-preview.example.com/` }],
    },
  ]);
  const created = scenario.github.requests.find(
    ({ path, method }) => method === 'POST' && path.endsWith('/deployments'),
  );
  expect(JSON.parse(created?.body ?? '')).toMatchObject({
    ref: HEAD,
    required_contexts: [],
    auto_merge: false,
  });
  const [comment] = await scenario.comments();
  expect(scenario.steady(comment?.body ?? '')).toMatchSnapshot('comment');
  expect(scenario.steady(summary)).toMatchSnapshot('summary');
  const requests = scenario.requests();
  expect(requests).toMatchSnapshot('requests');
  expect(requests.length).toBeLessThanOrEqual(8);
  expect(summary).toContain(`| GitHub API | ${requests.length} requests |`);
});

it('updates the comment in place with the next push, with what changed', async () => {
  await writeDocsProject(scenario.path('checkout'), {
    'guides/first.mdx': '---\ntitle: First guide\n---\n\nOther words.\n',
  });
  const { exitCode } = await scenario.onPullRequest(preview());
  expect(exitCode).toBe(0);
  const comments = await scenario.comments();
  expect(comments).toHaveLength(1);
  expect(comments[0]?.body).toContain('- changed [/guides/first]');
  expect(scenario.requests()).toMatchSnapshot('requests');
});

it('names 50 of many changed pages, and puts the whole list into an artifact', async () => {
  const pages = Array.from({ length: 80 }, (_, index) => `more/p${index}`);
  for (const page of pages)
    await writeDocsProject(scenario.path('checkout'), { [`${page}.mdx`]: `# ${page}\n` });
  const { exitCode } = await scenario.onPullRequest(preview());
  expect(exitCode).toBe(0);
  const [comment] = await scenario.comments();
  expect(comment?.body.split('\n- added ').length).toBeGreaterThan(30);
  expect(comment?.body).toMatch(
    /- and \d+ more pages: \[the whole list\]\(http:\/\/github\.localhost\/octo\/docs\/actions\/runs\/4711\/artifacts\/\d+\)/,
  );
  const { bytes } = await scenario.artifacts.download('docs-export-changes-docs.example.com.json');
  expect(JSON.parse(bytes.toString()).added).toHaveLength(80);
});

it('fails with a lesson where a placeholder has no value', async () => {
  const { exitCode, stdout, summary } = await scenario.run(preview());
  expect(exitCode).toBe(1);
  expect(stdout).toContain(
    'deploy: {pr}: this run is of push on refs/heads/main and belongs to no pull request',
  );
  expect(stdout).toContain('[E_PLACEHOLDER]');
  expect(summary).toContain('E_PLACEHOLDER');
});
