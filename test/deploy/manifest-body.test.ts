import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Manifest } from '../../src/bundle/manifest.ts';
import { digestOf } from '../../src/deploy/digest.ts';
import { manifestStream } from '../../src/deploy/manifest-stream.ts';
import { withRetired } from '../../src/deploy/retired.ts';
import { manifestOf } from './fixtures.ts';

async function expectStreamed(manifest: Manifest): Promise<void> {
  const { open, ...digests } = manifestStream(manifest);
  const text = JSON.stringify(manifest);
  expect(digests).toEqual(digestOf(text));
  // A second attempt sends the same.
  for (const stream of [open(), open()]) expect((await buffer(stream)).toString()).toBe(text);
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
      const during = { ...manifest, publishing: { run: null, files: manifestOf(old).files } } as Manifest;
      for (const one of [manifest, during, withRetired(during, retired)]) await expectStreamed(one);
    }),
  );
});

test('what is not there is left out', () => expectStreamed({ ...manifestOf({}), more: undefined }));

test('a large one comes in pieces', async () => {
  const content = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`é/page-${at}.html`, `${at}`]));
  await expectStreamed(manifestOf(content));
});
