import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds } from '../support.ts';
import { project } from './reference-site.ts';

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
    const [, body = ''] = /--data '\n(\{.*?\n\})\n'/s.exec(site.file('add.md')) ?? [];
    expect(JSON.parse(body)).toEqual({
      data: { phone: '1' },
      meta: { size: '2K', n: 1 },
      items: [{ sku: 'a' }],
      name: 'c',
    });
  });

  it.each([
    ['array', [{ id: 'w1' }]],
    ['object[]', [{ id: 'w1' }]],
    ['array of objects', [{ id: 'w1' }]],
    ['List[Item]', [{ id: 'w1' }]],
    ['array, optional', [{ id: 'w1' }]],
    ['object[] | null', [{ id: 'w1' }]],
    ['list (optional)', [{ id: 'w1' }]],
    ['object', { id: 'w1' }],
  ])('written by hand may be lists of what stands in them: %s', async (type, expected) => {
    const field = `<ParamField body="flows" type="${type}">\nAll.\n<Expandable>\n<ParamField body="id" type="string" default="w1">I</ParamField>\n</Expandable>\n</ParamField>`;
    const page = `---\ntitle: Add\napi: POST https://api.example.com/users\n---\n\n${field}`;
    const site = await built(project({ pages: ['index', 'add'] }, { 'add.mdx': page }));
    const [, body = ''] = /--data '\n(\{.*?\n\})\n'/s.exec(site.file('add.md')) ?? [];
    expect(JSON.parse(body)).toEqual({ flows: expected });
  });

  it('tells where the address of a page has no place for a field that it describes', async () => {
    const fields = ['user', 'userId', 'team', 'file'].map(
      (name) => `<ParamField path="${name}" type="string" />`,
    );
    const page = ['---\ntitle: Get\napi: GET /users/{user}/:team/{file+}\n---', ...fields].join('\n\n');
    const site = await built({ 'docs.json': docsJson({ navigation: { pages: ['get'] } }), 'get.mdx': page });
    expect(site.diagnostics).toEqual([
      {
        severity: 'warning',
        kind: 'api-document',
        message:
          '<ParamField path="userId">: /users/{user}/:team/{file+}, the address of the page, has no {userId}',
        hint: 'did you mean "user"?',
        file: 'get.mdx',
        line: 8,
        column: 1,
      },
    ]);
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

  it('have the examples of a snippet that holds nothing else in place of those made for them', async () => {
    const example = (name: string, text: string): string =>
      `<${name}>\n\`\`\`sh ${text}\n${text}\n\`\`\`\n</${name}>`;
    const page =
      '---\ntitle: Add\napi: POST /users\n---\nimport Samples from "/snippets/samples.mdx";\n\nText\n\n<Samples />';
    const samples = `${example('RequestExample', 'own-call')}\n\n${example('ResponseExample', 'own-answer')}\n`;
    const site = await built(
      project({ pages: ['index', 'add'] }, { 'add.mdx': page, 'snippets/samples.mdx': samples }),
    );
    expect(site.file('add.md')).toMatch(/^# Add\n\n`POST \/users`\n\nText\n\n```sh own-call\n/);
    expect(site.file('add.md')).not.toContain('curl');
    expect(site.file('add.md').match(/^own-.*/gm)).toEqual(['own-call', 'own-answer']);
    const [aside = ''] = /<aside class="api-samples".*?<\/aside>/s.exec(site.file('add.html')) ?? [];
    expect(aside).toContain('own-call');
    expect(aside).not.toContain('curl');
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
    expect(chosen).toContain('<span class="api-base">https://<wbr>api.<wbr>example.<wbr>com/<wbr>v1</span>');
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
