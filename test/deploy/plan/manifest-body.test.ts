import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Manifest } from '../../../src/bundle/manifest.ts';
import { digestOf } from '../../../src/deploy/files/digest.ts';
import { manifestBody } from '../../../src/deploy/plan/manifest-body.ts';
import { withRetired } from '../../../src/deploy/plan/retired.ts';
import { manifestOf } from '../fixtures.ts';

/** `mostAtOnce` 0 makes it a stream. */
async function expectSent(manifest: Manifest, mostAtOnce?: number): Promise<void> {
  const { source, ...digests } = manifestBody(manifest, mostAtOnce);
  const text = JSON.stringify(manifest);
  expect(digests).toEqual(digestOf(text));
  // A second attempt sends the same.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const bytes = typeof source === 'function' ? await buffer(source()) : Buffer.from(source);
    expect(bytes.toString()).toBe(text);
  }
}

test('the bytes of a manifest are those of its JSON, whatever the files are called', async () => {
  const paths = fc.dictionary(
    fc.oneof(fc.string(), fc.constantFrom('é/日本.html', '"', '__proto__')),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(paths, paths, async (content, old) => {
      const manifest = manifestOf(content);
      const file = { sha256: 'a'.repeat(64) };
      const retired = Object.fromEntries(
        Object.keys(old).map((path) => [path, { until: '2026-01-01', file }]),
      );
      const { files } = manifestOf(old);
      const others = Object.fromEntries(Object.entries(files).map(([path, one]) => [path, [one]]));
      const during = { ...manifest, publishing: { run: null, files, others } } as Manifest;
      for (const one of [manifest, during, withRetired(during, retired)]) {
        await expectSent(one);
        await expectSent(one, 0);
      }
    }),
  );
});

test('what is not there is left out', async () => {
  const manifest = { ...manifestOf({ 'index.html': '' }), more: undefined };
  await expectSent(manifest);
  await expectSent(manifest, 0);
});

test('a large one comes in pieces', async () => {
  const content = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`é/page-${at}.html`, `${at}`]));
  const manifest = manifestOf(content);
  expect(manifestBody(manifest, 3000).source).toBeInstanceOf(Uint8Array);
  expect(manifestBody(manifest, 2999).source).toBeTypeOf('function');
  await expectSent(manifest, 2999);
});
