import { expect, it } from 'vitest';
import { buildSite } from '../../../src/site/build.ts';
import { createHighlighter } from '../../../src/site/highlight/highlighter.ts';
import { type KeptHighlighters, keepHighlighters } from '../../../src/site/highlight/kept.ts';
import { projectOf } from '../../../src/site/project/files.ts';
import { ICON } from '../../support/docs-project.ts';
import { docsJson } from '../support.ts';

/** A page with code in a language, built with highlighters that are kept. */
async function built(language: string, highlighters?: KeptHighlighters): Promise<string> {
  const page = `# Page\n\n\`\`\`${language}\nconst a = 'b';\n\`\`\`\n`;
  const project = { ...ICON, 'docs.json': docsJson({ navigation: { pages: ['page'] } }), 'page.mdx': page };
  const site = new Map<string, string>();
  await buildSite(
    projectOf(project),
    { domain: 'docs.example.com', deploymentType: 'air-gapped' },
    { onFile: ({ path, bytes }) => void site.set(path, Buffer.from(bytes).toString()) },
    { highlighters },
  );
  return site.get('page.html') ?? '';
}

/** Highlighters, and how many have been made. */
function counted(most: number) {
  const kept = keepHighlighters(most);
  const made: string[] = [];
  const lend: KeptHighlighters['lend'] = (key, make) =>
    kept.lend(key, () => {
      made.push(key);
      return make();
    });
  return { made, highlighters: { lend } };
}

it('builds of the same languages load one highlighter, and give what builds give that load their own', async () => {
  const { made, highlighters } = counted(1);
  const alone = { js: await built('js'), python: await built('python') };
  for (const language of ['js', 'js', 'python', 'python', 'js'] as const)
    expect(await built(language, highlighters)).toBe(alone[language]);
  // Of two, one is kept.
  expect(made).toHaveLength(3);
  expect(alone.js).toContain('class="shiki');
});

it('builds side by side keep theirs to their ends', async () => {
  const { made, highlighters } = counted(1);
  const languages = ['js', 'python', 'bash', 'js'];
  const pages = await Promise.all(languages.map((language) => built(language, highlighters)));
  expect(pages).toEqual(await Promise.all(languages.map((language) => built(language))));
  expect(made).toHaveLength(3);
});

it('one that could not be made is tried again', async () => {
  const kept = keepHighlighters(1);
  await expect(kept.lend('key', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  const options = { codeblocks: undefined, customLanguages: [] };
  const { highlighter, release } = await kept.lend('key', () => createHighlighter(options));
  expect(highlighter.highlight('a', undefined)).toContain('shiki');
  release();
});
