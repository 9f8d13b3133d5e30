import { expect, it } from 'vitest';
import { built, DRAWN, docsJson } from '../../support.ts';

it('the picture of a page has above its title what docs.json or the page itself asks for', async () => {
  const drawings = async (source: string | undefined, head = '', inTab = {}): Promise<string[]> => {
    const page = (title: string): string => `---\ntitle: ${title}\n${head}---\n`;
    const site = await built({
      'docs.json': docsJson({
        ...DRAWN,
        thumbnails: { eyebrow: { source } },
        navigation: {
          tabs: [
            { tab: 'A', ...inTab, groups: [{ group: 'G', pages: ['index'] }] },
            { tab: 'B', groups: [{ group: 'G', pages: ['same'] }] },
          ],
        },
      }),
      'index.mdx': page('Start'),
      'same.mdx': page('Start'),
    });
    return ['index', 'same'].map(
      (name) => /assets\/thumbnails\/\w+\.png/.exec(site.file(`${name}.html`))?.[0] ?? '',
    );
  };
  const [group, ...others] = await drawings('group');
  // The same words are one picture.
  expect(others).toEqual([group]);
  expect(await drawings(undefined)).toEqual([group, group]);
  expect(await drawings('version')).toEqual([group, group]);
  expect(await drawings('tab', 'thumbnail:\n  eyebrow: G\n')).toEqual([group, group]);
  const [first, second] = await drawings('tab');
  expect(await drawings('group', '', { thumbnail: { eyebrow: 'A' } })).toEqual([first, group]);
  const [none] = await drawings('none');
  expect(new Set([group, first, second, none]).size).toBe(4);
  expect((await drawings('tab', 'thumbnail:\n  eyebrow: ""\n'))[0]).toBe(none);
});
