import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildManifest } from '../../src/bundle/build-manifest.ts';
import { isRedirect } from '../../src/bundle/redirect.ts';
import { buildSite } from '../../src/site/build.ts';
import { projectOf } from '../../src/site/project/files.ts';
import { built, docsJson, kinds, PIXEL } from './support.ts';

const OPTIONS = { domain: 'docs.example.com', deploymentType: 'air-gapped' } as const;

const small = {
  'docs.json': docsJson({
    description: 'All about it.',
    logo: { light: '/logo/light.png', dark: 'logo/dark.png' },
    favicon: '/icon.svg',
    navigation: { groups: [{ group: 'Guides', pages: ['guides/start', 'guides/next'] }] },
    redirects: [
      { source: '/begin', destination: '/guides/start' },
      { source: '/g/:slug*', destination: '/guides/:slug*' },
    ],
  }),
  'logo/light.png': PIXEL,
  'logo/dark.png': PIXEL,
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
  'unused.png': PIXEL,
  'guides/pic.png': PIXEL,
  'guides/start.mdx':
    '---\ntitle: Start\ndescription: First steps.\n---\n\n![Picture](./pic.png)\n\n## One\n\n## Two\n\n[Next](/guides/next#part) [same](next) [site](https://docs.example.com/begin)\n',
  'guides/next.mdx': '# Next\n\n## Part\n\nText.',
};

describe('a site', () => {
  it('keeps the redirects that a project has written for its host, before those of its settings', async () => {
    const site = await built({ ...small, _redirects: '/a /guides/next 302' });
    expect(site.file('_redirects')).toMatch(/^\/a \/guides\/next 302\n\/\S+ \/\S+ 30[12]\n/);
  });

  it('has a file for each page and everything around them', async () => {
    const site = await built(small);
    expect(kinds(site)).toEqual([]);
    expect([...site.files.keys()].filter((path) => !path.startsWith('assets/')).sort()).toEqual([
      '.nojekyll',
      '404.html',
      '_redirects',
      'begin.html',
      'favicon.ico',
      'g/next.html',
      'g/start.html',
      'guides/next.html',
      'guides/next.md',
      'guides/pic.png',
      'guides/start.html',
      'guides/start.md',
      'icon.svg',
      'index.html',
      'llms-full.txt',
      'llms.txt',
      'logo/dark.png',
      'logo/light.png',
      'robots.txt',
      'sitemap.xml',
    ]);
    expect(site.file('sitemap.xml')).toContain('<loc>https://docs.example.com/guides/start</loc>');
    expect(site.file('robots.txt')).toContain('Sitemap: https://docs.example.com/sitemap.xml');
    expect(site.file('llms.txt')).toBe(
      '# Example\n\n> All about it.\n\n## Guides\n\n- [Start](https://docs.example.com/guides/start.md): First steps.\n- [Next](https://docs.example.com/guides/next.md)\n',
    );
    expect(site.file('guides/start.md')).toMatch(/^# Start\n\n> First steps\.\n\n/);
    expect(site.file('begin.html')).toContain('content="0; url=guides/start.html"');
    expect(site.file('g/next.html')).toContain('url=../guides/next.html');
  });

  it('tells search engines of the same page in other languages, where it may be found', async () => {
    const pages = ['start', 'only', 'secret'];
    const site = await built({
      'docs.json': docsJson({
        navigation: {
          languages: [
            { language: 'cn', pages: ['cn/start', 'cn/secret'] },
            { language: 'en', default: true, pages },
          ],
        },
      }),
      ...Object.fromEntries(['start', 'only', 'cn/start'].map((path) => [`${path}.mdx`, path])),
      'secret.mdx': '---\nnoindex: true\n---\nno',
      'cn/secret.mdx': 'yes',
    });
    const links = (path: string) => site.file(path).match(/<link rel="alternate"[^>]*>/g);
    const expected = [
      '<link rel="alternate" hreflang="zh-Hans" href="https://docs.example.com/cn/start">',
      '<link rel="alternate" hreflang="en" href="https://docs.example.com/start">',
      '<link rel="alternate" hreflang="x-default" href="https://docs.example.com/start">',
    ];
    expect(links('start.html')).toEqual(expected);
    expect(links('cn/start.html')).toEqual(expected);
    for (const alone of ['only', 'secret', 'cn/secret']) expect(links(`${alone}.html`)).toBeNull();
  });

  it('refers to pages and files relatively, from wherever a page is written', async () => {
    const site = await built(small);
    const start = site.file('guides/start.html');
    expect(start).toContain('href="next.html#part"');
    expect(start).toContain('href="start.html"');
    expect(start).toContain('src="pic.png"');
    expect(start).toContain('src="../logo/light.png"');
    const home = site.file('index.html');
    expect(home).toContain('href="guides/next.html#part"');
    expect(home).toContain('src="guides/pic.png"');
    expect(home).toContain('<link rel="canonical" href="https://docs.example.com/guides/start">');
    for (const [path, html] of site.files) {
      if (path.endsWith('.html') && path !== '404.html') expect(html).not.toMatch(/(?:src|href)="\//);
    }
  });

  it('has no reference that leads to no file', async () => {
    const site = await built(small);
    for (const [path, html] of site.files) {
      if (!path.endsWith('.html')) continue;
      const base = path === '404.html' ? 'https://x.test/' : `https://x.test/${path}`;
      for (const [, target = ''] of html.matchAll(/\s(?:src|href)="([^"#]+)[^"]*"/g)) {
        const url = new URL(target, base);
        if (url.host === 'x.test' && url.pathname !== '/') {
          expect(site.files.has(decodeURIComponent(url.pathname.slice(1))), `${path} → ${target}`).toBe(true);
        }
      }
    }
  });

  it('shows its own page named 404 for wrong addresses, wherever hosts show it', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['deep/start'] } }),
      'deep/start.mdx': 'Here.',
      '404.mdx': '---\ntitle: Off the map\n---\n\n## Ways back\n\n[Start](/deep/start)',
    });
    const html = site.file('404.html');
    expect(html).toContain('<base href="/">');
    expect(html).toContain('Off the map');
    expect(html).toContain('href="deep/start.html"');
    expect(html).toContain('href="404.html#ways-back"');
    expect(html).not.toContain('Page not found');
    expect(site.file('404.md')).toContain('## Ways back');
    expect(site.diagnostics).toEqual([]);
  });

  it.each([
    ['tabs', '<Tabs>\n<Tab title="A">\n\none\n\n</Tab>\n<Tab title="B">\n\ntwo\n\n</Tab>\n</Tabs>'],
    ['alternatives of code', '<CodeGroup>\n```js A\n1\n```\n```js B\n2\n```\n</CodeGroup>'],
    ['long code that opens', `\`\`\`js expandable\n${'a();\n'.repeat(40)}\`\`\``],
  ])('shows its own page for wrong addresses also with %s in it', async (_, text) => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['start'] } }),
      'start.mdx': 'Here.',
      '404.mdx': `---\ntitle: Off the map\n---\n\n${text}\n`,
    });
    const html = site.file('404.html');
    expect(html).toContain('Off the map');
    expect(html).not.toContain('<script defer src="assets/site');
  });

  it('is the same bytes each time', async () => {
    const [one, two] = [await built(small), await built(small)];
    expect([...two.files]).toEqual([...one.files]);
  });

  it('is the same bytes whether its lines end as on Windows or not', async () => {
    const files = {
      ...small,
      'theme.css': '.wide {\n  width: 100%;\n}\n',
      'guides/next.mdx':
        '---\ntitle: Next\ndescription: >\n  Two\n  lines\n---\n\nOne\ntwo.\n\n```sh\na\nb\n```\n\n<Frame caption="c">\n{`x\ny`}\n</Frame>\n\n$$\na\nb\n$$\n',
    };
    const windows = Object.entries(files).map(([path, content]) => [
      path,
      typeof content === 'string' ? content.replaceAll('\n', '\r\n') : content,
    ]);
    const made = await built(Object.fromEntries(windows));
    expect([...made.files]).toEqual([...(await built(files)).files]);
    expect(made.file('guides/next.md')).not.toContain('\r');
  });

  it('asks no other host', async () => {
    const site = await built({
      ...small,
      'docs.json': docsJson({
        navigation: { pages: ['index'] },
        fonts: { family: 'Roboto Slab' },
        integrations: { ga4: { measurementId: 'G-1' } },
      }),
      'style.css':
        '@import "https://fonts.example.com/x.css"; .x { background: url(https://cdn.example.com/x.png) } .y { background: url("/unused.png") } .z { background: -webkit-image-set("https://cdn.example.com/y.png" 1x) }',
      'tracker.js': 'fetch("https://t.example.com")',
      'index.mdx':
        '![Badge](https://badge.example.com/x.svg)\n\n<iframe src="https://video.example.com/1"></iframe>\n\n<img src="https://docs.example.com/icon.png" />\n',
    });
    const html = site.file('index.html');
    expect(html).not.toMatch(/<(?:img|script|iframe|source|video)[^>]*\ssrc="https?:/);
    expect(html).toContain('src="icon.png"');
    expect(html).toContain('<link rel="stylesheet" href="style.css">');
    expect(site.file('style.css')).not.toContain('https:');
    expect(site.file('style.css')).toContain('url("unused.png")');
    expect(site.files.has('unused.png')).toBe(true);
    expect([...site.files.keys()].some((path) => path.includes('tracker'))).toBe(false);
    expect(kinds(site)).toEqual(expect.arrayContaining(['external-asset', 'font-not-available', 'left-out']));
  });

  it('keeps listings that the project brings itself', async () => {
    const site = await built({ ...small, 'llms.txt': 'Ours.', 'robots.txt': 'User-agent: x' });
    expect(site.file('llms.txt')).toBe('Ours.');
    expect(site.file('robots.txt')).toBe('User-agent: x');
  });
});

describe('a build', () => {
  it('stops when it is aborted', async () => {
    const stop = new AbortController();
    const building = buildSite(projectOf(small), OPTIONS, {
      onFile: () => stop.abort(),
      signal: stop.signal,
    });
    await expect(building).rejects.toMatchObject({ code: 'E_CANCELLED' });
  });

  it('tells its progress, the total from the first call on', async () => {
    const seen: [number, number][] = [];
    await buildSite(projectOf(small), OPTIONS, {
      onFile: () => {},
      onProgress: (done, total) => void seen.push([done, total]),
    });
    expect(seen).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  it.each<[string, Record<string, string | Uint8Array>]>([
    ['opens with a copy of another page', small],
    ['has a page at its root', { ...small, 'index.mdx': '# Home' }],
    [
      'has a page in two parts of its navigation',
      {
        'docs.json': docsJson({
          navigation: {
            tabs: [
              { tab: 'One', pages: ['a', 'b'] },
              { tab: 'Two', pages: ['b'] },
            ],
          },
        }),
        'a.mdx': 'A',
        'b.mdx': 'B',
      },
    ],
  ])('names the pages that the manifest of its bundle lists, where the site %s', async (_, project) => {
    const site = await built(project);
    const written = [...site.files].map(([path, text]) => ({
      path,
      size: text.length,
      sha256: hash('sha256', text),
      isRedirect: isRedirect(path, Buffer.from(text)),
    }));
    const facts = { commit: null, run: null, exportJobId: 'j', exportVersion: null, bundleSha256: '' };
    expect(site.pages).toEqual(buildManifest(written, { ...facts, createdAt: new Date(0) }).pages);
    expect(site.pages).toContain('index');
  });

  it('waits for each file to be taken', async () => {
    let open = 0;
    let most = 0;
    await buildSite(projectOf(small), OPTIONS, {
      async onFile() {
        open += 1;
        most = Math.max(most, open);
        await new Promise((resolve) => setImmediate(resolve));
        open -= 1;
      },
    });
    expect(most).toBe(1);
  });

  it('has the page of two files with one address, not the plain Markdown beside it', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['a', 'b'] } }),
      'a.md': 'Read this where the code is.',
      'a.mdx': '---\ntitle: A\n---\n\n<Note>Read this here.</Note>',
      'b.md': 'Alone.',
    });
    expect(site.file('a.html')).toContain('Read this here.');
    expect(site.diagnostics).toMatchObject([
      { kind: 'case-collision', file: 'a.md', message: expect.stringContaining('a.mdx') },
    ]);
  });
});
