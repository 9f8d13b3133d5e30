import { expect, it } from 'vitest';
import { attestedBundle } from '../../src/phases/attest.ts';
import { manifestOf } from '../deploy/fixtures.ts';

it.each([
  ['work/bundle.tar.gz', 'docs', 'docs.tar.gz'],
  ['work/bundle.tar.gz', 'docs.tar.gz', 'docs.tar.gz'],
  ['work/bundle.zip', 'docs', 'docs.zip'],
])('the bundle %s of the artifact %s is attested as %s', (bundlePath, artifact, name) => {
  const manifest = { ...manifestOf({}), bundleSha256: 'abc' };
  expect(attestedBundle({ bundlePath, manifest }, artifact)).toEqual({ name, sha256: 'abc' });
});
