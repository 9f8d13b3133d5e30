import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokens, writtenWord } from '../../../src/site/search/tokens.ts';
import type { Built } from '../support.ts';
import { built, docsJson } from '../support.ts';
import { search } from './searching.ts';

const site = await built({
  'docs.json': docsJson({
    navigation: { pages: ['index', 'auth', 'deploy', 'ünïcode', 'ja', 'ar', 'long', 'names'] },
  }),
  'index.mdx': '---\ntitle: Welcome\n---\nStart with authentication, then deploy. It retries.',
  'auth.mdx': '---\ntitle: Authentication\n---\n## API keys\nCreate a key with `createApiKey`.',
  'deploy.mdx': '---\ntitle: Deploy\n---\nPublish containers anywhere, retrieve none.',
  'ünïcode.mdx': '---\ntitle: Crème brûlée\n---\nUn dessert. Setup.',
  'ja.mdx': '---\ntitle: 認証ガイド\n---\n日本語の文書です。',
  'ar.mdx': '---\ntitle: دليل المصادقة\n---\nطريقة التثبيت للمستخدم.',
  'long.mdx': `---\ntitle: Lange Wörter\n---\nDas Rindfleischetikettierungsüberwachungsgesetz, \`listSubscribersOfAllTheNewslettersThere\`, ${'a1'.repeat(20)}.`,
  'names.mdx': '---\ntitle: Frameworks\n---\nFor Next.js, then for others. Entries of a delivery.',
  'hidden.mdx': '---\ntitle: Zebra\n---\nNot listed.',
});

describe('a search', () => {
  it.each([
    ['a word of a title before a word of a text', 'authentication', ['auth', 'index']],
    ['the beginning of a word', 'auth', ['auth', 'index']],
    ['a form of a word by another', 'publishing', ['deploy']],
    ['a word with a y by its plural', 'entry', ['names']],
    ['a plural by its word with a y', 'deliveries', ['names']],
    ['a plural and no word that begins like it', 'retries', ['index']],
    ['pages by what a question is about', 'how do I deploy this', ['deploy', 'index']],
    ['one word where it is written as two', 'nextjs', ['names']],
    ['two words where they are written as one', 'set up dessert', ['ünïcode']],
    ['a typo', 'authentcation', ['auth', 'index']],
    ['a word with two letters in the wrong order', 'depoly', ['deploy', 'index']],
    ['a word whose first letters changed places', 'edploy', ['deploy', 'index']],
    ['plural and singular alike', 'container', ['deploy']],
    ['a part of a name in code', 'api key', ['auth']],
    ['letters without their accents', 'creme brulee', ['ünïcode']],
    ['a language without spaces', '認証', ['ja']],
    ['a word of Arabic without its article', 'تثبيت', ['ar']],
    ['a word of Arabic with another article', 'والمستخدم', ['ar']],
    ['a very long word by its beginning', 'Rindfleisch', ['long']],
    ['a very long word as a whole', 'Rindfleischetikettierungsüberwachungsgesetz', ['long']],
    ['a part of a very long name in code', 'newsletters', ['long']],
    ['no key or digest', 'a1a1', []],
    ['nothing', 'quasar', []],
    [
      'pages that have a part of what is sought, after those with all',
      'creme dessert retrieve',
      ['ünïcode', 'deploy'],
    ],
    ['no page outside the navigation', 'zebra', []],
  ])('finds %s', async (_, query, expected) => {
    expect((await search(site, query)).paths).toEqual(expected);
  });
});

it('finds names with a sign first, then those without it, also by their beginning', async () => {
  const pages = {
    letters: '---\ntitle: C and F\n---\nC, F and a net.',
    cpp: '---\ntitle: Compilers\n---\nWritten in C++17, 🚀 and the `i` of C++.',
    sharp: '---\ntitle: Clients\n---\nThere are clients for C# and F#, and for issue#12.',
    dotnet: '---\ntitle: Runtimes\n---\nRuns on .NET 8. Ends here.No blank.',
  };
  const signs = await built({
    'docs.json': docsJson({ navigation: { pages: Object.keys(pages) } }),
    ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`${name}.mdx`, text])),
  });
  const found = async (query: string): Promise<string[]> => (await search(signs, query)).paths;
  expect((await found('c++'))[0]).toBe('cpp');
  expect((await found('c+'))[0]).toBe('cpp');
  expect((await found('C++17'))[0]).toBe('cpp');
  expect((await found('c#'))[0]).toBe('sharp');
  expect((await found('F#'))[0]).toBe('sharp');
  expect((await found('c# clients'))[0]).toBe('sharp');
  expect(await found('.net')).toEqual(['dotnet', 'letters']);
  expect(await found('.ne')).toEqual(['dotnet', 'letters']);
  expect((await found('c'))[0]).toBe('letters');
  expect(await found('net++')).toEqual(await found('net'));
  const index = [...signs.files]
    .flatMap(([path, text]) => (path.startsWith('assets/search/') ? text : []))
    .join();
  expect(index).toContain('"c++":[');
  expect(index).not.toMatch(/"(?:\.no|issue#)":/);
});

it('finds pages of the reader’s language and version', async () => {
  const navigation = {
    languages: [
      {
        language: 'en',
        versions: [
          { version: '2', pages: ['en/2'] },
          { version: '1', pages: ['en/1'] },
        ],
      },
      { language: 'fr', pages: ['fr/page'] },
    ],
  };
  const page = '---\ntitle: Configuration\n---\nText.';
  const many = await built({
    'docs.json': docsJson({ navigation }),
    'en/2.mdx': page,
    'en/1.mdx': page,
    'fr/page.mdx': page,
  });
  expect((await search(many, 'configuration', 'en/1')).paths).toEqual(['en/1']);
  expect((await search(many, 'configuration', 'fr/')).paths).toEqual(['fr/page']);
  expect(many.file('en/2.html')).toContain('data-scope="en/2"');
});

it('finds for readers of no version what the first one has, and of others what nothing else has', async () => {
  const page = (title: string): string => `---\ntitle: ${title}\n---\nText.`;
  const many = await built({
    'docs.json': docsJson({
      navigation: {
        tabs: [
          {
            tab: 'Manual',
            versions: [
              { version: '1', pages: ['1/moor', '1/row'] },
              { version: '2', default: true, pages: ['2/moor'] },
            ],
          },
          { tab: 'Blog', pages: ['news'] },
        ],
      },
    }),
    '1/moor.mdx': page('Moor a ship'),
    '1/row.mdx': page('Row a boat'),
    '2/moor.mdx': page('Moor a ship'),
    'news.mdx': page('Ships'),
  });
  expect(many.file('news.html')).toContain('data-scope="/"');
  expect((await search(many, 'moor')).paths).toEqual(['2/moor']);
  expect((await search(many, 'ship')).paths).toEqual(['news', '2/moor']);
  expect((await search(many, 'row')).paths).toEqual(['1/row']);
  expect((await search(many, 'moor', '/1')).paths).toEqual(['1/moor']);
});

it('finds a word whose first letter is short for another one, where nothing else is like it', async () => {
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'drive'] } }),
    'index.mdx': '---\ntitle: Start\n---\nOf storage.',
    'drive.mdx': '---\ntitle: Google Drive\n---\nFiles that are shared.',
  });
  expect((await search(made, 'gdrive')).paths).toEqual(['drive']);
  expect((await search(made, 'gdrives')).paths).toEqual(['drive']);
  expect((await search(made, 'gof')).paths).toEqual([]);
});

it('takes for a typo, too, what two other words make by chance', async () => {
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'preview'] } }),
    'index.mdx': '---\ntitle: Buttons\n---\nThe one named prev changes the view.',
    'preview.mdx': '---\ntitle: Preview\n---\nOf pages.',
  });
  expect((await search(made, 'prevview')).paths).toEqual(['preview', 'index']);
});

it('leaves out what says so, and shows first what says that it counts more', async () => {
  const text = 'Configuration of all.';
  const made = await built({
    'docs.json': docsJson({
      navigation: {
        pages: [
          'a',
          'b',
          { group: 'More', boost: 5, pages: ['c', { group: 'Most', pages: ['d', 'e'] }] },
          'f',
        ],
      },
    }),
    'a.mdx': `---\ntitle: A\n---\n${text}`,
    'b.mdx': `---\ntitle: B\nboost: 9\n---\n${text}`,
    'c.mdx': `---\ntitle: C\n---\n${text}`,
    'd.mdx': `---\ntitle: D\nboost: 2\n---\n${text}`,
    'e.mdx': `---\ntitle: E\nboost: none\n---\n${text}`,
    'f.mdx': `---\ntitle: F\nsearchable: false\n---\n${text}`,
  });
  expect((await search(made, 'configuration')).paths).toEqual(['b', 'c', 'e', 'd', 'a']);
  expect(made.file('sitemap.xml')).toContain('/f<');
  expect(made.file('f.html')).not.toContain('name="robots"');
});

describe('of a site with many pages', () => {
  const words = Array.from({ length: 2000 }, (_, index) => `w${((index * 7919) % 104_729).toString(36)}`);
  const pages = Array.from({ length: 400 }, (_, index) => `p${index}`);
  const text = (page: number): string =>
    Array.from({ length: 400 }, (_, index) => words[(page * 31 + index * 17) % words.length]).join(' ');
  const build = (): Promise<Built> =>
    built({
      'docs.json': docsJson({ navigation: { pages: [...pages, 'long'] } }),
      ...Object.fromEntries(
        pages.map((name, index) => [`${name}.mdx`, `---\ntitle: Page ${index}\n---\ncommon ${text(index)}`]),
      ),
      // Of so long a page a word says little, and the index leaves it out.
      'long.mdx': `---\ntitle: Zirconium\n---\ncommon zirconium ${text(1)} ${text(2)} ${text(3)}`,
    });

  it('loads little, and finds a page by a rare word beside one that nearly all of them have', async () => {
    const large = await build();
    const { paths, bytes } = await search(large, `common ${words[5]}`);
    expect(paths.length).toBe(8);
    expect(bytes).toBeLessThan(300_000);
    expect((await search(large, 'common zirconium')).paths[0]).toBe('long');
    expect((await search(large, 'common page')).paths.length).toBe(8);
  });
});

it('finds a word of two scripts in either case', () => {
  expect(tokens('واجهةAPI', '')).toEqual(tokens('واجهةapi', ''));
});

describe('a word as readers type it without their keyboard', () => {
  it.each([
    ['da', 'Læring først på Ærø', 'laering forst pa aero'],
    ['fi', 'Pääsivun ääkköset', 'paasivun aakkoset'],
    ['hu', 'Hosszú, tűrő API-kulcs', 'hosszu turo api kulc'],
    ['ca', 'Col·lecció CANCEL·LAR l’índex', 'colleccio cancellar l index'],
    ['uz', 'Oʻzbekcha maʼlumot, sogʻ', 'ozbekcha malumot sog'],
    ['uz', "O'zbekcha ma’lumot, sog'", 'ozbekcha malumot sog'],
    ['uk', "об'єкт обʼєкт", 'обєкт обєкт'],
    ['de', 'Straße', 'strasse'],
    ['pl', 'Łódź', 'lodz'],
    ['tr', 'Ankara’da ısı', 'ankara da isi'],
    ['fr', "L'œuvre", 'l oeuvre'],
  ])('is the same in %s: %s', (language, text, terms) => {
    expect(tokens(text, language).join(' ')).toBe(terms);
  });
});

it.each([
  ['ca', 'la col·lecció l’índex', ['la', 'col·lecció', 'l', 'índex']],
  ['uz', "qo'shish ma’lumot", ["qo'shish", 'ma’lumot']],
  ['hi', 'हिन्दी में', ['हिन्दी', 'में']],
])('marks whole words as they are written in %s', (language, text, written) => {
  expect(text.match(writtenWord(language))).toEqual(written);
});

it('finds a word of Uzbek by any of its apostrophes', async () => {
  const made = await built({
    'docs.json': docsJson({ navigation: { languages: [{ language: 'uz', pages: ['uz/a', 'uz/b'] }] } }),
    'uz/a.mdx': '---\ntitle: Maʼlumotlar\n---\nYangi foydalanuvchi qoʻshish.',
    'uz/b.mdx': "---\ntitle: Sozlash\n---\nMa'no va qo'llanma.",
  });
  for (const query of ["qo'shish", 'qo’shish', 'qoshish', "ma'lumot"])
    expect((await search(made, query, 'uz/')).paths).toEqual(['uz/a']);
  expect((await search(made, 'qoʻllanma', 'uz/')).paths).toEqual(['uz/b']);
});

it('takes any text apart without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('en', 'uz'), (text, language) => {
      for (const token of tokens(text, language, true)) expect(token).not.toMatch(/[\s\p{Lu}]/u);
    }),
  );
});
