import { afterEach, expect, it, vi } from 'vitest';
import { createRunnerLog } from '../../src/log/runner.ts';
import { createSecrets } from '../../src/log/secrets.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('lets no words of others become a command of the runner', () => {
  let written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
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
  let written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  createRunnerLog(createSecrets()).mask('first-line\r\nsecond-line\n');
  expect(written).toBe('::add-mask::first-line\n::add-mask::second-line\n');
});
