import { expect, test, vi } from 'vitest';

// The paths of a Windows runner, on any machine; in a process of its own, see vitest.config.ts.
vi.mock('node:path', async (original) => {
  const path = await original<typeof import('node:path')>();
  return { ...path.win32, default: path.win32 };
});

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
