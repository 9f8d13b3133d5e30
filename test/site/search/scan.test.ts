import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashedTerm } from '../../../src/site/search/hashes.ts';
import { scanWords } from '../../../src/site/search/scan.ts';
import {
  signedNames,
  termsOf,
  termsOfJoined,
  tokens,
  withoutAccents,
} from '../../../src/site/search/tokens.ts';
import { anyText } from '../../support/any-text.ts';

/** The terms of a text as they are scanned, each with the hash that it is told by. */
function scanned(text: string, language: string): string[] {
  const found: string[] = [];
  const plain = withoutAccents(text, language);
  scanWords(plain, {
    plain(high, low, start, end) {
      const term = plain.slice(start, end).toLowerCase();
      expect({ term, high, low }).toEqual(hashedTerm(term));
      found.push(term);
    },
    other: (word) => void found.push(...termsOf(word, true)),
    joined: (written) => void found.push(...termsOfJoined(written)),
  });
  return [...found, ...signedNames(plain).map(({ name }) => name)];
}

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'createUser',
        'HTTPServer',
        'pass',
        'keys',
        'gas',
        'ids',
        '—',
        ' ',
        '’s',
        'x_y',
        'user_ids.json',
        '-',
        '_',
        '.',
        'S',
        'ss',
        'API2Go',
        'Rindfleischetikettierungsueberwachung',
        'getAllTheNamesOfThoseWhoAreSubscribed',
      ),
      fc.constantFrom(
        '日本語の文書',
        'العربية',
        'crème',
        'straße',
        'oʻzbek',
        '𝒜bc',
        '😀',
        'col·lecció',
        'É',
        'ไทย',
      ),
      fc.stringMatching(/^[A-Za-z0-9]{1,40}$/),
      anyText(),
    ),
    { maxLength: 20 },
  )
  .chain((parts) => fc.constantFrom('', ' ', ', ', '-').map((between) => parts.join(between)));

test('a text that is scanned has the terms that a query of it would look for', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('', 'en', 'uz'), (any, language) => {
      expect(scanned(any, language).sort()).toEqual(tokens(any, language, true).sort());
    }),
    { numRuns: 500 },
  );
});
