import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseFileCommands, runAction } from './runner.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'runner-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function action(code: string): Promise<string> {
  const entry = join(folder, 'index.mjs');
  await writeFile(
    entry,
    `import { appendFileSync, readFileSync } from 'node:fs';\nconst { env } = process;\n${code}`,
  );
  return entry;
}

test('an action gets inputs, event and files, and nothing of our own environment', async () => {
  process.env.NOT_FOR_ACTIONS = 'x';
  const entry = await action(`
    appendFileSync(env.GITHUB_OUTPUT, 'domain<<EOF_1\\n' + env['INPUT_BASE-URL'] + '\\nEOF_1\\nplain=a=b\\n');
    appendFileSync(env.GITHUB_STEP_SUMMARY, '# ' + JSON.parse(readFileSync(env.GITHUB_EVENT_PATH)).action);
    appendFileSync(env.GITHUB_STATE, 'job=1\\n');
    appendFileSync(env.GITHUB_PATH, '/opt/bin\\n');
    console.log(env.NOT_FOR_ACTIONS, env.GITHUB_SHA);
    console.error('to stderr');
    process.exitCode = 3;
  `);
  const result = await runAction({
    entry,
    inputs: { 'base-url': 'https://api.example.com\nsecond line' },
    env: { GITHUB_SHA: 'abc' },
    event: { action: 'opened' },
  });
  delete process.env.NOT_FOR_ACTIONS;
  expect(result).toEqual({
    exitCode: 3,
    signal: null,
    stdout: 'undefined abc\n',
    stderr: 'to stderr\n',
    outputs: { domain: 'https://api.example.com\nsecond line', plain: 'a=b' },
    state: { job: '1' },
    exported: {},
    path: ['/opt/bin'],
    summary: '# opened',
  });
});

test('an action that does not end is ended', async () => {
  const entry = await action('setInterval(() => {}, 1000);');
  expect(await runAction({ entry, timeoutMs: 300 })).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
});

test('an action can be sent a signal when it says something', async () => {
  const entry = await action(`
    process.on('SIGTERM', () => process.exit(7));
    setInterval(() => {}, 1000);
    console.log('ready');
  `);
  const onOutput = (stdout: string, kill: (signal: NodeJS.Signals) => void) =>
    stdout.includes('ready') && kill('SIGTERM');
  expect(await runAction({ entry, onOutput: (stdout, kill) => void onOutput(stdout, kill) })).toMatchObject({
    exitCode: 7,
  });
});

test('a value without its end is an error, not a lost output', () => {
  expect(() => parseFileCommands('a<<X\n1\n')).toThrow('no end');
  expect(() => parseFileCommands('nonsense')).toThrow('Not a file command');
});
