import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds, page } from './support.ts';

describe('a name that cannot travel', () => {
  it.each(['aux', 'guides/con', 'nul/page', 'lpt1', 'dots./page', 'space /page', 'a'.repeat(260)])(
    'costs the page and is an error: %s',
    async (path) => {
      const site = await built({
        'docs.json': docsJson({ navigation: { pages: ['index'] } }),
        'index.mdx': page(),
        [`${path}.mdx`]: page(),
      });
      expect(site.diagnostics).toEqual([
        expect.objectContaining({ severity: 'error', kind: 'unportable-name', file: `${path}.mdx` }),
      ]);
      expect(site.pages).toEqual(['index']);
      expect(site.files.has(`${path}.html`)).toBe(false);
    },
  );

  it('costs an image as well', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': page('![x](/aux.png)'),
      'aux.png': 'png',
    });
    expect(site.files.has('aux.png')).toBe(false);
    expect(kinds(site)).toEqual(['unportable-name']);
  });

  it('is not one that only resembles a device', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['auxiliary', 'console', 'com'] } }),
      ...Object.fromEntries(['auxiliary', 'console', 'com'].map((path) => [`${path}.mdx`, page()])),
    });
    expect(kinds(site)).toEqual([]);
  });
});
