import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const MODULE = join(import.meta.dirname, '../../src/process/v8-settings.ts');

/** As much memory for short-lived values as V8 never takes where it is held, in MB. */
const MUCH = 40;

/**
 * The most memory for short-lived values that a program takes which makes many that live for a while, in MB, and in how
 * many rounds it has taken much, if it does. V8 lets it grow with what has lived at a collection: on a busy machine that
 * takes many rounds.
 */
function mostOf(hold: string, rounds: number): { readonly most: number; readonly rounds: number } {
  const program = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { setTimeout } from 'node:timers/promises';
    import { keepLean, keepNurseryMiddling, keepNurserySmall } from ${JSON.stringify(MODULE)};
    ${hold};
    let most = 0;
    let round = 0;
    for (; round < ${rounds} && most < ${MUCH}; round += 1) {
      await setTimeout(5);
      const kept = [];
      for (let index = 0; index < 60_000; index += 1) kept.push({ round, text: [index, 'a' + index] });
      most = Math.max(most, getHeapSpaceStatistics().find((one) => one.space_name === 'new_space').space_size / 2 ** 20);
    }
    console.log(JSON.stringify({ most, rounds: round }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
  );
}

/** Whether V8's last compiler has compiled a function that is called very often after `hold`. */
function isCompiledByTheLast(hold: string): boolean {
  const program = `
    import { keepLean, keepNurserySmall } from ${JSON.stringify(MODULE)};
    ${hold};
    const TURBOFANNED = 64;
    let sum = 0;
    function often(number) { sum += number % 7; return sum; }
    function callOften() { for (let index = 0; index < 1_000_000; index += 1) often(index); }
    // Else it is part of this one's code.
    %NeverOptimizeFunction(callOften);
    for (let round = 0; round < 5; round += 1) callOften();
    console.log((%GetOptimizationStatus(often) & TURBOFANNED) !== 0);`;
  const flags = ['--allow-natives-syntax', '--no-concurrent-recompilation', '--input-type=module'];
  return execFileSync(process.execPath, [...flags, '-e', program], { encoding: 'utf8' }).trim() === 'true';
}

/** The same of a function of WebAssembly, which is called very often and given time. */
function isWasmCompiledByTheLast(hold: string): boolean {
  const bytes = '0061736d0100000001060160017f017f03020100070501016100000a0601040020000b';
  const program = `
    import { setTimeout } from 'node:timers/promises';
    import { keepLean, keepNurserySmall } from ${JSON.stringify(MODULE)};
    ${hold};
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from('${bytes}', 'hex')));
    for (let round = 0; round < 20 && !%IsTurboFanFunction(exports.a); round += 1) {
      for (let index = 0; index < 1_000_000; index += 1) exports.a(index);
      await setTimeout(5);
    }
    console.log(%IsTurboFanFunction(exports.a));`;
  const flags = ['--allow-natives-syntax', '--input-type=module'];
  return execFileSync(process.execPath, [...flags, '-e', program], { encoding: 'utf8' }).trim() === 'true';
}

describe('the last compiler', () => {
  it('rests while a site is published', () => {
    expect(isCompiledByTheLast('keepNurserySmall()')).toBe(true);
    expect(isCompiledByTheLast('keepLean()')).toBe(false);
  });

  it('rests for WebAssembly as well', () => {
    expect(isWasmCompiledByTheLast('keepNurserySmall()')).toBe(true);
    expect(isWasmCompiledByTheLast('keepLean()')).toBe(false);
  });
});

describe('the space for new objects', () => {
  /** In far more rounds than V8 takes to grow by itself. */
  let rounds = 0;
  beforeAll(() => {
    const free = mostOf('', 300);
    expect(free.most).toBeGreaterThan(MUCH);
    rounds = 4 * free.rounds;
  });

  it('stays small', () => {
    expect(mostOf('keepNurserySmall()', rounds).most).toBeLessThan(16);
  });

  it('grows to a middling size and no further', () => {
    for (const hold of ['keepNurseryMiddling()', 'keepNurserySmall(); keepNurseryMiddling()', 'keepLean()']) {
      const { most } = mostOf(hold, rounds);
      expect(most).toBeGreaterThanOrEqual(16);
      expect(most).toBeLessThanOrEqual(32);
    }
  });
});
