import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ManifestFile } from '../../../src/bundle/manifest.ts';
import { isUsualFile, parseManifest } from '../../../src/deploy/plan/read-manifest.ts';
import { manifestOf } from '../fixtures.ts';

const hex = (length: number) => fc.string({ minLength: length, maxLength: length });
const usual = fc.record({
  ...{ sha256: hex(64), md5: hex(32), size: fc.nat(), contentType: fc.string(), cacheControl: fc.string() },
});
/** A usual file, in which one thing is another. */
const almost = fc
  .tuple(usual, fc.constantFrom('sha256', 'md5', 'size', 'contentEncoding', 'more'), fc.anything())
  .map(([file, key, value]) => ({ ...file, [key]: value }));

describe('a file of a manifest', () => {
  it('is never taken for a usual one where the schema refuses it', () => {
    fc.assert(
      fc.property(fc.oneof(usual, almost, fc.anything()), (value) => {
        if (isUsualFile(value)) expect(ManifestFile.safeParse(value).success).toBe(true);
      }),
    );
  });

  it('is a usual one as it comes out of a bundle', () => {
    const { files } = manifestOf({ 'index.html': 'a', 'a.css': 'b' });
    for (const file of Object.values(files)) expect(isUsualFile(file)).toBe(true);
  });
});

describe('the manifest of a destination', () => {
  it('is read with files of every kind that the schema knows', () => {
    const manifest = manifestOf({ 'index.html': 'a' });
    const [plain] = Object.values(manifest.files);
    const compressed = {
      ...plain,
      contentEncoding: 'br',
      stored: { sha256: 'a'.repeat(64), md5: 'b'.repeat(32), size: 1 },
    };
    const text = JSON.stringify({ ...manifest, files: { 'index.html': plain, 'a.css': compressed } });
    expect(parseManifest(text)).toEqual(JSON.parse(text));
  });

  it('is none where one file is not as the schema has it', () => {
    const manifest = manifestOf({ 'index.html': 'a' });
    const [plain] = Object.values(manifest.files);
    for (const broken of [
      { ...plain, size: -1 },
      { ...plain, md5: 'short' },
      { ...plain, surprise: 1 },
      null,
      'text',
    ])
      expect(
        parseManifest(JSON.stringify({ ...manifest, files: { 'index.html': plain, broken } })),
      ).toBeUndefined();
  });

  it.each(['../other/index.html', 'a/../../other/index.html', '/index.html', 'a//b.html', './a', 'a/', ''])(
    'is none where it names the path %j, wherever it does',
    (path) => {
      const manifest = manifestOf({ 'index.html': 'a' });
      const [file] = Object.values(manifest.files);
      const until = '2026-01-01T00:00:00.000Z';
      expect(parseManifest(JSON.stringify({ ...manifest, files: { [path]: file } }))).toBeUndefined();
      expect(
        parseManifest(JSON.stringify({ ...manifest, retired: { [path]: { until, file } } })),
      ).toBeUndefined();
      const publishing = { run: 1, files: { [path]: file } };
      expect(parseManifest(JSON.stringify({ ...manifest, publishing }))).toBeUndefined();
    },
  );

  it.each([null, {}, { run: 1, files: { 'a.html': {} } }, { run: '1', files: {} }])(
    'is none where it says in another form, %j, that a publish is under way',
    (publishing) => {
      const manifest = { ...manifestOf({ 'index.html': 'a' }), publishing };
      expect(parseManifest(JSON.stringify(manifest))).toBeUndefined();
    },
  );

  it('is read with names that begin or end in dots', () => {
    const manifest = manifestOf({ 'index.html': 'a', '.nojekyll': '', '..a': '', 'b/...': '', 'b/c.': '' });
    expect(parseManifest(JSON.stringify(manifest))).toEqual(manifest);
  });
});
