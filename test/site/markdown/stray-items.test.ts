import { expect, test } from 'vitest';
import { render } from './project.ts';

test.each([
  ['side by side', '<li>One</li>\n<li>Two <ul><li>Inner</li></ul></li>\n\nText.'],
  ['in a component', '<Card title="A"><li>One</li><li>Two</li></Card>'],
])('items without a list stand in one: %s', (_, source) => {
  const { html } = render(source);
  expect(html).toMatch(/<ul><li>One<\/li>\s*<li>Two/);
  expect(html.match(/<ul>/g)).toHaveLength(html.match(/<\/ul>/g)?.length ?? 0);
});

test('items of lists stay as they are, also of lists that components make, or that are none by their name', () => {
  const list =
    'export const List = ({ children }) => <ul>{children}</ul>;\n\n<List><li>One</li></List>\n\n<div role="list"><li>Two</li></div>\n\n<ol><li>Three</li></ol>\n\n- Four\n';
  expect(render(list).html.match(/<[uo]l\b/g)).toHaveLength(3);
});
