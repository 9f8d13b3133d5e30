import { describe, expect, it } from 'vitest';
import { fitting } from '../../../src/site/openapi/schema/pattern.ts';

describe('fitting', () => {
  it('keeps a text that fits', () => {
    expect(fitting('name', '^[a-z]+$')).toBe('name');
  });

  it('makes texts that fit the patterns of numbers, codes and identifiers', () => {
    const made = {
      '^\\d{12}$': '123456789012',
      '^[A-Z]{2,3}$': 'AB',
      '^(?:open|paid)$': 'open',
      '^acct_[0-9a-f]{4}(-x)?$': 'acct_1234',
      '^-?\\d+\\.\\d{2}$': '1.12',
      '^[\\w.+-]+@[\\w-]+\\.[a-z]{2,}$': 'a@a.ab',
      '^https://.*$': 'https://',
      '^[^a-z]+/[^\\s/]{2}$': 'A/ab',
      '^\\p{L}!$': 'a!',
      '^Größe [一-龥]$': 'Größe 一',
    };
    expect(Object.fromEntries(Object.keys(made).map((pattern) => [pattern, fitting('id', pattern)]))).toEqual(
      made,
    );
  });

  it('leaves a text as it is where a pattern says more than that, is none, or could take long', () => {
    for (const pattern of ['^(?=.*\\d)x+$', '\\p{Lu}{3}', '(', '^(a+)+$', '^x{500}$', '/^x$/'])
      expect(fitting('id', pattern)).toBe('id');
  });

  it('ends soon, whatever the pattern', () => {
    const text = 'x'.repeat(64);
    for (const pattern of [
      '^(\\w|[a-z])*!$',
      '^(?:\\w?\\w?\\w?)*!$',
      '^\\w*x*\\w*x*\\w*x*!$',
      '^(((((y{64}){64}){64}){64}){64}){64}$',
    ])
      expect(fitting(text, pattern)).toBe(text);
  });
});
