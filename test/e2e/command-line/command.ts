import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterEach } from 'vitest';
import { useTemporaryFolder } from '../../support/temporary-folder.ts';
import { BIN } from '../built-action.ts';

type Environment = Readonly<Record<string, string>>;

/** What a command said, and how it ended. */
interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command that serves. */
interface Serving {
  readonly url: string;
  /** Its JSON document. */
  readonly answer: Readonly<Record<string, unknown>>;
  log(): string;
  /** Ends it as a user does; its exit code. */
  stop(): Promise<number | null>;
}

/** The command line, in a folder that is a new one for each test; `home` is the user's for all tests of a file. */
export interface CommandLine {
  readonly folder: ReturnType<typeof useTemporaryFolder>;
  /** Starts a command; what still runs at the end of the test is ended. */
  start(args: readonly string[], more?: Environment, entry?: string): ChildProcess;
  run(args: readonly string[], more?: Environment, entry?: string): Promise<Ended>;
  /** Starts a command that serves, and waits for its JSON document. */
  serve(args: readonly string[]): Promise<Serving>;
}

/** The command line for the tests of one file. */
export function useCommandLine(): CommandLine {
  const folder = useTemporaryFolder();
  const home = useTemporaryFolder('perFile');
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  const start: CommandLine['start'] = (args, more = {}, entry = BIN) => {
    const env = {
      PATH: process.env.PATH ?? '',
      HOME: home.path(),
      // The compiled program of all tests.
      XDG_CACHE_HOME: process.env.XDG_CACHE_HOME ?? '',
      AWS_EC2_METADATA_DISABLED: 'true',
      ...more,
    };
    const child = spawn(process.execPath, [entry, ...args], {
      cwd: folder.path(),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    return child;
  };
  return {
    folder,
    start,
    async run(args, more, entry) {
      const child = start(args, more, entry);
      if (child.stdout === null || child.stderr === null) throw new Error('no output');
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
      const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
      return { code, stdout, stderr };
    },
    async serve(args) {
      const child = start([...args, '--json']);
      let output = '';
      let log = '';
      child.stderr?.setEncoding('utf8').on('data', (part: string) => {
        log += part;
      });
      const answer = await new Promise<Record<string, unknown>>((resolve, reject) => {
        child.stdout?.setEncoding('utf8').on('data', (part: string) => {
          output += part;
          if (output.trimEnd().endsWith('}')) resolve(JSON.parse(output));
        });
        child.once('close', (code) => reject(new Error(`ended with ${code} before it served: ${output}`)));
      });
      return { url: String(answer.url), answer, log: () => log, stop: () => interrupt(child) };
    },
  };
}

/** Ends a command as a user does; its exit code. */
export function interrupt(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('close', resolve);
    child.kill('SIGINT');
  });
}
