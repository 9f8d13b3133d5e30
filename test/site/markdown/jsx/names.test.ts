import { describe, expect, test } from 'vitest';
import { render } from '../project.ts';

describe('names without a meaning', () => {
  test('an unbound name is shown as written, with its place', () => {
    const { html, diagnostics } = render('# T\n\nUse {endpoint.name} here');
    expect(html).toContain('<p>Use {endpoint.name} here</p>');
    expect(diagnostics).toMatchObject([{ kind: 'unbound-name', file: 'page.mdx', line: 3, column: 6 }]);
  });

  test.each(['{größe}', '{名前}', '{a, b}', '{open|closed}', '{a/b.c}', '{$x}', '{{имя}}'])(
    'unbound names of any script, also several, are shown as written: %s',
    (written) => {
      const { html, markdown, diagnostics } = render(`# T\n\nUse ${written} here`);
      expect(html).toContain(`<p>Use ${written} here</p>`);
      expect(markdown).toContain(`Use ${written} here`);
      expect(diagnostics).toMatchObject([{ kind: 'unbound-name', line: 3 }]);
    },
  );

  test('what a name leads to by way of nothing is shown as written, and told so', () => {
    const { html, diagnostics } = render('export const a = {};\n\nUse {a.b.c} and {a.b.c()} here');
    expect(html).toContain('<p>Use {a.b.c} and  here</p>');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(/; shown as text$/),
      expect.stringMatching(/; left out$/),
    ]);
  });

  test('a path that a record of the page does not have is told, in a text and in a tag', () => {
    const { html, diagnostics } = render(
      'import Own from "/own.mdx"\n\nexport const links = { home: "/a", api: { ref: undefined } };\n\nSee {links.hoem}{links.api.ref}\n\n<a href={links.api.top}>x</a> <Own item={links} />',
      { 'own.mdx': '{props.icon}{item.icon}' },
    );
    expect(html).toContain('<p>See </p>');
    expect(diagnostics.map(({ message, hint, line }) => [message, hint, line])).toEqual([
      ['{links.hoem}: “links” has no “hoem”; nothing stands there', 'did you mean links.home?', 5],
      ['{links.api.top}: “links.api” has no “top”; nothing stands there', undefined, 7],
    ]);
  });

  test('what is calculated with unbound names is left out', () => {
    expect(render('Use {a || b}{c(d)}{e ? f : g} here').html).toContain('<p>Use  here</p>');
  });

  test('a reader is nobody that a bundle would know, which is told once', () => {
    const { html, diagnostics } = render(
      `Hello {user.name ?? 'you'}, {user.firstName}.

{user.org?.plan === 'pro' ? <b>Ask us.</b> : <i>See prices.</i>}

{user.groups?.includes('admin') && <Note>Secret</Note>} {user}

{[{ name: 'Ada' }].map((user) => <u>{user.name}</u>)}
`,
    );
    expect(html).toContain('Hello you, .');
    expect(html).toContain('<i>See prices.</i>');
    expect(html).not.toContain('Secret');
    expect(html).toContain('<u>Ada</u>');
    expect(diagnostics).toMatchObject([
      { kind: 'left-out', line: 1, message: expect.stringContaining('“user”') },
      { kind: 'unbound-name', line: 5 },
    ]);
  });

  test('an unknown component shows its children and is told once, with a suggestion', () => {
    const { html, diagnostics } = render('<CallOut>a **b**</CallOut>\n\n<CallOut>c</CallOut>');
    expect(html).toContain('a <strong>b</strong>');
    expect(diagnostics).toMatchObject([{ kind: 'unknown-component', hint: 'did you mean <Callout>?' }]);
  });

  test.each(['RangeError', 'URL', 'Map', 'Date', 'Object', 'parseInt', 'Object.defineProperty'])(
    'an unknown component that is called like a part of JavaScript, %s, shows its children',
    (name) => {
      const { html, markdown, diagnostics } = render(`<${name}>\n\na **b**\n\n</${name}>`);
      expect(html).toContain('<p>a <strong>b</strong></p>');
      expect(markdown).toBe('a **b**\n');
      expect(diagnostics).toMatchObject([{ kind: 'unknown-component' }]);
    },
  );

  test('a component of the page may be called like a part of JavaScript', () => {
    const { html, diagnostics } = render(
      'export const Error = ({ children }) => <b>{children}</b>;\n\n<Error>a</Error>',
    );
    expect(html).toContain('<b>a</b>');
    expect(diagnostics).toEqual([]);
  });

  test.each(['URL', 'JSON.parse'])('%s under another name is no component, and ends no build', (of) => {
    const { html, diagnostics } = render(`export const Home = ${of};\n\n<Home>a</Home>`);
    expect(html).toContain('a');
    expect(diagnostics).toMatchObject([{ kind: 'not-interpreted' }]);
  });

  test.each([
    [
      '<Remark title="See `a`">\n  Text\n</Remark>',
      '<p><strong>See <code>a</code></strong></p><p>Text</p>',
      '**See `a`**\n\nText\n',
    ],
    ['As <Word label="Now">then</Word>.', '<p>As <strong>Now</strong> then.</p>', 'As **Now** then.\n'],
    ['<LinkCard title="Start" href="/b" />', '<a href="/b"><strong>Start</strong> </a>', '[**Start**](/b)\n'],
    [
      '<Note2 title="One" description="Reads `a`">\n  Text\n</Note2>',
      '<p><strong>One</strong></p><p>Reads <code>a</code></p><p>Text</p>',
      '**One**\n\nReads `a`\n\nText\n',
    ],
    [
      '<LinkCard title="Start" description="First steps" href="/b" />',
      '<a href="/b"><strong>Start</strong> First steps </a>',
      '[**Start** First steps](/b)\n',
    ],
    [
      '<Details title="More `a`">\n  Text\n</Details>',
      '<details class="c-accordion" id="more-a"><summary><span class="c-accordion-title">More <code>a</code></span></summary><div class="c-accordion-body"><p>Text</p></div></details>',
      '## More `a`\n\nText\n',
    ],
    ['<Grid items={[1]} />', '', '\n'],
  ])('a component that is defined nowhere keeps its title and description: %s', (source, html, markdown) => {
    const page = render(source);
    expect(page.html.replace(/\s+(?=<p>|$)/g, '')).toBe(html);
    expect(page.markdown).toBe(markdown);
  });

  test('what stands in unknown components with lines of their own is a paragraph each', () => {
    const { html } = render(
      '<Remark>One</Remark>\n<Remark>Two <b>b</b></Remark>\n\nIn <Word>a line</Word>\n\n<ul>\n<Item><li>a</li></Item>\n</ul>\n\n<p>\n<Remark>Three</Remark>\n</p>',
    );
    expect(html.replace(/\n/g, '')).toBe(
      '<p>One</p><p>Two <b>b</b></p><p>In a line</p><ul><li>a</li></ul><p>Three</p>',
    );
  });

  test.each([
    ['<Caution>\n  Text\n</Caution>', 'c-warning', '> **Warning**\n>\n> Text\n'],
    ['<Success>Text</Success>', 'c-check', '> **Check**\n>\n> Text\n'],
    ['<Alert type="error" title="Oh">Text</Alert>', 'c-danger', '> **Oh**\n>\n> Text\n'],
  ])('a callout by a name of other libraries is a callout, and told: %s', (source, kind, plain) => {
    const { html, markdown, diagnostics } = render(source);
    expect(html).toContain(`<div class="c-callout ${kind}"`);
    expect(markdown).toBe(plain);
    expect(diagnostics).toMatchObject([{ kind: 'unknown-component' }]);
  });

  test.each(['In <Hint>a line</Hint>', '<Error />', 'export const Warn = () => <b>own</b>;\n\n<Warn />'])(
    'what is called like a callout is none in a line, without content, or of the page: %s',
    (source) => {
      const { html, markdown } = render(source);
      expect(html).not.toContain('c-callout');
      expect(markdown).not.toContain('>');
    },
  );

  test('an unknown component that leads somewhere is a link', () => {
    const { html, markdown, diagnostics } = render(
      '<div><Button href="https://example.com/a" variant="x">Go</Button><Button href="https://example.com/b">Then there</Button></div>\n\n<LinkBox href="https://example.com" />',
    );
    expect(html).toMatch(/<a href="https:\/\/example.com\/a"[^>]*>Go<\/a><a /);
    expect(html).not.toContain('variant');
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(markdown).toContain('[Go](https://example.com/a) [Then there](https://example.com/b)');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '<Button> is defined nowhere; it is shown as <a>',
      expect.stringContaining('nothing is shown in its place'),
    ]);
  });

  test('variables of the project are filled in', () => {
    const { html, markdown } = render(
      'Get {{ name }} `{{name}}` [x]({{name}})\n\n<Card title="{{name}}" />',
      {},
      { name: 'Acme' },
    );
    expect(html.match(/Acme/g)).toHaveLength(4);
    expect(markdown).toContain('Get Acme `Acme` [x](Acme)');
    expect(markdown).not.toContain('{{');
  });

  test('variables of the project are filled in at the head of a block of code', () => {
    const { html } = render(
      '```bash app-{{version}}.sh icon="{{sign}}"\nx\n```\n',
      {},
      { version: '2.1', sign: 'star' },
    );
    expect(html).toContain('<svg data-icon="star"></svg><span>app-2.1.sh</span>');
  });

  test('variables of the project are filled in in descriptions of pictures and in tags of a changelog', () => {
    const { html, sections } = render(
      '![{{name}} and {other}](/a.png)\n\n<Update label="1" tags={["{{name}}", "b"]}>x</Update>\n',
      {},
      { name: 'Acme' },
    );
    expect(html).toContain('alt="Acme and other"');
    expect(html).toContain('data-tags="[&quot;Acme&quot;,&quot;b&quot;]"');
    expect(sections.map(({ text }) => text)).toEqual(['Acme and other', 'Acme b x']);
  });

  test('a variable with a hyphen in its name is filled in, and told where there is none', () => {
    const { html, diagnostics } = render(
      '---\ntitle: x\n---\nGet {{product-name}} and {{ product-name }}, {{no-such}}\n\n<Note>in {{product-name}}</Note>',
      {},
      { 'product-name': 'Acme' },
    );
    expect(html).toContain('Get Acme and Acme, {{no-such}}');
    expect(html).toContain('in Acme');
    expect(diagnostics).toMatchObject([
      {
        kind: 'unbound-name',
        line: 4,
        message: '{{no-such}}: “variables” of docs.json has nothing named “no-such”; shown as text',
      },
    ]);
  });
});
