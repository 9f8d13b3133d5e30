import { expect, test } from 'vitest';
import { firstParagraph } from '../../../src/site/navigation/first-paragraph.ts';

test.each([
  ['<p>Get <code>A</code> of <i>all</i>&nbsp;&amp; me.</p> <p>More</p>', 'Get A of all & me.'],
  ['See <a href="/x">this</a>.<br><br>Then', 'See this.'],
  ['<ul><li>one</li><li>two</li></ul>', 'one two'],
  ['Use **x**, [y](/z) and\n`a_b`\n\nMore', 'Use x, y and a_b'],
])('what begins a description is read as HTML and as Markdown: %s', (written, text) => {
  expect(firstParagraph(written)).toBe(text);
});

test.each(['Reads /users/<id>', 'a < b & c > d', 'A List<String> of user_id', ''])(
  'what only looks like a tag or a mark stays: %s',
  (written) => {
    expect(firstParagraph(written)).toBe(written);
  },
);

test('a tag that is shown as code stays', () => {
  expect(firstParagraph('Wrap it in `<p>`')).toBe('Wrap it in <p>');
});
