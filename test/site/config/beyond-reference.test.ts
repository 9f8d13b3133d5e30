import { describe, expect, it } from 'vitest';
import { site } from './site.ts';

describe('settings beyond the reference', () => {
  const at = async (settings: object, path = 'b.html'): Promise<string> => (await site(settings)).file(path);

  it('navbar: links with icons, and a button', async () => {
    const navbar = {
      links: [
        { label: 'Support', href: 'mailto:help@example.com', icon: 'life-ring' },
        { type: 'github', href: 'https://github.com/acme/acme' },
      ],
      primary: { type: 'button', label: 'Sign up', href: '/b' },
    };
    const html = await at({ navbar });
    expect(html).toMatch(
      /<a class="l-link" href="mailto:help@example.com"><svg[\s\S]*?<span>Support<\/span>/,
    );
    expect(html).toMatch(/<a class="l-button" href="b\.html"><span>Sign up<\/span>/);
    expect(html).toContain('href="https://github.com/acme/acme"');
  });

  it('navbar and footer: links by the names of older settings, `name` and `url`', async () => {
    const link = { name: 'Our blog', url: 'https://blog.example' };
    const made = await site({
      navbar: { links: [link], primary: link },
      footer: { links: [{ header: 'More', items: [link] }] },
    });
    const shown = made.file('index.html').matchAll(/<a [^>]*href="https:\/\/blog\.example"[^>]*>(.*?)<\/a>/g);
    const words = [...shown].map(([, inner = '']) => inner.replace(/<svg.*?<\/svg>|<[^>]*>/g, ''));
    // Each of those in the navbar stands in the drawer, too.
    expect(words).toEqual(Array.from({ length: 5 }, () => 'Our blog'));
    expect(made.diagnostics.filter(({ kind }) => kind === 'unknown-setting')).toEqual([]);
  });

  it.each(['github', 'discord'])('navbar: links of type %s need no words', async (type) => {
    const link = { type, href: `https://${type}.example/us` };
    const html = await at({ navbar: { links: [link], primary: link } });
    const name = type === 'github' ? 'GitHub' : 'Discord';
    for (const look of ['l-link', 'l-button'])
      expect(html).toMatch(
        new RegExp(
          `<a class="${look}" href="https://${type}.example/us"><svg.*?</svg><span>${name}</span></a>`,
        ),
      );
  });

  it('navbar and footer: a link that nobody names is called by where it leads, and what is blank is not there', async () => {
    const links = [{ href: 'https://www.example.com/a' }, { label: ' ', href: 'mailto:a%2Bb@example.com' }];
    const html = await at({
      navbar: { links, primary: { icon: 'phone', href: 'tel:+123' } },
      footer: { links: [{ header: ' ', items: [] }, { items: [{ label: '', name: 'B', href: '/b' }] }] },
    });
    expect(html).toContain('aria-label="example.com"><span>example.com</span></a>');
    expect(html).toContain('aria-label="a+b@example.com"><span>a+b@example.com</span></a>');
    expect(html).toContain('href="tel:+123" aria-label="+123"><svg');
    expect(/<div class="l-footer-columns">.*?<\/footer>/s.exec(html)?.[0].match(/<ul>/g)).toHaveLength(1);
    expect(html).toContain('<span>B</span>');
  });

  it('footer: socials by name, columns with links', async () => {
    const footer = {
      socials: { github: 'https://github.com/acme', x: 'https://x.com/acme' },
      links: [{ header: 'Company', items: [{ label: 'Home', href: '/' }] }],
    };
    const html = /<footer[\s\S]*<\/footer>/.exec(await at({ footer }))?.[0];
    expect(html).toContain('href="https://github.com/acme" aria-label="GitHub"');
    expect(html).toContain('aria-label="X"');
    expect(html).toContain('Company');
    expect(html).toContain('href="index.html"');
  });

  it('banner: Markdown, which readers may dismiss', async () => {
    const html = await at({ banner: { content: '**New:** [two](/b)', dismissible: true } });
    expect(html).toMatch(/class="l-banner"[\s\S]*<strong>New:<\/strong>[\s\S]*href="b\.html"/);
    expect(html).toContain('data-banner-close');
    expect(await at({ banner: { content: 'Stay' } })).not.toContain('data-banner-close');
    expect(await at({ banner: { content: '# News' } })).toMatch(/class="l-banner".*<strong>News<\/strong>/);
    expect(await at({ banner: { content: ' ', dismissible: true } })).not.toContain('class="l-banner"');
  });

  it.each([
    [{ color: '#7c3aed' }, ['#7c3aed', '#ffffff', '#7c3aed', '#ffffff']],
    [{ color: { light: '#fde047', dark: '#5b21b6' } }, ['#fde047', '#000000', '#5b21b6', '#ffffff']],
    [{ color: { dark: '#5b21b6' }, type: 'critical' }, ['#5b21b6', '#ffffff', '#5b21b6', '#ffffff']],
    [{ type: 'critical' }, ['#c0262d', '#ffffff', '#c0262d', '#ffffff']],
    [{ type: 'warning', color: 'red' }, ['#a15c05', '#ffffff', '#a15c05', '#ffffff']],
    [{ type: 'info' }, undefined],
  ])('banner: its color with text that can be read on it, %j', async (look, colors) => {
    const html = await at({ banner: { content: 'News', ...look } });
    const style = / class="l-banner"[^>]*? style="([^"]*)"/.exec(html)?.[1];
    expect(style?.split(';').map((one) => one.split(':')[1])).toEqual(colors);
  });

  it('seo: meta tags, and whether pages outside the navigation are for search engines', async () => {
    const pages = { 'c.mdx': 'Third' };
    const usual = await site({ seo: { metatags: { 'google-site-verification': 'abc' } } }, pages);
    expect(usual.file('b.html')).toContain('<meta name="google-site-verification" content="abc">');
    expect(usual.file('c.html')).toContain('content="noindex"');
    const all = await site({ seo: { indexing: 'all' } }, pages);
    expect(all.file('c.html')).not.toContain('noindex');
    expect(all.file('sitemap.xml')).toContain('/c<');
    expect(all.file('llms.txt')).toContain('/c.md)');
    const none = await site({
      seo: {
        metatags: { robots: 'noindex, nofollow' },
      },
    });
    expect(none.file('b.html')).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(none.file('sitemap.xml')).not.toContain('<loc>');
    expect(none.file('robots.txt')).toBe('User-agent: *\nAllow: /\n');
    const listed = { keywords: ['one', 'two'], canonical: 'docs.example.org/base/' };
    const own = await at({ seo: { metatags: listed } }, 'b.html');
    expect(own).toContain('<meta name="keywords" content="one, two">');
    expect(own).toContain('<link rel="canonical" href="https://docs.example.org/base/b">');
  });

  it('errors.404.description may hold components and variables, and what is wrong in it is told', async () => {
    const made = await site({
      variables: { product: 'Widget' },
      errors: {
        404: {
          description: 'No {{product}} here.\n\n<Card title="Start" href="/b">Go on</Card>\n\n[Gone](/gone)',
        },
      },
    });
    const html = made.file('404.html');
    expect(html).toContain('<p>No Widget here.</p>');
    expect(html).toContain('<a class="c-card-link" href="b.html">Start</a>');
    expect(html).not.toContain('&lt;Card');
    expect(made.diagnostics).toMatchObject([{ kind: 'broken-link', file: 'docs.json' }]);
    expect(made.diagnostics[0]?.line).toBeGreaterThan(1);
  });

  it('seo.indexing: all is for pages that are hidden as well, but for none that forbid it themselves', async () => {
    const pages = {
      'c.mdx': '---\nhidden: true\n---\nThird',
      'd.mdx': 'Fourth',
      'e.mdx': '---\nhidden: true\nnoindex: true\n---\nFifth',
    };
    const navigation = {
      tabs: [
        { tab: 'T', pages: ['index', 'b', 'c', 'e'] },
        { tab: 'U', hidden: true, pages: ['d'] },
      ],
    };
    const usual = await site({ navigation }, pages);
    const all = await site({ navigation, seo: { indexing: 'all' } }, pages);
    for (const page of ['c', 'd']) {
      expect(usual.file(`${page}.html`)).toContain('content="noindex"');
      expect(usual.file('llms.txt')).not.toContain(`/${page}.md)`);
      expect(all.file(`${page}.html`)).not.toContain('noindex');
      expect(all.file('sitemap.xml')).toContain(`/${page}<`);
      expect(all.file('llms.txt')).toContain(`/${page}.md)`);
      expect(all.file('llms-full.txt')).toContain(`/${page}\n`);
    }
    expect(all.file('b.html')).not.toContain('href="c.html"');
    expect(all.file('e.html')).toContain('content="noindex"');
    expect(all.file('sitemap.xml')).not.toContain('/e<');
    expect(all.file('llms.txt')).not.toContain('/e.md)');
  });

  it('search.prompt and errors.404 have their words', async () => {
    const settings = {
      search: { prompt: 'Ask away' },
      errors: { 404: { title: 'Lost?', description: 'Try *this* or [that](/b).' } },
      contextual: { options: ['copy', 'view'] },
    };
    expect(await at(settings)).toContain('Ask away');
    expect(await at({ search: { prompt: ' ' } })).toContain('<span>Search</span>');
    const missing = await at(settings, '404.html');
    expect(missing).toContain('<h1>Lost?</h1>');
    expect(missing).toContain('<p>Try <em>this</em> or <a href="b.html">that</a>.</p>');
    expect(missing).toContain('noindex');
    expect(await at(settings)).toContain('<div class="l-actions">');
    expect(missing).not.toContain('<div class="l-actions">');
    const crumbs = {
      styling: { eyebrows: 'breadcrumbs' },
      navigation: { tabs: [{ tab: 'T', pages: ['index'] }] },
    };
    expect(await at(crumbs)).toContain('class="l-eyebrow"');
    expect(await at(crumbs, '404.html')).not.toContain('class="l-eyebrow"');
  });

  it('a wrong address is in no tab, whatever language it is told in', async () => {
    const tabs = [
      { tab: 'A', pages: ['index'] },
      { tab: 'B', menu: [{ item: 'C', pages: ['b'] }] },
    ];
    const languages = [
      { language: 'en', tabs },
      { language: 'de', pages: ['c'] },
    ];
    const navigation = { global: { anchors: [{ anchor: 'D', href: '/b' }] }, languages };
    for (const pages of [{}, { '404.mdx': '# Lost' }]) {
      const { file } = await site({ navigation }, { 'c.mdx': 'Text', ...pages });
      expect(file('index.html').match(/<a [^>]*aria-current="true"[^>]*>/g)).toHaveLength(2);
      const current = file('404.html').match(/<a [^>]*aria-current="true"[^>]*>/g);
      expect(current).toEqual([expect.stringContaining('lang="en"')]);
    }
  });

  it('pages for some readers only are told, since a bundle shows them to all', async () => {
    const own = '---\ntitle: Inside\ngroups: [staff]\n---\nText';
    const made = await site({}, { 'b.mdx': own, 'c.mdx': own, 'd.mdx': '---\ngroups: []\n---\n' });
    expect(made.diagnostics.filter(({ kind }) => kind === 'left-out')).toMatchObject([
      { severity: 'warning', file: 'b.mdx', message: expect.stringMatching(/^2 pages, .* shows it to all$/) },
    ]);
  });

  it('parts of an API for some readers only are told', async () => {
    const staff = { 'x-mint': { groups: ['staff'] } };
    const plan = { enum: ['free', 'pro'], 'x-mint-enum': { pro: ['staff'] } };
    const open = { enum: ['free', 'pro'], 'x-mint-enum': { pro: [] } };
    const properties = { a: { type: 'string', ...staff }, b: { oneOf: [staff, {}] }, plan, open };
    const schema = { properties };
    const content = { 'application/json': { schema } };
    const get = { responses: { 200: { description: 'OK', content } } };
    const api = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/a': { get, ...staff } } };
    const made = await site({ navigation: { openapi: 'api.json' } }, { 'api.json': JSON.stringify(api) });
    expect(made.diagnostics.filter(({ kind }) => kind === 'left-out')).toMatchObject([
      {
        severity: 'warning',
        file: 'api.json',
        message: expect.stringMatching(/^4 parts .* shows all to all$/),
      },
    ]);
  });

  it('variables: stand in the head of a page as in its text', async () => {
    const made = await site(
      { variables: { version: '2.1', 'api-url': 'https://api.example.com' } },
      {
        'b.mdx':
          '---\ntitle: "New in {{version}}"\ndescription: "Of {{ version }}, not {{other}}"\napi: "GET {{api-url}}/x"\n---\n\nText\n',
      },
    );
    const html = made.file('b.html');
    expect(html).toContain('<h1>New in 2.1</h1>');
    expect(html).toContain('Of 2.1, not {{other}}</p>');
    expect(html).toContain('https://api.example.com/x');
    expect(made.file('index.html')).toContain('New in 2.1');
    expect(made.file('b.md')).toMatch(/^# New in 2\.1\n\n> Of 2\.1/);
    expect(made.file('llms.txt')).toContain('New in 2.1');
  });

  it('variables: stand in the names and links of docs.json, and what is wrong with these keeps its place', async () => {
    const made = await site({
      description: 'For {{version}}',
      variables: { version: '2.1', root: 'https://api.example.com' },
      navbar: {
        links: [{ label: 'News of {{version}}', href: '{{root}}/news' }],
        primary: { type: 'button', label: 'Get {{ version }}', href: '/v{{version}}/get' },
      },
      footer: { links: [{ header: 'All of {{version}}', items: [{ label: 'Old', href: '{{root}}/old' }] }] },
      navigation: { groups: [{ group: 'Guides {{version}}, not {{verison}}', pages: ['index', 'b'] }] },
    });
    const html = made.file('b.html');
    expect(html).toContain('Guides 2.1, not {{verison}}');
    expect(html).toContain('href="https://api.example.com/news"');
    for (const words of ['News of 2.1', 'Get 2.1', 'All of 2.1']) expect(html).toContain(words);
    expect(made.file('llms.txt')).toContain('> For 2.1');
    expect(made.diagnostics).toMatchObject([
      {
        kind: 'unbound-name',
        message:
          'navigation.groups.0.group: “variables” of docs.json has nothing named “verison”; {{verison}} is shown as text',
        hint: 'did you mean {{version}}?',
        file: 'docs.json',
      },
      { kind: 'broken-link', file: 'docs.json' },
    ]);
    for (const { line } of made.diagnostics) expect(line).toBeGreaterThan(1);
  });

  it('contextual.options: what needs a service is left out, and known all the same', async () => {
    const made = await site({ contextual: { options: ['copy', 'download-pdf', 'devin-desktop'] } });
    expect(made.diagnostics).toMatchObject([
      { kind: 'left-out', message: expect.stringMatching(/"download-pdf".*"devin-desktop"/) },
    ]);
  });

  it('a redirect leads from the root of the site, though its target begins with no slash', async () => {
    const made = await site(
      {
        redirects: [
          { source: '/old/deep', destination: 'b' },
          { source: 'first', destination: 'old/deep#part' },
          { source: '/was/:slug*', destination: './:slug*' },
          { source: '/off', destination: 'https://example.com/b' },
          { source: '/gone', destination: 'nowhere' },
        ],
      },
      { 'c.mdx': '[one](/first) [two](/was/b)' },
    );
    expect(made.file('_redirects')).toBe(
      '/old/deep /b 301\n/first /old/deep#part 301\n/off https://example.com/b 301\n/gone /nowhere 301\n/was/* /:splat 301\n',
    );
    expect(made.file('first.html')).toContain('url=b.html');
    expect(made.file('was/b.html')).toContain('url=../b.html');
    expect(made.diagnostics.filter(({ kind }) => kind === 'broken-link')).toMatchObject([
      { file: 'docs.json', line: expect.any(Number), message: expect.stringContaining('/nowhere') },
    ]);
  });

  it('a link that runs code leads nowhere, wherever it stands', async () => {
    const href = 'java\tscript:alert(1)';
    const made = await site({
      navigation: {
        global: { anchors: [{ anchor: 'All', href }] },
        tabs: [
          { tab: 'Code', href },
          { tab: 'Docs', pages: ['index', 'b'] },
        ],
      },
      navbar: { links: [{ label: 'Run', href }], primary: { type: 'button', label: 'Go', href } },
      footer: { socials: { x: href }, links: [{ header: 'More', items: [{ label: 'Run', href }] }] },
      contextual: { options: [{ title: 'Ask', description: '', href }] },
      redirects: [{ source: '/old', destination: href }],
    });
    for (const [path, text] of made.files) expect([path, /script:alert/.test(text)]).toEqual([path, false]);
    expect(made.diagnostics).toMatchObject([
      { kind: 'broken-link', line: expect.any(Number) },
      { kind: 'invalid-setting', message: expect.stringContaining('redirects.0.destination') },
    ]);
  });

  it('a style sheet at the root applies to every page', async () => {
    const made = await site({}, { 'brand.css': 'h1 { color: red }' });
    for (const path of ['index.html', 'b.html', '404.html'])
      expect(made.file(path)).toContain('<link rel="stylesheet" href="brand.css">');
  });
});
