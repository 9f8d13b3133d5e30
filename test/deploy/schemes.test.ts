import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SCHEMES } from '../../src/deploy/schemes.ts';

const GUIDES: Readonly<Record<string, string>> = {
  s3: 'amazon-s3',
  gs: 'google-cloud-storage',
  azblob: 'azure-blob-storage',
  sftp: 'sftp',
  oci: 'container-image',
  branch: 'git-branch',
  pages: 'github-pages',
  release: 'github-release',
  helm: 'helm-values',
};

const guide = (name: string) => readFile(new URL(`../../docs/guides/${name}.mdx`, import.meta.url), 'utf8');

test.each(Object.keys(SCHEMES))('every option of %s stands in its guide', async (name) => {
  const own = GUIDES[name] === undefined ? '' : await guide(GUIDES[name]);
  const text = own + (await guide('destinations'));
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, inner]) => inner ?? '');
  const missing = Object.keys(SCHEMES[name]?.options ?? {}).filter(
    (option) => !code.some((inner) => new RegExp(`(^|\\s)${option}(=|$)`).test(inner)),
  );
  expect(missing).toEqual([]);
});
