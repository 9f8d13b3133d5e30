import { expect, it } from 'vitest';
import { built, docsJson, kinds } from '../support.ts';

it('pages of operations have the addresses that the hosted service gives them, in its order', async () => {
  const operation = (tag: string | undefined, summary?: string, operationId?: string) => ({
    ...(tag === undefined ? {} : { tags: [tag] }),
    responses: {},
    summary,
    operationId,
  });
  const paths = {
    '/first': { get: { ...operation('api_keys', 'Make a key'), 'x-excluded': true } },
    '/keys': {
      head: { ...operation('api_keys', 'Make a key'), 'x-hidden': true },
      patch: operation('api_keys', 'Change all (v1.2).'),
      post: operation('api_keys', 'Make a key'),
      put: operation('api_keys', 'Make a key'),
      get: operation('api_keys', 'List keys', 'listKeys'),
    },
    '/v1/users/{id}': { get: operation('Users & Groups', undefined, 'readUser') },
    '/v1/users/{id}/posts': { get: operation('Users/Posts', "A user's posts/likes") },
    '/loose_end': { delete: operation(undefined, 'get_it - now') },
    '/locks': { get: operation('🔐 Locks', 'All') },
  };
  const made = await built({
    'docs.json': docsJson({ navigation: { pages: ['home', { group: 'A', openapi: 'api.json' }] } }),
    'home.mdx': '# Home',
    'api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths }),
  });
  const home = made.file('home.html');
  const listed = home.slice(home.indexOf('aria-label="Pages"'));
  expect(
    [...listed.matchAll(/href="api-reference\/([^"]*)\.html"/g)].map(([, to]) => to).slice(0, 8),
  ).toEqual([
    'api_keys/list-keys',
    'api_keys/make-a-key',
    'api_keys/make-a-key-1',
    'api_keys/change-all-v12',
    'users-&amp;-groups/get-v1users',
    'usersposts/a-users-postslikes',
    'get_it--now',
    '%F0%9F%94%90-locks/all',
  ]);
  expect(made.pages).toEqual(
    expect.arrayContaining(['api-reference/users-&-groups/get-v1users', 'api-reference/🔐-locks/all']),
  );
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
    'api-reference/auth-keys/list-v12-keys.html',
    'api-reference/auth-keys/list-v12-keys-1.html',
    'api-reference/auth-keys/get-keys-uses.html',
    'api-reference/auth-keys/get-keys-uses.html',
  ]);
  expect(made.file('_redirects')).toBe('/uses /api-reference/auth-keys/get-keys-uses?page=1 301\n');
  expect(kinds(made)).toEqual(['broken-link']);
});

it('the address of a directory of made pages leads to its first page, or where a redirect leads from it', async () => {
  const paths = { '/users': { get: { tags: ['Users'], responses: {} }, post: { responses: {} } } };
  const links = ['/api/quick', '/api/quick/users/', '/other/', '/api'];
  const made = await built({
    'docs.json': docsJson({
      navigation: {
        groups: [
          { group: 'A', pages: ['home', 'other/own'] },
          { group: 'B', openapi: { source: 'api.json', directory: 'api/quick' } },
          { group: 'C', openapi: { source: 'api.json', directory: 'other' } },
        ],
      },
      redirects: [
        { source: '/other', destination: '/home#there' },
        { source: '/old', destination: '/api/quick' },
      ],
    }),
    'home.mdx': '## There\n',
    'other/own.mdx': links.map((link) => `[To](${link})`).join('\n'),
    'api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths }),
  });
  const [, text = ''] = /<div class="l-prose[^>]*>([\s\S]*?)<\/div>/.exec(made.file('other/own.html')) ?? [];
  expect([...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '../api/quick/users/get-users.html',
    '../api/quick/users/get-users.html',
    '../home.html#there',
    '../api.html',
  ]);
  expect(made.file('_redirects')).toContain('/old /api/quick/users/get-users 301\n');
  const directories = ['api/quick', 'api/quick/users', 'other', 'api'].map((path) =>
    made.files.get(`${path}.html`),
  );
  expect(directories.map((html) => /url=([^"]*)/.exec(html ?? '')?.[1])).toEqual([
    'quick/users/get-users.html',
    'users/get-users.html',
    'home.html#there',
    undefined,
  ]);
  expect(made.diagnostics.map(({ message }) => message)).toEqual(['The link /api leads to no page']);
});

it('a link that leads nowhere is told of in the file of the description that has it', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { openapi: 'api/main.yaml' } }),
    'api/main.yaml': `openapi: 3.1.0
info: { title: Shop }
paths:
  /a: { $ref: paths/a.yaml }
  /b: { get: { description: 'See [b](/gone-b).', responses: {} } }
`,
    'api/paths/a.yaml': `get:
  description: See [a](/gone-a), and ![a picture](gone.png).
  responses: {}
`,
  });
  expect(diagnostics.map(({ file, line, message }) => [`${file}:${line}`, message])).toEqual([
    ['api/main.yaml:5', 'The link /gone-b leads to no page'],
    ['api/paths/a.yaml:2', 'The link /gone-a leads to no page'],
    ['api/paths/a.yaml:2', 'The file gone.png is not in the project'],
  ]);
});

it('what is wrong in the content that a page gets from x-mint is told of where that stands, as on any page', async () => {
  const { diagnostics } = await built({
    'docs.json': docsJson({ navigation: { openapi: 'main.yaml' } }),
    'main.yaml': `openapi: 3.1.0
info: { title: Shop }
paths:
  /a:
    get:
      description: See {this} and <Thing>.
      x-mint:
        content: |
          {unbound} and <Thingy>x</Thingy>
      responses: {}
`,
  });
  const told = diagnostics.map(({ file, line, column, kind }) => `${file}:${line}:${column} ${kind}`);
  expect(told.sort()).toEqual(['main.yaml:8:9 unbound-name', 'main.yaml:8:9 unknown-component']);
});
