import { describe, expect, test } from 'vitest';
import { render } from '../markdown/project.ts';

describe('cards', () => {
  test('the title is the link, and covers the card', () => {
    const { html } = render(
      '<Card title="Start" icon="play" href="/start" horizontal cta="Go">See [more](/more).</Card>',
    );
    expect(html).toContain('class="c-card c-card-horizontal"');
    expect(html).toContain('<p class="c-card-title"><a class="c-card-link" href="/start">Start</a></p>');
    expect(html).toContain('<svg data-icon="play"></svg>');
    expect(html).toContain('<a href="/more">more</a>');
    expect(html.match(/href="\/start"/g)).toHaveLength(1);
  });

  test('one that is disabled leads nowhere, on the page and beside it', () => {
    const { html, markdown } = render('<Card title="Soon" href="/soon" arrow disabled>Words</Card>');
    expect(html).toContain('class="c-card c-card-disabled"');
    expect(html).not.toMatch(/<a |c-card-arrow/);
    expect(markdown).toBe('- **Soon**: Words\n');
  });

  test.each([
    ['### Go\n\nAbout', 'Go'],
    ['**Read** this & that', 'Read this &amp; that'],
    ['', '/a'],
  ])('a card without a title is called by its heading, its text or its link: %j', (body, name) => {
    expect(render(`<Card href="/a">\n\n${body}\n\n</Card>`).html).toContain(
      `<a class="c-card-link" href="/a" aria-label="${name}"></a>`,
    );
  });

  test('a component whose title goes by another name tells so', () => {
    const { diagnostics } = render(
      '<Step name="Set it up">x</Step>\n\n<Update title="May">x</Update>\n\n<Tab title="a" label="b">x</Tab>\n\n<Step label="">x</Step>\n\n<Card name="file" title="">x</Card>\n',
    );
    expect(diagnostics.map(({ kind, message, hint, line }) => [kind, message, hint, line])).toEqual([
      ['misnamed-title', '<Step> has no title; what its name says is not shown', 'did you mean title?', 1],
      ['misnamed-title', '<Update> has no label; what its title says is not shown', 'did you mean label?', 3],
    ]);
  });

  test.each([
    ['<Tab value="npm">x</Tab>', '<Tab> has no title; what its value says is not shown', 'title'],
    [
      '<Frame description="A board">x</Frame>',
      '<Frame> has no caption; what its description says is not shown',
      'caption',
    ],
    [
      '<Frame title="A board">x</Frame>',
      '<Frame> has no caption; what its title says is not shown',
      'caption',
    ],
    ['<Tooltip text="A tip">x</Tooltip>', '<Tooltip> has no tip; what its text says is not shown', 'tip'],
    ['<Tooltip title="A tip">x</Tooltip>', '<Tooltip> has no tip; what its title says is not shown', 'tip'],
  ])('so does one whose words are in another attribute: %s', (source, message, right) => {
    expect(render(source).diagnostics).toMatchObject([
      { kind: 'misnamed-title', message, hint: `did you mean ${right}?` },
    ]);
  });

  test.each([
    ['<Card title="a" link="/b">x</Card>', 'link', 'did you mean href?'],
    ['<Card title="a" image="/b.png">x</Card>', 'image', 'did you mean img?'],
    ['<Card title="a" subtitle="b">x</Card>', 'subtitle', 'write it between <Card> and </Card>'],
    ['<Note content="b" />', 'content', 'write it between <Note> and </Note>'],
    ['<CodeBlock code="b" />', 'code', 'write it between <CodeBlock> and </CodeBlock>'],
    ['<ResponseField field="a">x</ResponseField>', 'field', 'did you mean name?'],
  ])('one that does not know an attribute with words or an address tells so: %s', (source, name, hint) => {
    const [, component = ''] = /^<(\w+)/.exec(source) ?? [];
    const message = `<${component}> knows no ${name}; what that says is not shown`;
    expect(render(source).diagnostics).toMatchObject([{ kind: 'misplaced-words', message, hint }]);
  });

  test.each([
    ['<ParamField pth="id">x</ParamField>', 'did you mean path?'],
    [
      '<ParamField type="string">x</ParamField>',
      'write path, query, header, cookie or body, as in query="…"',
    ],
    ['<ResponseField type="string">x</ResponseField>', 'write name="…"'],
  ])('a field without a name tells so: %s', (source, hint) => {
    const [, component = ''] = /^<(\w+)/.exec(source) ?? [];
    const message = `<${component}> has no name, and readers do not see what it describes`;
    expect(render(source).diagnostics).toMatchObject([{ kind: 'unnamed-field', message, hint, line: 1 }]);
  });

  test.each([
    '<ParamField name="id">x</ParamField>',
    '<ResponseField body="id">x</ResponseField>',
    '{[{ type: "string" }].map((one) => <ParamField {...one}>x</ParamField>)}',
    '<Frame hint="A hint" title="x">x</Frame>',
    '<Tooltip headline="A word" title="x">x</Tooltip>',
    '<Tooltip content="A tip" text="x">x</Tooltip>',
    '<Tab title="npm" value="npm">x</Tab>',
    '<Card title="a" href="/b" link="/c" description="d" />',
    '<Accordion title="a" description="b" text="">x</Accordion>',
    '{[{ title: "a", text: "b" }].map((one) => <Card {...one}>{one.text}</Card>)}',
  ])('one that has its words says nothing: %s', (source) => {
    expect(render(source).diagnostics).toEqual([]);
  });

  test.each(['Card', 'Accordion', 'Tab', 'Step', 'Expandable', 'Callout'])(
    'the title of <%s> shows its code and strong words, and keeps all else as written',
    (name) => {
      const title = 'The `a_b` **of** <T> is 2 * 3 ** 4 and _c_ ';
      const { html, sections } = render(`<${name} title="${title}">x</${name}>`);
      expect(html).toContain('The <code>a_b</code> <strong>of</strong> &lt;T&gt; is 2 * 3 ** 4 and _c_');
      expect(sections[0]?.text).toMatch(/^The a_b of <T> is 2 \* 3 \*\* 4 and _c_ x$/);
    },
  );

  test('a card shows its description above its children, and what both say once', () => {
    const { html, sections } = render(
      '<Card title="a" description="b">c</Card>\n\n<Card title="d" description="e">\n  - f\n</Card>\n\n<Card title="g" description="h">h</Card>\n\n<Card title="i" description="j" />\n',
    );
    expect(html).toContain('<div class="c-card-body"><p>b</p>c</div>');
    expect(html).toContain('<div class="c-card-body"><p>e</p><ul>');
    expect(html).toContain('<div class="c-card-body">h</div>');
    expect(html).toContain('<div class="c-card-body">j</div>');
    expect(sections[0]?.text).toMatch(/^a b c\s+d e\s+f/);
  });

  test('columns are given as a number or as text, within bounds', () => {
    expect(render('<CardGroup cols={3}><Card title="a" /></CardGroup>').html).toContain('style="--t-cols:3"');
    expect(render('<Columns cols="4">x</Columns>').html).toContain('style="--t-cols:4"');
    expect(render('<Columns cols={99}>x</Columns>').html).toContain('style="--t-cols:6"');
  });
});
