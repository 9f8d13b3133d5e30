import { rename, writeFile } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { docsSettings } from '../support/docs-project.ts';
import { startS3Sink } from '../support/s3-sink.ts';
import { useScenario } from './scenario.ts';

// A pull request that moves a page: what changes is told against the site that readers see.
const scenario = useScenario();
const sink = await startS3Sink({ buckets: ['live', 'previews'] });
afterAll(() => sink.close());

const MOVED = {
  navigation: { groups: [{ group: 'Start', pages: ['index', 'start/first', 'guides/second'] }] },
};

const preview = () => ({
  deploy: `s3://previews/pr-{pr} region=us-east-1 endpoint=${sink.endpoint}`,
  'compare-with': `${sink.endpoint}/live`,
  'fail-on': 'page-count, lost-pages',
});

it('stops a pull request that would leave readers of an old address with nothing, and writes the redirect', async () => {
  await scenario.run({ deploy: `s3://live region=us-east-1 endpoint=${sink.endpoint}` });
  await writeFile(scenario.path('checkout', 'docs.json'), docsSettings(MOVED));
  await rename(scenario.path('checkout', 'guides'), scenario.path('checkout', 'start'));
  const { exitCode, stdout, outputs, summary } = await scenario.onPullRequest(preview());
  expect(exitCode).toBe(1);
  expect(stdout).toContain('[E_GUARD_LOST_PAGES]');
  expect(JSON.parse(outputs.changes ?? '')).toEqual({
    added: ['start/first', 'start/second'],
    changed: ['index'],
    removed: ['guides/first', 'guides/second'],
    layout: ['index'],
    lost: [
      { page: 'guides/first', now: 'start/first' },
      { page: 'guides/second', now: 'start/second' },
    ],
  });
  const redirects = [
    '"redirects": [',
    '  { "source": "/guides/first", "destination": "/start/first" },',
    '  { "source": "/guides/second", "destination": "/start/second" }',
    ']',
  ].join('\n');
  expect(summary).toContain(redirects);
  const [comment] = await scenario.comments();
  expect(comment?.body).toContain(redirects);
  expect(sink.buckets.get('previews')?.size).toBe(0);
});

it('publishes the preview once redirects lead on, and tells what readers will get', async () => {
  const redirects = [{ source: '/guides/:slug', destination: '/start/:slug' }];
  await writeFile(scenario.path('checkout', 'docs.json'), docsSettings({ ...MOVED, redirects }));
  const { exitCode, outputs } = await scenario.onPullRequest(preview());
  expect(exitCode).toBe(0);
  expect(JSON.parse(outputs.changes ?? '')).toMatchObject({
    removed: ['guides/first', 'guides/second'],
    lost: [],
  });
  const [comment] = await scenario.comments();
  expect(comment?.body).toContain('2 added, 0 changed, 2 removed, 1 in layout only');
  expect(comment?.body).not.toContain('nowhere');
  expect(sink.buckets.get('previews')?.has(`pr-${scenario.github.pullRequest}/index.html`)).toBe(true);
});
