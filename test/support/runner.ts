import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ActionRun {
  /** JavaScript file the runner would start: `dist/index.js`. */
  readonly entry: string;
  readonly inputs?: Readonly<Record<string, string>> | undefined;
  /** Added to, or put in place of, what the runner sets. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** The event payload. */
  readonly event?: unknown;
  /** Folder of the checkout; an empty one unless told. */
  readonly workspace?: string | undefined;
  readonly timeoutMs?: number | undefined;
  /** Called with the output so far; may send the process a signal. */
  readonly onOutput?: ((stdout: string, kill: (signal: NodeJS.Signals) => void) => void) | undefined;
}

export interface ActionResult {
  /** Null when a signal ended the process. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** Variables set for later steps. */
  readonly exported: Readonly<Record<string, string>>;
  readonly path: readonly string[];
  /** The job summary. */
  readonly summary: string;
}

const FILES = ['output', 'state', 'env', 'path', 'step_summary'] as const;

/** Starts an Action as a GitHub runner does, in a clean environment, and waits for its end. */
export async function runAction(run: ActionRun): Promise<ActionResult> {
  const folder = await mkdtemp(join(tmpdir(), 'runner-'));
  try {
    const environment = await prepare(folder, run);
    const ended = await start(run, environment, run.workspace ?? join(folder, 'work'));
    const text = async (name: (typeof FILES)[number]) => readFile(join(folder, name), 'utf8');
    return {
      ...ended,
      outputs: parseFileCommands(await text('output')),
      state: parseFileCommands(await text('state')),
      exported: parseFileCommands(await text('env')),
      path: (await text('path')).split('\n').filter((line) => line !== ''),
      summary: await text('step_summary'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function prepare(folder: string, run: ActionRun): Promise<Record<string, string>> {
  for (const name of ['work', 'temp', 'tool', 'home']) await mkdir(join(folder, name));
  for (const name of FILES) await writeFile(join(folder, name), '');
  const event = join(folder, 'event.json');
  await writeFile(event, JSON.stringify(run.event ?? {}));
  const inputs = Object.entries(run.inputs ?? {}).map(([name, value]) => [inputVariable(name), value]);
  const files = FILES.map((name) => [`GITHUB_${name.toUpperCase()}`, join(folder, name)]);
  return {
    PATH: process.env.PATH ?? '',
    HOME: join(folder, 'home'),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__run',
    GITHUB_ACTOR: 'octo',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: event,
    GITHUB_GRAPHQL_URL: 'https://api.github.com/graphql',
    GITHUB_JOB: 'docs',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REPOSITORY: 'octo/docs',
    GITHUB_REPOSITORY_OWNER: 'octo',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_NUMBER: '12',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
    GITHUB_WORKFLOW: 'docs',
    GITHUB_WORKSPACE: run.workspace ?? join(folder, 'work'),
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: join(folder, 'temp'),
    RUNNER_TOOL_CACHE: join(folder, 'tool'),
    ...Object.fromEntries([...files, ...inputs]),
    ...run.env,
  };
}

/** The runner's rule: blanks become underscores, letters capitals; hyphens stay. */
function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}

type Ended = Pick<ActionResult, 'exitCode' | 'signal' | 'stdout' | 'stderr'>;

function start(run: ActionRun, env: Record<string, string>, cwd: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [run.entry], { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      run.onOutput?.(stdout, (signal) => child.kill(signal));
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), run.timeoutMs ?? 60_000);
    child.once('error', reject);
    child.once('close', (exitCode, signal) => {
      clearTimeout(timer);
      resolve({ exitCode, signal, stdout, stderr });
    });
  });
}

/** Reads `name=value` and `name<<MARK … MARK`, the two forms of a file command; a later value wins. */
export function parseFileCommands(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const heredoc = /^([^=]+?)<<(.+)$/.exec(line);
    if (heredoc !== null) {
      const [, name = '', mark = ''] = heredoc;
      const end = lines.indexOf(mark, index + 1);
      if (end === -1) throw new Error(`The value of ${name} has no end`);
      found[name] = lines.slice(index + 1, end).join('\n');
      index = end;
    } else if (line.includes('=')) {
      found[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1);
    } else if (line !== '') throw new Error(`Not a file command: ${line}`);
  }
  return found;
}
