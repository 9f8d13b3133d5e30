import { readdir, rm, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uploadArtifact } from '../../src/github/artifact.ts';
import { readGitHubContext } from '../../src/github/context.ts';
import { createJobMemory, type ExportKey } from '../../src/github/job-memory.ts';
import { type ArtifactService, startArtifactService } from '../support/artifact-service.ts';
import { startRecordingServer } from '../support/http-server.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

let service: ArtifactService;
const folder = useTemporaryFolder('perFile');
const said: string[] = [];

beforeAll(async () => {
  service = await startArtifactService();
});
afterAll(async () => {
  await service.close();
});
// The client reads the process's own environment, and talks of every step.
beforeEach(() => {
  for (const [name, value] of Object.entries(service.env)) vi.stubEnv(name, value);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  said.length = 0;
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const note = (text: string): void => void said.push(text);
const log = {
  info: note,
  notice: note,
  warning: note,
  error: note,
  debug: note,
  progress: note,
  mask: note,
  phase: <T>(_title: string, work: () => Promise<T>) => work(),
};
const context = () =>
  readGitHubContext(
    { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '4711', ...service.env },
    () => '{}',
  );
const runner = (signal = new AbortController().signal) => ({
  context: context(),
  tempDir: folder.path(),
  clock: createVirtualClock(),
  log,
  signal,
});
const key: ExportKey = {
  baseUrl: 'https://api.example.com/',
  domain: 'docs.example.com',
  version: null,
  paths: ['guides', 'api'],
  commit: '0123456789abcdef0123456789abcdef01234567',
};

describe('the memory of export jobs', () => {
  test('knows a job again by its export, in whatever order the paths are', async () => {
    const memory = createJobMemory(runner());
    expect(await memory.recall(key)).toBeUndefined();
    await memory.remember(key, 'job-1');
    expect(await memory.recall({ ...key, paths: ['api', 'guides'] })).toBe('job-1');
    expect(said).toEqual([]);
    expect(await readdir(folder.path())).toEqual([]);
  });

  test.each<[string, Partial<ExportKey>]>([
    ['service', { baseUrl: 'https://other.example.com/' }],
    ['domain', { domain: 'other.example.com' }],
    ['version', { version: 'v2' }],
    ['list of paths', { paths: ['guides'] }],
    ['commit', { commit: 'fedcba9876543210fedcba9876543210fedcba98' }],
  ])('does not take a job of another %s', async (_what, change) => {
    const memory = createJobMemory(runner());
    await memory.remember(key, 'job-1');
    expect(await memory.recall({ ...key, ...change })).toBeUndefined();
  });

  test('takes the newest job of an export', async () => {
    const memory = createJobMemory(runner());
    await memory.remember(key, 'job-1');
    await memory.remember(key, 'job-2', 'job-1');
    expect(await memory.recall(key)).toBe('job-2');
  });

  test('jobs that start the same export at the same moment need no warning: one of them is remembered', async () => {
    const of = (jobId: string) => createJobMemory(runner()).remember({ ...key, domain: 'at.once' }, jobId);
    await Promise.all([of('job-1'), of('job-2')]);
    expect(said).toEqual([
      expect.stringContaining('has begun the same export; a re-run goes on with that one'),
    ]);
    const known = await createJobMemory(runner()).recall({ ...key, domain: 'at.once' });
    expect(['job-1', 'job-2']).toContain(known);
  });

  test.each([
    ['no JSON', 'job-1'],
    ['not a note', '{"exportJobId":"job-1"}'],
    [
      'the note of another export',
      JSON.stringify({ version: 1, key: { ...key, version: 'v9' }, exportJobId: 'job-9' }),
    ],
    ['far too large', ' '.repeat(300_000)],
  ])('does not believe an artifact that is %s', async (what, text) => {
    const memory = createJobMemory(runner());
    const own = { ...key, version: what };
    await memory.remember(own, 'job-1');
    const name = service.artifacts().at(-1)?.name ?? '';
    const file = folder.path('forged.json');
    await writeFile(file, text);
    await uploadArtifact(name, file, { signal: runner().signal }, runner());
    await rm(file);
    expect(await memory.recall(own)).toBeUndefined();
  });

  test('warns and goes on when the service refuses', async () => {
    const memory = createJobMemory(runner());
    service.fail('CreateArtifact', 400);
    await memory.remember({ ...key, version: 'refused' }, 'job-1');
    expect(said.join('\n')).toContain('could not be remembered; a re-run starts another');
  });

  test('warns and goes on where nothing can be written', async () => {
    const file = folder.path('file');
    await writeFile(file, '');
    const memory = createJobMemory({ ...runner(), tempDir: file });
    expect(await memory.recall(key)).toBeUndefined();
    await memory.remember(key, 'job-1');
    expect(said.join('\n')).toMatch(/could not be looked up: E[\s\S]*could not be remembered/);
  });

  test('warns and goes on where the service does not answer', async () => {
    const silent = await startRecordingServer(() => {});
    vi.stubEnv('ACTIONS_RESULTS_URL', silent.url.href);
    const memory = createJobMemory(runner(), 50);
    expect(await memory.recall(key)).toBeUndefined();
    await memory.remember(key, 'job-1');
    expect(said).toEqual([
      'What earlier attempts exported could not be looked up: it took longer than 0.05 s',
      'The export job could not be remembered; a re-run starts another: it took longer than 0.05 s',
    ]);
    await silent.close();
  });

  test('ends with the run', async () => {
    const signal = AbortSignal.abort(new Error('cancelled'));
    await expect(createJobMemory(runner(signal)).recall(key)).rejects.toThrow('cancelled');
  });
});
