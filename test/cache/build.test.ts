import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openPackedCache } from '../../src/cache/pack.ts';
import { buildSite } from '../../src/site/build.ts';
import { projectOf } from '../../src/site/project/files.ts';
import type { SiteOptions, SiteSummary } from '../../src/site/site.ts';
import { highlighters } from '../site/support.ts';
import { ICON, PICTURE } from '../support/docs-project.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

// A cache in a folder, kept from build to build: whatever changes in between, the site is that of a build without.

type Files = Record<string, string | Uint8Array>;

const folder = useTemporaryFolder('perFile');

const OPTIONS: SiteOptions = { domain: 'docs.example.com', deploymentType: 'client-hosted' };

const SETTINGS = {
  theme: 'mint',
  name: 'Cached',
  colors: { primary: '#0D9373' },
  ...PICTURE,
  banner: { content: 'Read the [guide](/guide)', dismissible: true },
  navigation: {
    versions: [
      {
        version: 'v2',
        groups: [
          { group: 'Start', pages: ['start', 'guide', 'reader', 'changes'] },
          { group: 'API', openapi: 'api.yaml', pages: ['GET /things'] },
        ],
      },
      { version: 'v1', groups: [{ group: 'Old', pages: ['old', 'start'] }] },
    ],
  },
};

const API = `openapi: 3.1.0
info: { title: Things, version: '1' }
paths:
  /things:
    get:
      summary: List things
      responses: { '200': { description: All of them } }
`;

/** A PNG of one color, of this size; only its head is read. */
function picture(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const PROJECT: Files = {
  'docs.json': JSON.stringify(SETTINGS),
  ...ICON,
  'api.yaml': API,
  'start.mdx':
    '---\ntitle: Start\n---\n\nSee [the guide](/guide#second).\n\n```ts\nconst a: string = `b`;\n```\n',
  'guide.mdx':
    '---\ntitle: Guide\n---\n\n## First\n\n## Second\n\n![One](/images/one.png)\n\n<div className="p-4">x</div>\n',
  'reader.mdx':
    'import Part from "/snippets/part.mdx"\n\n# Reader\n\n<Part name="me" />\n\n[near](/guide#secnd) [none](/nowhere)\n',
  'changes.mdx':
    '---\ntitle: Changes\nrss: true\n---\n\n<Update label="2025-01-02">\nNew: `it`.\n</Update>\n',
  'old.mdx': '# Old\n\n$x^2$\n\n```mermaid\ngraph TD\n```\n\n<Unknown/>\n',
  'snippets/part.mdx': 'Hello {props.name}, [start](/start).\n\n```python\nprint("x")\n```\n',
  'images/one.png': picture(10, 20),
};

interface Built {
  readonly site: ReadonlyMap<string, string>;
  readonly summary: SiteSummary;
}

async function built(
  files: Files,
  options: SiteOptions,
  cache?: ReturnType<typeof openPackedCache>,
): Promise<Built> {
  const site = new Map<string, string>();
  const summary = await buildSite(
    projectOf(files),
    options,
    {
      onFile({ path, bytes }) {
        site.set(path, Buffer.from(bytes).toString('latin1'));
      },
    },
    { cache, highlighters },
  );
  return { site, summary };
}

/** Builds with the cache of all builds before. */
async function cached(files: Files, options = OPTIONS, version = 'this program'): Promise<Built> {
  const cache = openPackedCache(folder.path(), version);
  try {
    const warm = await built(files, options, cache);
    expect(cache.save()).toBeUndefined();
    return warm;
  } finally {
    cache.close();
  }
}

const changed = (path: string, from: string, to: string): Files => {
  const before = String(PROJECT[path]);
  expect(before).toContain(from);
  return { ...PROJECT, [path]: before.replace(from, to) };
};

const withSettings = (settings: object): Files => ({
  ...PROJECT,
  'docs.json': JSON.stringify({ ...SETTINGS, ...settings }),
});

/** Each after a build of the project as it is. */
const EDITS: readonly (readonly [what: string, files: Files, options?: SiteOptions, version?: string])[] = [
  ['nothing', PROJECT],
  ['a line on a page', changed('start.mdx', 'See', 'Now see')],
  ['code on a page', changed('start.mdx', 'string', 'number')],
  ['a language that no page had', changed('start.mdx', '```ts', '```rust')],
  ['the title of a page, which others show', changed('guide.mdx', 'title: Guide', 'title: Handbook')],
  ['a heading that others link to', changed('guide.mdx', '## Second', '## Secnd')],
  ['a class name that the style sheet lacks', changed('guide.mdx', 'p-4', 'p-8')],
  ['an entry of a feed', changed('changes.mdx', 'New:', 'Newer:')],
  ['a snippet that a page imports', changed('snippets/part.mdx', 'Hello', 'Good morning')],
  ['an API description', changed('api.yaml', 'All of them', 'None')],
  ['the size of a picture', { ...PROJECT, 'images/one.png': picture(30, 40) }],
  ['the theme', withSettings({ theme: 'linden' })],
  ['a color', withSettings({ colors: { primary: '#123456' } })],
  ['the banner', withSettings({ banner: { content: 'Another [one](/gone)' } })],
  ['the navigation', withSettings({ navigation: { pages: ['guide', 'start', 'reader'] } })],
  ['a page fewer', Object.fromEntries(Object.entries(PROJECT).filter(([path]) => path !== 'guide.mdx'))],
  ['a page more', { ...PROJECT, 'nowhere.mdx': '# Here after all\n' }],
  ['another version of the docs', PROJECT, { ...OPTIONS, version: 'v1' }],
  ['fewer paths', PROJECT, { ...OPTIONS, paths: ['guide'] }],
  ['another domain', PROJECT, { ...OPTIONS, domain: 'other.example.com' }],
  ['another place to be served', PROJECT, { ...OPTIONS, deploymentType: 'air-gapped' }],
  ['another version of the program', PROJECT, OPTIONS, 'another program'],
];

let asItIs: Built | undefined;

for (const [what, files, options = OPTIONS, version] of EDITS) {
  test(`after a change of ${what} the site is that of a build without a cache`, async () => {
    if (asItIs === undefined) {
      asItIs = await built(PROJECT, OPTIONS);
      expect(await cached(PROJECT)).toEqual(asItIs);
    }
    expect(await cached(files, options, version)).toEqual(await built(files, options));
    // And back, from where the next edit begins: what was kept in between says nothing of the project as it was.
    expect(await cached(PROJECT)).toEqual(asItIs);
  }, 300_000);
}

test('pictures that are drawn follow the color of the site', async () => {
  for (const primary of ['#0D9373', '#123456']) {
    const settings = { name: 'Drawn', theme: 'mint', colors: { primary }, navigation: { pages: ['start'] } };
    const files = { 'docs.json': JSON.stringify(settings), 'start.mdx': '# Start\n' };
    const plain = await built(files, OPTIONS);
    for (let time = 0; time < 2; time += 1) expect(await cached(files)).toEqual(plain);
  }
}, 300_000);

test('builds of many edits in turn do not let the cache grow without bound', async () => {
  const sizes: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const cache = openPackedCache(folder.path('growing'), 'v');
    await built(changed('start.mdx', 'See', `See ${n}`), OPTIONS, cache);
    cache.save();
    cache.close();
    const names = readdirSync(folder.path('growing'));
    sizes.push(names.reduce((sum, name) => sum + statSync(folder.path('growing', name)).size, 0));
  }
  expect(Math.max(...sizes)).toBeLessThan(2.2 * (sizes[0] ?? 0));
}, 300_000);
