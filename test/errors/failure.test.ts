import { expect, test } from 'vitest';
import { codedMessageOf, Failure } from '../../src/errors/failure.ts';

test('every message ends with a code, also of what nobody foresaw', () => {
  const failure = new Failure('E_GIT', { what: 'It failed', fix: 'try again' });
  expect(codedMessageOf(failure)).toBe('It failed: try again [E_GIT]');
  expect(codedMessageOf(new TypeError('x is no function'))).toBe('x is no function [E_UNEXPECTED]');
});
