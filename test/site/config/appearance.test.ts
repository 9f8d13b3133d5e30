import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds, styleSheetOf } from '../support.ts';
import { site } from './site.ts';

describe('theme', () => {
  it.each(['mint', 'maple', 'palm', 'willow', 'linden', 'almond', 'aspen', 'sequoia', 'luma'])(
    '%s has a layout of its own',
    async (theme) => {
      const made = await site({ theme });
      expect(kinds(made)).toEqual([]);
      expect(made.file('index.html')).toContain(`theme-${theme}`);
      if (theme !== 'mint') expect(styleSheetOf(made)).toContain(`.theme-${theme}`);
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
    const style = styleSheetOf(await site({ colors: { primary: '#aa0044' } }));
    expect(style.match(/--t-brand:#aa0044/g)).toHaveLength(2);
    expect(style.match(/--t-button:#aa0044/g)).toHaveLength(2);
  });

  it('light is for dark mode, dark for buttons in both', async () => {
    const style = styleSheetOf(
      await site({ colors: { primary: '#aa0044', light: '#ff88aa', dark: '#550022' } }),
    );
    expect(style).toMatch(/:root,\.dark \.c-light\{[^}]*--t-brand:#aa0044/);
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
    expect(styleSheetOf(made)).toMatch(
      /@font-face\{font-family:"Own";font-weight:450\.5;[^}]*url\("\.\.\/own\.woff"\) format\("woff"\)/,
    );
    expect(styleSheetOf(made)).toMatch(/--t-font-body:"Own",[^;}]*;--t-font-heading:"Own",/);
    expect(styleSheetOf(made)).toContain('html:root{--t-weight-body:450.5;--t-weight-heading:450.5;}');
    expect(made.files.has('own.woff')).toBe(true);
    expect(kinds(made)).toEqual([]);
  });

  it.each([
    ['wOFF', 'woff', 'write "format": "woff"'],
    ['\0\x01\0\0', 'truetype', 'make a woff2 file of it, which is smaller'],
    ['OTTO', 'opentype', 'make a woff2 file of it, which is smaller'],
  ])(
    'are shown in the format that their file is in, which is told where another is said: %j',
    async (beginning, format, hint) => {
      const made = await built({
        'docs.json': docsJson({
          fonts: { family: 'Own', source: '/own.bin', format: 'woff2' },
          navigation: { pages: ['index'] },
        }),
        'index.mdx': 'Text',
        'own.bin': Uint8Array.from(`${beginning}rest`, (letter) => letter.charCodeAt(0)),
      });
      expect(styleSheetOf(made)).toContain(`url("../own.bin") format("${format}")`);
      expect(made.diagnostics).toMatchObject([{ severity: 'warning', kind: 'font-format', hint, line: 9 }]);
    },
  );

  it('may differ for headings and body', async () => {
    const made = await site({
      fonts: {
        family: 'Inter',
        heading: { family: 'Head', weight: 800, source: 'own.woff2', format: 'woff2' },
        body: { family: 'JetBrains Mono', weight: 300 },
      },
    });
    expect(styleSheetOf(made)).toMatch(/--t-font-body:"JetBrains Mono"[^;}]*;--t-font-heading:"Head",/);
    expect(styleSheetOf(made)).toContain('html:root{--t-weight-body:300;--t-weight-heading:800;}');
  });

  it('for headings alone may be another weight of the same font', async () => {
    const made = await site({
      fonts: { family: 'Own', source: '/own.woff2', format: 'woff2', heading: { weight: 800 } },
    });
    expect(styleSheetOf(made)).toMatch(/--t-font-body:"Own",[^;}]*;--t-font-heading:"Own",/);
    expect(styleSheetOf(made)).toContain('html:root{--t-weight-heading:800;}');
    expect(kinds(made)).toEqual([]);
  });

  it.each([
    [{ family: 'Nowhere Sans' }],
    [{ family: 'X', source: 'https://fonts.example.com/x.woff2', format: 'woff2' }],
  ])('that would need another host fall back with one notice: %j', async (fonts) => {
    const made = await site({ fonts });
    expect(kinds(made)).toEqual(['font-not-available']);
    expect(styleSheetOf(made)).not.toContain('fonts.example.com');
  });

  it.each([
    ['Elsewhere Mono', 'JetBrains Mono'],
    ['Elsewhere Serif', 'Source Serif 4'],
    ['Elsewhere Sans Serif', 'Inter'],
  ])('of a kind that its name tells is stood in for by one of that kind: %s', async (family, standIn) => {
    const made = await site({ fonts: { family } });
    expect(styleSheetOf(made)).toContain(`--t-font-body:"${family}","${standIn}",`);
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

  it('of a set that is not free is told with what is drawn for it', async () => {
    const { diagnostics } = await site(
      {},
      { 'index.mdx': '<Icon icon="rocket-launch" />\n\n<Icon icon="no-such" />\n\n<Icon icon="function" />' },
    );
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'There is no icon rocket-launch in the icon library; rocket is drawn for it',
      'There is no icon no-such in the icon library; a circle is drawn for it',
      'There is no icon function in the icon library; that of another library is drawn for it',
    ]);
  });
});

describe('background', () => {
  it.each(['gradient', 'grid', 'windows'])('may have the decoration %s', async (decoration) => {
    const made = await site({ background: { decoration } });
    expect(made.file('index.html')).toContain(`data-decoration="${decoration}"`);
    expect(styleSheetOf(made)).toMatch(new RegExp(`\\[data-decoration="?${decoration}"?\\]`));
  });

  it('may have a color for each mode', async () => {
    const style = styleSheetOf(await site({ background: { color: { light: '#fafafa', dark: '#010203' } } }));
    expect(style).toMatch(/:root,\.dark \.c-light\{--t-bg:#fafafa/);
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
    expect(styleSheetOf(await site({}))).toMatch(/\.dark \.l-background \.l-for-light[^{]*\{opacity:/);
  });
});
