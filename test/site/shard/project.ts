import { DRAWN, docsJson } from '../support.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>';

/** More pages than a sidebar shows at once, so that its sections are loaded on demand. */
const MANY = 260;

const many = Array.from({ length: MANY }, (_, index) => `many/page-${index + 1}`);

const openapi = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/pets': {
      get: { summary: 'List pets', tags: ['Pets'], responses: { 200: { description: 'Pets' } } },
      post: {
        summary: 'Create a pet',
        tags: ['Pets'],
        requestBody: {
          content: {
            'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } },
          },
        },
        responses: { 201: { description: 'Made' } },
      },
    },
    '/pets/{id}': {
      get: {
        summary: 'Read a pet',
        tags: ['Pets'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 200: { description: 'A pet' } },
      },
    },
  },
};

/** Of so many pages none is drawn for social networks; the others are. */
const SHOWN = '"og:image": /pictures/used.svg\n';

const page = (title: string, body: string, more = ''): string =>
  `---\ntitle: ${title}\n${more}---\n\n${body}\n`;

/** A project with something of everything that a site makes of all its pages, or shares among them. */
export const everything: Readonly<Record<string, string>> = {
  'docs.json': docsJson({
    ...DRAWN,
    description: 'Something of everything.',
    favicon: '/icon.svg',
    contextual: { options: ['copy', 'view'] },
    navigation: {
      languages: [
        {
          language: 'en',
          tabs: [
            {
              tab: 'Guides',
              groups: [
                { group: 'Start', icon: 'rocket', pages: ['start', 'math', 'diagram', 'changes', 'twice'] },
                { group: 'Many', boost: 2, pages: many.slice(0, MANY / 2) },
                { group: 'More', pages: [...many.slice(MANY / 2), 'twice'] },
              ],
            },
            { tab: 'API', openapi: 'openapi.json' },
          ],
        },
        { language: 'es', groups: [{ group: 'Inicio', pages: ['es/start'] }] },
      ],
    },
    redirects: [
      { source: '/begin', destination: '/start' },
      { source: '/old/:slug*', destination: '/many/:slug*' },
    ],
  }),
  'openapi.json': JSON.stringify(openapi),
  'icon.svg': PICTURE,
  'pictures/used.svg': PICTURE,
  'pictures/also.svg': PICTURE,
  'pictures/unused.svg': PICTURE,
  'custom.css': '.own { background: url("/pictures/also.svg") }',
  'snippets/note.mdx': 'A note, <span className="text-rose-600">in red</span>.',
  'start.mdx': page(
    'Start',
    'import Note from "/snippets/note.mdx"\n\n<Note />\n\n![Used](/pictures/used.svg)\n\n<Icon icon="flag" />\n\n<div className="grid grid-cols-3 gap-4">Cells</div>\n\n[Far](/many/page-200#deep) [Nowhere](/many/page-201#absent) [Lost](/lost)\n\n```ts\nconst answer: number = 42;\n```',
  ),
  'math.mdx': page('Math', 'A sum: $1 + 1$ and\n\n$$\n\\int_0^1 x\n$$'),
  'diagram.mdx': page('Diagram', '```mermaid\ngraph TD; A-->B\n```\n\n```mermaid\nmindmap\n  A\n```'),
  'changes.mdx': page(
    'Changes',
    '<Update label="2026-01-01" description="First">\n\nIt began.\n\n</Update>',
    'rss: true\n',
  ),
  'twice.mdx': page('Twice', 'Stands in two groups.'),
  'es/start.mdx': page('Comienzo', 'Hola, [inicio](/start).'),
  'hidden.mdx': page('Hidden', 'Nobody lists me.', 'noindex: true\n'),
  'forgotten.mdx': page('Forgotten', 'Nor me, whom nobody links to.'),
  ...Object.fromEntries(
    many.map((path, index) => [
      `${path}.mdx`,
      page(
        `Page ${index + 1}`,
        `Words of page ${index + 1}, word${index % 7} and more.\n\n## Deep\n\n<Card title="C" icon="${['bolt', 'leaf', 'gear'][index % 3]}" href="/start">x</Card>${index === 9 ? '\n\n[Hidden](/hidden)' : ''}`,
        SHOWN,
      ),
    ]),
  ),
};
