import { expect, test } from 'vitest';
import { withPanes } from '../../../../src/site/markdown/jsx/panes.ts';
import { render } from '../project.ts';

test.each([
  [
    '<div style="display:block">a</div><div style="display:none">b</div>',
    '<div style="display:block">a</div><div style="">b</div>',
  ],
  [
    '<section class="p-4 block">a</section><section class="p-4 hidden">b</section>',
    '<section class="p-4 block">a</section><section class="p-4">b</section>',
  ],
  [
    '<div role="tabpanel" id="a">a</div><div role="tabpanel" id="b" hidden aria-hidden="true">b</div>',
    '<div role="tabpanel" id="a">a</div><div role="tabpanel" id="b">b</div>',
  ],
  [
    '<div class="tab" aria-hidden="false" data-tab="a">a</div><div class="sr-only" aria-hidden="true" data-tab="b">b</div>',
    '<div class="tab" aria-hidden="false" data-tab="a">a</div><div class="" data-tab="b">b</div>',
  ],
  [
    '<li class="slide on" style="color:red">a</li><li class="slide" style="color:red;display:none">b</li>',
    '<li class="slide on" style="color:red">a</li><li class="slide" style="color:red">b</li>',
  ],
])('a hidden pane is shown beside one of its kind: %s', (html, shown) => {
  expect(withPanes(html)).toBe(shown);
});

test.each([
  '<div>a</div><div style="display:none">Copied!</div>',
  '<div class="block">a</div><div class="hidden md:block">b</div>',
  '<div class="block">a</div><div class="fixed hidden">b</div>',
  '<div class="tab" data-tab="a">a</div><div class="sr-only" data-tab="b">b</div>',
  '<div class="card">a</div><div class="menu hidden">b</div>',
  '<span class="block">a</span><span class="hidden">b</span>',
  '<section class="p-4">a</section><div class="p-4 hidden">b</div>',
  '<button aria-controls="b">B</button><div id="a">a</div><div id="b" hidden>b</div>',
])('what is hidden stays so without one of its kind: %s', (html) => {
  expect(withPanes(html)).toBe(html);
});

test('a component that keeps state shows all its panes, and one without as it says', () => {
  const panes = (state: string): string =>
    render(
      `export const Own = ({ children }) => { ${state} return <>{children.map((one, n) => <div style={{ display: n === active ? "block" : "none" }}>{one}</div>)}</>; };\n\n<Own>\n\na\n\nb\n\n</Own>`,
    ).html;
  expect(panes('const [active] = useState(0);')).not.toContain('none');
  expect(panes('const active = 0;')).toContain('<div style="display:none"><p>b</p></div>');
});
