import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Manifest } from '../../src/bundle/manifest.ts';
import { manifestBytes } from '../../src/deploy/manifest-bytes.ts';
import { withRetired } from '../../src/deploy/retired.ts';
import { manifestOf } from './fixtures.ts';

test('the bytes of a manifest are those of its JSON, whatever the files are called', () => {
  const paths = fc.dictionary(
    fc.oneof(fc.string(), fc.constantFrom('é/日本.html', '"', '__proto__')),
    fc.string(),
  );
  fc.assert(
    fc.property(paths, paths, (content, old) => {
      const manifest = manifestOf(content);
      const file = { sha256: 'a'.repeat(64) };
      const retired = Object.fromEntries(
        Object.keys(old).map((path) => [path, { until: '2026-01-01', file }]),
      );
      const during = { ...manifest, publishing: { run: null, files: manifestOf(old).files } } as Manifest;
      for (const one of [manifest, during, withRetired(during, retired)])
        expect(manifestBytes(one).toString()).toBe(JSON.stringify(one));
    }),
  );
});

test('what is not there is left out', () => {
  const manifest = { ...manifestOf({}), files: {}, more: undefined };
  expect(manifestBytes(manifest).toString()).toBe(JSON.stringify(manifest));
});
