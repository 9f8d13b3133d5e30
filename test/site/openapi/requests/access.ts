import { type Row, row } from './row.ts';

/** Secrets in each place, alone and together, and servers of each level. */
export const ACCESS: readonly Row[] = [
  row('put without a body', '/put-without-a-body', {}, {}, { method: 'put' }),
  row(
    'Key in a query',
    '/key-in-a-query',
    { security: [{ query: [] }] },
    { url: '/key-in-a-query?key=a%2Fb%2B%3D' },
  ),
  row(
    'Key in a cookie',
    '/key-in-a-cookie',
    { security: [{ cookie: [] }] },
    { headers: { cookie: 'sid=s%3Aa/b+=' } },
  ),
  row(
    'Keys together',
    '/keys-together',
    { security: [{ query: [], bearer: [], header: [], cookie: [] }] },
    {
      url: '/keys-together?key=a%2Fb%2B%3D',
      headers: { authorization: 'Bearer token', 'x-key': 'a/b+=', cookie: 'sid=s%3Aa/b+=' },
    },
  ),
  row(
    'Either key',
    '/either-key',
    { security: [{ oauth: ['read'] }, { query: [] }] },
    { headers: { authorization: 'Bearer token' } },
  ),
  row('No key', '/no-key', { security: [] }, {}),
  row(
    'Server of an operation',
    '/server-of-an-operation',
    {
      servers: [
        {
          url: 'http://{host}/{base}/',
          variables: { host: { default: '@' }, base: { default: 'v2', enum: ['v1', 'v2'] } },
        },
      ],
    },
    { url: '/v2/server-of-an-operation' },
  ),
  row(
    'Server of a path',
    '/server-of-a-path',
    {},
    { url: '/v3/server-of-a-path' },
    { shared: { servers: [{ url: 'http://@/v3' }] } },
  ),
];
