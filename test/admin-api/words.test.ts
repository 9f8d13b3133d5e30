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
  expect(wordsIn({ error: 'x'.repeat(5000) })).toHaveLength(300);
});
