import { randomBytes } from 'node:crypto';
import { readdir, rename } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { raw, SITE, startSilentServer, startTestHost, writeBundle } from './setup.ts';

describe('reloading', () => {
  const LARGE = 'x'.repeat(20_000_000);
  const NEW = { 'index.html': '<h1>New home</h1>', 'new.html': 'new' };

  test('swaps the new site in while answers under way end with the old one', async () => {
    const host = await startTestHost({ bundle: await writeBundle({ ...SITE, 'large.bin': LARGE }) });
    const [oldRelease] = await readdir(host.directory);
    const large = await fetch(`${host.url}/large.bin`);
    await host.reload(await writeBundle(NEW));
    expect(await raw(host.url, '/')).toMatchObject({ status: 200, text: '<h1>New home</h1>' });
    expect((await raw(host.url, '/guides/start')).status).toBe(404);
    expect(await readdir(host.directory)).toContain(oldRelease);
    expect((await large.text()).length).toBe(LARGE.length);
    // The old files go when their last reader has gone.
    while ((await readdir(host.directory)).length > 1);
    expect(await readdir(host.directory)).not.toContain(oldRelease);
  });

  test.each([
    ['cannot be had', () => Promise.resolve('missing.tar.gz'), 'E_INPUT_INVALID'],
    ['has no home page', () => writeBundle({ 'new.html': 'no home' }), 'E_GUARD_NO_INDEX'],
  ])('keeps the old site when the new one %s', async (_, bundle, code) => {
    const host = await startTestHost();
    await expect(host.reload(await bundle())).rejects.toMatchObject({ code });
    expect(await raw(host.url, '/')).toMatchObject({ status: 200, text: '<h1>Home</h1>' });
    expect(await readdir(host.directory)).toHaveLength(1);
    await host.reload(await writeBundle(NEW));
    expect(await raw(host.url, '/')).toMatchObject({ text: '<h1>New home</h1>' });
  });

  test('fetches the same bundle again unless told another', async () => {
    const bundle = await writeBundle(SITE);
    const host = await startTestHost({ bundle });
    await rename(await writeBundle(NEW), bundle);
    await host.reload();
    expect(await raw(host.url, '/')).toMatchObject({ text: '<h1>New home</h1>' });
  });

  test('done several times at once ends with the last one', async () => {
    const [first, second] = [await writeBundle(SITE), await writeBundle(NEW)];
    const host = await startTestHost({ bundle: first });
    await Promise.all([host.reload(second), host.reload(first), host.reload(second)]);
    expect(await raw(host.url, '/')).toMatchObject({ text: '<h1>New home</h1>' });
  });

  test('never shows anything but one site or the other', async () => {
    const bundles = await Promise.all(
      ['1', '2'].map((text) => writeBundle({ 'index.html': text, 'a.html': text })),
    );
    const host = await startTestHost({ bundle: bundles[0] ?? '' });
    let isReloading = true;
    const reloads = (async () => {
      for (let index = 1; index < 6; index += 1) await host.reload(bundles[index % 2]);
      isReloading = false;
    })();
    while (isReloading) {
      const { status, text } = await raw(host.url, '/a');
      expect(status).toBe(200);
      expect(['1', '2']).toContain(text);
    }
    await reloads;
  });
});

describe('closing', () => {
  test('removes what was unpacked, and ends a reload under way', async () => {
    const silence = await startSilentServer();
    const host = await startTestHost();
    const reload = expect(host.reload(silence.url)).rejects.toMatchObject({ code: 'E_CANCELLED' });
    await silence.asked;
    await host.close();
    await reload;
    expect(await readdir(host.directory)).toEqual([]);
    await expect(raw(host.url, '/')).rejects.toThrow('ECONNREFUSED');
  });

  test('cuts a reader who does not end', async () => {
    const host = await startTestHost({
      bundle: await writeBundle({ 'index.html': randomBytes(15_000_000).toString('hex') }),
      clock: { now: () => Date.now(), sleep: () => Promise.resolve() },
    });
    const response = await fetch(host.url);
    await host.close();
    await expect(response.text()).rejects.toThrow();
    expect(await readdir(host.directory)).toEqual([]);
  });
});
