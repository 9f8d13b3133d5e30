import { expect, test } from 'vitest';
import { render } from './project.ts';

test('the Markdown of a page is what the author wrote, with its title and description', () => {
  const source =
    '---\ntitle: Start\ndescription: Two\n  lines\n---\nimport X from "/a.jsx"\n\n{/* note */}\n\n## One\n\n- a\n  - b\n\n<Card title="T">\n  text\n</Card>\n';
  expect(render(source, { 'a.jsx': 'export default 1' }).markdown).toBe(
    '# Start\n\n> Two lines\n\n## One\n\n- a\n  - b\n\n<Card title="T">\n  text\n</Card>\n',
  );
});

test('snippets are filled in, with their props', () => {
  const { markdown } = render(
    'import Hi from "/snippets/hi.mdx"\n\nBefore\n\n<Hi who="you" />\n\n<Snippet file="old.mdx" />',
    {
      'snippets/hi.mdx': '---\ntitle: no\n---\nHello **{who}**',
      'snippets/old.mdx': 'Old one',
    },
  );
  expect(markdown).toBe('Before\n\nHello **you**\n\nOld one\n');
});

test('readers that are machines get what is meant for them', () => {
  const { markdown } = render(
    'a\n\n<Visibility for="humans">\n  people\n</Visibility>\n\n<Visibility for="agents">\n  Call `GET /x`.\n</Visibility>\n',
  );
  expect(markdown).toBe('a\n\nCall `GET /x`.\n');
});

test('snippets that contain one another end', () => {
  const { markdown } = render('import A from "/a.mdx"\n\n<A />', {
    'a.mdx': 'import A from "/a.mdx"\n\nx <A />',
  });
  expect(markdown).toContain('x');
});
