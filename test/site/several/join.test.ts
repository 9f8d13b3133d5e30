import { describe, expect, it } from 'vitest';
import { buildSite } from '../../../src/site/build.ts';
import { projectOf } from '../../../src/site/project/files.ts';
import { joinSites } from '../../../src/site/several/join.ts';
import { largeFile } from '../large-file.ts';
import type { Built } from '../support.ts';
import { DRAWN, docsJson, highlighters } from '../support.ts';

const DOMAIN = 'docs.example.com';
type Project = Readonly<Record<string, string>>;

/** Builds projects, path → files, into one site, and tells the progress it saw. */
async function joined(projects: Readonly<Record<string, Project>>) {
  const files = new Map<string, string>();
  const progress: string[] = [];
  const sites = Object.entries(projects).map(([basePath, project]) => ({
    folder: `packages/${basePath}/docs`,
    basePath,
    build: (events: Parameters<typeof buildSite>[2]) =>
      buildSite(projectOf(project), { domain: DOMAIN, basePath, deploymentType: 'client-hosted' }, events, {
        highlighters,
      }),
  }));
  const summary = await joinSites(sites, DOMAIN, {
    onFile: ({ path, bytes }) => {
      if (files.has(path)) throw new Error(`${path} was written twice`);
      files.set(path, new TextDecoder().decode(bytes));
    },
    onProgress: (done, total) => progress.push(`${done}/${total}`),
  });
  const file = (path: string): string => files.get(path) ?? `there is no ${path}`;
  const site: Built = { files, file, pages: summary.pages, diagnostics: summary.diagnostics };
  return { ...site, summary, progress };
}

const project = (
  name: string,
  more: Project = {},
  settings: Readonly<Record<string, unknown>> = {},
): Project => ({
  'docs.json': docsJson({
    ...DRAWN,
    name,
    description: `All about ${name}.`,
    navigation: { pages: ['index', 'guides/start'] },
    redirects: [{ source: '/old', destination: '/guides/start' }],
    ...settings,
  }),
  'index.mdx': '[start](/guides/start), [too](https://docs.example.com/core/guides/start)\n',
  'guides/start.mdx':
    '---\ntitle: Start\nrss: true\n---\n\n<Update label="2026">Words of [home](/index).</Update>\n',
  ...more,
});

describe('several sites in one', () => {
  it('hand their large files on unread', async () => {
    const build = async ({ onFile }: Parameters<typeof buildSite>[2]) => {
      await onFile(largeFile('film.mp4', ['one', 'two']));
      return { name: 'Core', pages: [], diagnostics: [] };
    };
    const films: string[] = [];
    await joinSites([{ folder: 'docs', basePath: 'core', build }], DOMAIN, {
      onFile({ path, pieces }) {
        if (pieces !== undefined) films.push(path, ...Array.from(pieces(), String));
      },
    });
    expect(films).toEqual(['core/film.mp4', 'one', 'two']);
  });

  it('stand each below its own path, which all addresses of theirs have', async () => {
    const site = await joined({ core: project('Core'), 'sdk/python': project('Python') });
    expect(site.pages).toEqual([
      'core/guides/start',
      'core/index',
      'index',
      'sdk/python/guides/start',
      'sdk/python/index',
    ]);
    const start = site.file('sdk/python/guides/start.html');
    expect(start).toContain('<link rel="canonical" href="https://docs.example.com/sdk/python/guides/start">');
    expect(start).toMatch(/"og:image" content="https:\/\/docs\.example\.com\/sdk\/python\/assets\//);
    expect(site.file('sdk/python/sitemap.xml')).toContain('<loc>https://docs.example.com/sdk/python/</loc>');
    expect(site.file('sdk/python/llms.txt')).toContain(
      '(https://docs.example.com/sdk/python/guides/start.md)',
    );
    expect(site.file('sdk/python/guides/start/rss.xml')).toContain(
      '<link>https://docs.example.com/sdk/python/guides/start</link>',
    );
    expect(site.file('sdk/python/404.html')).toContain('<base href="/sdk/python/">');
    expect(site.file('sdk/python/old.html')).toContain('url=guides/start.html');
    // An address of one's own is a page of the project, one of another project stays an address.
    expect(site.file('core/index.html')).toContain('<a href="guides/start.html">too</a>');
    expect(site.file('sdk/python/index.html')).toContain('href="https://docs.example.com/core/guides/start"');
  });

  it('share a root that lists them, and holds what hosts and machines look for there', async () => {
    const site = await joined({ core: project('Core <1>'), cli: project('CLI') });
    const root = [...site.files.keys()].filter((path) => !/^(core|cli)\//.test(path)).sort();
    expect(root).toEqual([
      '.nojekyll',
      '404.html',
      '_redirects',
      'favicon.ico',
      'index.html',
      'llms-full.txt',
      'llms.txt',
      'robots.txt',
      'sitemap.xml',
    ]);
    for (const path of ['core/_redirects', 'core/robots.txt', 'core/.nojekyll'])
      expect(site.files.has(path)).toBe(false);
    expect(site.file('index.html')).toContain(
      '<a href="core/index.html">Core &lt;1&gt;</a></h2><p>All about Core',
    );
    expect(site.file('_redirects')).toBe(
      '/core/old /core/guides/start 301\n/cli/old /cli/guides/start 301\n',
    );
    expect(site.file('sitemap.xml')).toContain('<loc>https://docs.example.com/cli/sitemap.xml</loc>');
    expect(site.file('llms.txt')).toContain('- [CLI](https://docs.example.com/cli/llms.txt): All about CLI.');
    expect(site.file('llms-full.txt')).toBe(
      `${site.file('core/llms-full.txt')}\n${site.file('cli/llms-full.txt')}`,
    );
    expect(site.file('favicon.ico')).toBe(site.file('core/favicon.ico'));
    expect(site.file('404.html')).toContain('<base href="/">');
    expect(site.file('404.html')).toContain('noindex');
  });

  it('tell crawlers at the root what each of them says', async () => {
    const site = await joined({
      core: project('Core', {
        'robots.txt':
          'User-agent: *\nDisallow: /inner # not yet\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nSitemap: https://docs.example.com/core/sitemap.xml\nSitemap: https://other.example.com/map.xml\n',
      }),
      cli: project('CLI', { 'robots.txt': 'User-agent: *\nDisallow: /drafts\nCrawl-delay: 5\n' }),
    });
    expect(site.file('robots.txt')).toBe(
      [
        'User-agent: *',
        'Disallow: /core/inner',
        'Disallow: /cli/drafts',
        'Crawl-delay: 5',
        '',
        'User-agent: gptbot',
        'Disallow: /core/',
        'Disallow: /cli/drafts',
        'Crawl-delay: 5',
        '',
        'User-agent: ccbot',
        'Disallow: /core/',
        'Disallow: /cli/drafts',
        'Crawl-delay: 5',
        '',
        'Sitemap: https://docs.example.com/sitemap.xml',
        'Sitemap: https://other.example.com/map.xml',
        '',
      ].join('\n'),
    );
    const open = await joined({ core: project('Core') });
    expect(open.file('robots.txt')).toContain('User-agent: *\nAllow: /core/\n');
  });

  it('bring the redirects of their own files, each for its own path', async () => {
    const site = await joined({
      core: project('Core', { _redirects: '# old\n/a /b 301\n/c/* https://x.example/:splat' }),
    });
    expect(site.file('_redirects')).toBe(
      '# old\n/core/a /core/b 301\n/core/c/* https://x.example/:splat\n/core/old /core/guides/start 301\n',
    );
  });

  it('bring their headers and their one domain to the root', async () => {
    const site = await joined({
      core: project('Core', {
        _headers: '/assets/*\n  X-One: /1\nhttps://x.example/a\n  X-Two: 2',
        CNAME: 'docs.example.com\n',
      }),
      cli: project('CLI', { _headers: '/*\n  X-Three: 3\n', CNAME: 'cli.example.com\n' }),
    });
    expect(site.file('_headers')).toBe(
      '/core/assets/*\n  X-One: /1\nhttps://x.example/a\n  X-Two: 2\n/cli/*\n  X-Three: 3\n',
    );
    expect(site.file('CNAME')).toBe('docs.example.com\n');
    expect(site.diagnostics.map(({ kind }) => kind)).toContain('conflicting-file');
  });

  it('name files in what is wrong with them from the folder around all', async () => {
    const site = await joined({
      core: project('Core', { 'index.mdx': '[x](/nowhere)' }),
      cli: project('CLI'),
    });
    expect(site.diagnostics).toContainEqual(
      expect.objectContaining({ kind: 'broken-link', file: 'packages/core/docs/index.mdx', line: 1 }),
    );
    await expect(joined({ core: project('Core'), cli: { 'docs.json': '{"name":' } })).rejects.toMatchObject({
      code: 'E_DOCS_JSON_INVALID',
      value: expect.stringMatching(/^packages\/cli\/docs\/docs\.json:1:/),
    });
  });

  it('leave out of the list one without a page, and say so', async () => {
    const site = await joined({
      core: project('Core'),
      cli: { 'docs.json': docsJson({ name: 'CLI', navigation: { pages: [] } }) },
    });
    expect(site.file('index.html')).not.toContain('CLI');
    expect(site.diagnostics.map(({ kind }) => kind)).toContain('empty-site');
  });

  it('are listed in the language and direction of each, wrong addresses told in that of the first', async () => {
    const inHebrew = { navigation: { languages: [{ language: 'he', pages: ['index'] }] } };
    const site = await joined({ core: project('Core', {}, inHebrew), cli: project('CLI') });
    expect(site.file('index.html')).toContain('<html lang="he" dir="rtl">');
    expect(site.file('index.html')).toContain('<li lang="en" dir="ltr">');
    expect(site.file('404.html')).not.toContain('Page not found');
  });

  it('count pages as they go, and are the same bytes again', async () => {
    const projects = { core: project('Core'), cli: project('CLI') };
    const site = await joined(projects);
    expect(site.progress).toEqual(['0/4', '1/4', '2/4', '2/4', '3/4', '4/4']);
    expect((await joined(projects)).files).toEqual(site.files);
  });
});
