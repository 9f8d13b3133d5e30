import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildManifest } from '../../../src/bundle/build-manifest.ts';
import { type CheckOptions, checkSite, type SiteCheck } from '../../../src/bundle/check/check-site.ts';
import { inTemporaryFolder } from '../archives.ts';

async function check(
  site: Readonly<Record<string, string>>,
  options: Partial<CheckOptions> = {},
): Promise<SiteCheck> {
  return inTemporaryFolder(async (directory) => {
    for (const [name, text] of Object.entries(site)) {
      const file = path.join(directory, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    const files = Object.keys(site).map((name) => ({
      path: name,
      size: 0,
      sha256: 'a'.repeat(64),
      md5: 'b'.repeat(32),
      isRedirect: false,
    }));
    const manifest = buildManifest(files, {
      createdAt: new Date(0),
      commit: null,
      run: null,
      exportJobId: 'job',
      exportVersion: null,
      bundleSha256: 'c'.repeat(64),
    });
    return checkSite(directory, manifest, {
      domain: 'docs.example.com',
      signal: new AbortController().signal,
      ...options,
    });
  });
}

/** The findings of one page `guides/a.html` beside a few others, as `kind target`. */
async function findingsOf(html: string, options: Partial<CheckOptions> = {}): Promise<string[]> {
  const { findings } = await check(
    {
      'guides/a.html': html,
      'guides/b.html': '<h2 id="one">1</h2><h2 id="zwölf">12</h2><a name="old"></a>',
      'guides/index.html': '',
      'index.html': '',
      'logo.png': '',
      'mit leer.html': '',
    },
    options,
  );
  return findings.map(({ kind, target }) => `${kind} ${target}`);
}

describe('links', () => {
  it('to other pages of the whole site are left alone when only a part of it was exported', async () => {
    const html = '<a href="https://docs.example.com/elsewhere">x</a><a href="/gone">y</a>';
    expect(await findingsOf(html)).toEqual([
      'broken-link /gone',
      'broken-link https://docs.example.com/elsewhere',
    ]);
    expect(await findingsOf(html, { partial: true })).toEqual(['broken-link /gone']);
  });

  it.each([
    'b',
    'b.html',
    './b',
    '../guides/b.html?x=1',
    '/guides/b',
    '/guides/',
    '/guides',
    './',
    '/',
    '..',
    '',
    '?q',
    '/guides/b/',
    'https://docs.example.com/guides/b',
    '//docs.example.com/guides/b',
    'http://docs.example.com/',
    '/mit%20leer',
    '/mit leer.html',
    'mailto:a@example.com',
    'tel:1',
    'javascript:void(0)',
    'https://example.com/other',
    'data:text/plain,x',
    '../../../guides/b',
  ])('%j leads to something', async (href) => {
    expect(await findingsOf(`<a href="${href}">x</a>`)).toEqual([]);
  });

  it.each([
    'c',
    '/b',
    'b.htm',
    '/guides/b/c',
    'https://docs.example.com/c',
    '%E0%A4',
    'http://',
    '/Guides/b',
  ])('%j leads nowhere', async (href) => {
    expect(await findingsOf(`<a href="${href}">x</a>`)).toEqual([`broken-link ${href}`]);
  });

  it.each([
    '#',
    '#top',
    '#here',
    'b#one',
    'b.html#zw%C3%B6lf',
    'b#zwölf',
    'b#old',
    'b#:~:text=x',
    '#/route',
    '/logo.png#x',
    'https://example.com/#x',
  ])('%j has its anchor', async (href) => {
    expect(await findingsOf(`<p id="here"><a href="${href}">x</a>`)).toEqual([]);
  });

  it.each(['#gone', 'b#two', '/guides/b#One', '/#one'])('%j has no anchor', async (href) => {
    expect(await findingsOf(`<a href="${href}">x</a>`)).toEqual([`broken-anchor ${href}`]);
  });

  it('start from the base of the page, and those of a redirect count too', async () => {
    expect(await findingsOf('<base href="/"><a href="guides/b">x</a><a href="b">y</a>')).toEqual([
      'broken-link b',
    ]);
    expect(await findingsOf('<meta http-equiv="refresh" content="0; url=/gone">')).toEqual([
      'broken-link /gone',
    ]);
  });

  it('of the error page start from the folder of the site, which it looks for where it is shown', async () => {
    const html = '<base href="/"><a href="index.html">x</a><a href="guides/a">y</a><a href="gone">z</a>';
    const site = { 'index.html': '', 'guides/a.html': html, '404.html': html };
    const { findings } = await check(site, { siteUrl: 'https://example.com/docs/' });
    expect(findings.map(({ kind, page, target }) => `${kind} ${page} ${target}`)).toEqual([
      'broken-link 404.html gone',
      'broken-link guides/a.html guides/a',
      'broken-link guides/a.html index.html',
    ]);
  });

  it('are looked up below the sub-path of the site', async () => {
    const options = { siteUrl: 'https://example.com/docs' };
    const links = [
      'b',
      '../index.html',
      '/docs/guides/b',
      'https://example.com/docs',
      'https://example.com/docs/',
      '/pricing',
      'https://docs.example.com/x',
    ];
    expect(await findingsOf(links.map((href) => `<a href="${href}">x</a>`).join(''), options)).toEqual([]);
    expect(await findingsOf('<a href="/guides/b">x</a><a href="/docs/c">y</a>', options)).toEqual([
      'broken-link /docs/c',
      'broken-link /guides/b',
    ]);
  });

  it('are looked for soon in whatever a picture names as its sources', async () => {
    const html = `<img src="a.png" srcset="b.png 2x, ${','.repeat(5_000)}">`;
    expect(await findingsOf(html)).toEqual(['broken-link a.png', 'broken-link b.png']);
  });

  it('are found in files of images, scripts and style sheets', async () => {
    const html = `<img src="a.png" srcset="b.png 1x, /logo.png 2x"><video poster="c.png"></video><script src="d.js"></script>
      <link rel="stylesheet" href="e.css"><link rel="canonical" href="f"><p style="background: url(g.png)">`;
    expect(await findingsOf(html)).toEqual(
      ['a.png', 'b.png', 'c.png', 'd.js', 'e.css', 'g.png'].map((target) => `broken-link ${target}`),
    );
  });
});

describe('requests that leave the origin', () => {
  it.each([
    '<img src="https://x.example/a.png">',
    '<img src="//x.example/a.png">',
    '<img srcset="/ 1x, https://x.example/a,b.png 2x">',
    '<picture><source srcset="https://x.example/a.png"></picture>',
    '<script src="https://x.example/a.js"></script>',
    '<link rel="stylesheet" href="https://x.example/a.css">',
    '<link rel="Preload" as="font" href="https://x.example/a.woff2">',
    '<link rel="shortcut icon" href="https://x.example/a.ico">',
    '<link rel="preconnect" href="https://x.example">',
    '<link rel="dns-prefetch" href="//x.example">',
    '<iframe src="https://x.example/embed"></iframe>',
    '<iframe srcdoc="&lt;img src=https://x.example/a.png&gt;"></iframe>',
    '<video src="https://x.example/a.mp4"></video>',
    '<video poster="https://x.example/a.png"></video>',
    '<audio><source src="https://x.example/a.mp3"></audio>',
    '<object data="https://x.example/a.svg"></object>',
    '<svg><image href="https://x.example/a.png"/></svg>',
    '<svg><use xlink:href="https://x.example/a.svg#i"/></svg>',
    '<style>@import "https://x.example/a.css";</style>',
    '<style>a { background: url(https://x.example/a.png) }</style>',
    '<p style="background:url(\'https://x.example/a.png\')">',
  ])('%s', async (html) => {
    const { findings, externalHosts } = await check({ 'index.html': html });
    expect(findings).toMatchObject([{ kind: 'external-request', page: 'index.html' }]);
    expect(externalHosts).toEqual(['x.example']);
  });

  it.each([
    '<a href="https://x.example/">x</a>',
    '<link rel="canonical" href="https://x.example/">',
    '<link rel="alternate" href="https://x.example/feed">',
    '<meta property="og:image" content="https://x.example/a.png">',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    '<pre>&lt;img src="https://x.example/a.png"&gt;</pre>',
    '<script>const html = \'<img src="https://x.example/a.png">\';</script>',
    '<!-- <img src="https://x.example/a.png"> -->',
    '<img src="data:image/png;base64,AAAA">',
    '<img src="https://docs.example.com/index.html">',
  ])('are not: %s', async (html) => {
    expect((await check({ 'index.html': html })).findings).toEqual([]);
  });

  it('are found in style sheets, from where these lie', async () => {
    const { findings, externalHosts } = await check({
      'css/site.css':
        '@import "https://fonts.example/x.css"; a { background: url(../img/a.png) } b { background: url(img/b.png) }',
      'img/a.png': '',
    });
    expect(findings.map(({ kind, page, target }) => [kind, page, target])).toEqual([
      ['broken-link', 'css/site.css', 'img/b.png'],
      ['external-request', 'css/site.css', 'https://fonts.example/x.css'],
    ]);
    expect(externalHosts).toEqual(['fonts.example']);
  });

  it('are measured from where the site is served, when that is told', async () => {
    const html = '<img src="https://docs.example.com/a.png">';
    expect(
      (await check({ 'index.html': html }, { siteUrl: 'https://intra.example/' })).externalHosts,
    ).toEqual(['docs.example.com']);
  });
});

describe('the check of a site', () => {
  it('counts pages: fewer than the job told is a finding, more is none', async () => {
    const site = { 'index.html': '', 'a.html': '', '404.html': '' };
    expect((await check(site, { expectedPages: 2 })).findings).toEqual([]);
    expect((await check(site, { expectedPages: 1 })).findings).toEqual([]);
    const { findings, counts, pages } = await check(site, { expectedPages: 3 });
    expect(findings).toEqual([
      {
        kind: 'page-count',
        page: '',
        target: '3',
        message: 'The bundle has 2 pages, but the export job counted 3',
      },
    ]);
    expect(counts['page-count']).toBe(1);
    expect(pages).toBe(3);
  });

  it('tells its findings in the order of the pages, each once, in whole sentences', async () => {
    const { findings, counts } = await check({
      'b.html': '<a href="z">1</a><a href="z">2</a><a href="a#x">3</a>',
      'a.html': '<a href="y">1</a>',
    });
    expect(findings.map(({ message }) => message)).toEqual([
      'a.html refers to y, which is not in the bundle',
      'b.html links to a#x, but a.html has no element with the id "x"',
      'b.html refers to z, which is not in the bundle',
    ]);
    expect(counts).toEqual({ 'broken-link': 2, 'broken-anchor': 1, 'external-request': 0, 'page-count': 0 });
  });

  it('stops when it is aborted', async () => {
    const reason = new Error('stop');
    await expect(check({ 'index.html': '' }, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});
