import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from '../math/median.ts';

const run = promisify(execFile);

export interface Measure {
  /** Seconds. */
  readonly wall: number;
  /** Seconds of processor time, user and system, children included. */
  readonly cpu: number;
  /** Peak memory, of programs that tell it as `peak-kB N`; else 0. */
  readonly megabytes: number;
  /** What programs tell as `seconds N` of themselves; else 0. */
  readonly seconds: number;
}

/** Runs a command to its end and measures it; rejects with its output when it fails. */
export async function measure(command: readonly string[], env: NodeJS.ProcessEnv): Promise<Measure> {
  const script = 'TIMEFORMAT="%R %U %S"; time "$@" >&2';
  const maxBuffer = 64 * 1024 * 1024;
  const { stderr } = await run('bash', ['-c', script, 'bash', ...command], { env, maxBuffer }).catch(
    (error) => {
      throw new Error(`${command[0]} failed: ${String(error.stderr).slice(-2000)}`);
    },
  );
  const [wall = 0, user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  const peak = /^peak-kB (\d+)$/m.exec(stderr)?.[1] ?? 0;
  const told = /^seconds ([\d.]+)$/m.exec(stderr)?.[1] ?? 0;
  return { wall, cpu: user + system, megabytes: Number(peak) / 1024, seconds: Number(told) };
}

/** The middle of each figure. */
export function medianMeasure(measures: readonly Measure[]): Measure {
  return {
    wall: median(measures.map(({ wall }) => wall)),
    cpu: median(measures.map(({ cpu }) => cpu)),
    megabytes: median(measures.map(({ megabytes }) => megabytes)),
    seconds: median(measures.map(({ seconds }) => seconds)),
  };
}
