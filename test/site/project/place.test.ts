import { expect, it } from 'vitest';
import { placeAt, placeOf, placesIn, placesOf } from '../../../src/site/project/place.ts';
import { built, docsJson } from '../support.ts';

it.each(['', 'a', '\n', 'a\r\nb\n\n😀 c\n'])('the places of a text are those of each offset: %j', (text) => {
  const place = placesIn(text);
  for (let offset = 0; offset <= text.length; offset += 1)
    expect(place(offset)).toEqual(placeAt(text, offset));
});

it('what is sought in a text many times is found as what is sought once', () => {
  const text = 'a /b/c\n/b\n\n/b.md x';
  const place = placesOf(text);
  for (const sought of ['/b', '/b/c', 'x', 'none', '']) expect(place(sought)).toEqual(placeOf(text, sought));
  expect(place('/b')).toEqual({ line: 2, column: 1 });
});

it('what is sought is found where it stands by itself, and not where a longer path ends in it', () => {
  expect(placeOf('/img/a.svg\nimg/a.svg', 'img/a.svg')).toEqual({ line: 2, column: 1 });
  expect(placeOf('my-icon\n"icon"', 'icon')).toEqual({ line: 2, column: 2 });
  expect(placeOf('a\n./img/a.svg', 'img/a.svg')).toEqual({ line: 2, column: 3 });
});

it('very many mistakes in large settings are told with their places in time', async () => {
  const pages = Array.from({ length: 40_000 }, (_, index) => `a/long/path/to/some/folder/${index}`);
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', ...pages] } }),
    'index.mdx': '# Home',
  });
  expect(diagnostics).toHaveLength(40_000);
  expect(diagnostics.at(-1)).toMatchObject({ kind: 'missing-page', line: 40_009 });
});
