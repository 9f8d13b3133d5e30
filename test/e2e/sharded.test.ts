import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArtifactService, startArtifactService } from '../support/artifact-service.ts';
import { writeDocsProject } from '../support/docs-project.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';
import { runBuiltAction, steady } from './built-action.ts';

const DOMAIN = 'docs.example.com';
const folder = useTemporaryFolder('perFile');
let artifacts: ArtifactService;

beforeAll(async () => {
  await writeDocsProject(folder.path('docs'));
  artifacts = await startArtifactService();
}, 120_000);
afterAll(() => artifacts?.close());

function run(inputs: Record<string, string>, env: Record<string, string> = {}) {
  return runBuiltAction({
    inputs: { domain: DOMAIN, comment: 'never', ...inputs },
    workspace: folder.path(),
    env: { RUNNER_TEMP: folder.path(), ...artifacts.env, ...env },
    timeoutMs: 120_000,
  });
}

describe('a site that is rendered on a matrix of jobs', { timeout: 240_000 }, () => {
  it('is the bundle of one job, byte for byte', async () => {
    const whole = await run({ deploy: 'none' });
    expect(whole.exitCode).toBe(0);
    for (const shard of ['1/2', '2/2']) {
      const part = await run({ shard });
      expect(part.stdout).not.toContain('::error');
      expect(part.exitCode).toBe(0);
      expect(part.outputs['artifact-id']).toMatch(/^\d+$/);
      // A part is no site: nothing is checked, deployed or annotated.
      expect(part.stdout).not.toContain('::warning');
      expect(part.stdout).not.toContain('::group::Deploy');
      expect(part.summary).toContain(DOMAIN);
    }
    expect(artifacts.artifacts().map(({ name }) => name)).toEqual([
      `${DOMAIN}-part-1-of-2.tar.gz`,
      `${DOMAIN}-part-2-of-2.tar.gz`,
    ]);
    const merged = await run({ mode: 'merge', deploy: `dir:${folder.path('public')}` });
    expect(merged.exitCode).toBe(0);
    expect(merged.outputs['bundle-sha256']).toBe(whole.outputs['bundle-sha256']);
    expect(merged.outputs['page-count']).toBe('3');
    expect(merged.outputs.deployments).toContain('"status":"published"');
    // What is wrong with the project is said once, at its place.
    expect(merged.stdout).toContain('::warning file=docs/guides/second.mdx,line=5,col=7::');
    expect(steady(merged.summary, [folder.path()])).toMatchSnapshot('summary');
    expect([...new Set(artifacts.log())]).toMatchSnapshot('requests to the artifact service');
  }, 300_000);

  it('is not merged from too few parts', async () => {
    const inputs = { 'artifact-name': 'other' };
    await run({ ...inputs, shard: '2/3' });
    const merged = await run({ ...inputs, mode: 'merge', deploy: 'none' });
    expect(merged.exitCode).toBe(1);
    expect(merged.stdout).toContain('of 3 parts these are missing: 1, 3');
    expect(merged.stdout).toContain('[E_');
  }, 200_000);

  it('is merged from a folder where there is no artifact service', async () => {
    const env = { ACTIONS_RESULTS_URL: '', ACTIONS_RUNTIME_TOKEN: '' };
    const part = await run({ shard: '1/1', deploy: 'none' }, env);
    expect(part.exitCode).toBe(0);
    const archive = part.outputs['bundle-path'] ?? '';
    const parts = archive.slice(0, archive.lastIndexOf('/'));
    const merged = await run({ mode: 'merge', parts, deploy: 'none' }, env);
    expect(merged.exitCode).toBe(0);
    expect(merged.outputs['page-count']).toBe('3');
    const none = await run({ mode: 'merge', deploy: 'none' }, env);
    expect(none.stdout).toContain('[E_ARTIFACT]');
  }, 200_000);

  it('says that no job made a part', async () => {
    const merged = await run({ mode: 'merge', domain: 'nothing.example.com', deploy: 'none' });
    expect(merged.stdout).toContain('There are no parts to merge');
    expect(merged.stdout).toContain('[E_SHARDS]');
  }, 120_000);

  it.each([
    [{ shard: '1/2', mode: 'merge' }, 'a run that merges renders no part'],
    [{ shard: '1/2', deploy: 'dir:./public' }, 'a part is no site yet'],
    [{ shard: '3/2' }, 'parts count from 1 to 2'],
    [{ shard: '1/2', 'base-url': 'https://api.example.com', 'api-key': 'svc_x' }, 'a hosted service renders'],
    [{ mode: 'merge', parts: './absent' }, 'there is no such folder'],
  ])('is refused with %o', async (inputs, words) => {
    const { exitCode, stdout } = await run(inputs);
    expect(exitCode).toBe(1);
    expect(stdout).toContain(words);
  });
});
