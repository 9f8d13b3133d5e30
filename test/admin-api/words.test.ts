import { expect, it } from 'vitest';
import { wordsIn } from '../../src/admin-api/words.ts';

it.each([
  [{ error: 'no such job' }, 'no such job'],
  [{ error: ' no\nsuch\tjob ' }, 'no such job'],
  [{ message: 'no such job' }, 'no such job'],
  [{ error: { code: 7, message: 'no such job' } }, 'no such job'],
  [{ error: 'Not Found', message: 'no such job', statusCode: 404 }, 'Not Found: no such job'],
  [{ error: 'gone', message: 'gone' }, 'gone'],
  [{ title: 'Gone', detail: 'no such job', status: 404 }, 'no such job: Gone'],
  [{ errors: [{ message: 'no domain' }, { detail: 'no paths' }] }, 'no domain; no paths'],
  ['no such job', 'no such job'],
  [{ error: '\u001b[31mred\u001b[0m\u0007' }, '[31mred [0m'],
  [{ error: '' }, undefined],
  [{ error: { error: { error: { error: 'deep' } } } }, undefined],
  [{ status: 'failed', pageCount: 3 }, undefined],
  [null, undefined],
  [42, undefined],
])('the words of a service in %j are %j', (body, words) => {
  expect(wordsIn(body)).toBe(words);
});

it('the words of a service are short enough for a line', () => {
  expect(wordsIn({ error: '字'.repeat(5000) })).toBe(`${'字'.repeat(300)}…`);
});

it('the words of a service end with a whole one, so that no half of a secret is left to tell', () => {
  const key = 'svc_key-that-is-masked-as-a-whole';
  expect(wordsIn({ error: `${'no '.repeat(98)}${key}` })).toBe(`${'no '.repeat(98).trim()}…`);
});

it.each([
  [
    'upload to https://s.example.com/b?X-Amz-Date=20260101&X-Amz-Signature=abcdef&x=1 failed',
    'upload to https://s.example.com/b?X-Amz-Date=20260101&X-Amz-Signature=***&x=1 failed',
  ],
  ['(https://s.example.com/b?sig=a%2Fb)', '(https://s.example.com/b?sig=***)'],
  ['cannot clone https://x-token:ghs_1@github.com/o/r', 'cannot clone https://***@github.com/o/r'],
  ['see https://docs.example.com/errors?page=2#limits', 'see https://docs.example.com/errors?page=2#limits'],
])('the words of a service open nothing: %j', (error, words) => {
  expect(wordsIn({ error })).toBe(words);
});
