import { describe, expect, test } from 'vitest';
import { built, docsJson } from '../support.ts';

/** The kinds and places of what keeps readers out of a page with this text, and of the snippet beside it. */
async function barriers(text: string, snippet = ''): Promise<string[]> {
  const { diagnostics } = await built(
    {
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': `---\ntitle: x\n---\n\n${text}`,
      'a.svg': '<svg viewBox="0 0 9 9"/>',
      ...(snippet === '' ? {} : { 'snippets/part.mdx': snippet }),
    },
    { tellsBarriers: true },
  );
  const kinds = /^(?:picture-without-text|frame-without-title|link-without-text|vague-link|skipped-heading)$/;
  return diagnostics
    .filter(({ kind }) => kinds.test(kind))
    .map(({ kind, file, line, column }) => `${kind} ${file}:${line}:${column}`);
}

describe('what keeps readers out who cannot see a page', () => {
  test.each([
    ['![](/a.svg)', 'picture-without-text'],
    ['<img src="/a.svg" />', 'picture-without-text'],
    ['<iframe src="https://example.com" />', 'frame-without-title'],
    ['[ ](/index)', 'link-without-text'],
    ['<a href="/index"></a>', 'link-without-text'],
    ['[Click here](/index)', 'vague-link'],
    ['[**here**](/index)', 'vague-link'],
    ['### Deep', 'skipped-heading'],
    ['## A\n#### B\n', 'skipped-heading'],
  ])('%j is told with its place', async (text, kind) => {
    const [told, ...others] = await barriers(text);
    expect(told).toMatch(new RegExp(`^${kind} index\\.mdx:[56]:1$`));
    expect(others).toEqual([]);
  });

  test.each([
    '![A green button](/a.svg)',
    '<img src="/a.svg" alt="" />',
    'export const more = {};\n\n<img src="/a.svg" {...more} />',
    '<iframe src="https://example.com" title="A tour" />',
    '[The first guide](/index)',
    '<a href="/index"><Icon icon="house" /></a>',
    '[![A picture](/a.svg)](/index)',
    'export const name = "x";\n\n<a href="/index">{name}</a>',
    '<a href="/index" aria-label="Home"></a>',
    '## A\n### B\n## C\n',
  ])('%j is nothing to tell', async (text) => {
    expect(await barriers(text)).toEqual([]);
  });

  test('is told of a snippet once, where that has it, though two places show it', async () => {
    const text = 'import Part from "/snippets/part.mdx";\n\n<Part />\n\n<Part />\n';
    expect(await barriers(text, 'Words.\n\n![](/a.svg)\n')).toEqual([
      'picture-without-text snippets/part.mdx:3:1',
    ]);
  });

  test('is not told of the first heading of a snippet, which stands below one of its page', async () => {
    const text = '## Top\n\nimport Part from "/snippets/part.mdx";\n\n<Part />\n';
    expect(await barriers(text, '### Below\n\n##### Deep\n')).toEqual([
      'skipped-heading snippets/part.mdx:3:1',
    ]);
  });

  test('is not told unless asked for', async () => {
    const { diagnostics } = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': '---\ntitle: x\n---\n\n![](/a.svg)',
      'a.svg': '<svg viewBox="0 0 9 9"/>',
    });
    expect(diagnostics).toEqual([]);
  });
});
