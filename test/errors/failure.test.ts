import { expect, test } from 'vitest';
import { codedMessageOf, Failure, messageOf } from '../../src/errors/failure.ts';

test('every message ends with a code, also of what nobody foresaw', () => {
  const failure = new Failure('E_GIT', { what: 'It failed', fix: 'try again' });
  expect(codedMessageOf(failure)).toBe('It failed: try again [E_GIT]');
  expect(codedMessageOf(new TypeError('x is no function'))).toBe('x is no function [E_UNEXPECTED]');
});

test('a full stop of what others said does not stand before a colon', () => {
  const said = (why: string) =>
    new Failure('E_GIT', { what: 'It failed', value: '.', why, fix: 'try' }).message;
  expect(said('Not found.')).toBe('It failed: .: Not found: try [E_GIT]');
  expect(said('Loading...')).toBe('It failed: .: Loading...: try [E_GIT]');
});

test('the words of a cause are told once', () => {
  const cause = new Error('it sent no JSON');
  expect(messageOf(new Error('it failed', { cause }))).toBe('it failed: it sent no JSON');
  expect(messageOf(new Error('it sent no JSON', { cause }))).toBe('it sent no JSON');
  expect(messageOf(new Error('failed: it sent no JSON', { cause }))).toBe('failed: it sent no JSON');
});
