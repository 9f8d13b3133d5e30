import { expect, it } from 'vitest';
import { built, docsJson } from '../support.ts';

it('tells where a page is not in UTF-8, and reads UTF-16 that says so', async () => {
  const pages = ['old', 'wide', 'sign'];
  const { file, diagnostics } = await built({
    'docs.json': Buffer.from(`\uFEFF${docsJson({ navigation: { pages } })}`, 'utf16le'),
    'old.mdx': Buffer.from('# Old\n\nCaf\xe9\n', 'latin1'),
    'wide.mdx': Buffer.from('\uFEFF# Wide\n\nCaf\xe9\n', 'utf16le').swap16(),
    'sign.mdx': '# Sign\n\nShown as \uFFFD\n',
  });
  expect(file('wide.md')).toContain('Café');
  expect(diagnostics.filter(({ kind }) => kind === 'encoding')).toMatchObject([
    { file: 'old.mdx', line: 3, column: 4, hint: 'save it in UTF-8' },
  ]);
});

it('tells where the settings are not in UTF-8, also in a file that they refer to', async () => {
  const { diagnostics } = await built({
    'docs.json': Buffer.from(
      docsJson({ name: 'Caf\xe9', navigation: { $ref: 'navigation.json' } }),
      'latin1',
    ),
    'navigation.json': Buffer.from('{"groups": [\n{"group": "\xc4", "pages": ["a"]}]}', 'latin1'),
    'a.mdx': '# A\n',
  });
  expect(diagnostics.filter(({ kind }) => kind === 'encoding')).toMatchObject([
    { file: 'docs.json', hint: 'save it in UTF-8' },
    { file: 'navigation.json', line: 2, column: 12 },
  ]);
});
