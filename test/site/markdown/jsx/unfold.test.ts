import { expect, test } from 'vitest';
import { scrolled } from '../../../../src/site/markdown/jsx/unfold.ts';
import { render } from '../project.ts';

test.each([
  [
    '<div style="overflow:hidden"><div style="display:flex;transform:translateX(-0%)">a</div></div>',
    '<div style="overflow:hidden;overflow-x:auto" tabindex="0"><div style="display:flex;transform:translateX(-0%)">a</div></div>',
  ],
  [
    '<div class="relative overflow-hidden">\n<ul class="flex" style="transform:translate3d(0px,0,0)">a</ul></div>',
    '<div class="relative overflow-hidden" style="overflow-x:auto" tabindex="0">\n<ul class="flex" style="transform:translate3d(0px,0,0)">a</ul></div>',
  ],
])('readers scroll through a row that a script would move on: %s', (html, scrolls) => {
  expect(scrolled(html)).toBe(scrolls);
});

test.each([
  '<div style="overflow:hidden"><div style="transform:rotate(4deg)">a</div></div>',
  '<div class="relative"><div style="transform:translateX(-50%)">a</div></div>',
])('what is not such a row stays as it is: %s', (html) => {
  expect(scrolled(html)).toBe(html);
});

test('a component that keeps state is scrolled, and one without as it says', () => {
  const row = (state: string): string =>
    render(
      `export const Own = () => { ${state} return <div className="overflow-hidden"><div style={{ transform: "translateX(-" + at * 100 + "%)" }}><p>a</p><p>b</p></div></div>; };\n\n<Own />`,
    ).html;
  expect(row('const [at] = useState(0);')).toContain('overflow-x:auto');
  expect(row('const at = 0;')).not.toContain('overflow-x:auto');
});
