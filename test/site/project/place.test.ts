import { expect, it } from 'vitest';
import { placeAt, placesIn } from '../../../src/site/project/place.ts';
import { built, docsJson } from '../support.ts';

it.each(['', 'a', '\n', 'a\r\nb\n\n😀 c\n'])('the places of a text are those of each offset: %j', (text) => {
  const place = placesIn(text);
  for (let offset = 0; offset <= text.length; offset += 1)
    expect(place(offset)).toEqual(placeAt(text, offset));
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
