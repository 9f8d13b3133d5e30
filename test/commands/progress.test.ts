import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { BIN } from '../e2e/built-action.ts';
import { isInstalled } from '../support/s3-server.ts';
import { startS3Sink } from '../support/s3-sink.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { shown } from '../support/terminal.ts';

const folder = useTemporaryFolder();
const run = promisify(execFile);
/** `script` of util-linux runs a command in a terminal of its own. */
const hasTerminal = process.platform === 'linux' && (await isInstalled('script'));

/** Publishes 300 files at a service that takes its time. */
async function pushed(inTerminal: boolean): Promise<string> {
  const sink = await startS3Sink({ latencyMs: 60 });
  onTestFinished(() => sink.close());
  await mkdir(folder.path('site'));
  for (let n = 0; n < 300; n += 1) await writeFile(folder.path('site', `${n}.json`), '{}'.padEnd(1000));
  await writeFile(folder.path('site', 'index.html'), 'home');
  const line = `s3://docs endpoint=${sink.endpoint} region=x concurrency=8`;
  const command = [process.execPath, BIN, 'push', folder.path('site'), line];
  const { PATH, XDG_CACHE_HOME } = process.env;
  const env = {
    ...{ PATH, XDG_CACHE_HOME, HOME: folder.path(), TERM: 'xterm' },
    ...{ AWS_ACCESS_KEY_ID: 'AKIATEST', AWS_SECRET_ACCESS_KEY: 'test-secret-test-secret' },
  };
  const [file = '', ...args] = inTerminal
    ? [
        'script',
        '-qec',
        `stty rows 30 cols 120; ${command.map((word) => `'${word}'`).join(' ')}`,
        '/dev/null',
      ]
    : command;
  return (await run(file, args, { env })).stdout;
}

const LINE = /s3:\/\/docs: \d+ of 301 files, [\d.]+ kB of 300\.0 kB, [\d.]+ kB\/s, (\d+ min )?\d+ s left/;

test.skipIf(!hasTerminal)(
  'a terminal shows files, bytes, rate and time left in one line that goes',
  async () => {
    const text = await pushed(true);
    expect(text.match(new RegExp(LINE, 'g'))?.length).toBeGreaterThan(3);
    expect(shown(text).join('\n')).not.toMatch(LINE);
    expect(shown(text).at(-1)).toContain('published: s3://docs');
  },
);

test('a log has such a line too, and not at every file', async () => {
  const text = await pushed(false);
  const lines = text.split('\n').filter((line) => LINE.test(line));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(10);
  expect(text).not.toContain('\u001b');
});
