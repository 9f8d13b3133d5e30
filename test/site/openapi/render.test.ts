import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/site/diagnostic.ts';
import { type OperationExtra, renderOperation } from '../../../src/site/openapi/render.ts';
import type { PageBody } from '../../../src/site/page.ts';
import { wordsIn } from '../../../src/site/words/words.ts';
import { documentOf, operationOf, plainContext } from './project.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

async function rendered(operation: object, rest: object = {}, extra: OperationExtra = {}): Promise<PageBody> {
  const document = await documentOf({ '/items/{id}': { post: operation } }, rest);
  return renderOperation(document, operationOf(document), plainContext(), extra);
}

/** The text a reader sees, without code blocks. */
function textOf(html: string): string {
  return html
    .replace(/<pre[ >].*?<\/pre>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('renderOperation', () => {
  it('asks for what stands in the path, described or not', async () => {
    const body = await rendered({ responses: {} }, { servers: [{ url: 'https://{account}.a.example' }] });
    expect(body.markdown).toContain("--url 'https://ACCOUNT.a.example/items/ID'");
    expect(body.markdown).toContain('## Path parameters\n\n- `id` (string, required)');
  });

  it('shows examples of further content types where they say something else', async () => {
    const media = (example: unknown) => ({ schema: { type: 'object' }, example });
    const content = {
      'application/json': media({ n: 1 }),
      'text/event-stream': media('data: {"n":1}\n\n'),
      'text/json': media({ n: 1 }),
      'application/vnd.a+json': { schema: { type: 'object' } },
    };
    const { html } = await rendered({ responses: { 200: { description: 'OK', content } } });
    const [, response = ''] = html.split('<legend>Response</legend>');
    expect([...response.matchAll(/<label[^>]*>([^<]*)<\/label>/g)].map(([, title]) => title)).toEqual([
      '200',
      '200 text/event-stream',
    ]);
  });

  it('plays sounds of the project, and links to those elsewhere', async () => {
    const shown = async (example: string) => {
      const content = { 'audio/mpeg': { schema: { type: 'string', format: 'binary' }, example } };
      return (await rendered({ responses: { 200: { description: 'OK', content } } })).html;
    };
    expect(await shown('/sounds/hello.mp3')).toContain(
      '<audio controls preload="none" src="/sounds/hello.mp3"></audio>',
    );
    const url = 'https://a.example/hello.mp3';
    expect(await shown(url)).toContain(`<p><a href="${url}">${url}</a></p>`);
    expect(await shown('[Binary data]')).not.toContain('<legend>Response</legend>');
  });

  it('shows of a webhook what its reader receives', async () => {
    const properties = { id: { type: 'string', readOnly: true }, pin: { type: 'string', writeOnly: true } };
    const post = { requestBody: json({ type: 'object', properties }), responses: {} };
    const document = await documentOf({}, { webhooks: { made: { post } } });
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('"id": "id"');
    expect(markdown).not.toContain('pin');
  });

  it('shows method, server and path, and says when an operation is deprecated', async () => {
    const body = await rendered(
      { deprecated: true },
      { servers: [{ url: 'https://a.example/v1/' }, { url: '/v2' }] },
    );
    expect(textOf(body.html)).toMatch(/^POST https:\/\/a\.example\/v1 ?\/items ?\/ ?\{id\} ?Deprecated\./);
    expect(textOf(body.html)).toContain('2 servers');
    expect(body.markdown).toContain('`POST https://a.example/v1/items/{id}`');
  });

  it('has a section and a heading for each kind of parameter, the body, each response and callbacks', async () => {
    const body = await rendered({
      parameters: [
        { in: 'path', name: 'id', required: true, description: 'The **item**', schema: { type: 'string' } },
        { in: 'query', name: 'limit', schema: { type: 'integer', default: 20, maximum: 100 } },
        { in: 'header', name: 'X-Trace', schema: { type: 'string' } },
        { in: 'cookie', name: 'session', schema: { type: 'string' } },
      ],
      requestBody: { required: true, ...json({ type: 'object', properties: { name: { type: 'string' } } }) },
      responses: {
        201: { description: 'Made', headers: { Location: { schema: { type: 'string', format: 'uri' } } } },
        '4XX': {
          description: 'Wrong',
          ...json({ type: 'object', properties: { error: { type: 'string' } } }),
        },
        default: { description: 'Else' },
      },
      callbacks: { done: { '{$request.body#/url}': { post: { requestBody: json({ type: 'string' }) } } } },
    });
    expect(body.headings).toEqual([
      { depth: 2, id: 'path-parameters', text: 'Path parameters' },
      { depth: 2, id: 'query-parameters', text: 'Query parameters' },
      { depth: 2, id: 'header-parameters', text: 'Headers' },
      { depth: 2, id: 'cookie-parameters', text: 'Cookies' },
      { depth: 2, id: 'body', text: 'Body' },
      { depth: 2, id: 'callbacks', text: 'Callbacks' },
      { depth: 2, id: 'responses', text: 'Responses' },
      { depth: 3, id: 'response-201', text: '201 Created' },
      { depth: 3, id: 'response-4xx', text: '4XX Any status of 400 to 499' },
      { depth: 3, id: 'response-default', text: 'default Any other status' },
    ]);
    for (const { id } of body.headings) expect(body.html.split(`id="${id}"`)).toHaveLength(2);
    const text = textOf(body.html);
    expect(text).toContain('id string required The item');
    expect(text).toContain('limit integer Default 20 Range ≤ 100');
    expect(text).toContain('Location string<uri>');
    expect(text).toContain('Sent to {$request.body#/url}');
    expect(body.sections.find(({ id }) => id === 'path-parameters')?.text).toBe('id The **item**');
    expect(body.markdown).toContain('- `limit` (integer): Default: `20`. Range: `≤ 100`.');
  });

  it('shows security schemes with their scopes and flows, and alternatives', async () => {
    const body = await rendered(
      { security: [{ bearer: [] }, { login: ['items:write'] }, {}] },
      {
        components: {
          securitySchemes: {
            bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
            login: {
              type: 'oauth2',
              flows: {
                authorizationCode: {
                  authorizationUrl: 'https://a.example/authorize',
                  tokenUrl: 'https://a.example/token',
                  scopes: { 'items:write': 'Change items' },
                },
              },
            },
          },
        },
      },
    );
    const text = textOf(body.html);
    expect(text).toContain('Any one of 2 ways, or none.');
    expect(text).toContain('Authorization bearer token<JWT> header required');
    expect(text).toContain('or Authorization OAuth 2.0 header required Needs items:write');
    expect(text).toContain(
      'authorizationCode authorization code flow items:write Change items Authorize at https://a.example/authorize',
    );
  });

  it('tells in Markdown where a secret goes, and a status once', async () => {
    const responses = { 401: { description: 'Unauthorized' }, 403: { description: 'Not yours' } };
    const document = await documentOf(
      { '/a': { get: { responses, security: [{ key: [] }] } } },
      { components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'k' } } } },
    );
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('- `k` (API key, required, query)');
    expect(markdown).toContain('### 401 Unauthorized\n\n### 403 Forbidden\n\nNot yours');
  });

  it('takes no way in that is described nowhere for none at all', async () => {
    const document = await documentOf(
      { '/a': { get: { security: [{ token: [] }, { gone: [] }], responses: {} } } },
      { components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } } },
    );
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('## Authorizations\n\n- `Authorization` (bearer token, required, header)');
  });

  it('shows each content type with its schema, once where they share one', async () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    const shared = await rendered({
      requestBody: { content: { 'application/xml': { schema }, 'application/json': { schema } } },
    });
    expect(textOf(shared.html)).toContain('Body application/json application/xml a string');
    const different = await rendered({
      requestBody: {
        content: {
          'application/json': { schema },
          'multipart/form-data': {
            schema: { type: 'object', properties: { f: { type: 'string', format: 'binary' } } },
          },
        },
      },
    });
    expect(textOf(different.html)).toContain('application/json a string multipart/form-data f file');
  });

  it('says what one of several content types with the same schema says of its parts', async () => {
    const properties = { photo: { type: 'string', format: 'binary' } };
    const content = {
      'application/json': { schema: { type: 'object', properties } },
      'multipart/form-data': {
        schema: { type: 'object', properties },
        encoding: { photo: { contentType: 'image/png' } },
      },
    };
    const { html } = await rendered({ requestBody: { content } });
    expect(textOf(html)).toContain('application/json multipart/form-data photo file image/png');
    const encoding = { photo: { contentType: 'image/gif' } };
    const other = { ...content['multipart/form-data'], encoding };
    const { html: apart } = await rendered({
      requestBody: { content: { ...content, 'multipart/mixed': other } },
    });
    expect(textOf(apart)).toContain('photo file image/png multipart/mixed photo file image/gif');
  });

  it('says which headers a part of a form may have, in the language of the page', async () => {
    const schema = {
      type: 'object',
      properties: {
        photo: { type: 'string', format: 'binary' },
        labels: { type: 'object', propertyNames: { maxLength: 8 } },
        roles: { type: 'array', contains: { const: 'admin' } },
      },
    };
    const headers = {
      'X-Taken': { schema: { type: 'string', format: 'date' } },
      'X-Camera': { $ref: '#/components/headers/Camera' },
      'content-type': { schema: { type: 'string' } },
    };
    const content = { 'multipart/form-data': { schema, encoding: { photo: { headers } } } };
    const document = await documentOf(
      { '/items': { post: { requestBody: { content }, responses: {} } } },
      { components: { headers: { Camera: { schema: { type: 'string' } } } } },
    );
    const context = { ...plainContext(), words: wordsIn('de') };
    const { html, markdown } = renderOperation(document, operationOf(document), context);
    const text = textOf(html);
    expect(text).toContain('Header X-Taken: string<date>');
    expect(text).toContain('Header X-Camera: string');
    expect(text).not.toContain('content-type: string');
    expect(text).toContain('Jeder Name: Länge ≤ 8');
    expect(text).toContain('Enthält admin');
    expect(markdown).toContain('X-Camera: string');
  });

  it('nests properties and alternatives behind disclosures', async () => {
    const body = await rendered({
      requestBody: json({
        type: 'object',
        properties: {
          owner: { type: 'object', properties: { name: { type: 'string', enum: ['a', 'b'] } } },
          pet: {
            oneOf: [
              { title: 'Cat', type: 'object', properties: { purrs: { type: 'boolean' } } },
              { title: 'Dog', type: 'object', properties: { barks: { type: 'boolean' } } },
            ],
          },
        },
      }),
    });
    const text = textOf(body.html);
    expect(text).toContain('owner object 1 property : owner name enum<string> One of a b');
    expect(text).toContain(
      'pet object Alternatives : pet One of Cat object purrs boolean Dog object barks boolean',
    );
    expect(body.markdown).toContain('  - `name` (`enum<string>`): One of `a`, `b`.');
  });

  it('keeps the paragraphs, lists and code of what is said about a field in the Markdown of the page', async () => {
    const body = await rendered({
      requestBody: json({
        type: 'object',
        properties: {
          code: { type: 'integer', description: 'What came of it:\n- 0: done\n- 1: late', enum: [0, 1] },
          size: { type: 'integer', description: 'In bytes,\nrounded.' },
          deep: {
            type: 'object',
            properties: { set: { type: 'string', description: 'One.\n\n```json\n{\n  "a": 1\n}\n```' } },
          },
        },
      }),
    });
    expect(body.markdown).toContain(
      '- `code` (`enum<integer>`): One of `0`, `1`.\n\n  What came of it:\n  - 0: done\n  - 1: late\n\n- `size` (integer): In bytes, rounded.\n- `deep` (object)\n  - `set` (string)\n\n    One.\n\n    ```json\n    {\n      "a": 1\n    }\n    ```\n',
    );
  });

  it('says in the Markdown of the page what values mean, examples, and where links lead', async () => {
    const schema = {
      type: 'object',
      properties: {
        state: { type: 'integer', enum: [0, 1], 'x-enum-varnames': ['OPEN', 'SHUT'] },
        name: { type: 'string', examples: ['Ada', 'Bo'] },
      },
    };
    const links = { next: { operationId: 'readNext', description: 'The next\none.' } };
    const content = { 'application/json': { schema } };
    const document = await documentOf({ '/a': { get: { responses: { 200: { content, links } } } } });
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('- `state` (`enum<integer>`): One of `0` (OPEN), `1` (SHUT).');
    expect(markdown).toContain('- `name` (string): Examples: `Ada`, `Bo`.');
    expect(markdown).toContain('- `next` leads to `readNext`: The next one.');
  });

  it('says which values are not to be used any more', async () => {
    const schema = { type: 'string', enum: ['new', 'old'], 'x-enumDeprecated': [false, true] };
    const { html, markdown } = await rendered({ parameters: [{ in: 'query', name: 'q', schema }] });
    expect(textOf(html)).toContain('q enum<string> new old deprecated');
    expect(markdown).toContain('One of `new`, `old` (deprecated).');
  });

  it('takes no extension for a path, a response or a callback', async () => {
    const named = { 'x-more': { get: { summary: 'More' } } };
    const callbacks = { ...named, done: { '{$url}': { post: { description: 'Called **back**.' } } } };
    const responses = { 200: { description: 'OK' }, 'x-more': { description: 'More' } };
    const document = await documentOf({ '/a': { get: { responses, callbacks } }, ...named });
    expect(document.operations).toHaveLength(1);
    const { html, markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(html + markdown).not.toMatch(/more/i);
    expect(markdown).toContain('### done\n\n`POST {$url}`\n\nCalled **back**.');
  });

  it('keeps marks of code in names and values of the Markdown of the page', async () => {
    const schema = { type: 'object', properties: { 'a`b': { enum: ['``', 'c'] } } };
    const content = { 'application/json': { schema } };
    const document = await documentOf({ '/a': { get: { responses: { 200: { content } } } } });
    const { markdown } = renderOperation(document, operationOf(document), plainContext());
    expect(markdown).toContain('- `` a`b `` (`enum<string>`): One of ``` `` ```, `c`.');
  });

  it('shows given examples, and makes one where none is given', async () => {
    const body = await rendered({
      requestBody: json({ type: 'object', properties: { name: { type: 'string' } } }),
      responses: {
        200: {
          description: 'OK',
          content: {
            'application/json': {
              examples: { small: { summary: 'A small one', value: { n: 1 } }, large: { value: { n: 9 } } },
            },
          },
        },
        202: {
          description: 'Stream',
          content: {
            'text/event-stream': { schema: { type: 'object', properties: { n: { type: 'integer' } } } },
          },
        },
        204: { description: 'Nothing' },
        404: { description: 'Not found', content: { 'application/json': { schema: { type: 'object' } } } },
      },
    });
    const labels = [...body.html.matchAll(/<label [^>]*>([^<]*)<\/label>/g)].map(([, label]) => label);
    expect(labels).toEqual([
      'cURL',
      'Python',
      'JavaScript',
      'PHP',
      'Go',
      'Java',
      'Ruby',
      '200 A small one',
      '200 large',
      '202',
    ]);
    expect(body.html).toContain('data: {&quot;n&quot;:1}');
    expect(body.markdown).toContain('Response (200 large):\n\n```json\n{\n  "n": 9\n}\n```');
  });

  it('puts x-mint content and the page before the reference, and does not repeat the page’s description', async () => {
    const intro: PageBody = {
      html: '<h2 id="body">Body of the page</h2>',
      headings: [{ depth: 2, id: 'body', text: 'Body of the page' }],
      sections: [{ id: 'body', heading: 'Body of the page', text: 'Said' }],
      needs: new Set(['math']),
      markdown: '# Page',
    };
    const operation = {
      description: '# Top\n\nSaid once',
      'x-mint': { content: '## Responses' },
      requestBody: json({ type: 'string' }),
      responses: { 200: { description: 'OK' } },
    };
    const body = await rendered(operation, {}, { intro });
    expect(body.headings.map(({ depth, id }) => [depth, id])).toEqual([
      [2, 'top'],
      [2, 'responses'],
      [2, 'body'],
      [2, 'path-parameters'],
      [2, 'body-2'],
      [2, 'responses-2'],
      [3, 'response-200'],
    ]);
    expect(body.html).toContain('<h2 id="body-2">');
    expect(body.needs).toEqual(new Set(['math']));
    expect(body.markdown).toMatch(
      /^`POST .*`\n\n# Top\n\nSaid once\n\n## Responses\n\n# Page\n\nRequest \(cURL\):/,
    );
    const repeated = await rendered(operation, {}, { description: '# Top\n\nSaid once\n' });
    expect(textOf(repeated.html)).not.toContain('Said once');
  });

  it('shows a webhook with its payload and no address', async () => {
    const document = await documentOf(
      {},
      {
        webhooks: {
          orderUpdated: {
            post: { requestBody: json({ type: 'object', properties: { id: { type: 'integer' } } }) },
          },
        },
      },
    );
    const body = renderOperation(document, operationOf(document), plainContext());
    expect(textOf(body.html)).toMatch(/^webhook orderUpdated/);
    expect(body.headings).toEqual([{ depth: 2, id: 'body', text: 'Payload' }]);
    expect(body.html).toContain('"body">Payload');
  });

  it('reads descriptions as text where they are not valid MDX, and says nothing of it', async () => {
    const found: Diagnostic[] = [];
    const document = await documentOf({
      '/a': {
        get: {
          parameters: [{ in: 'query', name: 'q', description: 'Less than <n> or {n}, see [page](/p)' }],
        },
      },
    });
    const body = renderOperation(
      document,
      operationOf(document),
      plainContext((diagnostic) => found.push(diagnostic)),
    );
    expect(textOf(body.html)).toContain('Less than <n> or {n}, see page');
    expect(found).toEqual([]);
  });

  it('keeps what stands in braces as it is written, whatever it would be as an expression', async () => {
    const written = 'One of {open|closed} or {open, closed, 1 + 1}.\n\n{open|closed}\n\nexport const a = 1';
    const { html, markdown } = await rendered({
      description: written,
      parameters: [{ in: 'query', name: 'q', description: `{/* ours */}${written}` }],
    });
    const lines = 'One of {open|closed} or {open, closed, 1 + 1}. {open|closed} export const a = 1';
    expect(textOf(html).split(lines)).toHaveLength(3);
    expect(textOf(html)).not.toContain('ours');
    expect(markdown).toContain(written);
  });

  it('reads the markup that stands in braces', async () => {
    const written = 'For example: { <code>"a" : 1</code>, <code>"b" : {**two**}</code> } or {a_b * c}.';
    const { html } = await rendered({ description: written });
    expect(html).toContain(
      'For example: { <code>"a" : 1</code>, <code>"b" : {<strong>two</strong>}</code> } or {a_b * c}.',
    );
  });

  it('ends code with a backslash where its tag does', async () => {
    const { html } = await rendered({
      description: 'In <code>C:\\</code>, <code>\\\\</code> or \\<code>x\\</code> is `a`.',
    });
    expect(html).toContain(
      'In <code>C:\\</code>, <code>\\</code> or &lt;code&gt;x&lt;/code&gt; is <code>a</code>.',
    );
  });

  it('writes no text of the description as markup', async () => {
    const nasty = '"><script>alert(1)</script>';
    const body = await rendered(
      {
        summary: nasty,
        parameters: [
          {
            in: 'query',
            name: nasty,
            schema: { type: nasty, title: nasty, enum: [nasty], default: nasty, pattern: nasty },
          },
        ],
        requestBody: { content: { [nasty]: { schema: { type: 'object', properties: { [nasty]: {} } } } } },
        responses: { [nasty]: { description: 'x', content: { 'application/json': { example: nasty } } } },
        'x-codeSamples': [{ lang: nasty, label: nasty, source: nasty }],
      },
      { servers: [{ url: `https://a.example/${nasty}`, description: nasty }, { url: nasty }] },
    );
    expect(body.html).not.toMatch(/<script/i);
  });

  it('survives descriptions full of nonsense', async () => {
    const nonsense = [null, 3, 'text', [], {}, { $ref: 5 }, { $ref: '#/nowhere' }, [null], { a: null }];
    for (const value of nonsense) {
      const body = await rendered(
        {
          parameters: [value, { in: 'query', name: 'q', schema: value, examples: value }],
          requestBody: {
            content: { 'application/json': value, 'text/plain': { schema: value, examples: { a: value } } },
          },
          responses: { 200: value, 201: { headers: { A: value }, content: value } },
          callbacks: { done: value },
          security: [value, { key: value }],
          servers: value,
          tags: value,
          'x-mint': value,
          'x-codeSamples': [value],
        },
        { components: { securitySchemes: { key: value } }, tags: [value] },
      );
      expect(textOf(body.html)).not.toMatch(/undefined|\[object/);
    }
    const document = await documentOf({ '/a': { get: null }, '/b': 3, '/c': { post: 'x' } });
    expect(document.operations.map(({ title }) => title)).toEqual(['GET /a', 'POST /c']);
  });
});
