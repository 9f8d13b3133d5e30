import type { RunFacts } from '../../src/github/facts.ts';

/** A run that went well, with something in every part of the report. */
export const FULL_RUN: RunFacts = {
  domain: 'docs.example.com',
  siteUrl: 'https://docs.example.com',
  commit: {
    sha: '0123456789abcdef0123456789abcdef01234567',
    url: 'https://github.com/octo/docs/commit/0123456789abcdef0123456789abcdef01234567',
  },
  run: { number: 12, url: 'https://github.com/octo/docs/actions/runs/4711' },
  milliseconds: 83_400,
  phases: [
    { name: 'Export', milliseconds: 61_000 },
    { name: 'Download', milliseconds: 2300 },
    { name: 'Check', milliseconds: 450 },
    { name: 'Deploy', milliseconds: 19_650 },
  ],
  exportJob: { id: 'job_42', status: 'completed', pageCount: 1204, adoptable: true },
  bundle: { bytes: 5_300_000, sha256: 'c0ffee'.padEnd(64, '0') },
  deployments: [
    {
      destination: 's3://my-docs',
      status: 'published',
      url: 'https://docs.example.com',
      added: 2,
      updated: 7,
      deleted: 1,
      unchanged: 2400,
      bytes: 812_000,
      milliseconds: 18_200,
      error: null,
    },
    {
      destination: 'dir:./site',
      status: 'unchanged',
      url: null,
      added: 0,
      updated: 0,
      deleted: 0,
      unchanged: 2409,
      bytes: 0,
      milliseconds: 1200,
      error: null,
    },
  ],
  changes: {
    added: ['guides/new page', 'index'],
    changed: ['guides/a', 'guides/b', 'guides/start'],
    removed: ['guides/old', 'guides/gone'],
    layout: ['guides/a', 'guides/b'],
    lost: [
      { page: 'guides/old', now: 'guides/new page' },
      { page: 'guides/gone', now: null },
    ],
  },
  changesUrl: null,
  kinds: [
    { name: 'pages', files: 1204, bytes: 4_100_000 },
    { name: 'images', files: 12, bytes: 1_150_000 },
    { name: 'styles', files: 1, bytes: 150_000 },
  ],
  checks: [
    {
      name: 'Internal links',
      findings: 2,
      shown: ['a.html refers to `gone.html`, which is not in the bundle'],
      required: true,
    },
    { name: 'Requests that leave the origin', findings: 0, shown: [], required: false },
    { name: 'Page count', findings: 1, shown: ['There are 3 pages'], required: false },
  ],
  diagnostics: [
    {
      severity: 'warning',
      kind: 'broken-link',
      message: 'No page /gone',
      hint: 'did you mean /gon?',
      file: 'a.mdx',
      line: 3,
    },
    { severity: 'error', kind: 'missing-file', message: 'No file `x|y.mdx`', file: 'guides/b.mdx' },
    { severity: 'notice', kind: 'unlisted', message: 'Not in the navigation', file: 'c.mdx' },
  ],
  agentJob: {
    id: 'agent_1',
    status: 'completed',
    source: { repository: 'https://github.com/octo/product', ref: 'docs/update' },
    model: 'writer-2',
    prLink: 'https://github.com/octo/product/pull/7',
    createdAt: '2026-01-02T03:04:05Z',
    archivedAt: null,
  },
  githubRequests: 3,
  failure: null,
  stoppedIn: null,
};

/** A run that ended while the bundle was downloaded. */
export const FAILED_RUN: RunFacts = {
  ...FULL_RUN,
  siteUrl: null,
  milliseconds: 61_500,
  phases: FULL_RUN.phases.slice(0, 2),
  bundle: null,
  deployments: [],
  changes: null,
  kinds: [],
  checks: [],
  diagnostics: [],
  agentJob: null,
  githubRequests: 0,
  failure: {
    code: 'E_BUNDLE_DOWNLOAD',
    message: 'The bundle could not be downloaded: the server closed the connection',
    fix: 'Run again with `export-job-id`; a fresh link is made.',
  },
  stoppedIn: 'Download',
};

/** A run that published to one of two destinations. */
export const PARTLY_PUBLISHED: RunFacts = {
  ...FULL_RUN,
  deployments: FULL_RUN.deployments.map((deployment, index) =>
    index === 0
      ? deployment
      : {
          ...deployment,
          status: 'failed',
          error: {
            code: 'E_DEPLOY_DENIED',
            message: 'The folder may not be written: `./site|` [E_DEPLOY_DENIED]',
          },
        },
  ),
  failure: {
    code: 'E_DEPLOY_FAILED',
    message: 'At least one destination failed: dir:./site',
    fix: 'See the table of destinations.',
  },
  stoppedIn: 'Deploy',
};
