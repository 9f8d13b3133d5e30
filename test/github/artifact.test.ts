import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uploadArtifact } from '../../src/github/artifact.ts';
import { readGitHubContext } from '../../src/github/context.ts';
import { type ArtifactService, startArtifactService } from '../support/artifact-service.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { createVirtualClock } from '../support/virtual-clock.ts';

let service: ArtifactService;
const folder = useTemporaryFolder('perFile');
let bundle: string;
const bytes = randomBytes(9_000_000);

beforeAll(async () => {
  service = await startArtifactService();
  bundle = folder.path('bundle-1234.tar.gz');
  await writeFile(bundle, bytes);
});
afterAll(async () => {
  await service.close();
});
// The client reads the process's own environment, and talks of every step.
beforeEach(() => {
  for (const [name, value] of Object.entries(service.env)) vi.stubEnv(name, value);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const contextOf = (env: Record<string, string | undefined>) =>
  readGitHubContext(
    { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: '4711', ...service.env, ...env },
    () => '{}',
  );

function upload(name: string, file = bundle, env: Record<string, string | undefined> = {}) {
  const retries: string[] = [];
  const losses: string[] = [];
  const uploaded = uploadArtifact(
    name,
    file,
    { retentionDays: 14, signal: new AbortController().signal },
    {
      context: contextOf(env),
      tempDir: folder.path(),
      clock: createVirtualClock(),
      onRetry: (reason) => retries.push(reason),
      onLoss: (reason) => losses.push(reason),
    },
  );
  return { uploaded, retries, losses };
}

describe('an upload', () => {
  test('keeps the archive as it is, under the name that was asked for', async () => {
    const artifact = await upload('docs-site').uploaded;
    expect(artifact).toEqual({
      id: expect.any(Number),
      name: 'docs-site.tar.gz',
      url: `http://github.localhost/octo/docs/actions/runs/4711/artifacts/${artifact.id}`,
      digest: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
    });
    const stored = await service.download('docs-site.tar.gz');
    expect(stored.bytes.equals(bytes)).toBe(true);
    expect(stored.type).toBe('application/gzip');
    const [kept] = service.artifacts();
    const days = (Date.parse(kept?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    expect(await readdir(folder.path())).toEqual(['bundle-1234.tar.gz']);
  });

  test('replaces one of the same name', async () => {
    const changed = folder.path('changes.json');
    await writeFile(changed, '{"added":[]}');
    const first = await upload('changes.json', changed).uploaded;
    await writeFile(changed, '{"added":["a"]}');
    const { uploaded, retries } = upload('changes.json', changed, { GITHUB_RUN_ATTEMPT: '2' });
    expect((await uploaded).id).toBeGreaterThan(first.id);
    expect(retries).toEqual(['the run has an artifact changes.json already; it is replaced']);
    expect((await service.download('changes.json')).bytes.toString()).toBe('{"added":["a"]}');
    await rm(changed);
  });

  test('of another job stays where it has a name of its own, and its loss is told where it has none', async () => {
    const languages = ['docs-de', 'docs-fr'];
    for (const name of languages) await upload(name).uploaded;
    const names = service.artifacts().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(languages.map((name) => `${name}.tar.gz`)));
    const { uploaded, retries, losses } = upload('docs-de');
    await uploaded;
    expect(retries).toEqual([]);
    expect(losses.join()).toContain('give each job of a matrix a name of its own');
  });

  test('gets over a fault of the service', async () => {
    service.fail('CreateArtifact', 503);
    await upload('faulty').uploaded;
    expect((await service.download('faulty.tar.gz')).bytes.equals(bytes)).toBe(true);
  });

  test('says what to do when one of the same name was begun and never finished', async () => {
    service.fail('FinalizeArtifact', 400);
    await expect(upload('half').uploaded).rejects.toThrow(/half\.tar\.gz.*400.*\[E_ARTIFACT\]/s);
    await expect(upload('half').uploaded).rejects.toThrow(
      /begun in this run and not finished.*\[E_ARTIFACT\]/s,
    );
  });

  test('is no success where a page stands in place of the store, and the page is not repeated', async () => {
    service.replaceStore('page');
    await expect(upload('paged').uploaded).rejects.toThrow(
      /could not be uploaded: paged\.tar\.gz: its store answered 200: run again/,
    );
  });

  test('is tried again when the service cannot be reached, then fails with the reason', async () => {
    vi.stubEnv('ACTIONS_RESULTS_URL', 'http://127.0.0.1:1/');
    const { uploaded, retries } = upload('unreachable');
    await expect(uploaded).rejects.toThrow(/ECONNREFUSED.*\[E_ARTIFACT\]/s);
    expect(retries).toHaveLength(2);
  });

  test('stops when the run is cancelled', async () => {
    const signal = AbortSignal.abort(new Error('cancelled'));
    const runner = { context: contextOf({}), tempDir: folder.path(), clock: createVirtualClock() };
    await expect(uploadArtifact('x', bundle, { signal }, runner)).rejects.toThrow('cancelled');
    expect(await readdir(folder.path())).toEqual(['bundle-1234.tar.gz']);
  });
});

describe('without an artifact service', () => {
  test('the reason is said: an Enterprise Server, a `run` step, no runner at all', async () => {
    const server = upload('x', bundle, { GITHUB_SERVER_URL: 'https://github.octo.example' });
    await expect(server.uploaded).rejects.toThrow(
      /GitHub Enterprise Server has no artifact service of version 4/,
    );
    const step = upload('x', bundle, { ACTIONS_RUNTIME_TOKEN: undefined });
    await expect(step.uploaded).rejects.toThrow(/ACTIONS_RUNTIME_TOKEN .*`run` steps do not/);
    const terminal = upload('x', bundle, { GITHUB_ACTIONS: undefined });
    await expect(terminal.uploaded).rejects.toThrow(/not a GitHub runner.*\[E_ARTIFACT\]/);
  });
});
