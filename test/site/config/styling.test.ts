import { describe, expect, it } from 'vitest';
import { kinds, styleSheetOf } from '../support.ts';
import { site } from './site.ts';

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

  const styled = async (codeblocks: unknown): Promise<string> =>
    styleSheetOf(await site({ styling: { codeblocks } }));
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
    expect(styleSheetOf(made)).toBe(await styled('system'));
  });

  it('codeblocks: the colors of “css-variables” are those that style sheets of the project say', async () => {
    const made = await site({ styling: { codeblocks: { theme: 'css-variables' } } });
    expect(made.diagnostics).toEqual([]);
    expect(styleSheetOf(made)).toContain('var(--mint-token-string,');
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
    expect(styleSheetOf(made)).toBe(alone);
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

  it.each(['source.js', 'source.css#rule-list', 'text.html.basic'])(
    'codeblocks.languages.custom: code of another language in it is colored, as the grammar includes %s',
    async (include) => {
      const patterns = [...grammar.patterns, { begin: '<<', end: '>>', patterns: [{ include }] }];
      const code =
        { 'source.js': 'const a = 1', 'source.css#rule-list': '{ top: 1px }' }[include] ?? '<p id="a">';
      const made = await site(
        { styling: { codeblocks: { languages: { custom: ['/languages/brew.json'] } } } },
        {
          'index.mdx': `\`\`\`brew\nsteep << ${code} >> tea\n\`\`\`\n`,
          'languages/brew.json': JSON.stringify({ ...grammar, patterns }),
        },
      );
      expect(kinds(made)).toEqual([]);
      expect(made.file('index.html')).toMatch(/&lt;&lt;.*<span[^>]*>.*&gt;&gt;.* tea/);
    },
  );

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

  it('codeblocks.languages.custom: a pattern that is none is told, and other rules color their code', async () => {
    const broken = [{ match: '(steep' }, { begin: '"', end: '[', patterns: [{ match: 'x' }] }];
    const quoted = { begin: "(['`])", end: '\\1', name: 'string' };
    const text = JSON.stringify({ ...grammar, patterns: [...broken, quoted, ...grammar.patterns] }, null, 2);
    const made = await site(
      { styling: { codeblocks: { languages: { custom: ['/languages/brew.json'] } } } },
      { 'index.mdx': '```brew\nsteep tea\n```\n', 'languages/brew.json': text },
    );
    expect(made.diagnostics.map(({ message, file, line }) => ({ message, file, line }))).toEqual(
      ['(steep', '['].map((pattern) => ({
        message: `The pattern ${pattern} is not a regular expression of TextMate grammars; its rule is left out`,
        file: 'languages/brew.json',
        line: text.slice(0, text.indexOf(JSON.stringify(pattern))).split('\n').length,
      })),
    );
    expect(made.file('index.html')).toMatch(/<span[^>]*>steep<\/span>/);
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
