import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { quotedForShell } from '../../src/text/shell-word.ts';

test.each(['job_1:a-b', 'a job', "it's $(id) `id` \\"])('%s is one word of a shell', (text) => {
  const quoted = quotedForShell(text);
  expect(execFileSync('sh', ['-c', `printf %s ${quoted}`]).toString()).toBe(text);
});

test('what needs no quotes gets none', () => {
  expect(quotedForShell('job_1:a-b')).toBe('job_1:a-b');
});
