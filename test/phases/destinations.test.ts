import { expect, it } from 'vitest';
import { parseDestinations } from '../../src/deploy/parse.ts';
import { readGitHubContext } from '../../src/github/context.ts';
import type { Config } from '../../src/inputs/config.ts';
import type { RunContext } from '../../src/phases/context.ts';
import { requireDestinations } from '../../src/phases/destinations.ts';
import { openLedger } from '../../src/phases/ledger.ts';
import { hurriedClock, recordedLog, temporaryFolder } from '../deploy/fixtures.ts';

const ENTERPRISE = { GITHUB_SERVER_URL: 'https://git.example.com' };

/** Looks at destinations as a run on a machine of GitHub's does. */
async function looked(
  lines: string,
  {
    env: more = {},
    event = {},
    ...settings
  }: Partial<Config> & { readonly env?: Record<string, string>; readonly event?: object } = {},
) {
  const workspace = await temporaryFolder();
  const log = recordedLog();
  const runner = {
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'octo/docs',
    RUNNER_ENVIRONMENT: 'github-hosted',
  };
  const env = { ...runner, HOME: workspace, ...more };
  const outputs: Record<string, unknown> = {};
  const context = {
    ...{ log, env, workspace, workDir: workspace, clock: hurriedClock },
    github: readGitHubContext({ ...env, GITHUB_EVENT_PATH: 'event' }, () => JSON.stringify(event)),
    http: ({ url }: { url: string }) => Promise.reject(new Error(`${url} was asked`)),
    setOutput: (name: string, value: unknown) => void Object.assign(outputs, { [name]: value }),
  } as unknown as RunContext;
  const destinations = parseDestinations(lines).specs;
  const config = { artifactName: 'docs', githubToken: 'ghs_1', destinations, ...settings } as Config;
  const ledger = openLedger({ domain: 'docs.example.com', siteUrl: undefined }, context);
  const error = await requireDestinations({ config, context, ledger }).catch((caught: Error) => caught);
  return { error: error?.message, log: log.lines, outputs, deployments: ledger.facts.deployments };
}

it('ends a run before the export where none of its destinations can be published', async () => {
  const { error, outputs, deployments } = await looked('artifact\nhelm:values.yaml bundle=s3://docs/', {
    env: ENTERPRISE,
  });
  expect(error).toMatch(
    /^2 of 2 destinations failed: artifact: .*Enterprise Server.*`deploy: none`.*; helm:values\.yaml: The values file cannot be read.*run again; nothing was exported \[E_DEPLOY_FAILED\]$/,
  );
  expect(deployments).toMatchObject([
    { destination: 'artifact', status: 'failed', error: { code: 'E_ARTIFACT' } },
    { destination: 'helm:values.yaml', status: 'failed', error: { code: 'E_DEPLOY_NOT_FOUND' } },
  ]);
  expect(outputs).toEqual({ deployments });
});

it('says of one that cannot be published at once, and lets the others go on', async () => {
  const { error, log, outputs } = await looked('artifact\ndir:public', { env: ENTERPRISE });
  expect(error).toBeUndefined();
  expect(log).toEqual([
    expect.stringMatching(/^info: artifact cannot be published, the others are: .*\[E_ARTIFACT\]$/),
  ]);
  expect(outputs).toEqual({});
});

it('tells a run of a fork that it has no secrets, and what to do', async () => {
  const repo = { full_name: 'octo/docs' };
  const head = { sha: 'f'.repeat(40), ref: 'topic', repo: { full_name: 'mallory/docs' } };
  const event = { pull_request: { number: 7, head, base: { ref: 'main', repo } } };
  const env = { GITHUB_EVENT_NAME: 'pull_request', AWS_ACCESS_KEY_ID: 'AKIATEST', AWS_SECRET_ACCESS_KEY: '' };
  const { error } = await looked('s3://docs', { env, event });
  expect(error).toMatch(
    /AWS_SECRET_ACCESS_KEY is empty.*GitHub gives no secrets.*deploy an artifact there, as the guide on pull requests shows/,
  );
});

it('is content with what may be there, and with parts of a site, which another job publishes', async () => {
  const { error, log } = await looked('artifact\ndir:public\ns3://docs', {
    env: { ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'https://a.example', AWS_PROFILE: 'docs' },
  });
  expect([error, log]).toEqual([undefined, []]);
  const part = await looked('artifact', { env: ENTERPRISE, shard: { index: 1, of: 2 } });
  expect([part.error, part.log]).toEqual([undefined, []]);
});
