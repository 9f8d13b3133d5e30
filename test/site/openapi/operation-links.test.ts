import { describe, expect, it } from 'vitest';
import { built, docsJson } from '../support.ts';

const operation = (operationId: string, tag: string, description?: string) => ({
  operationId,
  tags: [tag],
  summary: operationId,
  description,
  responses: {},
});
const LINKS: readonly (readonly [written: string, page: string])[] = [
  ['#operation/addGuest', 'addguest'],
  ['#tag/Hotel-guests/operation/addGuest', 'addguest'],
  ['#/operations/addGuest', 'addguest'],
  ['#/Hotel%20guests/addGuest', 'addguest'],
  ['#tag/Hotel-guests', 'listguests'],
  ['#tag/hotel-guests/POST/guests', 'addguest'],
  ['#/paths/~1guests/post', 'addguest'],
  ['#/paths/~1guests~1{id}', 'getguest'],
  ['#tag/Hotel-guests/paths/~1guests~1%7Bid%7D/get', 'getguest'],
];

const project = (description: string, navigation: object) => ({
  'docs.json': docsJson({ navigation }),
  'index.mdx': '---\ntitle: Home\n---\nText.',
  'api.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Hotel', version: '1' },
    paths: {
      '/rooms': { get: operation('listRooms', 'Rooms', description) },
      '/guests': {
        get: operation('listGuests', 'Hotel guests'),
        post: operation('addGuest', 'Hotel guests'),
      },
      '/guests/{id}': { get: operation('getGuest', 'Hotel guests') },
    },
  }),
});

describe('links of a description that name operations as other viewers do', () => {
  it('lead to the pages of these operations', async () => {
    const description = LINKS.map(([written], index) => `[l${index}](${written})`).join('\n');
    const site = await built(
      project(description, { pages: ['index', { group: 'API', openapi: 'api.json' }] }),
    );
    expect(site.diagnostics).toEqual([]);
    const html = site.file('api-reference/rooms/listrooms.html');
    const markdown = site.file('api-reference/rooms/listrooms.md');
    for (const [index, [, page]] of LINKS.entries()) {
      expect(html).toContain(`<a href="../hotel-guests/${page}.html">l${index}</a>`);
      expect(markdown).toContain(`[l${index}](/api-reference/hotel-guests/${page})`);
    }
  });

  it('are made of the links of a response, where the operation has a page', async () => {
    const { 'api.json': api, ...files } = project('', {
      pages: ['index', { group: 'API', openapi: 'api.json' }],
    });
    const description = JSON.parse(api);
    Object.assign(description.paths['/guests/{id}'].get, { operationId: 'guests/get' });
    Object.assign(description.paths['/guests'].post, { 'x-hidden': true });
    description.paths['/rooms'].get.responses = {
      200: {
        description: 'Rooms',
        links: {
          one: { operationId: 'guests/get', parameters: { id: '$response.body#/guest' } },
          two: { operationRef: '#/paths/~1guests~1{id}/get' },
          hidden: { operationId: 'addGuest' },
          away: { operationRef: 'https://example.com/api.json#/paths/~1x/get' },
        },
      },
    };
    const site = await built({ ...files, 'api.json': JSON.stringify(description) });
    expect(site.diagnostics).toEqual([]);
    const page = 'api-reference/hotel-guests/getguest';
    const html = site.file('api-reference/rooms/listrooms.html');
    expect(html).toContain(
      `leads to <a href="../hotel-guests/getguest.html"><code>guests/get</code></a> (<code>id = `,
    );
    expect(html).toContain(
      `leads to <a href="../hotel-guests/getguest.html"><code>GET /guests/{id}</code></a>`,
    );
    expect(html).toContain('leads to <code>addGuest</code>');
    const markdown = site.file('api-reference/rooms/listrooms.md');
    expect(markdown).toContain(
      `- \`one\` leads to [\`guests/get\`](/${page}) (\`id = $response.body#/guest\`)`,
    );
    expect(markdown).toContain('`away` leads to `https://example.com/api.json#/paths/~1x/get`');
  });

  it('lead to the page in the nearest folder where several document the operation', async () => {
    const versions = ['one', 'two'].map((version) => ({
      version,
      groups: [{ group: 'API', openapi: { source: 'api.json', directory: version } }],
    }));
    const site = await built(project('[l](#operation/addGuest)', { versions }));
    for (const version of ['one', 'two'])
      expect(site.file(`${version}/rooms/listrooms.html`)).toContain(
        '<a href="../hotel-guests/addguest.html">l</a>',
      );
  });

  it('lead to the page of the schema that they name', async () => {
    const links = ['#/components/schemas/Room', '#schema/Room', '#/definitions/Room'];
    const { 'api.json': api, ...files } = project(
      links.map((link, index) => `[l${index}](${link})`).join(' '),
      { pages: ['index', 'room', { group: 'API', openapi: 'api.json' }] },
    );
    const schemas = { Room: { type: 'object', properties: { size: { type: 'integer' } } } };
    const site = await built({
      ...files,
      'api.json': JSON.stringify({ ...JSON.parse(api), components: { schemas } }),
      'room.mdx': '---\nopenapi-schema: Room\n---\n',
    });
    expect(site.diagnostics).toEqual([]);
    const html = site.file('api-reference/rooms/listrooms.html');
    for (const index of links.keys()) expect(html).toContain(`<a href="../../room.html">l${index}</a>`);
  });

  it('are told of where there is no such operation', async () => {
    const site = await built(
      project('[a](#operation/nothing) [b](#tag/Nobody)', {
        pages: ['index', { group: 'API', openapi: 'api.json' }],
      }),
    );
    expect(site.diagnostics.map(({ kind, message, file }) => [kind, message, file])).toEqual([
      ['broken-anchor', 'There is no #operation/nothing on /api-reference/rooms/listrooms', 'api.json'],
      ['broken-anchor', 'There is no #tag/Nobody on /api-reference/rooms/listrooms', 'api.json'],
    ]);
  });

  it('are told once where they lead to nothing from many pages', async () => {
    const get = (operationId: string, description: string) => ({
      get: { operationId, description, responses: {} },
    });
    const paths = Object.fromEntries(
      ['a', 'b', 'c'].map((id) => [
        `/${id}`,
        get(id, 'See [limits](#limits), [keys](#section/Keys) and [all](#section/Keys/All).'),
      ]),
    );
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', { group: 'API', openapi: 'api.json' }] } }),
      'index.mdx': '# Home',
      'api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'Hotel', version: '1' }, paths }),
    });
    expect(site.diagnostics.map(({ kind, message, file }) => [kind, message, file])).toEqual([
      [
        'broken-anchor',
        'These links lead nowhere: they mean headings of info.description, which no page shows: #section/Keys, #section/Keys/All',
        'api.json',
      ],
      [
        'broken-anchor',
        'There is no #limits on /api-reference/get-a and 2 other pages with this link',
        'api.json',
      ],
    ]);
  });
});
