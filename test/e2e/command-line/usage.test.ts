import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { useCommandLine } from './command.ts';

const COMMANDS = 'run preview build merge check push rollback host-files service host'.split(' ');
const { run } = useCommandLine();

it('shows its sub-commands when it is called with nothing', async () => {
  const { code, stdout } = await run([]);
  expect(code).toBe(0);
  for (const command of COMMANDS) expect(stdout).toContain(`\n  ${command} `);
});

it('tells its version', async () => {
  const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'));
  expect(await run(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n` });
});

it('says which Node.js it needs where that is too old, also as JSON', async () => {
  const older = "Object.defineProperty(process, 'version', { value: 'v20.20.2' })";
  const { code, stdout, stderr } = await run(['build', '.', '--out', 'site', '--json'], {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(older)}`,
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^error: docs-export cannot run in Node.js v20.20.2: .* \[E_NODE_VERSION\]\n$/);
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: 'E_NODE_VERSION' });
});

it.each(COMMANDS)('%s tells its flags with --help', async (command) => {
  const { code, stdout } = await run([command, '--help']);
  expect(code).toBe(0);
  expect(stdout).toContain('--json');
});

it.each([
  'build --out',
  'merge --out',
  'host-files --for',
  'service --site',
  'host --bundle',
  'run --domain',
])('the help of %s says that it is required', async (line) => {
  const [command = '', option = ''] = line.split(' ');
  const { stdout } = await run([command, '--help']);
  const [, told = ''] = stdout.split(`\n  ${option} `);
  expect(told.split(/\n {2}--/)[0]).toContain('(required)');
});

it.each([[['frobnicate']], [['build', '.']], [['service']], [['run', '--no-such-flag']]])(
  'refuses %j with a reason',
  async (args) => {
    const { code, stderr } = await run(args);
    expect(code).toBe(1);
    expect(stderr).toContain('error:');
  },
);

it.each([
  [
    'buld .',
    'E_INPUT_INVALID',
    "unknown command 'buld' (did you mean build?) (docs-export --help tells more)",
  ],
  ['build . --json', 'E_INPUT_MISSING', "required option '--out <dir>' not specified"],
  [
    'run --domian x --json',
    'E_INPUT_INVALID',
    '(did you mean --domain?) (docs-export run --help tells more)',
  ],
  ['push . dir:x --max-page-loss some', 'E_INPUT_INVALID', "'some' is invalid: it is not a percentage"],
  ['check --sarif --json', 'E_INPUT_CONFLICT', '--json and --sarif both want standard output'],
  ['check --except http://a.dev/*', 'E_INPUT_CONFLICT', '--except leaves out addresses of --external-links'],
  ['build . --out=~/site --json', 'E_INPUT_INVALID', 'Only a shell knows what ~ is; write the path in full'],
  ['build . --out site --cache=', 'E_INPUT_INVALID', 'Name a path; is a variable of the shell not set?'],
  ['preview . --address=', 'E_INPUT_INVALID', 'Name an address; is a variable of the shell not set?'],
  ['host --bundle=a.tar.gz --address= --json', 'E_INPUT_INVALID', 'Name an address; is a variable'],
  ['host --bundle=', 'E_INPUT_INVALID', 'Name a bundle; is a variable of the shell not set?'],
  ['build . --ouut site --json', 'E_INPUT_INVALID', "unknown option '--ouut' (did you mean --out?)"],
  ['run --deploy dir:a force=true', 'E_INPUT_INVALID', 'force=true: put what holds blanks in quotes'],
  ['help publish', 'E_INPUT_INVALID', 'error: name one of the commands above (docs-export --help'],
])('tells what is wrong with “%s” with the code %s, and as JSON', async (line, code, reason) => {
  const { stdout, stderr } = await run(line.split(' '));
  expect(stderr).toContain(reason);
  expect(stderr).toContain(`[${code}]\n`);
  if (line.endsWith('--json')) expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: code });
  else expect(stdout).toBe('');
});

it('run tells with --help where its secrets may come from, and takes yes and no without a value', async () => {
  const { stdout } = await run(['run', '--help']);
  const words = stdout.replaceAll(/\s+/g, ' ');
  expect(words).toContain('(else the variable DOCS_EXPORT_API_KEY)');
  expect(words).toContain('(else the variable GITHUB_TOKEN)');
  expect(words).toContain('--attestation [value]');
});
