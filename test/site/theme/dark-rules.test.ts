import { describe, expect, it } from 'vitest';
import { darkRules } from '../../../src/site/theme/dark-rules.ts';
import { built, docsJson } from '../support.ts';

describe('the rules that make a page dark without a script', () => {
  it.each([
    ['.dark{--bg:#000}', ':root{--bg:#000}'],
    ['.a,.dark .b,.c{color:red}', ':root .b{color:red}'],
    ['.theme-x.dark .y{color:red}', '.theme-x:root .y{color:red}'],
    ['@media print{.dark a{x:y}.b{x:y}}', '@media print{:root a{x:y}}'],
    [
      '.dark\\:flex{&:where(.dark, .dark *){display:flex}}',
      '.dark\\:flex{&:where(:root, :root *){display:flex}}',
    ],
    ['.a[title=".dark {"]{x:y}/* .dark{} */.b{content:"}"}', ''],
    ['@font-face{src:url(.dark)}@keyframes a{from{x:y}}', ''],
    ['.x:not(.dark) .y{x:y}.darker{x:y}', ''],
    [':is(.dark,.night) p{x:y}', ':is(:root,.night) p{x:y}'],
    ['@import "x.css";.dark p{x:y}', ':root p{x:y}'],
  ])('of %s are %s', (css, dark) => {
    expect(darkRules(css)).toBe(dark);
  });

  it('are a sheet of their own where the site follows the system, and only there', async () => {
    const page = '---\ntitle: A\n---\n\n<div className="dark:hidden">x</div>\n';
    const settings = (appearance: string): string =>
      docsJson({ appearance: { default: appearance }, navigation: { pages: ['a'] } });
    const system = await built({ 'docs.json': settings('system'), 'a.mdx': page });
    const path =
      /<noscript><link rel="stylesheet" media="screen and \(prefers-color-scheme:dark\)" href="([^"]+)">/.exec(
        system.file('a.html'),
      )?.[1];
    const css = system.file(path ?? '');
    expect(css).toContain('color-scheme:dark');
    expect(css).toContain(':where(:root, :root *)');
    expect(css).not.toMatch(/\.dark(?![\w\\-])/);
    for (const forced of ['light', 'dark']) {
      const site = await built({ 'docs.json': settings(forced), 'a.mdx': page });
      expect(site.file('a.html')).not.toContain('<noscript>');
      expect([...site.files.keys()].filter((name) => name.includes('dark'))).toEqual([]);
    }
  });
});
