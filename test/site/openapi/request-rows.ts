/** Requests as the OpenAPI specification has them (3.2.0, 4.12.5.1, 4.15 and Appendix C), by what describes them. */

const LIST = ['blue', 'black', 'brown'];
const OBJECT = { R: 100, G: 200, B: 150 };
const RESERVED = '/?#&=+% ü';
const ENCODED = '%2F%3F%23%26%3D%2B%25%20%C3%BC';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Row {
  readonly name: string;
  readonly sent: Received;
  /** What differs by client, and has to. */
  readonly but?: Readonly<Partial<Record<'curl' | 'python' | 'javascript' | 'console', Partial<Received>>>>;
  readonly path: string;
  readonly method: string;
  readonly operation: object;
  readonly shared?: object;
}

export const slugOf = (name: string): string => name.toLowerCase().replace(/\W+/g, '-');

const parameter = (place: string, name: string, example: unknown, more: object = {}) => ({
  in: place,
  name,
  required: true,
  example,
  schema: {
    type: Array.isArray(example) ? 'array' : typeof example === 'object' ? 'object' : typeof example,
    ...(Array.isArray(example) ? { items: { type: typeof example[0] } } : {}),
  },
  ...more,
});
const inQuery = (name: string, example: unknown, more?: object) => parameter('query', name, example, more);
const inPath = (name: string, example: unknown, more?: object) => parameter('path', name, example, more);

const row = (
  name: string,
  path: string,
  operation: object,
  sent: Partial<Received>,
  more: Partial<Row> = {},
): Row => {
  const method = more.method ?? 'get';
  return {
    name,
    path,
    method,
    operation,
    sent: { method: method.toUpperCase(), url: path, headers: {}, body: undefined, ...sent },
    ...more,
  };
};

const query = (name: string, parameters: object[], search: string): Row =>
  row(name, `/${slugOf(name)}`, { parameters }, { url: `/${slugOf(name)}?${search}` });
const path = (name: string, parameters: ReturnType<typeof inPath>[], text: string): Row => {
  const at = slugOf(name);
  return row(
    name,
    `/${at}/${parameters.map((one) => `{${one.name}}`).join('/')}`,
    { parameters },
    { url: `/${at}/${text}` },
  );
};
const body = (
  name: string,
  type: string,
  schema: object,
  sent: unknown,
  media: object = {},
  more: Partial<Row> = {},
): Row => {
  const at = `/${slugOf(name)}`;
  return row(
    name,
    at,
    { requestBody: { required: true, content: { [type]: { schema, ...media } } } },
    { headers: { 'content-type': type }, body: sent },
    { method: 'post', ...more },
  );
};
const form = (name: string, properties: object, fields: string[][], encoding: object = {}): Row =>
  body(name, 'application/x-www-form-urlencoded', { type: 'object', properties }, fields, { encoding });
const multipart = (name: string, properties: object, parts: string[][], encoding: object = {}): Row =>
  body(name, 'multipart/form-data', { type: 'object', properties }, parts, { encoding });

const text = (example: unknown) => ({ type: 'string', example });
const list = (example: unknown[], more: object = {}) => ({
  type: 'array',
  items: { type: typeof example[0] },
  example,
  ...more,
});
const object = (example: object) => ({ type: 'object', example });

export const ROWS: Row[] = [
  query(
    'query of form',
    [
      inQuery('p', 'blue'),
      inQuery('r', RESERVED),
      inQuery('n', 5),
      inQuery('b', true),
      inQuery('a', LIST),
      inQuery('a[]', ['x&y', 'z']),
      inQuery('o', OBJECT),
    ],
    `p=blue&r=${ENCODED}&n=5&b=true&a=blue&a=black&a=brown&a%5B%5D=x%26y&a%5B%5D=z&R=100&G=200&B=150`,
  ),
  query(
    'query of form in one',
    [
      inQuery('p', 'blue', { explode: false }),
      inQuery('a', LIST, { explode: false }),
      inQuery('c', ['a,b', 'c d'], { explode: false }),
      inQuery('o', OBJECT, { explode: false }),
    ],
    'p=blue&a=blue,black,brown&c=a%2Cb,c%20d&o=R,100,G,200,B,150',
  ),
  query(
    'query of spaces',
    [
      inQuery('a', LIST, { style: 'spaceDelimited', explode: false }),
      inQuery('o', OBJECT, { style: 'spaceDelimited', explode: false }),
      inQuery('d', LIST, { style: 'spaceDelimited' }),
    ],
    'a=blue%20black%20brown&o=R%20100%20G%20200%20B%20150&d=blue%20black%20brown',
  ),
  query(
    'query of pipes',
    [
      inQuery('a', LIST, { style: 'pipeDelimited', explode: false }),
      inQuery('o', OBJECT, { style: 'pipeDelimited', explode: false }),
      inQuery('d', LIST, { style: 'pipeDelimited' }),
    ],
    'a=blue%7Cblack%7Cbrown&o=R%7C100%7CG%7C200%7CB%7C150&d=blue%7Cblack%7Cbrown',
  ),
  query(
    'query of deep objects',
    [
      inQuery('o', OBJECT, { style: 'deepObject', explode: true }),
      inQuery('r', { 'a b': RESERVED }, { style: 'deepObject', explode: true }),
      inQuery(
        'u',
        { x: 1 },
        {
          style: 'deepObject',
          schema: {
            oneOf: [
              { type: 'object', properties: { x: { type: 'integer' } } },
              { type: 'object', properties: { y: { type: 'integer' } } },
            ],
          },
        },
      ),
    ],
    `o%5BR%5D=100&o%5BG%5D=200&o%5BB%5D=150&r%5Ba%20b%5D=${ENCODED}&u%5Bx%5D=1`,
  ),
  query(
    'query with reserved characters',
    [
      inQuery('r', RESERVED, { allowReserved: true }),
      inQuery('t', "50% a%20b:@!$'()*,;", { allowReserved: true }),
      inQuery('a', ['a/b', 'c:d'], { allowReserved: true, explode: false }),
    ],
    "r=/?%23%26=%2B%25%20%C3%BC&t=50%25%20a%20b:@!$'()*,;&a=a/b,c:d",
  ),
  query(
    'query of content',
    [
      inQuery(
        'j',
        { a: 'x y' },
        { schema: undefined, content: { 'application/json': { schema: { type: 'object' } } } },
      ),
      inQuery('k', 'b c', { schema: undefined, content: { 'text/plain': { schema: { type: 'string' } } } }),
    ],
    'j=%7B%22a%22%3A%22x%20y%22%7D&k=b%20c',
  ),
  query(
    'query of several types',
    [
      inQuery('l', ['x'], {
        schema: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
      }),
      inQuery('m', ['x', 'y'], {
        schema: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
      }),
    ],
    'l=x&m=x&m=y',
  ),
  path(
    'path of simple',
    [
      inPath('p', 'blue'),
      inPath('r', RESERVED),
      inPath('a', LIST),
      inPath('o', OBJECT),
      inPath('ax', LIST, { explode: true }),
      inPath('ox', OBJECT, { explode: true }),
    ],
    `blue/${ENCODED}/blue,black,brown/R,100,G,200,B,150/blue,black,brown/R=100,G=200,B=150`,
  ),
  path(
    'path of label',
    [
      inPath('p', 'blue', { style: 'label' }),
      inPath('r', RESERVED, { style: 'label' }),
      inPath('a', LIST, { style: 'label' }),
      inPath('o', OBJECT, { style: 'label' }),
      inPath('ax', LIST, { style: 'label', explode: true }),
      inPath('ox', OBJECT, { style: 'label', explode: true }),
    ],
    `.blue/.${ENCODED}/.blue,black,brown/.R,100,G,200,B,150/.blue.black.brown/.R=100.G=200.B=150`,
  ),
  path(
    'path of matrix',
    [
      inPath('p', 'blue', { style: 'matrix' }),
      inPath('r', RESERVED, { style: 'matrix' }),
      inPath('a', LIST, { style: 'matrix' }),
      inPath('o', OBJECT, { style: 'matrix' }),
      inPath('ax', LIST, { style: 'matrix', explode: true }),
      inPath('ox', OBJECT, { style: 'matrix', explode: true }),
    ],
    `;p=blue/;r=${ENCODED}/;a=blue,black,brown/;o=R,100,G,200,B,150/;ax=blue;ax=black;ax=brown/;R=100;G=200;B=150`,
  ),
  path(
    'path with reserved characters',
    [inPath('r', "a:b@c!$&'()*+,;=/?#", { allowReserved: true })],
    "a:b@c!$&'()*+,;=%2F%3F%23",
  ),
  path('path of dollars', [inPath('p', '$&$1')], '%24%26%241'),
  row(
    'header',
    '/header',
    {
      parameters: [
        parameter('header', 'X-P', '/?#&=+% x'),
        parameter('header', 'X-A', LIST),
        parameter('header', 'X-O', OBJECT),
        parameter('header', 'X-Ax', LIST, { explode: true }),
        parameter('header', 'X-Ox', OBJECT, { explode: true }),
        parameter(
          'header',
          'X-J',
          { a: 'x y' },
          { schema: undefined, content: { 'application/json': { schema: { type: 'object' } } } },
        ),
      ],
    },
    {
      headers: {
        'x-p': '/?#&=+% x',
        'x-a': 'blue,black,brown',
        'x-o': 'R,100,G,200,B,150',
        'x-ax': 'blue,black,brown',
        'x-ox': 'R=100,G=200,B=150',
        'x-j': '{"a":"x y"}',
      },
    },
  ),
  row(
    'cookie of form',
    '/cookie-of-form',
    {
      parameters: [
        parameter('cookie', 'p', 'blue'),
        parameter('cookie', 'r', '/?#&=+% ;ü'),
        parameter('cookie', 'a', LIST, { explode: false }),
        parameter('cookie', 'o', OBJECT, { explode: false }),
      ],
    },
    {
      headers: {
        cookie: 'p=blue; r=%2F%3F%23%26%3D%2B%25%20%3B%C3%BC; a=blue,black,brown; o=R,100,G,200,B,150',
      },
    },
  ),
  row(
    'cookie of cookie',
    '/cookie-of-cookie',
    {
      parameters: [
        parameter('cookie', 'p', 's%3Aabc.d/e+f==', { style: 'cookie' }),
        parameter('cookie', 'o', OBJECT, { style: 'cookie' }),
        parameter('cookie', 'a', LIST, { style: 'cookie', explode: false }),
      ],
    },
    { headers: { cookie: 'p=s%3Aabc.d/e+f==; R=100; G=200; B=150; a=blue,black,brown' } },
  ),
  row(
    'whole query as a form',
    '/whole-query-as-a-form',
    {
      parameters: [
        {
          in: 'querystring',
          name: 'all',
          required: true,
          content: {
            'application/x-www-form-urlencoded': {
              schema: {
                type: 'object',
                properties: {
                  foo: { type: 'string', example: 'a + b' },
                  bar: { type: 'boolean', example: true },
                  l: list(['x', 'y']),
                },
              },
            },
          },
        },
      ],
    },
    { url: '/whole-query-as-a-form?foo=a%20%2B%20b&bar=true&l=x&l=y' },
  ),
  row(
    'whole query as JSON',
    '/whole-query-as-json',
    {
      parameters: [
        {
          in: 'querystring',
          name: 'all',
          required: true,
          content: {
            'application/json': { schema: { type: 'object' }, example: { numbers: [1, 2], flag: null } },
          },
        },
      ],
    },
    { url: '/whole-query-as-json?%7B%22numbers%22%3A%5B1%2C2%5D%2C%22flag%22%3Anull%7D' },
  ),
  row(
    'whole query as text',
    '/whole-query-as-text',
    {
      parameters: [
        {
          in: 'querystring',
          name: 'all',
          required: true,
          content: { 'application/jsonpath': { schema: { type: 'string' }, example: '$.a.b[1:1]' } },
        },
      ],
    },
    { url: '/whole-query-as-text?%24.a.b%5B1%3A1%5D' },
  ),

  body(
    'JSON',
    'application/json',
    {
      type: 'object',
      properties: {
        a: { type: 'array', items: { type: 'integer' }, example: [1, 2] },
        t: text('ü "q" \' \\ $x `y`'),
      },
    },
    { a: [1, 2], t: 'ü "q" \' \\ $x `y`' },
  ),
  body('JSON text', 'application/json', { type: 'string', example: '@a' }, '@a'),
  body(
    'JSON patch',
    'application/merge-patch+json',
    { type: 'object', example: { a: null } },
    { a: null },
    {},
    { method: 'patch' },
  ),
  form(
    'Form',
    {
      p: text('blue'),
      r: text(RESERVED),
      n: { type: 'integer', example: 5 },
      a: list(LIST),
      o: object({ a: 'x y' }),
    },
    [
      ['p', 'blue'],
      ['r', RESERVED],
      ['n', '5'],
      ['a', 'blue'],
      ['a', 'black'],
      ['a', 'brown'],
      ['o', '{"a":"x y"}'],
    ],
  ),
  form(
    'Form of styles',
    {
      a: list(LIST),
      b: list(LIST),
      c: list(LIST),
      o: object(OBJECT),
      d: object(OBJECT),
      x: object(OBJECT),
      s: object(OBJECT),
    },
    [
      ['a', 'blue,black,brown'],
      ['b', 'blue|black|brown'],
      ['c', 'blue black brown'],
      ['o', 'R,100,G,200,B,150'],
      ['d[R]', '100'],
      ['d[G]', '200'],
      ['d[B]', '150'],
      ['R', '100'],
      ['G', '200'],
      ['B', '150'],
      ['s', 'R 100 G 200 B 150'],
    ],
    {
      a: { explode: false },
      b: { style: 'pipeDelimited' },
      c: { style: 'spaceDelimited' },
      o: { explode: false },
      d: { style: 'deepObject', explode: true },
      x: { style: 'form' },
      s: { style: 'spaceDelimited' },
    },
  ),
  form(
    'Form of content types',
    { a: list([1, 2]), o: object(OBJECT), t: text('x') },
    [
      ['a', '1'],
      ['a', '2'],
      ['o', '{"R":100,"G":200,"B":150}'],
      ['t', 'x'],
    ],
    {
      a: { contentType: 'application/json' },
      o: { contentType: 'application/json' },
      t: { contentType: 'text/plain' },
    },
  ),
  multipart(
    'Multipart',
    {
      p: text('blue'),
      q: text('a "quote" <b> @c; d'),
      a: list(LIST),
      o: object({ a: 'x y' }),
      l: { type: 'array', items: { type: 'object' }, example: [{ n: 1 }, { n: 2 }] },
      f: { type: 'string', format: 'binary' },
    },
    [
      ['p', 'blue'],
      ['q', 'a "quote" <b> @c; d'],
      ['a', 'blue'],
      ['a', 'black'],
      ['a', 'brown'],
      ['o', '{"a":"x y"}', 'application/json'],
      ['l', '{"n":1}', 'application/json'],
      ['l', '{"n":2}', 'application/json'],
      ['f', 'bytes', 'file.bin'],
    ],
  ),
  multipart(
    'Multipart of files',
    {
      fs: { type: 'array', items: { type: 'string', format: 'binary' } },
      g: {},
      h: { type: 'string', contentMediaType: 'image/png', contentEncoding: 'binary' },
    },
    [
      ['fs', 'bytes', 'file.bin'],
      ['g', 'bytes', 'file.bin'],
      ['h', 'bytes', 'file.bin'],
    ],
    { g: { contentType: 'image/png' } },
  ),
  multipart(
    'Multipart of content types',
    { t: text('x: 1'), a: list([1, 2]), x: text('<a/>') },
    [
      ['t', 'x: 1', 'application/yaml'],
      ['a', '1', 'application/json'],
      ['a', '2', 'application/json'],
      ['x', '<a/>', 'application/xml'],
    ],
    {
      t: { contentType: 'application/yaml' },
      a: { contentType: 'application/json' },
      x: { contentType: 'application/xml; charset=utf-8' },
    },
  ),
  multipart(
    'Multipart of styles',
    { a: list(LIST), d: object(OBJECT), o: object(OBJECT), x: object({ k: 'v' }) },
    [
      ['a', 'blue,black,brown'],
      ['d[R]', '100'],
      ['d[G]', '200'],
      ['d[B]', '150'],
      ['o', 'R,100,G,200,B,150'],
      ['k', 'v'],
    ],
    {
      a: { explode: false },
      d: { style: 'deepObject', explode: true },
      o: { explode: false },
      x: { style: 'form' },
    },
  ),
  body('Text', 'text/plain', { type: 'string', example: '@a\nb ü' }, '@a\nb ü'),
  body(
    'XML',
    'application/xml',
    { type: 'object', xml: { name: 'a' }, properties: { b: text('<&>') } },
    '<?xml version="1.0" encoding="UTF-8"?>\n<a>\n  <b>&lt;&amp;&gt;</b>\n</a>',
  ),
  body('Binary', 'application/octet-stream', { type: 'string', format: 'binary' }, 'bytes'),
  body('Binary without a schema', 'image/png', {}, 'bytes'),
  body(
    'Delete with a body',
    'application/json',
    object({ ids: [1] }),
    { ids: [1] },
    {},
    { method: 'delete' },
  ),
  body('Query with a body', 'application/json', object({ a: 1 }), { a: 1 }, {}, { method: 'query' }),
  body('Copy with a body', 'application/json', object({ a: 1 }), { a: 1 }, {}, { method: 'COPY' }),
  body(
    'Get with a body',
    'application/json',
    object({ a: 1 }),
    { a: 1 },
    {},
    { but: { console: { headers: {}, body: undefined }, javascript: { body: undefined } }, method: 'get' },
  ),
  body(
    'Head with a body',
    'application/json',
    object({ a: 1 }),
    undefined,
    {},
    { sent: { method: 'HEAD', url: '/head-with-a-body', headers: {}, body: undefined }, method: 'head' },
  ),
  row('Options', '/options', {}, {}, { method: 'put' }),

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

/** The description of all operations, on a server at the host. */
export function descriptionOf(host: string): object {
  const paths = Object.fromEntries(
    ROWS.map(({ name, path, method, operation, shared }) => {
      const raw = { summary: name, responses: {}, ...operation };
      return [
        path,
        { ...shared, ...(method === 'COPY' ? { additionalOperations: { COPY: raw } } : { [method]: raw }) },
      ];
    }),
  );
  return JSON.parse(
    JSON.stringify({
      openapi: '3.2.0',
      info: { title: 'A', version: '1' },
      servers: [{ url: 'http://@' }],
      components: {
        securitySchemes: {
          query: { type: 'apiKey', in: 'query', name: 'key', 'x-default': 'a/b+=' },
          header: { type: 'apiKey', in: 'header', name: 'X-Key', 'x-default': 'a/b+=' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'sid', 'x-default': 's%3Aa/b+=' },
          bearer: { type: 'http', scheme: 'bearer', 'x-default': 'token' },
          oauth: { type: 'oauth2', flows: {}, 'x-default': 'token' },
        },
      },
      paths,
    })
      .replaceAll('http://@', `http://${host}`)
      .replaceAll('"@"', `"${host}"`),
  );
}
