import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { MANIFEST_PATH } from '../../../src/bundle/manifest.ts';
import { siteOf, temporaryFolder } from '../fixtures.ts';
import { FIRST, held, push, SECOND } from './publishing.ts';

describe('dir:, where it is interrupted or is not alone,', () => {
  test('leaves the old site whole when a file cannot be copied or the run is cancelled', async () => {
    const workingDirectory = await temporaryFolder();
    const first = await siteOf(FIRST);
    await push(first, 'dir:public', { workingDirectory });
    const broken = await siteOf(SECOND);
    await rename(join(broken.directory, 'c.html'), join(broken.directory, 'd.html'));
    const { deployment } = await push(broken, 'dir:public', { workingDirectory });
    expect(deployment.status).toBe('failed');
    const signal = AbortSignal.abort(new Error('cancelled'));
    const cancelled = push(await siteOf(SECOND), 'dir:public', { workingDirectory }, { signal });
    await expect(cancelled).rejects.toThrow('cancelled');
    expect(await held(join(workingDirectory, 'public'))).toEqual({
      ...FIRST,
      [MANIFEST_PATH]: JSON.stringify(first.manifest),
    });
    expect(await readdir(workingDirectory)).toEqual(['public']);
  });

  test.each([
    ['small', 20],
    ['large', 300_000],
  ])('leaves the old site whole when a %s file has other bytes than its manifest says', async (_, size) => {
    const workingDirectory = await temporaryFolder();
    await push(await siteOf(FIRST), 'dir:public', { workingDirectory });
    const changed = await siteOf({ ...SECOND, 'c.html': 'c'.repeat(size) });
    await writeFile(join(changed.directory, 'c.html'), 'C'.repeat(size));
    const { deployment } = await push(changed, 'dir:public', { workingDirectory });
    expect(deployment.error).toMatchObject({ code: 'E_DEPLOY_FAILED' });
    expect(deployment.error?.message).toMatch(/A file changed while it was sent.*: c\.html/);
    expect(await held(join(workingDirectory, 'public'))).toMatchObject(FIRST);
    expect(await readdir(workingDirectory)).toEqual(['public']);
  });

  test('leaves alone what another process is writing for the same folder', async () => {
    const workingDirectory = await temporaryFolder();
    // The parent of this process lives as long as it.
    const theirs = join(workingDirectory, `.public.next-${process.ppid}`);
    await mkdir(theirs);
    await push(await siteOf(FIRST), 'dir:public', { workingDirectory });
    expect((await readdir(workingDirectory)).sort()).toEqual([`.public.next-${process.ppid}`, 'public']);
  });

  test('takes the sites of several processes that publish at once, one after the other', async () => {
    const workingDirectory = await temporaryFolder();
    const names = ['a', 'b', 'c', 'd'];
    // Each publishes again and again, so that they surely meet.
    const again = `
      const { swapIn } = await import(process.argv[1]);
      const [, , directory, place] = process.argv;
      const manifest = JSON.parse(process.argv[4]);
      const { signal } = new AbortController();
      for (let turn = 0; turn < 50; turn += 1) await swapIn({ directory, manifest }, place, signal);`;
    const module = new URL('../../../src/deploy/dir/dir-swap.ts', import.meta.url).href;
    const place = join(workingDirectory, 'public');
    const sites = await Promise.all(names.map((name) => siteOf({ 'index.html': name, 'a.css': name })));
    await Promise.all(
      sites.map(({ directory, manifest }) => {
        const args = [module, directory, place, JSON.stringify(manifest)];
        return promisify(execFile)(process.execPath, ['--input-type=module', '--eval', again, ...args]);
      }),
    );
    const { [MANIFEST_PATH]: manifest = '', ...files } = await held(place);
    expect(sites.map((site) => JSON.stringify(site.manifest))).toContain(manifest);
    expect(new Set(Object.values(files)).size).toBe(1);
    expect((await readdir(workingDirectory)).sort()).toEqual(['.public.previous', 'public']);
  });

  test('keeps the release before whole at any moment: a run may be killed while it deletes the one before that', async () => {
    const workingDirectory = await temporaryFolder();
    const previous = join(workingDirectory, '.public.previous');
    const publish = async (name: string) => {
      const files = Array.from({ length: 500 }, (_, n) => [`${n}.html`, name]);
      await push(await siteOf({ 'index.html': name, ...Object.fromEntries(files) }), 'dir:public', {
        workingDirectory,
      });
    };
    await publish('one');
    await publish('two');
    const filesThere = (): number | undefined => {
      try {
        return readdirSync(previous).length;
      } catch {
        // One is on its way out, and the next has not come yet.
        return undefined;
      }
    };
    const seen = new Set([filesThere()]);
    let isOver = false;
    const watching = (async () => {
      for (; !isOver; await setImmediate()) seen.add(filesThere());
    })();
    await publish('three');
    isOver = true;
    await watching;
    seen.delete(undefined);
    expect([...seen]).toEqual([502]);
  });

  test('recovers from a run that was killed between the two renames', async () => {
    const workingDirectory = await temporaryFolder();
    const at = (name: string): string => join(workingDirectory, name);
    await push(await siteOf(FIRST), 'dir:public', { workingDirectory });
    await rename(at('public'), at('.public.previous'));
    // No process has this id: it is above what systems give.
    await mkdir(at('.public.next-999999999'));
    await writeFile(join(at('.public.next-999999999'), 'half.html'), '');
    await push(await siteOf(SECOND), 'dir:public', { workingDirectory });
    expect(Object.keys(await held(at('public'))).sort()).toEqual(
      [MANIFEST_PATH, ...Object.keys(SECOND)].sort(),
    );
    expect(await held(at('.public.previous'))).toMatchObject(FIRST);
  });
});
