import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createSecrets } from '../../src/log/secrets.ts';
import { createTerminalLog } from '../../src/log/terminal.ts';
import { shown } from '../support/terminal.ts';

/** A log whose clock stands still unless told; `text` is everything written. */
async function logOf(isTTY: boolean, env: Record<string, string> = {}) {
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 60, rows: 20 });
  let text = '';
  stream.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const time = { now: 0 };
  const secrets = createSecrets();
  const log = await createTerminalLog(stream, secrets, { now: () => time.now, env });
  return { log, time, secrets, text: () => text };
}

test('a terminal has one live line for each piece of work, and none of them in the end', async () => {
  const { log, text } = await logOf(true);
  log.progress('one: 1 of 9 files', 'one');
  log.progress('two: 1 of 5 files', 'two');
  log.progress('one: 7 of 9 files', 'one');
  expect(shown(text())).toEqual(['  one: 7 of 9 files', '  two: 1 of 5 files']);
  log.info('a word in between');
  expect(shown(text())).toEqual(['  a word in between', '  one: 7 of 9 files', '  two: 1 of 5 files']);
  log.progress('', 'one');
  log.progress('', 'two');
  log.info('the end');
  expect(shown(text())).toEqual(['  a word in between', '  the end']);
});

test('a log has a line every five seconds for each piece of work', async () => {
  const { log, time, text } = await logOf(false);
  for (time.now = 0; time.now < 11_000; time.now += 500) {
    log.progress(`one at ${time.now}`, 'one');
    log.progress(`two at ${time.now}`, 'two');
  }
  log.progress('', 'one');
  expect(text().trimEnd().split('\n')).toEqual(
    [0, 5000, 10_000].flatMap((at) => [`  one at ${at}`, `  two at ${at}`]),
  );
});

test('live lines show no secret', async () => {
  const { log, text, secrets } = await logOf(true);
  secrets.add('hush-hush-hush');
  log.progress('sending hush-hush-hush', 'one');
  expect(text()).not.toContain('hush-hush-hush');
});

test('what others say neither paints nor moves the cursor', async () => {
  const { log, text } = await logOf(false);
  log.error('the service says \u001b[31mred\u001b]0;title\u0007 and\r\nmore\u009b2J\tthere');
  log.progress('running\u001b[2K\nfast');
  expect(text()).toBe('error the service says  [31mred ]0;title  and \nmore 2J\tthere\n  running [2K fast\n');
});

test.each([
  [{}, '\u001b[33mwarning\u001b[0m odd'],
  [{ NO_COLOR: '' }, '\u001b[33mwarning\u001b[0m odd'],
  [{ NO_COLOR: '1' }, 'warning odd'],
  [{ TERM: 'dumb' }, 'warning odd'],
])('a terminal with %j is told %j', async (env, told) => {
  const { log, text } = await logOf(true, env);
  log.warning('odd');
  expect(text()).toBe(`  ${told}\n`);
});

test('a dumb terminal has no live lines', async () => {
  const { log, text } = await logOf(true, { TERM: 'dumb' });
  log.progress('1 of 2');
  expect(text()).toBe('  1 of 2\n');
});

test('on a runner, no line of what others wrote is a command', async () => {
  const words = 'job a\n::error::made up\n  ::add-mask::e ##[group]x';
  for (const env of [{ GITHUB_ACTIONS: 'true' }, {}]) {
    const { log, text } = await logOf(false, env);
    log.info(words);
    log.error(words, { file: 'a\n::warning::b.mdx' });
    if ('GITHUB_ACTIONS' in env) {
      expect(text()).not.toMatch(/^\s*::/m);
      expect(text()).not.toContain('##[');
    } else expect(text()).toContain(words);
  }
});
