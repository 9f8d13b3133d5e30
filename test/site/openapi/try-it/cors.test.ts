import { expect, it } from 'vitest';
import { corsHeaders } from '../../../../src/site/openapi/try-it/client/cors.ts';

const page = 'https://docs.example.com';

it.each([
  ['of a plain request are its origin', 'POST', { 'Content-Type': 'text/plain; charset=utf-8' }, []],
  [
    'name what a browser asks for before the request',
    'PUT',
    { Authorization: 'Bearer x', 'Content-Type': 'application/json', Accept: '*/*' },
    ['Access-Control-Allow-Headers: authorization, content-type', 'Access-Control-Allow-Methods: PUT'],
  ],
])('the headers that let a page call an API %s', (_what, method, headers, more) => {
  const request = { method, headers: new Headers(headers), credentials: 'same-origin' as const };
  expect(corsHeaders(page, request).split('\n')).toEqual([`Access-Control-Allow-Origin: ${page}`, ...more]);
});

it('the headers that let a page send cookies say so', () => {
  const request = { method: 'GET', headers: new Headers(), credentials: 'include' as const };
  expect(corsHeaders(page, request)).toBe(
    `Access-Control-Allow-Origin: ${page}\nAccess-Control-Allow-Credentials: true`,
  );
});
