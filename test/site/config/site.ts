import type { Built } from '../support.ts';
import { built, docsJson, PIXEL } from '../support.ts';

/** What settings of these tests name. */
const FILES = ['light.svg', 'dark.svg', 'own.woff', 'own.woff2', 'back.png', 'images/rocket.svg'];

/** A site of two pages with these settings; all files that settings may name are there. */
export async function site(settings: object, pages: Readonly<Record<string, string>> = {}): Promise<Built> {
  return built({
    'docs.json': docsJson({
      navigation: { groups: [{ group: 'Guides', pages: ['index', 'b'] }] },
      ...settings,
    }),
    'index.mdx': '---\ntitle: Home\n---\n\n```js\nlet a = 1;\n```\n',
    'b.mdx': '---\ntitle: Second\n---\n\n## Part\n',
    ...Object.fromEntries(FILES.map((path) => [path, PIXEL])),
    ...pages,
  });
}
