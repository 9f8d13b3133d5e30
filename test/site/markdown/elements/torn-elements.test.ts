import { describe, expect, it } from 'vitest';
import { render } from '../project.ts';

describe('an element that begins in one cell of a table and ends in another', () => {
  it.each([
    ['of its row', '| x <b>one | two</b> |', 'x <b>one</b>', 'two'],
    ['of the next row', '| x <b>one | two |\n| three | four</b> |', 'x <b>one</b>', 'four'],
    ['around one of its name', '<kbd><kbd></kbd>|</kbd> x', '<kbd><kbd></kbd></kbd>', 'x'],
    ['with nothing in it', '<kbd>|\n|</kbd>', '<kbd></kbd>', ''],
    ['behind others', '| <b>a</b> <i>b <b>c</b> | d</i> e |', '<b>a</b> <i>b <b>c</b></i>', 'd e'],
  ])('ends in its own, where the other is one %s', (_, row, first, later) => {
    const { html, diagnostics } = render(`| A | B |\n|---|---|\n${row}\n\nAfter\n`);
    const cells = [...html.matchAll(/<td>([\s\S]*?)<\/td>/g)].map(([, cell = '']) =>
      cell.replace(/\s+/g, ' ').trim(),
    );
    expect(cells).toContain(first);
    expect(cells).toContain(later);
    expect(html).toContain('<p>After</p>');
    expect(diagnostics.map(({ kind, line }) => [kind, line])).toEqual([['syntax', 3]]);
  });
});

describe('an element in an entry of a list, whose lines stand outside of the list', () => {
  it.each([
    ['text', '- a\n\n  <Note>\none\n  </Note>', '- a\n\n  <Note>\n  one\n  </Note>'],
    ['all of it', '- <Note>\none\n</Note>', '- <Note>\n  one\n  </Note>'],
    [
      'code and lists',
      '1. a\n   <Tip>\n```sh\nif\n    b\n```\n\n- one\n  - two\n   </Tip>\n2. c',
      '1. a\n   <Tip>\n   ```sh\n   if\n       b\n   ```\n\n   - one\n     - two\n   </Tip>\n2. c',
    ],
    [
      'what stands in another',
      '- a\n\n  <Tabs>\n  <Tab title="One">\none\n  </Tab>\n  </Tabs>\n\n- b',
      '- a\n\n  <Tabs>\n  <Tab title="One">\n  one\n  </Tab>\n  </Tabs>\n\n- b',
    ],
  ])('is in it with %s, and tells so', (_, written, meant) => {
    const found = render(`${written}\n\nAfter.\n`);
    const right = render(`${meant}\n\nAfter.\n`);
    expect(found.html).toBe(right.html);
    expect(found.markdown).toBe(right.markdown);
    expect(right.diagnostics).toEqual([]);
    expect(found.diagnostics).toEqual([
      expect.objectContaining({
        kind: 'syntax',
        message: expect.stringMatching(/^What is in <\w+> stands outside of the list/),
      }),
    ]);
  });
});

describe('an element whose closing tag stands as deep as the words of a list in it', () => {
  const TWO = '\n\n<Tab title="Two">\ntwo\n</Tab>\n</Tabs>\n\nAfter.\n';

  it.each([
    ['the last words', '- a\n- b\n  </Tab>', '- a\n- b\n</Tab>'],
    ['a blank line', '- a\n- b\n\n  </Tab>', '- a\n- b\n</Tab>'],
    ['a number', '9. a\n10. b\n    </Tab>', '9. a\n10. b\n</Tab>'],
    ['a list in the list', '- a\n  - b\n    </Tab>', '- a\n  - b\n</Tab>'],
    ['code', '- a\n  ```sh\n  b\n  ```\n  </Tab>', '- a\n  ```sh\n  b\n  ```\n</Tab>'],
  ])('ends with it, behind %s, and what follows keeps its title', (_, written, meant) => {
    const page = (one: string, margin: string): string =>
      `<Tabs>\n${margin}<Tab title="One">\n${one}${TWO.replace('<Tab ', `${margin}<Tab `)}`;
    const { html, markdown, diagnostics } = render(page(written, '  '));
    const right = render(page(meant, ''));
    expect([html, markdown]).toEqual([right.html, right.markdown]);
    expect(diagnostics).toMatchObject([{ kind: 'syntax', line: 2 + written.split('\n').length }]);
  });

  it('ends with it in a list, and the entry goes on', () => {
    const page = (margin: string): string => `1. x\n   <Note>\n   - b\n${margin}</Note>\n\n   y\n\n2. z\n`;
    const { html, markdown, diagnostics } = render(page('     '));
    const right = render(page('   '));
    expect([html, markdown]).toEqual([right.html, right.markdown]);
    expect(diagnostics).toMatchObject([{ kind: 'syntax', line: 4, column: 6 }]);
  });

  it('may be one of thousands', () => {
    const { html, diagnostics } = render('<Note>\n- a\n  </Note>\n\n'.repeat(3_000));
    expect(html.match(/<li>/g)).toHaveLength(3_000);
    expect(diagnostics).toHaveLength(3_000);
    expect(diagnostics.at(-1)).toMatchObject({ line: 11_999, column: 3 });
  });
});
