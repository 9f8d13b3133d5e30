import { expect, test } from 'vitest';
import { built, docsJson } from '../support.ts';

/** The text of a description whose one answer has a schema, written as JSON. */
function described(schema: string, more = '{}'): string {
  return (
    '{"openapi":"3.1.0","info":{"title":"T"},"paths":{"/a":{"get":{"responses":{"200":{"description":"It is done",' +
    `"content":{"application/json":{"schema":${schema}}}}}}}},"components":${more}}`
  );
}

/** Schemas of which each is made of the next, twice. */
function doubling(make: (next: string) => string): string {
  const schemas = Array.from(
    { length: 40 },
    (_, n) => `"S${n}":${make(`{"$ref":"#/components/schemas/S${n + 1}"}`)}`,
  );
  return `{"schemas":{${schemas.join(',')},"S40":{"type":"object","properties":{"end":{"type":"string"}}}}}`;
}

const DEEP = 3000;
const REFERENCE = '{"$ref":"#/components/schemas/S0"}';

const ENDLESS = {
  'allOf in allOf': described(`${'{"allOf":['.repeat(DEEP)}{}${']}'.repeat(DEEP)}`),
  'allOf that doubles': described(
    REFERENCE,
    doubling((next) => `{"allOf":[${next},${next}]}`),
  ),
  'oneOf of one that doubles': described(
    REFERENCE,
    doubling((next) => `{"oneOf":[${next}],"anyOf":[${next}]}`),
  ),
  'properties that double': described(
    REFERENCE,
    doubling((next) => `{"properties":{"a":${next},"b":${next}}}`),
  ),
  'an example in lists': described(`{"example":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`),
  'a default in objects': described(
    `{"properties":{"a":{"default":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}}}}`,
  ),
  'an example that doubles': described(
    `{"example":${REFERENCE}}`,
    doubling((next) => `{"a":${next},"b":${next}}`),
  ),
};

test('schemas and examples without end do not stop a build', async () => {
  const named = Object.entries(ENDLESS).map(([name, text], n) => ({ name, text, file: `api-${n}.json` }));
  const site = await built({
    'docs.json': docsJson({
      navigation: {
        groups: [
          { group: 'Home', pages: ['index'] },
          ...named.map(({ name, file }) => ({ group: name, openapi: { source: file, directory: file } })),
        ],
      },
    }),
    'index.mdx': 'Hello',
    ...Object.fromEntries(named.map(({ file, text }) => [file, text])),
  });
  for (const { file } of named) expect(site.file(`${file}/get-a.html`)).toContain('It is done');
});

test('aliases of YAML that make very much of little do not stop a build', async () => {
  const lists = Array.from(
    { length: 20 },
    (_, n) => `  a${n}: &a${n} [${Array(10).fill(n === 0 ? 'x' : `*a${n - 1}`)}]`,
  );
  const schema = '{description: Endless, example: *a19, default: *a19}';
  const parameters =
    '[{name: p, in: query, example: *a19}, {name: q, in: query, examples: {e: {value: *a19}}, schema: {enum: [*a19], const: *a19}}]';
  const headers = '{H: {example: *a19, schema: {default: *a19}}}';
  const site = await built({
    'docs.json': docsJson({
      navigation: {
        groups: [
          { group: 'Home', pages: ['index'] },
          { group: 'API', openapi: 'api.yaml' },
        ],
      },
    }),
    'index.mdx': 'Hello',
    'api.yaml': `openapi: 3.1.0\ninfo: {title: T}\nx:\n${lists.join('\n')}\npaths: {/a: {post: {parameters: ${parameters}, requestBody: {content: {application/json: {example: *a19}}}, responses: {200: {description: It is done, headers: ${headers}, content: {application/json: {example: *a19, schema: {properties: {b: ${schema}}}}}}}}}}\n`,
  });
  expect(site.file('api-reference/post-a.html')).toContain('Endless');
});

test('channels whose messages nest without end do not stop a build', async () => {
  const payload = `${'{"properties":{"a":'.repeat(DEEP)}{}${'}}'.repeat(DEEP)}`;
  const site = await built({
    'docs.json': docsJson({ navigation: { asyncapi: 'async.json', pages: ['index'] } }),
    'index.mdx': 'Hello',
    'async.json': `{"asyncapi":"3.0.0","channels":{"c":{"address":"/a","messages":{"m":{"summary":"It is sent","payload":${payload}}}}}}`,
  });
  expect(site.file('api-reference/websockets/c.html')).toContain('It is sent');
});
