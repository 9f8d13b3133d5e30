import { expect, test, vi } from 'vitest';
import { recordedLog } from '../deploy/fixtures.ts';

// The paths of a Windows runner, on any machine; in a process of its own, see vitest.config.ts.
vi.mock('node:path', async (original) => {
  const path = await original<typeof import('node:path')>();
  return { ...path.win32, default: path.win32 };
});

test('annotations name files as GitHub knows them where paths have backslashes and drive letters', async () => {
  const { annotate, inWorkspace } = await import('../../src/github/annotations.ts');
  const places: unknown[] = [];
  const log = { ...recordedLog(), warning: (_text: string, place?: unknown) => void places.push(place) };
  const found = { severity: 'warning', kind: 'x', message: 'x', file: 'guides/a.mdx', line: 3 } as const;
  for (const [docsDir, root] of [
    ['D:\\a\\docs\\docs\\packages\\cli\\docs', 'D:\\a\\docs\\docs'],
    ['D:\\a\\docs\\docs', 'd:\\A\\docs\\docs'],
    ['C:\\elsewhere', 'D:\\a\\docs\\docs'],
  ] as const)
    annotate(inWorkspace([found], { docsDir, root }), log);
  expect(places).toEqual([
    { file: 'packages/cli/docs/guides/a.mdx', line: 3, column: undefined },
    { file: 'guides/a.mdx', line: 3, column: undefined },
    { file: 'guides/a.mdx', line: 3, column: undefined },
  ]);
});
