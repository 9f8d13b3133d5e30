import { expect, test } from 'vitest';
import type { ManifestFile } from '../../src/bundle/manifest.ts';
import { kindsOf } from '../../src/github/kinds.ts';
import { manifestOf } from '../deploy/fixtures.ts';

test('files are counted by kind, in a fixed order, and kinds without a file are left out', () => {
  const file = (contentType: string, size: number): ManifestFile => ({
    ...{ sha256: '0'.repeat(64), md5: '0'.repeat(32), cacheControl: '', contentType, size },
  });
  const files = {
    'a.png': file('image/png', 5),
    'index.html': file('text/html; charset=utf-8', 10),
    'guides/start.html': file('text/html; charset=utf-8', 20),
    '_search/0.json': file('application/json', 3),
    'llms.txt': file('text/plain', 2),
    'openapi.json': file('application/json', 4),
    'x.bin': file('application/octet-stream', 1),
  };
  expect(kindsOf({ ...manifestOf({}), files })).toEqual([
    { name: 'pages', files: 2, bytes: 30 },
    { name: 'search', files: 1, bytes: 3 },
    { name: 'images', files: 1, bytes: 5 },
    { name: 'text for machines', files: 2, bytes: 6 },
    { name: 'other', files: 1, bytes: 1 },
  ]);
});
