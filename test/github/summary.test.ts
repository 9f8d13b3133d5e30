import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messageOf } from '../../src/errors/failure.ts';
import { summaryMarkdown, writeSummary } from '../../src/github/summary.ts';
import { FAILED_RUN, FULL_RUN, PARTLY_PUBLISHED } from './facts.ts';

test('the summary of a full run shows what, where, how long and what was found', async () => {
  await expect(summaryMarkdown(FULL_RUN)).toMatchFileSnapshot('fixtures/summary-full.md');
});

test('the summary of a failed run shows where it stopped and how to go on', async () => {
  await expect(summaryMarkdown(FAILED_RUN)).toMatchFileSnapshot('fixtures/summary-failed.md');
});

test('the summary of a partly published site names the destination that failed', async () => {
  await expect(summaryMarkdown(PARTLY_PUBLISHED)).toMatchFileSnapshot('fixtures/summary-partly.md');
});

test('a preview that was removed is not linked to', () => {
  const [deployment] = FULL_RUN.deployments;
  if (deployment === undefined) throw new Error('no deployment');
  const removed = { ...deployment, status: 'removed' as const };
  expect(summaryMarkdown(FULL_RUN)).toContain('| Site |');
  expect(summaryMarkdown({ ...FULL_RUN, deployments: [removed] })).not.toContain('| Site |');
});

test('a failed export is not offered for adoption', () => {
  const exportJob = { id: 'job_42', status: 'failed', pageCount: null, adoptable: true };
  expect(summaryMarkdown({ ...FAILED_RUN, exportJob })).not.toContain('adopt');
});

test('warnings are capped and the rest is counted', () => {
  const diagnostics = Array.from({ length: 250 }, (_, index) => ({
    severity: 'warning' as const,
    kind: 'broken-link',
    message: `No page /${index}`,
  }));
  const markdown = summaryMarkdown({ ...FULL_RUN, diagnostics });
  expect(markdown.split('| warning |')).toHaveLength(101);
  expect(markdown).toContain('And 150 more.');
});

test('many changed pages are folded, so that checks and warnings are seen below them', () => {
  const pages = Array.from({ length: 21 }, (_, index) => `page-${index}`);
  const folded = '<details><summary>21 added, 0 changed, 0 removed</summary>';
  const markdown = (added: string[]): string =>
    summaryMarkdown({ ...FULL_RUN, changes: { added, changed: [], removed: [], layout: [], lost: [] } });
  expect(markdown(pages)).toContain(`### Changed pages\n\n${folded}\n\n- added`);
  expect(markdown(pages.slice(1))).not.toContain('<summary>20 added');
});

test('the summary stays within 1 MiB', () => {
  const deployments = Array.from({ length: 400 }, () => ({
    destination: '💥'.repeat(200),
    status: 'failed' as const,
    url: null,
    added: 0,
    updated: 0,
    deleted: 0,
    unchanged: 0,
    bytes: 0,
    milliseconds: 0,
    error: { code: 'E_DEPLOY_FAILED', message: '|'.repeat(1000) },
  }));
  const markdown = summaryMarkdown({ ...FULL_RUN, deployments });
  expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(1024 * 1024);
  expect(Buffer.byteLength(markdown)).toBeGreaterThan(1000 * 1024);
});

test('a summary that cannot be written says that it is the summary', async () => {
  const path = join(tmpdir(), 'no such folder', 'summary.md');
  const failing = writeSummary(path, 'one\n', (text) => text).catch(messageOf);
  expect(await failing).toMatch(/^The job summary could not be written: ENOENT/);
});

test('writing appends to what the step wrote before and leaves secrets out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'summary-'));
  try {
    const path = join(folder, 'summary.md');
    const redact = (text: string): string => text.replaceAll('s3cret', '***');
    await writeSummary(path, 'one s3cret\n', redact);
    await writeSummary(path, 'two\n', redact);
    expect(await readFile(path, 'utf8')).toBe('one ***\ntwo\n');
  } finally {
    await rm(folder, { recursive: true });
  }
});
