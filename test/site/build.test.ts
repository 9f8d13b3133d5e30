import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildManifest } from '../../src/bundle/build-manifest.ts';
import { isRedirect } from '../../src/bundle/redirect.ts';
import { buildSite } from '../../src/site/build.ts';
import { projectOf } from '../../src/site/project/files.ts';
import { built, docsJson, kinds } from './support.ts';

const OPTIONS = { domain: 'docs.example.com', deploymentType: 'air-gapped' } as const;
const PIXEL = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);

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

describe('a head', () => {
  it('says what the page is', async () => {
    const site = await built({
      'docs.json': docsJson({
        navigation: { pages: ['index'] },
        seo: { metatags: { 'og:image': '/card.png', author: 'Us' } },
      }),
      'card.png': PIXEL,
      'index.mdx':
        '---\ntitle: Hello & welcome\ndescription: "Say \\"hi\\""\n"og:title": Other\nkeywords: [a, b, {c: d}]\n---\n',
    });
    const html = site.file('index.html');
    expect(html).toContain('<title>Hello &amp; welcome - Example</title>');
    expect(html).toContain('<meta name="description" content="Say &quot;hi&quot;">');
    expect(html).toContain('<meta property="og:image" content="https://docs.example.com/card.png">');
    expect(html).toContain('<meta property="og:title" content="Other">');
    expect(html).toContain('<meta name="keywords" content="a, b">');
    expect(site.files.has('card.png')).toBe(true);
  });

  it('names a picture that the project does not have where it is asked for, and asks nobody for one elsewhere', async () => {
    const site = await built({
      'docs.json': docsJson({
        navigation: { pages: ['index', 'own', 'far'] },
        seo: { metatags: { 'og:image': '/crad.png' } },
      }),
      'card.png': PIXEL,
      'index.mdx': 'Hi',
      'own.mdx': '---\n"og:image": /images/own.png\n---\n',
      'far.mdx':
        '---\n"og:image": https://cdn.example.org/far.png\n"twitter:image": //cdn.example.org/far.png\n---\n',
    });
    expect(site.diagnostics.filter(({ kind }) => /file|asset/.test(kind))).toMatchObject([
      { file: 'docs.json', line: expect.any(Number), message: 'The file /crad.png is not in the project' },
      { file: 'own.mdx', line: 2, message: 'The file /images/own.png is not in the project' },
    ]);
    expect(site.file('far.html')).toContain('content="https://cdn.example.org/far.png"');
  });

  it('has the tags of the folders around its page, the innermost before others, its own before all', async () => {
    const site = await built({
      'docs.json': docsJson({
        navigation: { pages: ['guides', 'guides/a', 'guides/v2/b', 'guides/v2/c', 'guides-more/d'] },
        seo: {
          metatags: { author: 'All', theme: 'site' },
          paths: [
            { path: 'guides/v2', metatags: { author: 'Inner', 'og:image': '/card.png' } },
            { path: 'guides', metatags: { author: 'Outer', 'og:type': 'article' } },
            { path: 5 },
          ],
        },
      }),
      'card.png': PIXEL,
      ...Object.fromEntries(
        ['guides', 'guides/a', 'guides/v2/b', 'guides-more/d'].map((path) => [`${path}.mdx`, 'Hi']),
      ),
      'guides/v2/c.mdx': '---\n"og:type": profile\n---\n',
    });
    const said = (path: string): string[] =>
      ['author', 'theme', 'og:type'].map(
        (name) => new RegExp(`"${name}" content="([^"]*)"`).exec(site.file(`${path}.html`))?.[1] ?? '',
      );
    expect(said('guides')).toEqual(['All', 'site', 'website']);
    expect(said('guides-more/d')).toEqual(['All', 'site', 'website']);
    expect(said('guides/a')).toEqual(['Outer', 'site', 'article']);
    expect(said('guides/v2/b')).toEqual(['Inner', 'site', 'article']);
    expect(said('guides/v2/c')).toEqual(['Inner', 'site', 'profile']);
    expect(site.file('guides/v2/b.html')).toContain('content="https://docs.example.com/card.png"');
    expect(site.file('guides/a.html')).not.toContain('card.png');
    expect(kinds(site)).toEqual(['invalid-setting']);
  });

  it.each([
    [{}, { name: 'Example', '@id': 'https://docs.example.com/#organization' }],
    [
      { name: 'A </script> B', url: 'https://a.example', sameAs: ['https://b.example'], legalName: 'A Ltd' },
      { name: 'A </script> B', url: 'https://a.example', sameAs: ['https://b.example'], legalName: 'A Ltd' },
    ],
    [{ id: 'https://a.example/#me', logo: 'https://a.example/l.png' }, { '@id': 'https://a.example/#me' }],
  ])('tells search engines who stands behind the site: %j', async (organization, told) => {
    const project = (seo: object) => ({
      'docs.json': docsJson({ navigation: { pages: ['index'] }, logo: '/card.png', seo }),
      'card.png': PIXEL,
      'index.mdx': 'Hi',
    });
    const html = (await built(project({ organization }))).file('index.html');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const logo = 'logo' in organization ? organization.logo : 'https://docs.example.com/card.png';
    expect(JSON.parse(json)).toMatchObject({ '@type': 'Organization', logo, ...told });
    expect((await built(project({}))).file('index.html')).not.toContain('ld+json');
  });

  it.each([
    ['noindex, nofollow', 'noindex, nofollow', false],
    ['[noindex, noarchive]', 'noindex, noarchive', false],
    ['none', 'none', false],
    ['max-image-preview:large', 'max-image-preview:large', true],
    ['nofollow\nnoindex: true', 'noindex', false],
  ])('says to robots what its page says: %s', async (robots, said, isFound) => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'own'] } }),
      'index.mdx': 'Hi',
      'own.mdx': `---\ntitle: Own\nrobots: ${robots}\n---\n`,
    });
    expect(site.file('own.html').match(/<meta name="robots"[^>]*>/g)).toEqual([
      `<meta name="robots" content="${said}">`,
    ]);
    expect(site.file('sitemap.xml').includes('/own<')).toBe(isFound);
  });

  it.each([
    [{ default: 'dark', strict: true }, true, false],
    [{ default: 'light' }, false, true],
  ])('chooses the mode of %j before the first paint', async (appearance, dark, toggle) => {
    const site = await built({
      'docs.json': docsJson({ appearance, navigation: { pages: ['index'] } }),
      'index.mdx': 'Hi',
    });
    const html = site.file('index.html');
    expect(/class="theme-mint dark"/.test(html)).toBe(dark);
    expect(html.includes('data-theme-toggle')).toBe(toggle);
    expect(html.indexOf("classList.toggle('dark'")).toBeLessThan(html.indexOf('<body'));
  });
});

it('leads from the end of a page to those that it names as related', async () => {
  const related = `related:
  - guides/b
  - /c
  - Again: guides/b#part
  - https://example.com/x
  - "Elsewhere <b>": https://example.com/y
  - "Once more: /c"
  - guides/gone
  - {}
`;
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['guides/a', 'guides/b', 'c'] } }),
    'guides/a.mdx': `---\ntitle: A\n${related}---\n`,
    'guides/b.mdx': '---\ntitle: "B & more"\nrelated: false\n---\n\n## Part\n',
    'c.mdx': '---\ntitle: C\nrelated: []\n---\n',
  });
  const [list = ''] = /<nav class="l-related"[\s\S]*?<\/nav>/.exec(site.file('guides/a.html')) ?? [];
  expect(
    [...list.matchAll(/href="([^"]*)">(.*?)(?:<svg.*?)?<\/a>/g)].map(([, href, words]) => [
      href,
      words?.replaceAll('<wbr>', ''),
    ]),
  ).toEqual([
    ['b.html', 'B &amp; more'],
    ['../c.html', 'C'],
    ['b.html#part', 'Again'],
    ['https://example.com/x', 'https://example.com/x'],
    ['https://example.com/y', 'Elsewhere &lt;b&gt;'],
    ['../c.html', 'Once more'],
  ]);
  expect(site.file('guides/b.html')).not.toContain('l-related');
  expect(site.file('c.html')).not.toContain('l-related');
  expect(site.diagnostics).toMatchObject([{ kind: 'broken-link', file: 'guides/a.mdx' }]);
});

describe('a diagnostic', () => {
  it('tells a broken link, a broken anchor and a missing file with place and hint', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'guides/start'] } }),
      'index.mdx': '# Home\n\n[a](/guide/start) [b](/guides/start#onee)\n\n![c](/img/logo.png)\n',
      'guides/start.mdx': '# Start\n\n## One\n',
      'images/logo.png': PIXEL,
    });
    expect(site.diagnostics).toEqual([
      expect.objectContaining({
        kind: 'broken-link',
        file: 'index.mdx',
        line: 3,
        hint: 'did you mean /guides/start?',
      }),
      expect.objectContaining({
        kind: 'broken-anchor',
        file: 'index.mdx',
        line: 3,
        hint: 'did you mean #one?',
      }),
      expect.objectContaining({
        kind: 'missing-file',
        file: 'index.mdx',
        line: 5,
        hint: 'did you mean /images/logo.png?',
      }),
    ]);
  });

  it('takes no file for a misspelt one that shares a folder and an ending alone', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': '# Home\n\n![c](/public/images/chart-card.png)\n',
      'public/images/logo-dark.png': PIXEL,
    });
    expect(site.diagnostics).toMatchObject([{ kind: 'missing-file', hint: undefined }]);
  });

  it('tells a link without a target, which leads nowhere', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['guides/start'] } }),
      'guides/start.mdx': '# Start\n\nSee [there]().\n',
    });
    expect(site.diagnostics).toMatchObject([
      { kind: 'broken-link', message: 'This link has no target', file: 'guides/start.mdx', line: 3 },
    ]);
    expect(site.diagnostics[0]?.hint).toBeUndefined();
    expect(site.file('guides/start.html')).toContain('<a href="#">there</a>');
  });

  it('tells a link in other letters, and lets it lead to its page all the same', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'guides/README'] } }),
      'index.mdx': '# Home\n\n[a](/guides/readme#one)\n',
      'guides/README.mdx': '# Start\n\n## One\n',
    });
    expect(site.diagnostics).toMatchObject([{ kind: 'broken-link', hint: 'did you mean /guides/README?' }]);
    expect(site.file('index.html')).toContain('href="guides/README.html#one"');
  });

  it('tells a target that was seen from the root without saying so, and lets it lead there', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['guides/start', 'guides/more'] } }),
      'guides/start.mdx': '# Start\n\n[a](guides/more.mdx) ![b](images/logo.png)\n',
      'guides/more.mdx': '# More\n',
      'images/logo.png': PIXEL,
    });
    expect(site.diagnostics).toMatchObject([
      { kind: 'broken-link', hint: 'did you mean /guides/more?' },
      { kind: 'missing-file', hint: 'did you mean /images/logo.png?' },
    ]);
    expect(site.file('guides/start.html')).toContain('href="more.html">a');
    expect(site.file('guides/start.html')).toContain('src="../images/logo.png"');
  });

  it('tells a picture that was seen from the original of a translation, and shows it', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['fr/guides/start'] } }),
      'fr/guides/start.mdx': '# Début\n\n![b](../images/logo.png)\n',
      'images/logo.png': PIXEL,
    });
    expect(site.diagnostics).toMatchObject([
      { kind: 'missing-file', hint: 'did you mean /images/logo.png?' },
    ]);
    expect(site.file('fr/guides/start.html')).toContain('src="../../images/logo.png"');
  });

  it('takes a link to the name of a page’s file for one to the page', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'guides/start'] } }),
      'index.mdx': '# Home\n\n[a](/guides/start.html#one) [b](guides/start.html)\n',
      'guides/start.mdx': '# Start\n\n## One\n',
    });
    expect(site.diagnostics).toEqual([]);
    expect(site.file('index.html')).toContain('href="guides/start.html#one">a');
    expect(site.file('index.html')).toContain('href="guides/start.html">b');
  });
});

describe('utility classes', () => {
  it('have rules for what pages use, and nothing else', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': '<div className="dark:hidden w-[37px] md:flex nonsense">x</div>',
    });
    const css = [...site.files].find(([path]) => /^assets\/style\..*\.css$/.test(path))?.[1] ?? '';
    expect(css).toContain('dark\\:hidden');
    expect(css).toContain('37px');
    expect(css).not.toContain('nonsense');
    expect(css).not.toContain('lg\\:flex');
  });

  it('have no rules for what code only shows', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': [
        'export const Tile = ({ wide }) => <div className={wide ? "w-[41px]" : "w-[42px]"}>x</div>',
        '',
        '<Steps>',
        '  <Step title="One">',
        '    ~~~~jsx',
        '    export const Shown = () => <b className="w-[43px]">{"w-[44px]"}</b>',
        '    ~~~',
        '    ~~~~',
        '  </Step>',
        '</Steps>',
        '',
        '- ```html',
        '  <b class="w-[45px]">x</b>',
        '  ```',
        '',
        '<p className="w-[46px]">`class="inline"` and ```not a block```</p>',
        '',
        '```',
        'not closed <b class="w-[47px]">',
      ].join('\n'),
    });
    const css = [...site.files].find(([path]) => /^assets\/style\..*\.css$/.test(path))?.[1] ?? '';
    const widths = [...css.matchAll(/\d\dpx(?=[;}])/g)].map(([width]) => width);
    for (const used of ['41px', '42px', '46px']) expect(widths).toContain(used);
    for (const shown of ['43px', '44px', '45px']) expect(css).not.toContain(`\\[${shown}`);
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
      md5: hash('md5', text),
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

  it('writes a path once where only letter case tells two apart, since not every file system does', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['Start', 'start'] } }),
      'Start.mdx': 'One',
      'start.mdx': 'Two',
    });
    const paths = [...site.files.keys()].map((path) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
    expect(kinds(site)).toContain('case-collision');
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
