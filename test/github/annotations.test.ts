import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { annotate, inWorkspace } from '../../src/github/annotations.ts';
import type { Log, Place } from '../../src/log/log.ts';
import type { Diagnostic } from '../../src/site/diagnostic.ts';

interface Line {
  readonly kind: string;
  readonly message: string;
  readonly place?: Place | undefined;
}

function recordingLog(): { readonly log: Log; readonly lines: Line[] } {
  const lines: Line[] = [];
  const line = (kind: string) => (message: string, place?: Place) =>
    void lines.push({ kind, message, place });
  const log: Log = {
    phase: (_title, work) => work(),
    info: line('info'),
    debug: line('debug'),
    notice: line('notice'),
    warning: line('warning'),
    error: line('error'),
    progress: (message) => line('progress')(message),
    mask: () => undefined,
  };
  return { log, lines };
}

const root = resolve('/checkout');
const warning = (message: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: 'warning',
  kind: 'broken-link',
  message,
  ...more,
});

test('paths are relative to the workspace, with the line and the hint', () => {
  const { log, lines } = recordingLog();
  const found = warning('No page /x', { hint: 'did you mean /y?', file: 'guides/a.mdx', line: 3, column: 7 });
  annotate(inWorkspace([found], { docsDir: join(root, 'docs'), root }), log);
  expect(lines).toEqual([
    {
      kind: 'warning',
      message: 'No page /x (did you mean /y?) [broken-link]',
      place: { file: 'docs/guides/a.mdx', line: 3, column: 7 },
    },
  ]);
});

test('a docs project outside the workspace keeps its own paths', () => {
  const { log, lines } = recordingLog();
  annotate(inWorkspace([warning('x', { file: 'a.mdx' })], { docsDir: resolve('/elsewhere'), root }), log);
  expect(lines[0]?.place?.file).toBe('a.mdx');
});

test('a docs project outside the folder that somebody stands in is led to', () => {
  const found = inWorkspace(
    [warning('x', { file: 'a.mdx' })],
    { docsDir: resolve(root, '../elsewhere'), root },
    'lead',
  );
  expect(found[0]?.file).toBe('../elsewhere/a.mdx');
});

test('errors come first, 50 are shown, the rest is counted and notices are left out', () => {
  const { log, lines } = recordingLog();
  const many = Array.from({ length: 60 }, (_, index) => warning(`w${index}`));
  const diagnostics = [
    ...many,
    warning('bad', { severity: 'error' }),
    warning('fyi', { severity: 'notice' }),
  ];
  annotate(inWorkspace(diagnostics, { docsDir: root, root }), log);
  expect(lines[0]).toMatchObject({ kind: 'error', message: 'bad [broken-link]' });
  expect(lines.filter(({ kind }) => kind === 'warning')).toHaveLength(49);
  expect(lines.at(-1)).toMatchObject({
    kind: 'notice',
    message: 'And 11 more findings in the docs, not shown here.',
  });
});

test('what is told of many pages leaves room for the rest', () => {
  const { log, lines } = recordingLog();
  const many = Array.from({ length: 60 }, (_, index) => warning('No file x.jsx', { file: `${index}.mdx` }));
  annotate(inWorkspace([...many, warning('No page /y')], { docsDir: root, root }), log);
  expect(lines.slice(0, 3).map(({ message }) => message)).toEqual([
    'No file x.jsx [broken-link]',
    'No page /y [broken-link]',
    'No file x.jsx [broken-link]',
  ]);
  expect(lines.at(-1)?.message).toBe('And 11 more findings in the docs, not shown here.');
});

test('so does what is told of many addresses of one host', () => {
  const { log, lines } = recordingLog();
  const many = Array.from({ length: 60 }, (_, n) => warning(`https://a.example/${n}.png is on another host`));
  annotate(inWorkspace([...many, warning('No page /y')], { docsDir: root, root }), log);
  expect(lines[1]?.message).toBe('No page /y [broken-link]');
});
