import { expect, test } from 'vitest';
import { render } from '../markdown/project.ts';

/** The HTML of a page without the links of its steps to themselves. */
function html(source: string): string {
  return render(source).html.replace(/<a class="c-anchor".*?<\/a>| id="\w+"|\n/g, '');
}

const item = (title: string, body: string): string =>
  `<li class="c-step"><div class="c-step-main"><p class="c-step-title">${title}</p>${body}</div></li>`;

test('what stands between steps stays there, below the step before it', () => {
  const source =
    '<Steps>\n\nFirst.\n\n<Step title="A">a</Step>\n\nBetween **two**.\n\n<Step title="B">b</Step>\n\n| c |\n|---|\n| d |\n\n</Steps>';
  expect(html(source)).toMatch(/^<p>First\.<\/p><ol class="c-steps">/);
  expect(html(source)).toContain(item('A', '<div>a</div><p>Between <strong>two</strong>.</p>'));
  expect(html(source)).toMatch(
    /<p class="c-step-title">B<\/p><div>b<\/div><div class="c-table".*<\/li><\/ol>$/,
  );
  expect(render(source).markdown).toBe(
    'First.\n\n1. **A**\n\n   a\n\n   Between **two**.\n\n2. **B**\n\n   b\n\n   | c |\n   |---|\n   | d |\n',
  );
});

test('words on the lines right behind a step belong to it, and elements in them are no parts of their own', () => {
  const source =
    '<Steps>\n<Step title="A">a</Step>\n\n<Step title="B">b</Step>\nAfter <b>two</b> steps.\n</Steps>\n\n<Steps>\nNone <kbd>here</kbd>.\n</Steps>';
  expect(html(source)).toContain(item('B', '<div>b</div><p>After <b>two</b> steps.</p>'));
  expect(render(source).markdown).toBe(
    '1. **A**\n\n   a\n\n2. **B**\n\n   b\n\n   After **two** steps.\n\nNone `here`.\n',
  );
});

test('a component that stands between steps has no number', () => {
  const source = '<Steps>\n<Step title="A">a</Step>\n<Note>c</Note>\n<Step title="B">b</Step>\n</Steps>';
  expect(html(source).match(/<li class="c-step">/g)).toHaveLength(2);
  expect(html(source)).toMatch(/A<\/p><div>a<\/div><div class="c-callout c-note".*B<\/p>b/);
  expect(render(source).markdown).toContain('   a\n\n   > **Note**\n   >\n   > c\n\n2. **B**');
});

test('words between steps on one line are apart from those of the steps', () => {
  expect(html('<Steps><Step title="A">a</Step> c <Step title="B">b</Step></Steps>')).toContain(
    item('A', '<div>a</div><div>c</div>'),
  );
});

test('a heading between steps stands above them, where the table of contents lists it', () => {
  const source = '<Steps>\n<Step title="A">a</Step>\n\n## C\n\n<Step title="B">b</Step>\n</Steps>';
  expect(html(source)).toMatch(/^<h2>C<\/h2><ol class="c-steps">/);
  expect(render(source).markdown).toMatch(/^## C\n\n1\. \*\*A\*\*/);
});

test('steps within other elements and of components of the project are in order', () => {
  const own =
    'export const Own = ({ children }) => <div>{children}</div>;\n\n<Steps>\n<Own><Step title="A">a</Step></Own>\n{[1].map((n) => <Step key={n} title="B">b</Step>)}\n\nEnd.\n\n</Steps>';
  expect(html(own)).toMatch(/>A<\/p>a.*>B<\/p>.*b.*<p>End\.<\/p><\/div><\/li><\/ol>$/);
  expect(html(own)).not.toContain('<!--');
});

test('a step of a snippet is one of the steps around it', () => {
  const source =
    '---\ntitle: x\n---\nimport Own from "/snippets/own.mdx";\nimport More from "/snippets/more.mdx";\n\n<Steps>\n<Own />\n\n<More />\n<Step title="B">b</Step>\n</Steps>';
  const { markdown } = render(source, {
    'snippets/own.mdx': '<Step title="A">\n\na\n\n</Step>',
    'snippets/more.mdx': 'More.',
  });
  expect(markdown).toBe('1. **A**\n\n   a\n\n   More.\n\n2. **B**\n\n   b\n');
});
