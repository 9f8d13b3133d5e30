import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../../src/site/openapi/page/render.ts';
import { wordsIn } from '../../../src/site/words/words.ts';
import { json, rendered, textOf } from './operation.ts';
import { documentOf, operationOf, plainContext } from './project.ts';

describe('the bodies of an operation', () => {
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

  it('calls a field without a type a file where its content type, or that of its part, is one, or nothing is said', async () => {
    const properties = {
      any: {},
      many: { type: 'array', items: {} },
      titled: { title: 'Any value' },
      json: { contentMediaType: 'application/json' },
      photo: { contentMediaType: 'image/png' },
      raw: { contentMediaType: 'application/octet-stream' },
      part: { description: 'x' },
    };
    const form = {
      schema: { type: 'object', properties },
      encoding: { part: { contentType: 'image/png, image/jpeg' } },
    };
    const { markdown } = await rendered({ requestBody: { content: { 'multipart/form-data': form } } });
    expect(markdown).toContain(
      '- `any` (file)\n- `many` (file[])\n- `titled` (any): Any value\n- `json` (any)\n- `photo` (`file<image/png>`)\n- `raw` (file)\n- `part` (file, image/png, image/jpeg): x',
    );
  });

  it('calls a body of a binary type without a schema a file, once for all such types', async () => {
    const pictures = { 'image/png': {}, 'image/webp': {}, 'text/csv': {} };
    const { markdown, html } = await rendered({
      requestBody: { content: { 'application/octet-stream': {} } },
      responses: { 200: { description: 'Drawn', content: pictures } },
    });
    expect(markdown).toContain('## Body\n\n`application/octet-stream`\n\n- `file`');
    expect(markdown).toContain('`image/png, image/webp`\n\n- `file`\n\n`text/csv`');
    expect(textOf(html)).toContain('image/png image/webp file text/csv');
    expect(html).toContain('--data-binary');
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

  it('says which values are not to be used any more', async () => {
    const schema = { type: 'string', enum: ['new', 'old'], 'x-enumDeprecated': [false, true] };
    const { html, markdown } = await rendered({ parameters: [{ in: 'query', name: 'q', schema }] });
    expect(textOf(html)).toContain('q enum<string> new old deprecated');
    expect(markdown).toContain('One of `new`, `old` (deprecated).');
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
});
