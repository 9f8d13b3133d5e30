import { describe, expect, test } from 'vitest';
import { render } from '../markdown/project.ts';

// Where it is told that an expression or a component cannot be shown.

test('an attribute whose name is bound to nothing is told to be left out, since no tag shows it as text', () => {
  const { html, diagnostics } = render('<Card title={soon}>A</Card>\n\n{soon} <Card {...soon}>B</Card>');
  expect(html).not.toContain('c-card-title');
  const told = diagnostics.map(({ message, hint }) => [message.split('; ')[1], hint?.split(',')[0]]);
  expect(told).toEqual([
    ['left out', 'write a text in quotes and without braces; import or export what has a name'],
    ['shown as text', 'to show braces'],
    ['left out', 'write a text in quotes and without braces; import or export what has a name'],
  ]);
});

describe('what fails in a function of another file is told of', () => {
  const told = (page: string, file: string): readonly unknown[] =>
    render(`import { Own, spell } from "/own.jsx"\n\n${page}`, { 'own.jsx': file }).diagnostics;

  test('where a name is written that is bound to nothing, be it used by a component or an expression', () => {
    const file =
      'export const spell = (word) =>\n  word + gone;\nexport const Own = () => (\n  <p>\n    {gone}\n  </p>\n);\n';
    expect(told('<Own />\n\n{spell("a")}', file)).toMatchObject([
      { message: '<Own> cannot be shown: nothing is named “gone”', file: 'own.jsx', line: 5, column: 6 },
      { kind: 'unbound-name', file: 'own.jsx', line: 2, column: 10 },
    ]);
  });

  test('where it is used with a value that it fails by, and where that is', () => {
    const file =
      'export const spell = (word) =>\n  word.a.b;\nexport const Own = ({ to }) => (\n  <p>{to.a.b}</p>\n);\n';
    expect(told('<Own to="x" />\n\nA {spell("a")}', file)).toMatchObject([
      { kind: 'not-interpreted', file: 'page.mdx', line: 3, column: 1, hint: 'it fails at own.jsx:4:7' },
      { kind: 'not-interpreted', file: 'page.mdx', line: 5, column: 4, hint: 'it fails at own.jsx:2:3' },
    ]);
  });

  test('where it fails, if that is the file itself', () => {
    expect(render('export const spell = (word) =>\n  word.a.b;\n\nA {spell("a")}').diagnostics).toMatchObject(
      [{ file: 'page.mdx', line: 2, column: 3 }],
    );
  });
});
