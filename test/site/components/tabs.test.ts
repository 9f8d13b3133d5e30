import { describe, expect, test } from 'vitest';
import { render } from '../markdown/project.ts';

describe('tabs', () => {
  const source =
    '<Tabs>\n  <Tab title="One" icon="a">\n    First\n  </Tab>\n  {["Two"].map((t) => <Tab title={t}>Second</Tab>)}\n</Tabs>';

  test('a set has a tab list and panels that belong together; the first is chosen', () => {
    const { html } = render(source);
    expect(html.match(/role="tab"/g)).toHaveLength(2);
    const [first, second] = [...html.matchAll(/aria-controls="([^"]+)" aria-selected="(true|false)"/g)];
    expect([first?.[2], second?.[2]]).toEqual(['true', 'false']);
    expect(html).toContain(
      `role="tabpanel" id="${first?.[1]}" aria-labelledby="${first?.[1]}-tab" data-chosen`,
    );
    expect(html).toContain('data-sync');
  });

  test('every panel has its title in it, for readers without scripts', () => {
    expect(render(source).html.match(/<p class="c-tab-title">/g)).toHaveLength(2);
  });

  test('another first tab may be chosen, and sets may keep to themselves', () => {
    const { html } = render(
      '<Tabs defaultTabIndex={1} sync={false}><Tab title="a">x</Tab><Tab title="b">y</Tab></Tabs>',
    );
    expect(html).toMatch(/aria-selected="true"[^>]*data-title="b"/);
    expect(html).not.toContain('data-sync');
  });

  test('sets within sets do not mix', () => {
    const { html } = render(
      '<Tabs>\n<Tab title="out">\n<Tabs>\n<Tab title="in">x</Tab>\n</Tabs>\n</Tab>\n<Tab title="out2">y</Tab>\n</Tabs>',
    );
    const lists = [...html.matchAll(/<div class="c-tablist"[^>]*>(.*?)<\/div>/g)].map(([, list]) =>
      list?.match(/data-title="\w+"/g),
    );
    expect(lists).toEqual([['data-title="out"', 'data-title="out2"'], ['data-title="in"']]);
  });

  test('tabs, views and accordions with elements for titles are named by the words of these', () => {
    const title = 'title={<>For <code>npm</code></>}';
    const { html } = render(
      `<Tabs><Tab ${title}>a</Tab></Tabs>\n\n<View ${title}>b</View>\n\n<Accordion ${title}>c</Accordion>`,
    );
    expect(html.match(/data-title="[^"]*"/g)).toEqual(Array(2).fill('data-title="For npm"'));
    const ids = [...html.matchAll(/class="c-(?:tab|view|accordion)"[^>]* id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['for-npm', 'for-npm-1', 'for-npm-2']);
  });

  test('ids of headings go before those of tabs and accordions', () => {
    const { headings, html } = render(
      '---\ntitle: x\n---\n<Accordion title="Setup">a</Accordion>\n\n<Tabs><Tab title="Tab" id="setup">x</Tab></Tabs>\n\n## Setup\n',
    );
    expect(headings).toMatchObject([{ id: 'setup' }]);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('code groups', () => {
  test('fences become tabs named by title or language; code inside is not lost', () => {
    const { html, highlighted } = render(
      '<CodeGroup>\n\n```ts a.ts\n1\n```\n\n```bash\n2\n```\n\n</CodeGroup>',
    );
    expect([...html.matchAll(/data-title="([^"]+)"/g)].map(([, title]) => title)).toEqual(['a.ts', 'Bash']);
    expect(highlighted.map(({ code }) => code)).toEqual(['1', '2']);
  });

  test('code written as elements becomes a tab, too, named by what it says of itself', () => {
    const { html, highlighted } = render(
      '<CodeGroup>\n  <pre data-language="go" data-title="Go"><code>{`a <b>`}</code></pre>\n  {["js"].map((name) => <pre key={name}><code className={"language-" + name}>{name}</code></pre>)}\n</CodeGroup>\n\n<pre>alone</pre>',
    );
    expect([...html.matchAll(/data-title="([^"]+)"/g)].map(([, title]) => title)).toEqual([
      'Go',
      'JavaScript',
    ]);
    expect(highlighted.map(({ code, language }) => [code, language])).toEqual([
      ['a <b>', 'go'],
      ['js', 'js'],
    ]);
    expect(html).toContain('<pre tabindex="0">alone</pre>');
  });

  test('requests and responses are examples', () => {
    const { html } = render('<RequestExample>\n```bash\ncurl x\n```\n</RequestExample>');
    expect(html).toContain('class="c-codegroup c-example c-example-request"');
    expect(html).toContain('aria-label="Request"');
  });
});
