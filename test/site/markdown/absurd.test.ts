import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { render } from './project.ts';

describe('a page that nobody would write', () => {
  it.each([
    ['quotations', `${'> '.repeat(20_000)}x`],
    ['lists', `${'- '.repeat(20_000)}x`],
    ['elements', '<div>'.repeat(5_000) + '</div>'.repeat(5_000)],
    ['open elements', '<div>'.repeat(20_000)],
    // More than a page may have faults.
    ['elements of a line', '<b>x '.repeat(500)],
    ['emphasis', '*a '.repeat(20_000) + ' b*'.repeat(20_000)],
    ['emphasis with dollars', `$1 ${'**a '.repeat(20_000)}${' b**'.repeat(20_000)}`],
    ['what is struck out', '~~a '.repeat(20_000) + ' b~~'.repeat(20_000)],
    ['brackets of an expression', `{${'('.repeat(20_000)}1${')'.repeat(20_000)}}`],
    ['braces', '{'.repeat(20_000)],
    ['tildes', `${'~'.repeat(60_000)} x`],
    ['tildes of a page with an export', `export const a = 1 +\n\n${'~'.repeat(60_000)}`],
    ['backquotes', `a ${'`'.repeat(60_000)} b`],
    ['brackets of an export', `export const a = ${'['.repeat(20_000)}`],
    ['brackets between tildes', `export const a =\n~~~\n${'('.repeat(20_000)}\n~~~\n1`],
    ['signs of an expression', `{${'!'.repeat(100_000)}1}`],
    ['functions of an expression', `{${'a=>'.repeat(30_000)}1}`],
    ['words of an expression', `{${'typeof '.repeat(100_000)}1}`],
    ['choices of an attribute', `<b title={${'1 ? 2 : '.repeat(30_000)}3}>x</b>`],
    ['functions of an export', `export const a = ${'a=>'.repeat(30_000)}1`],
    ['branches of an export', `export const a = () => { ${'if (1) ; else '.repeat(30_000)} ; }`],
    [
      'comments of an expression',
      `export const Own = () => {\n  const [n] = useState(0);\n  return <b>{n}</b>;\n};\n\n<Own>{${'/**/'.repeat(60)}x}</Own>`,
    ],
    ['frontmatter', `---\na: ${'['.repeat(20_000)}\n---\n`],
  ])('%s without end do not stop a build', (_, source) => {
    const { html } = render(`Before\n\n${source}\n\nAfter\n`);
    expect(html).toContain('Before');
  });

  it('keeps long expressions and statements beside what goes too deep', () => {
    const list = `[${'"a-b", '.repeat(30_000)}]`;
    const deep = `export const deep = ${'a=>'.repeat(30_000)}1`;
    const { html, diagnostics } = render(
      `export const list = ${list};\n\n${deep}\n\n{${list}.length} and <b title={list[1]}>{list.length}</b>\n`,
    );
    expect(html).toContain('<p>export const deep = a=');
    expect(html).toContain('<p>30000 and <b title="a-b">30000</b></p>');
    expect(diagnostics.map(({ message, line }) => [message, line])).toEqual([
      ['This statement goes too deep to be read; it is shown as text', 3],
    ]);
  });

  it.each([
    ['elements', 'let s = <b>x</b>; for (let i = 0; i < 40; i++) s = <>{s}{s}</>; return s;'],
    ['texts', 'let s = "x"; for (let i = 0; i < 16; i++) s += s; return Array(9999).fill(s);'],
  ])('%s that are shown over and over again do not stop a build', (_, body) => {
    const { html, diagnostics } = render(
      `export const many = () => { ${body} };\n\nBefore\n\n{many()}\n\nAfter\n`,
    );
    expect(html.length).toBeLessThan(50_000_000);
    expect(html).toContain('<p>After</p>');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'The page shows more than any reader could see; what comes after that is left out',
    ]);
  });

  it('may have a text of millions of letters, also where expressions are compiled without much care', async () => {
    // As V8 does once there is much code: a process of its own, since what is compiled stays.
    const program = `
      import { htmlAsMarkdown } from './src/site/markdown/plain/html/as-markdown.ts';
      const text = 'x'.repeat(20_000_000);
      console.log(htmlAsMarkdown('<p>' + text + '</p>', (href) => href) === text);`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--no-regexp-optimization',
      '--input-type=module',
      '--eval',
      program,
    ]);
    expect(stdout).toBe('true\n');
  });

  it('may end with a backslash, in a text that begins as an import', () => {
    expect(render('Before\n\nimport "\\').html).toContain('Before');
  });

  it.each([
    ['elements that close themselves', 'A <Badge>b</Badge> <img src="/x.png" /> c\n\n'],
    ['elements that HTML never closes', 'a<br>b<br>c\n\n'],
    ['types in its code', 'A `Map<string, Set<number>>` of\n\n'],
    ['types in its blocks of code', '```ts\nlet a: Map<string, Set<number>>; // <div> (\n```\n\n'],
  ])('may have thousands of %s', (_, source) => {
    const { html, diagnostics } = render(`Before\n\n${source.repeat(6_000)}<Note>After</Note>\n`);
    expect(html).toContain('After</');
    expect(diagnostics.filter(({ kind }) => kind === 'syntax')).toEqual([]);
  });

  it('may have more elements that HTML never closes than it may have faults', () => {
    const { html, diagnostics } = render('a<br>\n'.repeat(400));
    expect(html.match(/<br>/g)).toHaveLength(400);
    expect(diagnostics).toEqual([]);
  });
});
