import { LIST, OBJECT, RESERVED, type Row, row, slugOf } from './row.ts';

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

/** Bodies of each type, and methods that have them or have none. */
export const BODIES: readonly Row[] = [
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
  body('JSON by another name', 'application/x-amz-json-1.1', object({ a: 1 }), { a: 1 }),
  body('Object of a vendor', 'application/vnd.shop.v2', object({ a: 1 }), '{\n  "a": 1\n}'),
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
  form('Form of several lines', { a: text('one\n\n two'), b: text('three\n') }, [
    ['a', 'one\n\n two'],
    ['b', 'three\n'],
  ]),
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
      n: {},
      ns: { type: 'array', items: {} },
    },
    [
      ['fs', 'bytes', 'file.bin'],
      ['g', 'bytes', 'file.bin'],
      ['h', 'bytes', 'file.bin'],
      ['n', 'bytes', 'file.bin'],
      ['ns', 'bytes', 'file.bin'],
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
  body('Text of another language', 'application/graphql', text('{ a { b } }'), '{ a { b } }'),
  body('Text that is an object', 'text/plain', text({ a: 1 }), '{\n  "a": 1\n}'),
  body(
    'XML',
    'application/xml',
    { type: 'object', xml: { name: 'a' }, properties: { b: text('<&>') } },
    '<?xml version="1.0" encoding="UTF-8"?>\n<a>\n  <b>&lt;&amp;&gt;</b>\n</a>',
  ),
  body('Binary', 'application/octet-stream', { type: 'string', format: 'binary' }, 'bytes'),
  body('Binary without a schema', 'image/png', {}, 'bytes'),
  row(
    'Binary of any type',
    '/binary-of-any-type',
    { requestBody: { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } } },
    { headers: { 'content-type': 'application/octet-stream' }, body: 'bytes' },
    { method: 'post' },
  ),
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
];
