import { expect, it } from 'vitest';
import { readServer, sampleServer } from '../../../src/site/openapi/servers.ts';

it.each([
  ['api.example.com/v1/', 'https://api.example.com/v1'],
  ['{tenant}.example.com:8443', 'https://TENANT.example.com:8443'],
  ['localhost:3000/api', 'http://localhost:3000/api'],
  ['127.0.0.1:{port}', 'http://127.0.0.1:PORT'],
  ['v1', 'https://api.example.com/v1'],
  ['/v1.beta', 'https://api.example.com/v1.beta'],
  ['{{baseUrl}}/v1', 'https://api.example.com/v1'],
  ['{baseUrl}', 'https://api.example.com'],
  ['{scheme}://api.example.com', 'https://api.example.com'],
  ['https://<your-domain>/api', 'https://YOUR-DOMAIN/api'],
  ['https://{{host}}/api', 'https://HOST/api'],
])('a server written as %s is asked at %s', (url, address) => {
  expect(sampleServer([readServer({ url })])).toBe(address);
});

it('a variable with slashes around its value doubles none', () => {
  const variables = { basePath: { default: '/v1/' } };
  expect(readServer({ url: 'https://api.example.com/{basePath}/x', variables }).url).toBe(
    'https://api.example.com/v1/x',
  );
});
