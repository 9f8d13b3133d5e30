import { describe, expect, test } from 'vitest';
import { ASSETS, namesOf, useReleases } from './releases.ts';

const releases = useReleases();
const { publish, releaseOf } = releases;

describe('a release', () => {
  test('is made for the tag of the run, with archive, digest and manifest', async () => {
    const { deployment } = await publish();
    expect(deployment).toMatchObject({ status: 'published', error: null });
    const release = await releaseOf('v1');
    expect(release).toMatchObject({ draft: false, prerelease: false });
    expect(namesOf(release)).toEqual(ASSETS);
    expect(release.assets.find(({ name }) => name === 'docs-site.tar.gz')?.size).toBe('an archive'.length);
    expect(deployment.url).toContain('/releases/tag/v1');
  });

  test('keeps one of each asset when it is run again', async () => {
    await publish({ ref: 'refs/tags/v2' });
    const before = await releaseOf('v2');
    expect((await publish({ ref: 'refs/tags/v2' })).deployment.error).toBeNull();
    const after = await releaseOf('v2');
    expect(namesOf(after)).toEqual(ASSETS);
    for (const { id } of after.assets) expect(before.assets.map((asset) => asset.id)).not.toContain(id);
  });

  test('that another job makes at the same moment takes the assets of both', async () => {
    await releases.github.ask('POST', '/repos/octo/docs/releases', { tag_name: 'v8', name: 'v8' });
    // Not seen until the moment this job makes it too.
    let isHidden = true;
    releases.github.answer(({ method, path }) => {
      if (!isHidden) return undefined;
      if (method === 'GET') return path.includes('/tags/') ? { status: 404 } : { status: 200, body: [] };
      isHidden = false;
      return { status: 422, body: { message: 'Validation Failed', errors: [{ code: 'already_exists' }] } };
    });
    const { deployment } = await publish({ ref: 'refs/tags/v8' });
    expect(deployment.error).toBeNull();
    expect(namesOf(await releaseOf('v8'))).toEqual(ASSETS);
  });

  test('takes tag, name and kind from its line, and finds its draft again', async () => {
    const line = 'release tag=v3.0 name=handbook draft=true prerelease=true title="Third of its kind"';
    await publish({ line, ref: 'refs/heads/main' });
    expect((await publish({ line, ref: 'refs/heads/main' })).deployment.error).toBeNull();
    const release = await releaseOf('v3.0');
    expect(release).toMatchObject({ draft: true, prerelease: true, name: 'Third of its kind' });
    expect(namesOf(release)).toEqual(['handbook.tar.gz', 'handbook.tar.gz.sha256', 'manifest.json']);
  });

  test('names its assets as GitHub keeps them, so that digest and file belong together', async () => {
    const once = { ref: 'refs/tags/v3.1', artifactName: 'Docs of ünï (today)' };
    await publish(once);
    expect((await publish(once)).deployment.error).toBeNull();
    const names = ['Docs.of.n.today.tar.gz', 'Docs.of.n.today.tar.gz.sha256', 'manifest.json'];
    expect(namesOf(await releaseOf('v3.1'))).toEqual(names);
  });

  test('adds to a release that somebody else made, and leaves its other assets alone', async () => {
    await releases.github.ask('POST', '/repos/octo/docs/releases', {
      tag_name: 'v4',
      name: 'Ours',
      body: 'Notes',
    });
    await publish({ ref: 'refs/tags/v4' });
    expect(await releaseOf('v4')).toMatchObject({ name: 'Ours', body: 'Notes' });
  });

  test('needs a tag, and says where it may come from', async () => {
    const { deployment } = await publish({ ref: 'refs/heads/main' });
    expect(deployment.error?.code).toBe('E_INPUT_MISSING');
    expect(deployment.error?.message).toContain('release tag=v1.2.0');
  });
});
