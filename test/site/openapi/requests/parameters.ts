import { ENCODED, LIST, OBJECT, RESERVED, type Row, row, slugOf } from './row.ts';

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
/** Parameters in each place and style. */
export const PARAMETERS: readonly Row[] = [
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
                  l: { type: 'array', items: { type: 'string' }, example: ['x', 'y'] },
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
];
