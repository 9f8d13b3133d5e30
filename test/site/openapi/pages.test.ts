import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds } from '../support.ts';

const JSON_OK = {
  200: {
    description: 'OK',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/User' } } },
  },
};
const API = {
  openapi: '3.1.0',
  info: { title: 'Users', version: '1' },
  servers: [{ url: 'https://api.example.com/v1' }],
  components: {
    schemas: {
      User: {
        type: 'object',
        description: 'Somebody with an **account**.',
        properties: {
          name: { type: 'string', 'x-pii': true },
          home: { type: 'object', properties: { city: { type: 'string' } } },
        },
      },
    },
  },
  paths: {
    '/users': {
      get: {
        summary: 'List users',
        tags: ['users'],
        parameters: [{ name: 'page', in: 'query', example: 2, schema: { type: 'integer' } }],
        responses: JSON_OK,
      },
      post: { summary: 'Add a user', tags: ['users'], responses: JSON_OK },
    },
    '/old': {
      get: {
        summary: 'Old',
        'x-mint': {
          href: '/legacy/old',
          metadata: {
            title: 'The old way',
            sidebarTitle: 'Old way',
            description: 'Do not use.',
            tag: 'LEGACY',
            playground: 'interactive',
          },
        },
        responses: {},
      },
    },
  },
  webhooks: { userAdded: { post: { summary: 'User added', responses: {} } } },
};
const EVENTS = {
  asyncapi: '3.0.0',
  info: { title: 'Events', version: '1' },
  servers: { main: { host: 'events.example.com', protocol: 'wss' } },
  channels: {
    chat: {
      address: '/chat',
      title: 'Chat room',
      messages: { hello: { payload: { type: 'object', properties: { words: { type: 'string' } } } } },
    },
    alarms: { address: '/alarms', messages: {} },
  },
};

const project = (navigation: object, pages: Record<string, string> = {}, api: object = {}) => ({
  'docs.json': docsJson({ navigation, api }),
  'index.mdx': '---\ntitle: Home\n---\nText.',
  'api.json': JSON.stringify(API),
  'events.json': JSON.stringify(EVENTS),
  ...pages,
});

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
    expect(site.pages).toEqual(['index', 'ws/alarms', 'ws/chat-room']);
    expect(site.file('ws/chat-room.html')).toContain('wss://events.example.com');
    expect(site.file('index.html')).toContain('href="ws/chat-room.html"');
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
    expect(site.pages).toEqual(['api-reference/alarms', 'chat', 'index']);
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
    expect(page).toContain('>Old way ');
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
        { 'legacy/old.mdx': '---\ntitle: By hand\n---\nWords.' },
      ),
    );
    expect(site.file('legacy/old.html')).toContain('<h1>By hand</h1>');
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

describe('pages of the API reference', () => {
  it('show a schema as a page', async () => {
    const pages = {
      'user.mdx': '---\nopenapi-schema: User\n---\n',
      'gone.mdx': '---\ntitle: x\nopenapi-schema: api.json Gone\n---\n',
    };
    const site = await built(project({ pages: ['index', 'user', 'gone'] }, pages));
    expect(site.diagnostics).toMatchObject([{ kind: 'missing-schema', file: 'gone.mdx', line: 3 }]);
    expect(site.file('user.html')).toContain('<strong>account</strong>');
    expect(site.file('user.html')).toContain('<h1>User</h1>');
    expect(site.file('user.md')).toContain('`city`');
  });

  it('written by hand have the address, samples and a console made from their fields', async () => {
    const page = [
      '---',
      'title: Add',
      'api: POST /users/{team}',
      '---',
      '<ParamField path="team" type="string" required>Team</ParamField>',
      '<ParamField body="user" type="object">\n<Expandable>\n<ParamField body="age" type="integer" default={7}>Age</ParamField>\n</Expandable>\n</ParamField>',
      '<ResponseExample>\n\n```json 200\n{"ok":true}\n```\n\n</ResponseExample>',
    ].join('\n\n');
    const api = { mdx: { server: 'https://api.example.com/', auth: { method: 'key', name: 'x-api-key' } } };
    const site = await built(project({ pages: ['index', 'add'] }, { 'add.mdx': page }, api), {
      deploymentType: 'cloud',
    });
    expect(kinds(site)).toEqual([]);
    const html = site.file('add.html');
    expect(html).toContain('data-copy="https://api.example.com/users/{team}"');
    expect(html).toContain('data-credential="header" data-name="x-api-key"');
    expect(html).toContain('data-in="path" data-style="simple" data-name="team"');
    const [, aside = ''] = /<aside class="api-samples"[^>]*>(.*?)<\/aside>/s.exec(html) ?? [];
    const text = aside.replace(/<[^>]+>/g, '');
    expect(text).toContain('curl --request POST');
    expect(text).toContain('"age": 7');
    expect(text).toContain('{"ok":true}');
    expect(html.split('{"ok"').length).toBeLessThan(3);
  });

  it('written by hand ask for a secret once that their fields describe themselves', async () => {
    const pageOf = (field: string) =>
      `---\ntitle: Add\napi: POST https://api.example.com/users\n---\n\n<ParamField header="${field}>Key</ParamField>\n`;
    const pages = {
      'own.mdx': pageOf('X-API-Key" type="string" placeholder="MY_KEY" required'),
      'bare.mdx': pageOf('x-api-key" type="string" required'),
      'other.mdx': pageOf('x-trace" type="string" required'),
    };
    const api = { mdx: { auth: { method: 'key', name: 'x-api-key' } } };
    const site = await built(project({ pages: ['index', 'own', 'bare', 'other'] }, pages, api), {
      deploymentType: 'cloud',
    });
    for (const name of ['own', 'bare']) {
      const html = site.file(`${name}.html`);
      expect(html).toContain('data-credential="header" data-name="x-api-key"');
      expect(html).not.toContain('data-in="header"');
      expect(html).not.toContain('id="authorizations"');
    }
    expect(site.file('own.md')).toMatch(/--header 'X-API-Key: MY_KEY'/);
    expect(site.file('bare.md')).toMatch(/--header 'x-api-key: YOUR_API_KEY'/);
    expect(site.file('own.md').match(/x-api-key:/gi)).toHaveLength(1);
    expect(site.file('other.html')).toContain('data-in="header" data-style="simple" data-name="x-trace"');
    expect(site.file('other.html')).toContain('id="authorizations"');
  });

  it('written by hand may name fields by their path', async () => {
    const fields = [
      '<ParamField body="data.phone" type="string" default="1">P</ParamField>',
      '<ParamField body="data" type="object">D</ParamField>',
      '<ParamField body="meta" type="object">\n<ParamField body="meta.size" type="string" default="2K">S</ParamField>\n</ParamField>',
      '<ParamField body="meta.n" type="integer" default="1">N</ParamField>',
      '<ParamField body="items[].sku" type="string" default="a">S</ParamField>',
      '<ParamField body="name" type="string" default="b">In a tab</ParamField>',
      '<ParamField body="name" type="string" default="c">In another</ParamField>',
    ];
    const page = ['---\ntitle: Add\napi: POST https://api.example.com/users\n---', ...fields].join('\n\n');
    const site = await built(project({ pages: ['index', 'add'] }, { 'add.mdx': page }));
    const [, body = ''] = /--data '(\{.*?\n\})'/s.exec(site.file('add.md')) ?? [];
    expect(JSON.parse(body)).toEqual({
      data: { phone: '1' },
      meta: { size: '2K', n: 1 },
      items: [{ sku: 'a' }],
      name: 'c',
    });
  });

  it('written by hand name nothing twice: examples, tabs and fields of one page are told apart', async () => {
    const tabs = '<Tabs>\n<Tab title="One">a</Tab>\n<Tab title="Two">b</Tab>\n</Tabs>';
    const sample = (name: string): string =>
      `<${name}>\n\n\`\`\`js One\n1\n\`\`\`\n\n\`\`\`js Two\n2\n\`\`\`\n\n</${name}>`;
    const page = [
      '---\ntitle: Add\napi: POST /users\n---',
      tabs,
      sample('RequestExample'),
      sample('ResponseExample'),
    ];
    const site = await built(project({ pages: ['index', 'add'] }, { 'add.mdx': page.join('\n\n') }));
    const html = site.file('add.html');
    const ids = [...html.matchAll(/<[a-z][^>]* id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const controlled = [...html.matchAll(/ aria-controls="([^"]*)"/g)].map(([, id]) => id);
    expect(controlled).toHaveLength(6);
    expect(new Set(controlled)).toHaveLength(6);
    expect(ids).toEqual(expect.arrayContaining(controlled));
  });

  it('say nothing of content that nothing is known of, and a type once', async () => {
    const answers = {
      200: { description: 'Done', content: { 'text/plain': { schema: { type: 'string' } } } },
      400: { description: 'Bad', content: { 'text/csv': { examples: { one: { value: 'a' } } } } },
    };
    const api = {
      openapi: '3.1.0',
      info: { title: 'a', version: '1' },
      paths: { '/a': { get: { responses: answers } } },
    };
    const site = await built({
      'docs.json': docsJson({
        navigation: { groups: [{ group: 'API', openapi: 'api.json', pages: ['GET /a'] }] },
      }),
      'api.json': JSON.stringify(api),
    });
    const [page = ''] = site.pages;
    expect(site.file(`${page}.md`)).toContain('`text/plain`\n\n- `string`\n');
    expect(site.file(`${page}.md`)).toMatch(/`text\/csv`\n?$/);
  });

  it('follow the settings of docs.json', async () => {
    const reference = {
      pages: ['index'],
      groups: [{ group: 'API', openapi: 'api.json', pages: ['GET /users'] }],
    };
    const api = {
      url: 'full',
      params: { expanded: 'all', post: ['x-pii'] },
      examples: { languages: ['ruby', 'python'], defaults: 'required' },
    };
    const page = 'api-reference/users/list-users.html';
    const usual = (await built(project(reference))).file(page);
    const chosen = (await built(project(reference, {}, api))).file(page);
    expect(usual).not.toContain('class="api-base"');
    expect(chosen).toContain('<span class="api-base">https://api.example.com/v1</span>');
    expect(usual).toContain('<details class="api-nested"><summary>');
    expect(chosen).toContain('<details class="api-nested" open><summary>');
    expect(chosen).toContain('<span class="api-tag">x-pii</span>');
    expect([...chosen.matchAll(/<label for="api-request-\d+">([^<]+)/g)].map(([, title]) => title)).toEqual([
      'Ruby',
      'Python',
    ]);
    expect(usual).toContain('page=2');
    expect(chosen).not.toContain('page=2');
    const none = project(reference, {}, { examples: { autogenerate: false } });
    expect((await built(none)).file(page)).not.toContain('api-request-1');
  });
});

describe('x-mint content', () => {
  it('shows snippets and variables of the project', async () => {
    const content = '<Snippet file="hint.mdx" />\n\nOf {{product}}.';
    const site = await built({
      'docs.json': docsJson({ variables: { product: 'Example' }, navigation: { openapi: 'a.json' } }),
      'snippets/hint.mdx': 'Handle with **care**.',
      'a.json': JSON.stringify({
        openapi: '3.0.0',
        info: { title: 'A', version: '1' },
        paths: { '/a': { get: { summary: 'A', 'x-mint': { content }, responses: {} } } },
      }),
    });
    expect(site.file('api-reference/a.html')).toContain('<p>Handle with <strong>care</strong>.</p>');
    expect(site.file('api-reference/a.html')).toContain('<p>Of Example.</p>');
    expect(kinds(site)).toEqual([]);
  });
});

describe('dollars in an API description', () => {
  const api = JSON.stringify({
    openapi: '3.0.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { get: { summary: 'A', description: 'Takes $a$ and $b$.', responses: {} } } },
  });
  const written = (settings: object) =>
    built({ 'docs.json': docsJson({ ...settings, navigation: { openapi: 'a.json' } }), 'a.json': api });

  it('are dollars', async () => {
    const site = await written({});
    expect(site.file('api-reference/a.html')).toContain('<p>Takes $a$ and $b$.</p>');
    expect(kinds(site)).toEqual([]);
  });

  it('leave what stands between them as it is meant', async () => {
    const parameter = { in: 'query', name: 'q', description: 'Set ($skip) or<br>($top).' };
    const get = { summary: 'A', description: 'See ($filter), **not** data$filter.' };
    const paths = { '/a': { get: { ...get, parameters: [parameter], responses: {} } } };
    const site = await built({
      'docs.json': docsJson({ navigation: { openapi: 'a.json' } }),
      'a.json': JSON.stringify({ openapi: '3.0.0', info: { title: 'A', version: '1' }, paths }),
    });
    const html = site.file('api-reference/a.html');
    expect(html).toContain('<p>Set ($skip) or<br>($top).</p>');
    expect(html).toContain('<p>See ($filter), <strong>not</strong> data$filter.</p>');
    expect(kinds(site)).toEqual([]);
  });

  it('make math where the settings ask for it', async () => {
    const site = await written({ styling: { latex: true } });
    expect(site.file('api-reference/a.html')).toContain('class="katex"');
  });
});

it('pages of operations are found by the addresses that the hosted service gives them', async () => {
  const operation = (summary?: string, operationId?: string) => ({
    tags: ['Auth: Keys'],
    responses: {},
    ...(summary === undefined ? {} : { summary }),
    ...(operationId === undefined ? {} : { operationId }),
  });
  const paths = {
    '/keys': { get: operation('List v1.2 keys'), post: operation('List v1.2 keys') },
    '/keys/{id}/uses': { get: operation(undefined, 'readUses') },
  };
  const links = ['list-v12-keys', 'list-v12-keys-1', 'get-keys-uses', 'read-uses', 'nothing'];
  const made = await built({
    'docs.json': docsJson({
      navigation: {
        groups: [
          { group: 'A', openapi: 'api.json', pages: ['home'] },
          { group: 'B', openapi: 'api.json' },
        ],
      },
      redirects: [{ source: '/uses', destination: '/api-reference/auth:-keys/get-keys-uses?page=1' }],
    }),
    'home.mdx': `---\ntitle: Home\n---\n${links.map((link) => `[${link}](/api-reference/auth:-keys/${link})`).join('\n')}\n`,
    'api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths }),
  });
  const page = made.files.get('home.html') ?? '';
  const leads = (link: string) => new RegExp(`href="([^"]*)"[^>]*>${link}<`).exec(page)?.[1];
  expect(links.slice(0, 4).map(leads)).toEqual([
    'api-reference/auth-keys/list-v1-2-keys.html',
    'api-reference/auth-keys/list-v1-2-keys-2.html',
    'api-reference/auth-keys/read-uses.html',
    'api-reference/auth-keys/read-uses.html',
  ]);
  expect(made.file('_redirects')).toBe('/uses /api-reference/auth-keys/read-uses?page=1 301\n');
  expect(kinds(made)).toEqual(['broken-link']);
});
