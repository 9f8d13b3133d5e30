import { expect, it } from 'vitest';
import { writeDocsProject } from '../support/docs-project.ts';
import { SHA, useScenario } from './scenario.ts';

// A push to main publishes, and tells the pull request it came from.
const scenario = useScenario();

const push = (inputs: Record<string, string> = {}) =>
  scenario.run({
    deploy: 'dir:public',
    'site-url': 'https://docs.example.com',
    environment: 'production',
    ...inputs,
  });

it('publishes, reports the deployment, and comments on the merged pull request, in at most 8 requests', async () => {
  scenario.github.merged = [{ number: scenario.github.pullRequest, sha: SHA }];
  const { exitCode, stdout, outputs, summary } = await push();
  expect(stdout).not.toContain('::error');
  expect(exitCode).toBe(0);
  expect(JSON.parse(outputs.deployments ?? '')).toMatchObject([
    { destination: 'dir:public', status: 'published' },
  ]);
  expect(scenario.github.deployments).toMatchObject([
    { environment: 'production', statuses: [{ state: 'success', url: 'https://docs.example.com/' }] },
  ]);
  const [comment] = await scenario.comments();
  expect(comment?.body).toContain('[Open the site](https://docs.example.com/)');
  const requests = scenario.requests();
  expect(requests).toMatchSnapshot('requests');
  expect(requests.length).toBeLessThanOrEqual(8);
  expect(scenario.steady(stdout)).toMatchSnapshot('stdout');
  expect(scenario.steady(summary)).toMatchSnapshot('summary');
});

it('says nothing where the commit came from no pull request', async () => {
  scenario.github.merged = [];
  const { exitCode, stdout } = await push({ environment: '' });
  expect(exitCode).toBe(0);
  expect(stdout).toContain('No comment: no pull request belongs to this run');
  expect(scenario.requests()).toMatchSnapshot('requests');
});

it('without the permission for deployments publishes all the same, and says what is missing', async () => {
  await writeDocsProject(scenario.path('checkout'), { 'guides/first.mdx': '# Other words\n' });
  scenario.github.readOnly = true;
  const { exitCode, stdout, outputs } = await push();
  scenario.github.readOnly = false;
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/::warning::The deployment to production is not reported: .*deployments: write/);
  expect(JSON.parse(outputs.deployments ?? '')).toMatchObject([{ status: 'published' }]);
  scenario.requests();
});

it('reports a deployment that failed', async () => {
  const { exitCode } = await push({ deploy: 'dir:/dev/null/site' });
  expect(exitCode).toBe(1);
  expect(scenario.github.deployments.at(-1)?.statuses).toEqual([{ state: 'failure', url: undefined }]);
});
