import { describe, expect, it } from 'vitest';
import { built, kinds } from '../support.ts';
import { API, project } from './reference-site.ts';

it('the navigation tells of descriptions in which there is nothing to list', async () => {
  const tabs = [
    { tab: 'Guides', pages: ['index'] },
    { tab: 'API', openapi: 'none.yaml' },
    { tab: 'Events', asyncapi: 'no-events.yaml' },
  ];
  const site = await built(
    project(
      { tabs },
      { 'none.yaml': 'openapi: 3.1.0\npaths:\n', 'no-events.yaml': 'asyncapi: 3.0.0\nchannels: {}\n' },
    ),
  );
  expect(kinds(site)).toEqual(['missing-channel', 'missing-operation']);
  expect(site.diagnostics.every(({ file, line }) => file === 'docs.json' && line !== undefined)).toBe(true);
});

describe('AsyncAPI in the navigation', () => {
  it('gives a page to each channel, in the directory asked for', async () => {
    const site = await built(
      project({
        pages: ['index', { group: 'Channels', asyncapi: { source: '/events.json', directory: 'ws' } }],
      }),
    );
    expect(kinds(site)).toEqual([]);
    expect(site.pages).toEqual(['index', 'ws/websockets/alarms', 'ws/websockets/chat-room']);
    expect(site.file('ws/websockets/chat-room.html')).toContain('wss://events.example.com');
    expect(site.file('index.html')).toContain('href="ws/websockets/chat-room.html"');
  });

  it('calls channels and their pages as the hosted service does, by tag', async () => {
    const channels = {
      systemStatus: { address: '/status', messages: {} },
      order_book: { address: '/book', messages: {} },
      'rooms/{id}': { address: '/rooms', messages: {} },
      fills: { address: '/fills', title: 'My fills', tags: [{ name: 'Private' }], messages: {} },
    };
    const events = { asyncapi: '3.0.0', info: { title: 'Events', version: '1' }, channels };
    const site = await built(
      project(
        {
          tabs: [
            { tab: 'Guides', pages: ['index'] },
            { tab: 'Events', asyncapi: 'more.json' },
          ],
        },
        { 'more.json': JSON.stringify(events) },
      ),
    );
    expect(site.pages).toEqual([
      'api-reference/private/my-fills',
      'api-reference/websockets/order_book',
      'api-reference/websockets/rooms',
      'api-reference/websockets/systemstatus',
      'index',
    ]);
    const page = site.file('api-reference/websockets/systemstatus.html');
    expect(page).toContain('<h1>System status</h1>');
    const nav = page.slice(page.indexOf('aria-label="Pages"')).replace(/<[^>]*>/g, ' ');
    expect(nav).toMatch(/System status\s+Order book\s+rooms\/{id}\s+Private\s+My fills/);
  });

  it('takes a page of the project for the channel that its frontmatter names', async () => {
    const site = await built(
      project(
        {
          tabs: [
            { tab: 'Guides', pages: ['index'] },
            { tab: 'Events', asyncapi: 'events.json' },
          ],
        },
        { 'chat.mdx': '---\nasyncapi: "/events.json chat"\n---\nOwn words.' },
      ),
    );
    expect(kinds(site)).toEqual([]);
    expect(site.pages).toEqual(['api-reference/websockets/alarms', 'chat', 'index']);
    expect(site.file('chat.html')).toContain('Own words.');
    expect(site.file('chat.html')).toContain('<h1>Chat room</h1>');
  });

  it('says at its line which channel there is not', async () => {
    const pages = { 'chat.mdx': '---\ntitle: Chat\nasyncapi: events.json talk\n---\n' };
    const site = await built(project({ pages: ['index', 'chat'] }, pages));
    expect(site.diagnostics).toMatchObject([{ kind: 'missing-channel', file: 'chat.mdx', line: 3 }]);
  });
});

describe('operations in the navigation', () => {
  it('stand where x-mint says, under its titles', async () => {
    const site = await built(project({ pages: ['index'], groups: [{ group: 'API', openapi: 'api.json' }] }));
    expect(site.pages).toContain('legacy/old');
    const page = site.file('legacy/old.html');
    expect(page).toContain('<h1>The old way</h1>');
    expect(page).toContain('>Old way&ensp;');
    expect(page).toContain('LEGACY');
    expect(page).toContain('content="Do not use."');
    expect(page).toContain('<p class="l-description">Do not use.</p>');
    expect(page).toContain('class="api-try"');
    expect(site.pages).toContain('api-reference/user-added');
  });

  it('are told about in words as they are written, without marks', async () => {
    const about = '> Finds **users** by `user_id` (not _by name_), where age > 3, in C#.';
    const paths = { '/users': { get: { summary: 'Find', description: about } } };
    const description = { openapi: '3.1.0', info: { title: 'Users', version: '1' }, paths };
    const site = await built(project({ openapi: 'own.json' }, { 'own.json': JSON.stringify(description) }));
    expect(site.file('api-reference/find.html')).toContain(
      'name="description" content="Finds users by user_id (not by name), where age &gt; 3, in C#."',
    );
  });

  it('without a summary say their method once in the sidebar, and in full elsewhere', async () => {
    const paths = { '/pets': { get: {}, post: { summary: 'POST it' } } };
    const description = { openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths };
    const site = await built(
      project(
        { groups: [{ group: 'API', openapi: 'pets.json', pages: ['GET /pets', 'POST /pets', 'own'] }] },
        { 'pets.json': JSON.stringify(description), 'own.mdx': '---\ntitle: PUT /own\napi: PUT /own\n---\n' },
      ),
    );
    const html = site.file('own.html');
    const entries = [
      ...html.matchAll(/<span>(?:<bdi>)?([^<]*)(?:<\/bdi>)?<\/span><span class="l-method"[^>]*>(\w+)</g),
    ];
    expect(entries.map(([, label, method]) => [label, method])).toEqual([
      ['/pets', 'GET'],
      ['POST it', 'POST'],
      ['/own', 'PUT'],
    ]);
    expect(html).toContain('<h1>PUT /own</h1>');
    expect(site.file('api-reference/post-it.html')).toMatch(/<a rel="prev"[^>]*>.*<span>GET \/pets<\/span>/);
  });

  it('lead to the page of the project that is at the address already', async () => {
    const site = await built(
      project(
        { pages: ['index'], groups: [{ group: 'API', openapi: 'api.json' }] },
        { 'legacy/old.mdx': '---\ntitle: By hand\n---\n# By hand\n\nWords.' },
      ),
    );
    expect(site.file('legacy/old.html').match(/<h1/g)).toHaveLength(1);
    expect(site.file('legacy/old.html')).toContain('<h1 id="by-hand">By hand</h1>');
    expect(site.file('index.html')).toContain('href="legacy/old.html"');
  });

  it('are found by file prefix, and in the description of their tab or version', async () => {
    const other = { ...API, paths: { '/users': { get: { summary: 'Second', responses: {} } } } };
    const site = await built({
      ...project({
        versions: [
          { version: '1', openapi: 'api.json', pages: ['index', 'GET /users', 'v2.json GET /users'] },
          { version: '2', tabs: [{ tab: 'API', openapi: { source: 'v2.json', directory: 'second' } }] },
        ],
      }),
      'v2.json': JSON.stringify(other),
    });
    expect(kinds(site)).toEqual([]);
    expect(site.pages).toEqual(
      expect.arrayContaining(['api-reference/users/list-users', 'api-reference/second', 'second/second']),
    );
  });
});

it('a page shows the endpoint that it names of a description that is elsewhere', async () => {
  const pages = {
    'make.mdx': '---\nopenapi: https://example.com/api.json POST /shops/{id}\n---\nOwn words.',
  };
  const site = await built(project({ pages: ['index', 'make'] }, pages));
  expect(kinds(site)).toEqual(['remote-api-document']);
  expect(site.file('make.md')).toContain('`POST /shops/{id}`\n\nOwn words.');
});
