import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/site/words/fill.ts';
import { languageName, languageTag, textDirection } from '../../../src/site/words/languages.ts';
import { wordsIn } from '../../../src/site/words/words.ts';
import { built, docsJson } from '../support.ts';

const LANGUAGES =
  'en es fr de pt pt-BR it nl pl tr ru uk vi id hi ja ko zh zh-Hant ar he sv no cs lv ro ca da fi hu uz'.split(
    ' ',
  );

/** All words of a language by part and name. */
function all(code: string): Map<string, string> {
  return new Map(
    Object.entries(wordsIn(code)).flatMap(([part, words]) =>
      Object.entries(words).map(([name, word]) => [`${part}.${name}`, word] as const),
    ),
  );
}

function placeholders(sentence: string | undefined): string[] {
  return [...new Set(sentence?.match(/\{\w+\}/g))].sort();
}

describe('the words of a site', () => {
  it.each(LANGUAGES)('are all there in %s, with the values of the English ones', (code) => {
    const english = all('en');
    const words = all(code);
    expect([...words.keys()]).toEqual([...english.keys()]);
    for (const [name, word] of words) {
      expect(word.trim(), name).not.toBe('');
      // They stand in HTML as they are.
      expect(word, name).not.toMatch(/[<>&"]/);
      expect(placeholders(word), name).toEqual(placeholders(english.get(name)));
    }
    if (code === 'en') return;
    const same = [...words].filter(([name, word]) => word === english.get(name));
    expect(same.length, `${same.map(([name]) => name)}`).toBeLessThan(30);
  });

  it.each([
    ['pt-PT', 'pt'],
    ['fr-CA', 'fr'],
    ['cn', 'zh'],
    ['zh-Hans', 'zh'],
    ['zh-TW', 'zh-Hant'],
    ['jp', 'ja'],
    ['ua', 'uk'],
    ['nb', 'no'],
    ['iw', 'he'],
    ['ZH_tw', 'zh-Hant'],
    ['PT_BR', 'pt-BR'],
    ['xx', 'en'],
    ['no language', 'en'],
  ])('in %s are those in %s', (code, same) => {
    expect(wordsIn(code)).toBe(wordsIn(same));
  });

  it.each([
    ['fr-ca', 'Français (Canada)'],
    ['zh-TW', '繁體中文'],
    ['zh-CN', '简体中文'],
    ['ja-JP', '日本語'],
    ['EN', 'English'],
    ['pt-br', 'Português (Brasil)'],
    ['CN', '简体中文'],
    ['no language', 'no language'],
  ])('name the language %s as its readers do', (code, name) => {
    expect(languageName(code)).toBe(name);
  });

  it.each([
    ['EN', 'en', 'ltr'],
    ['zh_CN', 'zh-CN', 'ltr'],
    ['AR', 'ar', 'rtl'],
    ['JP', 'ja', 'ltr'],
    ['no language', 'und', 'ltr'],
  ])('the language %s is %s to browsers, written %s', (code, tag, direction) => {
    expect(languageTag(code)).toBe(tag);
    expect(textDirection(code)).toBe(direction);
  });

  it('are filled with values', () => {
    expect(fill('{n} of {all}, {unknown}', { n: 1, all: '<b>' })).toBe('1 of <b>, {unknown}');
  });
});

it('a page speaks the language it is in, from right to left where that is its direction', async () => {
  const languages = ['en', 'ar', 'fr'].map((language) => ({
    language,
    groups: [{ group: 'G', pages: [`${language}/a`, `${language}/b`] }],
  }));
  const page = '---\ntitle: P\ndeprecated: true\n---\n\n## One\n\n## Two\n';
  const site = await built({
    'docs.json': docsJson({ navigation: { languages }, contextual: { options: ['copy', 'view'] } }),
    ...Object.fromEntries(
      ['en', 'ar', 'fr'].flatMap((code) => [
        [`${code}/a.mdx`, page],
        [`${code}/b.mdx`, page],
      ]),
    ),
  });
  const arabic = site.file('ar/a.html');
  expect(arabic).toContain('<html lang="ar" dir="rtl"');
  for (const word of ['بحث…', 'في هذه الصفحة', 'التالي', 'نسخ الصفحة', 'مهمل'])
    expect(arabic).toContain(word);
  const french = site.file('fr/b.html');
  expect(french).toContain('<html lang="fr" dir="ltr"');
  for (const word of ['Rechercher…', 'Sur cette page', 'Précédent', 'Copier la page'])
    expect(french).toContain(word);
  expect(site.file('en/a.html')).toContain('On this page');
});

const API = {
  openapi: '3.1.0',
  info: { title: 'Boats', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/boats/{id}': {
      post: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', default: 'x' } }],
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: { default: { description: 'Anything' } },
      },
    },
  },
};

it('components, the reference of an API, the console and the script speak it, too', async () => {
  const site = await built(
    {
      'docs.json': docsJson({
        navigation: {
          languages: [{ language: 'de', pages: ['a', 'POST /boats/{id}'], openapi: 'api.json' }],
        },
      }),
      'api.json': JSON.stringify(API),
      'a.mdx':
        '---\ntitle: A\n---\n\n## One\n\n<Warning>x</Warning>\n\n<ParamField path="p" required>y</ParamField>\n\n<Update label="1" tags={["t"]}>z</Update>\n\nText[^1]\n\n[^1]: Note\n',
    },
    { deploymentType: 'client-hosted' },
  );
  const page = site.file('a.html');
  for (const word of ['aria-label="Warnung"', '>erforderlich<', 'Link zu „One“', 'aria-label="Fußnoten"'])
    expect(page).toContain(word);
  expect(page).toContain('aria-label="Nach Schlagwort filtern"');
  const words = /<script type="application\/json" id="l-words">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(words)).toEqual(wordsIn('de').script);

  const operation = site.pages.find((path) => path.includes('boats')) ?? '';
  const reference = site.file(`${operation}.html`);
  for (const word of [
    '>Pfadparameter<',
    '>Antworten<',
    '>Standard <code>',
    '>Anfrage<',
    'Jeder andere Status',
  ])
    expect(reference).toContain(word);
  for (const word of ['<summary>Ausprobieren</summary>', '>Senden</button>', 'Wird gesendet…'])
    expect(reference).toContain(word);
  expect(site.file('404.html')).toContain('Seite nicht gefunden');
});

it('pages in English carry no words: their script has them', async () => {
  const site = await built({ 'docs.json': docsJson({ navigation: { pages: ['a'] } }), 'a.mdx': '# A' });
  expect(site.file('a.html')).not.toContain('l-words');
});
