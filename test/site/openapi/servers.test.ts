import { expect, it } from 'vitest';
import { readServer, sampleServer, serversOf } from '../../../src/site/openapi/operation/servers.ts';
import { documentOf, operationOf } from './project.ts';

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
  ['http://{{.Host}}', 'http://HOST'],
  ['https://{{ .Values.host }}/api', 'https://VALUES-HOST/api'],
])('a server written as %s is asked at %s', (url, address) => {
  expect(sampleServer([readServer({ url })])).toBe(address);
});

it('what a template was to fill in is a variable for readers to fill in', () => {
  const { template, url, variables } = readServer({ url: 'https://{{.Host}}/{{ version }}' });
  expect([template, url]).toEqual(['https://{Host}/{version}', 'https://{Host}/{version}']);
  expect(variables.map(({ name }) => name)).toEqual(['Host', 'version']);
});

it('a variable with slashes around its value doubles none', () => {
  const variables = { basePath: { default: '/v1/' } };
  expect(readServer({ url: 'https://api.example.com/{basePath}/x', variables }).url).toBe(
    'https://api.example.com/v1/x',
  );
});

it.each([
  [['https://a.example', { url: 'https://b.example' }]],
  ['https://a.example'],
  [{ url: 'https://a.example' }],
])('servers written as %j are read, of the document and of an operation', async (servers) => {
  const addresses = async (operation: object, rest: object = {}) => {
    const document = await documentOf({ '/a': { get: operation } }, rest);
    return serversOf(document, operationOf(document)).map(({ url }) => url);
  };
  const wanted = Array.isArray(servers) ? ['https://a.example', 'https://b.example'] : ['https://a.example'];
  expect(await addresses({}, { servers })).toEqual(wanted);
  expect(await addresses({ servers }, { servers: ['https://c.example'] })).toEqual(wanted);
});

it('a variable without a default has the first of its values to choose from', () => {
  const variables = { region: { enum: ['eu', 'us'] }, tenant: { description: 'Yours.' } };
  const { url } = readServer({ url: 'https://{region}.example.com/{tenant}', variables });
  expect(url).toBe('https://eu.example.com/{tenant}');
});
