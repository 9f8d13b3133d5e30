import { expect, it } from 'vitest';
import { built, docsJson } from '../support.ts';

it('a table of contents begins at its edge, whichever level the headings of a page begin with', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['usual', 'deeper'] } }),
    'usual.mdx': '### Before\n\n## One\n\n### Two\n',
    'deeper.mdx': '### One\n\n#### Of it\n\n### Two\n',
  });
  const depths = (path: string): (string | undefined)[] =>
    [...site.file(path).matchAll(/data-depth="(\d)"/g)].map(([, depth]) => depth);
  expect(depths('usual.html')).toEqual(['3', '2', '3']);
  expect(depths('deeper.html')).toEqual(['2', '2']);
});
