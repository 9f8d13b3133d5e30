import { expect, test } from 'vitest';
import { createSuggestions, distance } from '../../src/text/suggest.ts';

test('the distance of two names counts letters that are wrong, missing, too many or have changed places', () => {
  const names = ['guides/start', 'guides/satrt', 'guide/start', 'guides/starts', 'gides/strat', ''];
  expect(names.map((name) => distance('guides/start', name, 20))).toEqual([0, 1, 1, 1, 2, 12]);
  expect(distance('abcdefgh', 'hgfedcba', 2)).toBeGreaterThan(2);
});

test('where very many names are wrong, only those are found that differ in letter case', () => {
  const known = [...Array.from({ length: 400_000 }, (_, n) => `${'x'.repeat(40)}${n}`), 'guides/start'];
  const suggest = createSuggestions();
  const wrong = ['guides/stat', 'guides/sart', 'guides/tart', 'GUIDES/Start', 'guides/stat'];
  expect(wrong.map((name) => suggest(name, known))).toEqual([
    'guides/start',
    'guides/start',
    undefined,
    'guides/start',
    'guides/start',
  ]);
});

test('a name is near to no other that shares no letter with it, but to one in another folder', () => {
  const suggest = createSuggestions();
  expect(suggest('/x', ['/un', '/y'])).toBeUndefined();
  expect(suggest('/a.svg', ['/b.svg'])).toBeUndefined();
  expect(suggest('/news/x', ['/new/x', '/y'])).toBe('/new/x');
  expect(suggest('/ap', ['/api'])).toBe('/api');
  expect(suggest('/c', ['/c++', '/c#'])).toBe('/c#');
  expect(suggest('gudes/', ['guides/'])).toBe('guides/');
});
