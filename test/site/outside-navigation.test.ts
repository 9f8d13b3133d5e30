import { describe, expect, it } from 'vitest';
import { built, docsJson, page } from './support.ts';

describe('a page outside the navigation', () => {
  const project = {
    'docs.json': docsJson({
      navigation: { pages: ['index'] },
      navbar: { links: [{ label: 'From the bar', href: '/from-settings' }] },
      redirects: [{ source: '/old', destination: '/from-redirect' }],
    }),
    'index.mdx': page('[on](/from-page)'),
    'from-page.mdx': page('[me](/from-page)'),
    'from-settings.mdx': page(),
    'from-redirect.mdx': page(),
    'forgotten.mdx': page('[me](/forgotten)'),
    'secret.mdx': '---\nhidden: true\n---\n',
  };

  it('that nothing leads to is a notice of its own, unless it is hidden', async () => {
    const { diagnostics } = await built(project);
    expect(diagnostics.filter(({ kind }) => kind === 'unused-page')).toEqual([
      expect.objectContaining({ severity: 'notice', file: 'forgotten.mdx' }),
    ]);
  });

  it('that a page takes in is a part of it and no page, unless it is listed', async () => {
    const { diagnostics, pages } = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'both'] } }),
      'index.mdx':
        'import Part from "/parts/part.mdx";\nimport Both from "./both";\n\n<Part name="x" />\n\n<Both />\n',
      'parts/part.mdx': 'import Inner from "./inner";\n\nA part of {name}.\n\n<Inner />\n',
      'parts/inner.mdx': 'import Outer from "/snippets/outer.mdx";\n\n<Outer />\n',
      'snippets/outer.mdx': 'import Innermost from "/innermost.mdx";\n\n<Innermost name="x" />\n',
      'innermost.mdx': 'Inside of {name}.\n',
      'both.mdx': 'A page as well.\n',
    });
    expect(diagnostics).toEqual([]);
    expect(pages).toEqual(['both', 'index']);
  });

  it('is none that a hidden part of the navigation lists, also by an API description', async () => {
    const { diagnostics, pages } = await built({
      'docs.json': docsJson({
        navigation: {
          groups: [
            { group: 'Shown', pages: ['index'] },
            { group: 'Hidden', hidden: true, openapi: 'api.json' },
            { group: 'Hidden too', hidden: true, pages: ['forgotten'] },
          ],
        },
      }),
      'api.json': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'Harbor', version: '1' },
        paths: { '/ships': { get: { responses: { 200: { description: 'Ships' } } } } },
      }),
      'index.mdx': page(),
      'forgotten.mdx': page(),
    });
    expect(pages).toContain('api-reference/get-ships');
    expect(diagnostics).toEqual([]);
  });

  it('that a redirect of whatever there is leads to is no page that anything leads to', async () => {
    const { diagnostics, file } = await built({
      'docs.json': docsJson({
        navigation: { pages: ['index'] },
        redirects: [{ source: '/v1/:rest*', destination: '/:rest*' }],
      }),
      'index.mdx': page(),
      'guides/my own.mdx': page(),
    });
    expect(diagnostics).toMatchObject([{ kind: 'unused-page', file: 'guides/my own.mdx' }]);
    expect(file('v1/guides/my own.html')).toContain('href="../../guides/my%20own.html"');
  });

  it('that something leads to is part of one notice in all', async () => {
    const { diagnostics } = await built(project);
    expect(diagnostics.filter(({ kind }) => kind === 'unlisted-page')).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('from-page, from-redirect, from-settings'),
      }),
    ]);
  });
});

describe('a navigation that leads to no page', () => {
  it.each([
    ['lists none that is there', { pages: ['gone'] }],
    ['lists none that is shown', { groups: [{ group: 'All', pages: ['hidden'] }] }],
    ['lists links only', { pages: ['https://example.com'] }],
  ])('is an error, since the site does not open, where it %s', async (_, navigation) => {
    const project = {
      'docs.json': docsJson({ navigation }),
      'hidden.mdx': '---\ntitle: Hidden\nhidden: true\n---\n',
      'other.mdx': page(),
    };
    const site = await built(project);
    expect(site.files.has('index.html')).toBe(false);
    expect(site.diagnostics).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        kind: 'no-pages',
        message: 'The navigation leads to no page, and a site without a first page is not published',
        file: 'docs.json',
        line: 7,
      }),
    );
    const mended = [
      await built({ ...project, 'index.mdx': page() }),
      await built({
        ...project,
        'docs.json': docsJson({ navigation, redirects: [{ source: '/', destination: '/other' }] }),
      }),
    ];
    for (const { files, diagnostics } of mended) {
      expect(files.has('index.html')).toBe(true);
      expect(diagnostics.map(({ kind }) => kind)).not.toContain('no-pages');
    }
    const part = await built(project, { paths: ['other'] });
    expect(part.diagnostics.map(({ kind }) => kind)).not.toContain('no-pages');
  });
});
