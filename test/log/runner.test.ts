import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRunnerLog } from '../../src/log/runner.ts';
import { createSecrets } from '../../src/log/secrets.ts';

let written = '';
beforeEach(() => {
  written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('lets no words of others become a command of the runner', () => {
  const log = createRunnerLog(createSecrets());
  log.info('job a\n::error::made up\n  ::add-mask::e');
  log.notice('##[error]made up');
  log.progress('running\n::stop-commands::x');
  log.info('a time as 12::34 stays as it is');
  expect(written).not.toMatch(/^\s*::/m);
  expect(written).not.toContain('##[');
  expect(written.replaceAll('\u200b', '')).toContain('job a\n::error::made up');
  expect(written).toContain('12::34');
});

it('masks each line of a secret, whatever ends it', () => {
  createRunnerLog(createSecrets()).mask('first-line\r\nsecond-line\n');
  expect(written).toBe('::add-mask::first-line\n::add-mask::second-line\n');
});

it('masks nothing that is so short that it stands in other words', () => {
  const log = createRunnerLog(createSecrets());
  for (const secret of ['1', 'host', '{\n"key": "a-long-secret"\n}']) log.mask(secret);
  expect(written).toBe('::add-mask::"key": "a-long-secret"\n');
});

it('tells places that the runner makes no annotation of, and keeps the last of the errors for what ends the run', () => {
  const log = createRunnerLog(createSecrets());
  for (let line = 1; line <= 12; line += 1) {
    log.error('No such page', { file: 'docs/a.mdx', line, column: 3 });
    log.warning('No such link', { file: 'docs/b.mdx', line });
  }
  log.error('The destination failed');
  log.warning('No comment');
  expect(written.match(/^::error file=docs/gm)).toHaveLength(9);
  expect(written.match(/^::warning file=docs/gm)).toHaveLength(10);
  expect(written).toContain('\nerror docs/a.mdx:10:3  No such page\n');
  expect(written).toContain('\nwarning docs/b.mdx:11  No such link\n');
  expect(written).toMatch(/^::error::The destination failed\n::warning::No comment$/m);
});
