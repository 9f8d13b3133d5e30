import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../src/site/theme/words.ts';
import { built, docsJson } from '../support.ts';

const LANGUAGES = [
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
  'ru',
  'uk',
  'vi',
  'id',
  'hi',
  'ja',
  'ko',
  'zh',
  'zh-Hant',
  'ar',
  'he',
];

describe('the words of the layout', () => {
  it.each(LANGUAGES)('are all there in %s', (code) => {
    for (const [name, word] of Object.entries(wordsIn(code))) expect(word, name).not.toBe('');
    if (code !== 'en') expect(wordsIn(code).search).not.toBe(wordsIn('en').search);
  });

  it.each([
    ['pt-BR', 'pt'],
    ['fr-CA', 'fr'],
    ['cn', 'zh'],
    ['zh-TW', 'zh-Hant'],
    ['jp', 'ja'],
    ['ua', 'uk'],
    ['xx', 'en'],
  ])('in %s are those in %s', (code, same) => {
    expect(wordsIn(code)).toEqual(wordsIn(same));
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
