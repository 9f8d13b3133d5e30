import { expect, it } from 'vitest';
import { showDiagnostics } from '../../src/commands/diagnostics.ts';
import type { Log } from '../../src/log/log.ts';
import type { Diagnostic } from '../../src/site/diagnostic.ts';

/** What is shown of diagnostics, with the places. */
function shown(diagnostics: readonly Diagnostic[]): string[] {
  const lines: string[] = [];
  const say: Log['warning'] = (text, place) => void lines.push(`${place?.file ?? '-'} ${text}`);
  const log = { error: say, warning: say, notice: say } as unknown as Log;
  expect(showDiagnostics(diagnostics, log).warnings).toBe(diagnostics.length);
  return lines;
}

function missing(count: number, name = 'a.svg'): Diagnostic[] {
  return Array.from({ length: count }, (_, index) => ({
    severity: 'warning',
    kind: 'missing-file',
    message: `The file ${name} is not in the project`,
    file: `${index}.mdx`,
    line: 1,
  }));
}

it('shows one mistake in many places at the first ones, and counts the rest', () => {
  expect(shown([...missing(1500), ...missing(6, 'b.svg')])).toEqual([
    '0.mdx The file a.svg is not in the project [missing-file]',
    '1.mdx The file a.svg is not in the project [missing-file]',
    '2.mdx The file a.svg is not in the project [missing-file]',
    '- The file a.svg is not in the project, in 1,497 more places [missing-file]',
    ...[0, 1, 2, 3, 4, 5].map((n) => `${n}.mdx The file b.svg is not in the project [missing-file]`),
  ]);
});

it('counts what is wrong with many addresses of one host as one mistake', () => {
  const outside = (host: string, count: number): Diagnostic[] =>
    Array.from({ length: count }, (_, n) => ({
      severity: 'warning',
      kind: 'external-asset',
      message: `https://${host}/${n}.png is on another host`,
    }));
  expect(shown([...outside('a.example', 40), ...outside('b.example', 1)])).toEqual([
    ...[0, 1, 2].map((n) => `- https://a.example/${n}.png is on another host [external-asset]`),
    '- https://a.example/… is on another host, in 37 more places [external-asset]',
    '- https://b.example/0.png is on another host [external-asset]',
  ]);
});
