import { describe, expect, it } from 'vitest';
import type { DeploymentType } from '../../../src/site/site.ts';
import type { Built } from '../support.ts';
import { built, docsJson, kinds } from '../support.ts';

const FILE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
const FILES = ['light.svg', 'dark.svg', 'own.woff', 'own.woff2', 'back.png', 'images/rocket.svg'];

/** A site of two pages with these settings; all files that settings may name are there. */
async function site(settings: object, pages: Readonly<Record<string, string>> = {}): Promise<Built> {
  return built({
    'docs.json': docsJson({
      navigation: { groups: [{ group: 'Guides', pages: ['index', 'b'] }] },
      ...settings,
    }),
    'index.mdx': '---\ntitle: Home\n---\n\n```js\nlet a = 1;\n```\n',
    'b.mdx': '---\ntitle: Second\n---\n\n## Part\n',
    ...Object.fromEntries(FILES.map((path) => [path, FILE])),
    ...pages,
  });
}

function css({ files }: Built): string {
  return [...files].find(([path]) => /^assets\/style\..*\.css$/.test(path))?.[1] ?? '';
}

describe('theme', () => {
  it.each(['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'sequoia', 'luma'])(
    '%s has a layout of its own',
    async (theme) => {
      const made = await site({ theme });
      expect(kinds(made)).toEqual([]);
      expect(made.file('index.html')).toContain(`theme-${theme}`);
      if (theme !== 'mint') expect(css(made)).toContain(`.theme-${theme}`);
    },
  );
});

it('name stands in the title and on the page', async () => {
  const html = (await site({ name: 'Acme <Docs>' })).file('b.html');
  expect(html).toContain('<title>Second - Acme &lt;Docs&gt;</title>');
  expect(html).toContain('<span class="l-wordmark">Acme &lt;Docs&gt;</span>');
});

describe('colors', () => {
  it('primary alone applies to all', async () => {
    const style = css(await site({ colors: { primary: '#aa0044' } }));
    expect(style.match(/--t-brand:#aa0044/g)).toHaveLength(2);
    expect(style.match(/--t-button:#aa0044/g)).toHaveLength(2);
  });

  it('light is for dark mode, dark for buttons in both', async () => {
    const style = css(await site({ colors: { primary: '#aa0044', light: '#ff88aa', dark: '#550022' } }));
    expect(style).toMatch(/:root\{[^}]*--t-brand:#aa0044/);
    expect(style).toMatch(/\.dark\{[^}]*--t-brand:#ff88aa/);
    expect(style.match(/--t-button:#550022/g)).toHaveLength(2);
  });
});

describe('logo', () => {
  const logo = /<a class="l-logo"[\s\S]*?<\/a>/;

  it('is one image for both modes when it is a text', async () => {
    const html = (await site({ logo: 'light.svg' })).file('b.html');
    expect(logo.exec(html)?.[0].match(/<img/g)).toHaveLength(1);
    expect(html).not.toContain('class="l-logo"><img class="l-only');
  });

  it('is one image for each mode when it is an object', async () => {
    const made = await site({
      logo: { light: '/light.svg', dark: '/dark.svg', href: 'https://example.com/' },
    });
    const html = logo.exec(made.file('b.html'))?.[0] ?? '';
    expect(html).toMatch(/class="l-only-light" src="light\.svg"/);
    expect(html).toMatch(/class="l-only-dark" src="dark\.svg"/);
    expect(html).toContain('href="https://example.com/"');
    expect(made.files.has('dark.svg')).toBe(true);
  });

  it('leads to the first page of the selected language, or home', async () => {
    expect(logo.exec((await site({})).file('b.html'))?.[0]).toContain('href="index.html"');
    const languages = ['en', 'fr'].map((language) => ({
      language,
      pages: [`${language}/a`, `${language}/b`],
    }));
    const pages = { 'en/a.mdx': 'A', 'en/b.mdx': 'B', 'fr/a.mdx': 'A', 'fr/b.mdx': 'B' };
    const made = await site({ navigation: { languages } }, pages);
    expect(logo.exec(made.file('fr/b.html'))?.[0]).toContain('href="a.html"');
    expect(logo.exec(made.file('en/b.html'))?.[0]).toContain('href="a.html"');
  });
});

describe('favicon', () => {
  it.each([['dark.svg'], [{ light: '/light.svg', dark: '/dark.svg' }]])('may be %j', async (favicon) => {
    const made = await site({ favicon });
    expect(made.file('index.html')).toMatch(/<link rel="icon"[^>]* href="[^"]*"/);
    expect(made.diagnostics.filter(({ severity }) => severity !== 'notice')).toEqual([]);
  });
});

describe('appearance', () => {
  it.each([
    [{}, 'matchMedia', true],
    [{ default: 'light' }, "t==='dark':false", true],
    [{ default: 'dark' }, "t==='dark':true", true],
    [{ default: 'dark', strict: true }, 'var t=null;try{t=null}', false],
  ])('%j chooses the mode, and whether readers may', async (appearance, script, toggle) => {
    const html = (await site({ appearance })).file('index.html');
    expect(html).toContain(script);
    expect(html.includes('data-theme-toggle')).toBe(toggle);
  });
});

describe('fonts', () => {
  it('come from a file of the project, with weight and format', async () => {
    const made = await site({ fonts: { family: 'Own', weight: 450.5, source: '/own.woff', format: 'woff' } });
    expect(css(made)).toMatch(
      /@font-face\{font-family:"Own";font-weight:450\.5;[^}]*url\("\.\.\/own\.woff"\) format\("woff"\)/,
    );
    expect(css(made)).toMatch(/--t-font-body:"Own",[^;}]*;--t-font-heading:"Own",/);
    expect(css(made)).toContain('html:root{--t-weight-body:450.5;--t-weight-heading:450.5;}');
    expect(made.files.has('own.woff')).toBe(true);
    expect(kinds(made)).toEqual([]);
  });

  it('may differ for headings and body', async () => {
    const made = await site({
      fonts: {
        family: 'Inter',
        heading: { family: 'Head', weight: 800, source: 'own.woff2', format: 'woff2' },
        body: { family: 'JetBrains Mono', weight: 300 },
      },
    });
    expect(css(made)).toMatch(/--t-font-body:"JetBrains Mono"[^;}]*;--t-font-heading:"Head",/);
    expect(css(made)).toContain('html:root{--t-weight-body:300;--t-weight-heading:800;}');
  });

  it('for headings alone may be another weight of the same font', async () => {
    const made = await site({
      fonts: { family: 'Own', source: '/own.woff2', format: 'woff2', heading: { weight: 800 } },
    });
    expect(css(made)).toMatch(/--t-font-body:"Own",[^;}]*;--t-font-heading:"Own",/);
    expect(css(made)).toContain('html:root{--t-weight-heading:800;}');
    expect(kinds(made)).toEqual([]);
  });

  it.each([
    [{ family: 'Nowhere Sans' }],
    [{ family: 'X', source: 'https://fonts.example.com/x.woff2', format: 'woff2' }],
  ])('that would need another host fall back with one notice: %j', async (fonts) => {
    const made = await site({ fonts });
    expect(kinds(made)).toEqual(['font-not-available']);
    expect(css(made)).not.toContain('fonts.example.com');
  });

  it.each([
    ['Elsewhere Mono', 'JetBrains Mono'],
    ['Elsewhere Serif', 'Source Serif 4'],
    ['Elsewhere Sans Serif', 'Inter'],
  ])('of a kind that its name tells is stood in for by one of that kind: %s', async (family, standIn) => {
    const made = await site({ fonts: { family } });
    expect(css(made)).toContain(`--t-font-body:"${family}","${standIn}",`);
    expect(made.diagnostics[0]?.message).toContain(`${standIn} stands in`);
  });
});

describe('icons.library', () => {
  it.each([
    ['fontawesome', 'rocket'],
    ['lucide', 'rocket'],
    ['tabler', 'rocket'],
  ])('%s draws the icons of the project', async (library, icon) => {
    const made = await site(
      { icons: { library } },
      {
        'index.mdx': `---\ntitle: Home\nicon: ${icon}\n---\n\n<Icon icon="${icon}" /> <Icon icon="/images/rocket.svg" />\n`,
      },
    );
    expect(kinds(made)).toEqual([]);
    const html = made.file('index.html');
    expect(html.match(/<svg class="icon"/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    expect(html).toContain('images/rocket.svg');
  });

  it('gives way to files of the project, which take the color of the text where they ask for it', async () => {
    const drawing = (paint: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${paint}" d="M0 0h9"/></svg>`;
    const made = await site(
      {},
      {
        'images/text.svg': drawing('currentColor'),
        'images/red.svg': drawing('red'),
        'index.mdx': '<Icon icon="/images/text.svg" color="#f00" />\n\n<Icon icon="/images/red.svg" />',
      },
    );
    const html = made.file('index.html');
    expect(html).toContain('<path fill="currentColor" d="M0 0h9"/></svg>');
    expect(html).toContain('style="color:#f00"');
    expect(html).toContain('<img class="c-icon" src="images/red.svg"');
  });

  it('is nothing where the file is missing, and a picture where it is written out', async () => {
    const made = await site(
      {},
      {
        'index.mdx':
          '<Card icon="/images/none.svg" title="A" />\n\n<Icon icon="data:image/png;base64,AA/=" />',
      },
    );
    const html = made.file('index.html');
    expect(kinds(made)).toEqual(['missing-file']);
    expect(html).not.toContain('none.svg');
    expect(html).toContain('<img class="c-icon" src="data:image/png;base64,AA/="');
  });

  it('decides where a name belongs: one that only another library has falls back with a notice', async () => {
    const pages = { 'index.mdx': '<Icon icon="brand-tabler" />' };
    expect(kinds(await site({ icons: { library: 'tabler' } }, pages))).toEqual([]);
    expect(kinds(await site({ icons: { library: 'lucide' } }, pages))).toEqual(['unknown-icon']);
  });
});

describe('background', () => {
  it.each(['gradient', 'grid', 'windows'])('may have the decoration %s', async (decoration) => {
    const made = await site({ background: { decoration } });
    expect(made.file('index.html')).toContain(`data-decoration="${decoration}"`);
    expect(css(made)).toMatch(new RegExp(`\\[data-decoration="?${decoration}"?\\]`));
  });

  it('may have a color for each mode', async () => {
    const style = css(await site({ background: { color: { light: '#fafafa', dark: '#010203' } } }));
    expect(style).toMatch(/:root\{--t-bg:#fafafa/);
    expect(style).toMatch(/\.dark\{--t-bg:#010203/);
  });

  it('may have an image, or one for each mode', async () => {
    expect((await site({ background: { image: '/back.png' } })).file('index.html')).toContain(
      'src="back.png"',
    );
    const html = (await site({ background: { image: { light: 'light.svg', dark: 'dark.svg' } } })).file(
      'b.html',
    );
    expect(html).toContain('<img class="l-only-light" src="light.svg"');
    expect(html).toContain('<img class="l-only-dark" src="dark.svg"');
  });

  it('shows one image for both modes once, and dims it in the mode it may not be made for', async () => {
    const picture = async (settings: object): Promise<RegExpMatchArray | null> =>
      (await site({ background: { image: '/back.png' }, ...settings }))
        .file('index.html')
        .match(/<img class="[^"]*" src="back\.png"/g);
    expect(await picture({})).toEqual(['<img class="l-for-light" src="back.png"']);
    expect(await picture({ appearance: { default: 'dark' } })).toEqual([
      '<img class="l-for-dark" src="back.png"',
    ]);
    expect(css(await site({}))).toMatch(/\.dark \.l-background \.l-for-light[^{]*\{opacity:/);
  });
});

describe('styling', () => {
  const eyebrow = /<(p|nav) class="l-eyebrow"[\s\S]*?<\/\1>/;
  const navigation = {
    tabs: [{ tab: 'Docs', groups: [{ group: 'Outer', pages: [{ group: 'Inner', pages: ['b'] }] }] }],
  };

  it('eyebrows: the section alone, or the whole path', async () => {
    const section = eyebrow.exec((await site({ navigation })).file('b.html'))?.[0] ?? '';
    expect(section).toContain('Inner');
    expect(section).not.toContain('Outer');
    const path =
      eyebrow.exec((await site({ navigation, styling: { eyebrows: 'breadcrumbs' } })).file('b.html'))?.[0] ??
      '';
    expect(path.indexOf('Docs')).toBeGreaterThan(0);
    expect(path.indexOf('Outer')).toBeGreaterThan(path.indexOf('Docs'));
    expect(path.indexOf('Inner')).toBeGreaterThan(path.indexOf('Outer'));
  });

  it.each([
    [undefined, '$x^2$', true],
    [undefined, 'text', false],
    [true, 'text', true],
    [false, '$x^2$', false],
  ])('latex %j: a page of %j has the style of formulas: %j', async (latex, text, loads) => {
    const made = await site({ styling: { latex } }, { 'index.mdx': text });
    expect(
      made.file('index.html').includes('<style>@font-face{font-display:block;font-family:KaTeX_Main'),
    ).toBe(loads);
    expect([...made.files.keys()].some((path) => path.startsWith('assets/katex/'))).toBe(loads);
  });

  const styled = async (codeblocks: unknown): Promise<string> => css(await site({ styling: { codeblocks } }));
  it('codeblocks: each form of it looks otherwise', async () => {
    const forms = [
      'system',
      'dark',
      'nord',
      { theme: 'dracula' },
      { theme: { light: 'nord', dark: 'dracula' } },
    ];
    const styles = await Promise.all(forms.map(styled));
    expect(new Set(styles).size).toBe(forms.length);
    expect(await styled(undefined)).toBe(styles[0]);
    expect(await styled({ theme: 'nord' })).toBe(styles[2]);
  });

  it('codeblocks: a theme that nobody knows is reported, and the usual one stands in', async () => {
    const made = await site({ styling: { codeblocks: 'no-such-theme' } });
    expect(made.diagnostics).toEqual([
      expect.objectContaining({ message: expect.stringContaining('no-such-theme'), file: 'docs.json' }),
    ]);
    expect(css(made)).toBe(await styled('system'));
  });

  it('codeblocks: the colors of “css-variables” are those that style sheets of the project say', async () => {
    const made = await site({ styling: { codeblocks: { theme: 'css-variables' } } });
    expect(made.diagnostics).toEqual([]);
    expect(css(made)).toContain('var(--mint-token-string,');
  });

  const grammar = {
    name: 'brew',
    scopeName: 'source.brew',
    patterns: [{ name: 'keyword.control.brew', match: '\\b(steep|pour)\\b' }],
  };
  it('codeblocks: a theme that nobody knows costs that of its mode alone', async () => {
    const theme = { light: 'solarized-light', dark: 'no-such-theme' };
    const made = await site({ styling: { codeblocks: { theme } } });
    expect(kinds(made)).toEqual(['unknown-code-theme']);
    const alone = await styled({ theme: { light: 'solarized-light', dark: 'github-dark-default' } });
    expect(css(made)).toBe(alone);
  });

  it('codeblocks.languages.custom: a grammar of the project colors its language', async () => {
    const pages = {
      'index.mdx': '```brew\nsteep tea\n```\n',
      'languages/brew.json': JSON.stringify(grammar),
    };
    const custom = ['/languages/brew.json'];
    const made = await site({ styling: { codeblocks: { languages: { custom } } } }, pages);
    expect(kinds(made)).toEqual([]);
    expect(made.file('index.html')).toMatch(/<span[^>]*>steep<\/span>/);
    expect((await site({}, pages)).file('index.html')).not.toMatch(/<span[^>]*>steep<\/span>/);
  });

  it.each([
    ['/languages/none.json', undefined],
    ['/languages/brew.json', '{'],
    ['/languages/brew.json', '[]'],
    ['/languages/brew.json', '{ "scopeName": 5 }'],
    ['/languages/brew.json', '{ "scopeName": "source.brew", "patterns": [null] }'],
    ['/languages/brew.json', '{ "scopeName": "source.brew", "patterns": [{ "include": "$self" }] }'],
  ])('codeblocks.languages.custom: %s with %j is reported', async (path, text) => {
    const pages = text === undefined ? {} : { 'languages/brew.json': text };
    const made = await site({ styling: { codeblocks: { languages: { custom: [path] } } } }, pages);
    expect(kinds(made)).toEqual(['custom-language']);
  });

  it('codeblocks.languages.custom: code is plain where a grammar is broken deep inside', async () => {
    const patterns = [{ begin: 'steep', end: '$', patterns: [{ match: 5 }] }];
    const made = await site(
      { styling: { codeblocks: { languages: { custom: ['/languages/brew.json'] } } } },
      {
        'index.mdx': '```brew\nsteep tea\n```\n\n```json\ntrue\n```\n',
        'languages/brew.json': JSON.stringify({ ...grammar, patterns, embeddedLangs: ['tea', 'css'] }),
      },
    );
    expect(made.file('index.html')).toContain('<code>steep tea</code>');
    expect(made.file('index.html')).toMatch(/<span[^>]*>true<\/span>/);
  });
});

describe('settings that need a service', () => {
  const settings = {
    integrations: { ga4: { measurementId: 'G-1' }, posthog: { apiKey: 'x' } },
    feedback: { thumbsRating: true, suggestEdit: false },
    contextual: {
      options: ['copy', 'view', 'mcp', { title: 'Connect', href: 'https://example.com?to=$mcp' }],
    },
  };

  it.each([
    ['cloud', 'a bundle holds all it needs'],
    ['client-hosted', 'a bundle holds all it needs'],
    ['air-gapped', 'an air-gapped site'],
  ] as const)('are left out of a bundle for %s, in one notice', async (deploymentType, why) => {
    const made = await built(
      { 'docs.json': docsJson({ ...settings, navigation: { pages: ['index'] } }), 'index.mdx': 'Hi' },
      { deploymentType },
    );
    const notices = made.diagnostics.filter(({ kind }) => kind === 'left-out');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.message).toContain(why);
    expect(notices[0]?.message).toMatch(
      /: integrations\.ga4, integrations\.posthog, feedback\.thumbsRating, contextual\.options "mcp", contextual\.options "Connect"$/,
    );
    expect(notices[0]?.line).toBeGreaterThan(1);
    const html = made.file('index.html');
    expect(html).toContain('data-copy-page="index.md"');
    expect(html).toContain('href="index.md"');
    expect(html).not.toMatch(/posthog|G-1|Connect/);
    expect(made.files.has('assets/search/index.js')).toBe(true);
  });
});

describe('contextual.options', () => {
  const offered = async (options: readonly unknown[], deploymentType: DeploymentType): Promise<Built> =>
    built(
      {
        'docs.json': docsJson({ contextual: { options }, navigation: { pages: ['guides/start'] } }),
        'guides/start.mdx': 'Hi',
      },
      { deploymentType },
    );
  const linksOf = (made: Built): (string | undefined)[] => {
    const html = /<div class="l-actions">[\s\S]*?<\/div>/.exec(made.file('guides/start.html'))?.[0] ?? '';
    return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
  };

  it('may be the file of the description that an API page comes from', async () => {
    const openapi = { openapi: '3.1.0', info: {}, paths: { '/pets': { get: { summary: 'Pets' } } } };
    const made = await site(
      {
        contextual: { options: ['download-spec'] },
        navigation: { pages: ['index', { group: 'API', openapi: 'apis/pets.json' }] },
      },
      { 'apis/pets.json': JSON.stringify(openapi) },
    );
    expect(kinds(made)).toEqual(['unused-page']);
    expect(made.file('index.html')).not.toContain('l-actions');
    const [path = ''] = made.pages.filter((one) => one.startsWith('api-reference/'));
    expect(made.file(`${path}.html`)).toContain('href="../apis/pets.json" download>OpenAPI</a>');
    expect(made.files.has('apis/pets.json')).toBe(true);
  });

  it('stand below the table of contents where they are to, if there is one', async () => {
    const made = await site(
      {
        contextual: {
          display: 'toc',
          options: ['copy', { title: 'A', href: '/' }, { title: 'B', href: '/b' }],
        },
      },
      {
        'index.mdx': '## One\n\n## Two\n',
        'c.mdx': '---\ntitle: C\ncontextual:\n  options: [view]\n---\n\n## One\n\n## Two\n',
      },
    );
    const home = made.file('index.html');
    const contents = /<aside class="l-toc"[\s\S]*?<\/aside>/.exec(home)?.[0] ?? '';
    expect(contents.match(/class="l-action"/g)).toHaveLength(3);
    expect(contents).not.toContain('<details');
    expect(home.match(/l-actions/g)).toHaveLength(1);
    // Without contents, beside the title.
    expect(made.file('b.html')).toMatch(/<div class="l-title-row"[^>]*>.*data-copy-page/);
    // A page may have its own.
    expect(made.file('c.html')).toMatch(/<div class="l-title-row"[^>]*>.*<a class="l-action" href="c.md">/);
    expect(made.file('c.html')).not.toContain('data-copy-page');
  });

  it('may be links of the author’s own, with the place of the page in them', async () => {
    const made = await offered(
      [
        {
          title: 'Report',
          description: 'Tell us',
          icon: 'flag',
          href: 'https://example.com/new?page=$path&at=$url',
        },
        {
          title: 'Ask',
          href: { base: 'https://ask.example.com', query: [{ key: 'q', value: 'Explain $page please' }] },
        },
        { title: 'Home', href: '/guides/start' },
        { title: 'No address' },
        { title: ' ', href: '/guides/start' },
        { title: 'No base', href: { query: [] } },
        { title: 'Server', href: 'https://example.com?at=$mcp' },
      ],
      'air-gapped',
    );
    expect(linksOf(made)).toEqual([
      'https://example.com/new?page=%2Fguides%2Fstart&at=https%3A%2F%2Fdocs.example.com%2Fguides%2Fstart',
      'https://ask.example.com?q=Explain%20https%3A%2F%2Fdocs.example.com%2Fguides%2Fstart.md%20please',
      'start.html',
    ]);
    expect(made.file('guides/start.html')).toContain('<small>Tell us</small>');
    expect(made.diagnostics).toMatchObject([
      {
        kind: 'invalid-setting',
        message: expect.stringMatching(/^contextual\.options\.3\.href: is missing/),
      },
      {
        kind: 'invalid-setting',
        message: expect.stringMatching(/^contextual\.options\.4\.title: is missing/),
      },
      {
        kind: 'invalid-setting',
        message: expect.stringMatching(/^contextual\.options\.5\.href: is missing/),
      },
      { kind: 'left-out', message: expect.stringMatching(/: contextual\.options "Server"$/) },
    ]);
  });

  it.each(['cloud', 'client-hosted', 'air-gapped'] as const)(
    'may be chat services, which are links where there is a network (%s)',
    async (deploymentType) => {
      const made = await offered(['chatgpt', 'claude'], deploymentType);
      const at = encodeURIComponent('https://docs.example.com/guides/start');
      const airGapped = deploymentType === 'air-gapped';
      expect(linksOf(made).map((href) => href?.includes(at))).toEqual(airGapped ? [] : [true, true]);
      expect(kinds(made)).toEqual(airGapped ? ['left-out'] : []);
    },
  );
});

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
    const schema = { properties: { a: { type: 'string', ...staff }, b: { oneOf: [staff, {}] } } };
    const content = { 'application/json': { schema } };
    const get = { responses: { 200: { description: 'OK', content } } };
    const api = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/a': { get, ...staff } } };
    const made = await site({ navigation: { openapi: 'api.json' } }, { 'api.json': JSON.stringify(api) });
    expect(made.diagnostics.filter(({ kind }) => kind === 'left-out')).toMatchObject([
      {
        severity: 'warning',
        file: 'api.json',
        message: expect.stringMatching(/^3 parts .* shows all to all$/),
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
