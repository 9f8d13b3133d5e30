import { expect, it } from 'vitest';
import { built, DRAWN, docsJson } from './support.ts';

/** Something wrong with each of what only readers see, and with what all see. */
const project = {
  'docs.json': docsJson({
    ...DRAWN,
    favicon: '/torn.png',
    thumbnails: { background: '/absent.png', fonts: { family: 'Unheard Of' } },
    styling: { codeblocks: { languages: { custom: ['/broken.json'] } } },
    navigation: { pages: ['index'] },
  }),
  'torn.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]),
  'broken.json': '{"name": ',
  'index.mdx': '[Lost](/lost) [Deep](#absent)\n\n```ts\nconst answer: number = 42;\n```\n',
};

it('a draft says all that the build says, and leaves out what only readers need', async () => {
  const site = await built(project);
  const draft = await built(project, { isDraft: true });
  expect(draft.diagnostics).toEqual(site.diagnostics);
  expect(draft.pages).toEqual(site.pages);
  expect(new Set(site.diagnostics.map(({ kind }) => kind))).toEqual(
    new Set([
      'broken-anchor',
      'broken-link',
      'custom-language',
      'favicon-as-is',
      'font-not-available',
      'missing-file',
    ]),
  );
  const left = [...site.files.keys()].filter((path) => !draft.files.has(path) && !/\.css$/.test(path));
  const kinds = [/^favicon\.ico$/, /^assets\/thumbnail\./, /^assets\/thumbnails\//, /^assets\/search\//];
  for (const kind of kinds) expect(left.filter((path) => kind.test(path))).not.toEqual([]);
  expect(left.filter((path) => !kinds.some((kind) => kind.test(path)))).toEqual([]);
  expect(site.file('index.html')).toMatch(/<pre class="shiki.*<span [^>]*>const/s);
  expect(draft.file('index.html')).toContain('<code>const answer: number = 42;');
});
