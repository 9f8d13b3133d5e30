import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// The paths of a Windows runner, on any machine.
vi.mock('node:path', async (original) => {
  const path = await original<typeof import('node:path')>();
  return { ...path.win32, default: path.win32 };
});
// Other files of this worker know the sources with the paths of this machine, before and after.
beforeAll(() => vi.resetModules());
afterAll(() => vi.resetModules());

test.each([
  ['D:\\work', 'D:\\work\\docs', false],
  ['D:\\work', 'd:\\WORK', false],
  ['D:\\work\\docs', 'D:\\work', true],
  ['D:\\work', 'D:\\work\\..docs', false],
  ['C:\\site', 'D:\\work\\docs', true],
])('from %s the folder %s lies outside: %s', async (from, to, outside) => {
  const { relative } = await import('node:path');
  const { leadsOutside } = await import('../src/outside.ts');
  expect(leadsOutside(relative(from, to))).toBe(outside);
});
