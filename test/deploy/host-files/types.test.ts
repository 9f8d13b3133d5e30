import { expect, test } from 'vitest';
import { contentTypeOf } from '../../../src/bundle/content-type.ts';
import { typesOf } from '../../../src/deploy/host-files/types.ts';
import { withHeaders } from '../../../src/deploy/plan/headers.ts';
import { manifestOf } from '../fixtures.ts';

test('an ending is of the type that its files have, or that its name tells where they differ', () => {
  const paths = ['.nojekyll', 'LICENSE', 'a.md', 'B.MD', 'x.json', 'spec.json', 'p.png', 'odd.yaml'];
  const manifest = manifestOf(Object.fromEntries(paths.map((path) => [path, ''])));
  const typed = Object.entries(manifest.files).map(
    ([path, file]) => [path, { ...file, contentType: contentTypeOf(path) }] as const,
  );
  const { files } = withHeaders({ ...manifest, files: Object.fromEntries(typed) }, [
    { pattern: 'spec.json', header: 'content-type', value: 'application/openapi+json' },
    { pattern: '*.png', header: 'content-type', value: 'image/x-own' },
    { pattern: '*.yaml', header: 'content-type', value: 'text/yaml; header=present' },
  ]);
  expect(typesOf(files)).toEqual([
    { ending: 'md', type: 'text/markdown', isText: true },
    { ending: 'json', type: 'application/json', isText: true },
    { ending: 'png', type: 'image/x-own', isText: false },
  ]);
});
