import { expect, test } from 'vitest';
import { createOutputs, outputText } from '../../src/github/outputs.ts';
import { FULL_RUN } from './facts.ts';

test('numbers and texts are written as they are', () => {
  expect(outputText(12)).toBe('12');
  expect(outputText('job_1')).toBe('job_1');
});

test('deployments are JSON with their fields in a fixed order', () => {
  const [first] = FULL_RUN.deployments;
  if (first === undefined) throw new Error('no deployment');
  const shuffled = Object.fromEntries(Object.entries(first).toReversed()) as unknown as typeof first;
  expect(outputText([shuffled])).toBe(
    '[{"destination":"s3://my-docs","status":"published","url":"https://docs.example.com","added":2,"updated":7,' +
      '"deleted":1,"unchanged":2400,"bytes":812000,"milliseconds":18200,"error":null}]',
  );
});

test('a planned deployment tells updates of headers and requests too', () => {
  const [first] = FULL_RUN.deployments;
  if (first === undefined) throw new Error('no deployment');
  const planned = { ...first, status: 'planned', headers: 3, requests: 12 } as const;
  expect(JSON.parse(outputText([planned]))).toMatchObject([{ status: 'planned', headers: 3, requests: 12 }]);
});

test('changes name every page, and count those that no output could hold', () => {
  const lost = [{ now: null, page: 'b' }];
  expect(outputText({ added: ['a'], changed: [], removed: ['b'], lost, layout: ['c'] })).toBe(
    '{"added":["a"],"changed":[],"removed":["b"],"layout":["c"],"lost":[{"page":"b","now":null}]}',
  );
  const added = Array.from({ length: 50_000 }, (_, index) => `guides/section/page-${index}`);
  const text = outputText({ added, changed: ['c'], removed: [], layout: [], lost: [] });
  const parsed = JSON.parse(text) as { added: string[]; omitted: number };
  // As GitHub measures what becomes an output of the job, beside all its others.
  expect(Buffer.byteLength(text, 'utf16le')).toBeLessThan(800 * 1024);
  expect(parsed.added.length + parsed.omitted).toBe(50_001);
});

test('secrets are taken out of every output but the bundle link and paths', () => {
  const written = new Map<string, string>();
  const setOutput = createOutputs(
    (name, text) => written.set(name, text),
    (text) => text.replaceAll('s3cret', '***'),
  );
  setOutput('bundle-url', 'https://store.example/b?sig=s3cret');
  setOutput('export-status', 's3cret');
  setOutput('deployments', [
    {
      ...FULL_RUN.deployments[0],
      destination: 'https://x.example/?sig=s3cret',
    } as (typeof FULL_RUN.deployments)[0],
  ]);
  expect(written.get('bundle-url')).toBe('https://store.example/b?sig=s3cret');
  expect(written.get('export-status')).toBe('***');
  expect(JSON.parse(written.get('deployments') ?? '')).toMatchObject([
    { destination: 'https://x.example/?sig=***' },
  ]);
});

test('a path is written whole where a password stands in it by chance', () => {
  const written = new Map<string, string>();
  const setOutput = createOutputs(
    (name, text) => written.set(name, text),
    (text) => text.replaceAll('runner', '***'),
  );
  const paths = ['bundle-path', 'site-dir', 'manifest-path', 'comment-file'] as const;
  for (const name of paths) setOutput(name, `/runner/_temp/${name}`);
  expect(Object.fromEntries(written)).toEqual(
    Object.fromEntries(paths.map((name) => [name, `/runner/_temp/${name}`])),
  );
});

test('an output that cannot be written is told with its name and what to do', () => {
  const setOutput = createOutputs(
    () => {
      throw new Error('Missing file at path: /gone/output');
    },
    (text) => text,
  );
  expect(() => setOutput('export-job-id', 'job_1')).toThrow(
    'The output cannot be written: export-job-id: Missing file at path: /gone/output: check the variable GITHUB_OUTPUT of the job, and the room on the disk of the runner [E_GITHUB_OUTPUT]',
  );
});
