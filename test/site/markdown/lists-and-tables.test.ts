import { describe, expect, test } from 'vitest';
import { render } from './project.ts';

describe('lists and tables', () => {
  test('GFM: tables, task lists, strikethrough, autolinks, footnotes', () => {
    const { html } = render(
      '| a | b |\n|---|:-:|\n| 1 | 2 |\n\n- [x] done\n- [ ] open\n\n~~old~~ https://example.com x[^n] y[^n]\n\n[^n]: The **note**.\n',
    );
    expect(html).toContain('<th>a</th><th style="text-align:center">b</th>');
    expect(html).toContain('<input type="checkbox" disabled checked>');
    expect(html).toContain('<del>old</del> <a href="https://example.com">https://example.com</a>');
    expect(html).toContain('id="fnref-1-2" href="#fn-1"');
    expect(html).toMatch(/<li id="fn-1"><p>The <strong>note<\/strong>\..*href="#fnref-1".*href="#fnref-1-2"/);
  });

  test('what stands below a task is not part of its label', () => {
    expect(render('- [ ] a `b`\n  - c\n- [x] d').html).toBe(
      '<ul><li class="c-task"><label><input type="checkbox" disabled> <span>a <code>b</code></span></label>' +
        '<ul><li>c</li></ul></li>' +
        '<li class="c-task"><label><input type="checkbox" disabled checked> <span>d</span></label></li></ul>',
    );
    expect(render('- [ ] a\n\n  b').html).toBe(
      '<ul><li class="c-task"><p><label><input type="checkbox" disabled> <span>a</span></label></p><p>b</p></li></ul>',
    );
  });

  test('a task that is elements alone has its box', () => {
    const { html } = render('- [x] <a href="/t">Done</a>\n  - c\n- [ ] {1 + 1}\n- [ ] <Note>open</Note>');
    expect(html).toContain(
      '<label><input type="checkbox" disabled checked> <span><a href="/t">Done</a></span></label><ul><li>c</li></ul>',
    );
    expect(html).toContain('<label><input type="checkbox" disabled> <span>2</span></label>');
    expect(html).toMatch(/<label><input [^>]*type="checkbox" disabled><\/label><div class="c-callout/);
  });

  test('comments between the rows of a table, mostly rows left out, do not end it', () => {
    const comments = ['{/* | 3 | 4 | */}', '<!-- | 5 | 6 | -->', '{/*', '| 7 | 8 |', '*/}'];
    const table = ['| a | b |', '|---|---|', '| 1 | 2 |', ...comments, '| 9 | 10 |', '{/* the end */}'];
    const { html, markdown, diagnostics } = render(`${table.join('\n')}\n\n{nothing}`);
    expect(html).toMatch(/<tr><td>1<\/td><td>2<\/td><\/tr><tr><td>9<\/td><td>10<\/td><\/tr><\/tbody>/);
    expect(markdown).toBe('| a | b |\n|---|---|\n| 1 | 2 |\n| 9 | 10 |\n\n{nothing}\n');
    expect(diagnostics).toMatchObject([{ kind: 'unbound-name', line: 12 }]);
    expect(render(`\`\`\`\n${table.join('\n')}\n\`\`\``).html).toContain('{/* | 3 | 4 | */}');
  });

  test('a row of a table has no more cells than the table has columns', () => {
    expect(render('| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| 1 |\n').html).toContain(
      '<tbody><tr><td>1</td><td>2</td></tr><tr><td>1</td></tr></tbody>',
    );
  });

  test('an escaped pipe in an attribute in a cell is a pipe', () => {
    const { html } = render(
      '| a |\n|---|\n| <Tooltip tip="a \\| b">x</Tooltip> <i title="c \\| d">y</i> |\n',
    );
    expect(html).toContain('<span>a | b</span>');
    expect(html).toContain('<i title="c | d">y</i>');
  });

  test('a cell beyond the last column of its table is told, where it says something', () => {
    const { diagnostics } = render(
      '| a |\n|---|\n| 1 | |\n| `x || y` | 2 |\n| 1 | | ![](/x.png) |\n| z \\| y |\n',
    );
    expect(diagnostics).toEqual([
      expect.objectContaining({ kind: 'lost-cell', file: 'page.mdx', line: 4, column: 7 }),
      expect.objectContaining({ kind: 'lost-cell', line: 5, column: 7 }),
    ]);
  });

  test('tight lists have no paragraphs, loose ones do', () => {
    expect(render('- a\n- b').html).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(render('3. a\n\n4. b').html).toBe('<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>');
  });
});
