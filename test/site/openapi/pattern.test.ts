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
      '^([0-9A-F]{2}:){5}[0-9A-F]{2}$': '12:12:12:12:12:12',
      '^(a|b)$': 'a',
      '^((25[0-5]|[1-9]?\\d)\\.){3}(25[0-5]|[1-9]?\\d)$': '251.251.251.251',
      '^(?!-)[a-z-]{1,9}(?<!-)\\.io$': 'a.io',
      '/^[A-Z]{2}\\d$/i': 'AB1',
      '^(a+)+$': 'a',
    };
    expect(Object.fromEntries(Object.keys(made).map((pattern) => [pattern, fitting('id', pattern)]))).toEqual(
      made,
    );
  });

  it('makes texts that are as long as wanted, where the pattern lets them be', () => {
    expect(fitting('p2', '^[a-z]*$')).toBe('a');
    expect(fitting('p2', '^[a-z]*$', 4)).toBe('abcd');
    expect(fitting('p2', '^[A-Z]+(-[a-z]+)*$', 6, 9)).toMatch(/^[A-Z]+(-[a-z]+)+$/);
    expect(fitting('p2', '^[a-z]?$', 4)).toBe('a');
    expect(fitting('p2', '^$')).toBe('');
  });

  it('makes passwords of patterns that look ahead', () => {
    const patterns = [
      '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]{8,}$',
      '^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]{8,}$',
      '^(?=.*\\d)(?=.*[a-z]).{12,64}$',
    ];
    for (const pattern of patterns) expect(fitting('password', pattern)).toMatch(new RegExp(pattern));
  });

  it('leaves a text as it is where a pattern says more than that, is none, or could take long', () => {
    for (const pattern of ['^(?=.*\\d)x+$', '\\p{Lu}{3}', '(', '^x{500}$'])
      expect(fitting('id', pattern)).toBe('id');
  });

  it('makes texts as long as digests and the names of resources', () => {
    expect(fitting('id', '^sha256:[a-f0-9]{64}$')).toMatch(/^sha256:[a-f0-9]{64}$/);
    const arn =
      '^arn:[\\w-]+:[\\w-]+:site/([0-9a-f]{4}-){12}[0-9a-f]{8}/worker/([0-9a-f]{4}-){9}[0-9a-f]{8}$';
    expect(fitting('id', arn)).toMatch(new RegExp(arn));
  });

  it('ends soon, whatever the pattern', () => {
    const text = 'x'.repeat(64);
    for (const pattern of [
      '^(\\w|[a-z])*!$',
      '^(?:\\w?\\w?\\w?)*!$',
      '^\\w*x*\\w*x*\\w*x*!$',
      '^(((((y{64}){64}){64}){64}){64}){64}$',
    ])
      expect([text, '!']).toContain(fitting(text, pattern));
  });
});
