import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { median } from '../math/median.ts';

/** What one run of a program took: seconds, and MB at its peak. CPU and memory are NaN without GNU time. */
export interface Cost {
  readonly wall: number;
  readonly cpu: number;
  readonly memory: number;
}

const GNU_TIME = '/usr/bin/time';

/** Runs a program to its end. Throws with what it said when it fails. */
export function measure(command: string, args: readonly string[], scratch: string): Cost {
  const timed = existsSync(GNU_TIME);
  const [program, argv] = timed
    ? [GNU_TIME, ['-f', '%U %S %M', '-o', scratch, command, ...args]]
    : [command, [...args]];
  const started = performance.now();
  const { status, stderr, stdout, error } = spawnSync(program, argv, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const wall = (performance.now() - started) / 1000;
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  const [user = Number.NaN, system = Number.NaN, kilobytes = Number.NaN] = timed
    ? readFileSync(scratch, 'utf8').trim().split(/\s+/).map(Number)
    : [];
  return { wall, cpu: user + system, memory: kilobytes / 1024 };
}

/** The middle of each figure by itself. */
export function medianCost(costs: readonly Cost[]): Cost {
  return {
    wall: median(costs.map(({ wall }) => wall)),
    cpu: median(costs.map(({ cpu }) => cpu)),
    memory: median(costs.map(({ memory }) => memory)),
  };
}
