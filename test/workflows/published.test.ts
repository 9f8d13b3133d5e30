import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentedWorkflows, type Workflow } from './documents.ts';
import { inputNames } from './validators.ts';

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Parsed {
  readonly name?: string;
  readonly on?: { readonly workflow_run?: { readonly workflows?: readonly string[] } } | null;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const { workflows } = await documentedWorkflows(await inputNames());
const all = workflows.map((workflow) => ({ ...workflow, parsed: parse(workflow.text) as Parsed }));

const deployOf = ({ uses = '', with: inputs }: Step): string =>
  uses.startsWith('OWNER/docs-export-action@') ? String(inputs?.deploy ?? '') : '';

/** What logs in to each cloud, by an Action or by variables. */
const LOGINS: Readonly<Record<string, RegExp>> = {
  's3://': /configure-aws-credentials|AWS_ACCESS_KEY_ID/,
  'gs://': /google-github-actions\/auth/,
  'azblob://': /azure\/login|AZURE_CLIENT_ID/,
};
const BY_IDENTITY = /role-to-assume|workload_identity_provider|AZURE_CLIENT_ID|azure\/login/;

/** What a job that a reader copies whole, with its permissions, lacks to publish. */
function lackOf({ name, parsed }: Workflow & { readonly parsed: Parsed }): readonly string[] {
  return Object.entries(parsed.jobs).flatMap(([id, job]) => {
    const permissions = job.permissions ?? parsed.permissions;
    const steps = job.steps ?? [];
    if (permissions === undefined) return [];
    const text = JSON.stringify(steps);
    const missing = Object.entries(LOGINS)
      .filter(([cloud, login]) => steps.some((step) => deployOf(step).includes(cloud)) && !login.test(text))
      .map(([cloud]) => `${name}: ${id} publishes to ${cloud} and logs in nowhere`);
    return BY_IDENTITY.test(text) && permissions['id-token'] !== 'write'
      ? [...missing, `${name}: ${id} logs in by identity without id-token: write`]
      : missing;
  });
}

it('a workflow in the documents logs in to the cloud that it publishes to', () => {
  expect(all.flatMap(lackOf)).toEqual([]);
});

it('a workflow in the documents that runs on pull requests publishes each at a place of its own', () => {
  const shared = all
    .filter(({ parsed: { on } }) => typeof on === 'object' && on !== null && 'pull_request' in on)
    .filter(({ parsed }) =>
      Object.values(parsed.jobs).some(({ steps = [] }) =>
        steps.some((step) => /:\/\//.test(deployOf(step)) && !deployOf(step).includes('{pr}')),
      ),
    );
  expect(shared.map(({ name }) => name)).toEqual([]);
});

it('a workflow in the documents that follows another finds it by its name', () => {
  const names = all.map(({ parsed }) => parsed.name);
  const followed = all.flatMap(({ parsed: { on } }) => on?.workflow_run?.workflows ?? []);
  expect(followed.length).toBeGreaterThan(0);
  expect(followed.filter((name) => !names.includes(name))).toEqual([]);
});
