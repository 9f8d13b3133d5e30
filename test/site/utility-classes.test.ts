import { describe, expect, it } from 'vitest';
import { built, docsJson, styleSheetOf } from './support.ts';

describe('utility classes', () => {
  it('have rules for what pages use, and nothing else', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': '<div className="dark:hidden w-[37px] md:flex nonsense">x</div>',
    });
    const css = styleSheetOf(site);
    expect(css).toContain('dark\\:hidden');
    expect(css).toContain('37px');
    expect(css).not.toContain('nonsense');
    expect(css).not.toContain('lg\\:flex');
  });

  it('mean the colors and sizes that they mean on hosted sites', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx':
        '<div className="text-blue-500 bg-gray-900/50 shadow-sm rounded-sm blur-sm drop-shadow-lg ring">x</div>',
    });
    const css = styleSheetOf(site);
    const values = [
      '--color-blue-500: #3b82f6',
      '--color-gray-900: #111827',
      '--radius-sm: .125rem',
      '--blur-sm: 4px',
      '--tw-shadow: 0 1px 2px 0 ',
      'drop-shadow(0 10px 8px ',
      'calc(3px + var(--tw-ring-offset-width)) var(--tw-ring-color, rgb(59 130 246 / .5))',
    ];
    expect(values.filter((value) => !css.includes(value))).toEqual([]);
  });

  it('may hold texts and files of the project, which are found from any path', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx':
        'export const Own = () => <i className={`p-1 after:content-["y"]`}>x</i>;\n\n<div className="before:content-[\'→\'] bg-[url(\'/img/a.png\')] bg-[url(/img/gone.png)] bg-[url(/img/c.svg#part)]">x</div>\n\n<Own />',
      'img/a.png': 'a',
      'img/b.png': 'b',
      'img/c.svg': '<svg xmlns="http://www.w3.org/2000/svg"><g id="part" /></svg>',
    });
    const css = styleSheetOf(site);
    expect(css).toContain("--tw-content: '→'");
    expect(css).toContain('--tw-content: "y"');
    expect(css).toContain("background-image: url('../img/a.png')");
    expect(css).toContain('background-image: url(../img/c.svg#part)');
    const files = [...site.files.keys()].filter((path) => path.startsWith('img/'));
    expect(files).toEqual(['img/a.png', 'img/c.svg']);
  });

  it('may name a variable alone in brackets', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx':
        '<div className="bg-[--brand] text-[--brand-two]/50 hover:!border-[--x] w-[var(--w)] [--own:1px]">x</div>',
    });
    const css = styleSheetOf(site);
    for (const rule of [
      'background-color: var(--brand);',
      'color-mix(in oklab, var(--brand-two) 50%, transparent)',
      'border-color: var(--x) !important',
      'width: var(--w)',
      '--own: 1px',
    ])
      expect(css).toContain(rule);
  });

  it('have rules for what files with endings in capitals use, and scripts that pages import', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index', 'more'] } }),
      'index.MDX': '<div className="w-[31px]">x</div>',
      'more.mdx':
        'import Part from "/parts/part.MDX";\nimport { Tile } from "/parts/tile.js";\n\n<Part />\n\n<Tile />',
      'parts/part.MDX': '<div className="w-[32px]">x</div>',
      'parts/tile.js':
        'import { classes } from "./looks";\nexport const Tile = () => <div className="w-[33px]"><b className={classes}>x</b></div>;',
      'parts/looks.ts': 'export const classes = "w-[34px]";',
      'parts/build.js': 'export const unused = "w-[35px]";',
    });
    const css = styleSheetOf(site);
    expect([31, 32, 33, 34, 35].filter((width) => css.includes(`${width}px`))).toEqual([31, 32, 33, 34]);
    expect(site.file('more.html')).toContain(`<b class="w-[34px]">x</b>`);
  });

  it('have no rules for what code only shows', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'index.mdx': [
        'export const Tile = ({ wide }) => <div className={wide ? "w-[41px]" : "w-[42px]"}>x</div>',
        '',
        '<Steps>',
        '  <Step title="One">',
        '    ~~~~jsx',
        '    export const Shown = () => <b className="w-[43px]">{"w-[44px]"}</b>',
        '    ~~~',
        '    ~~~~',
        '  </Step>',
        '</Steps>',
        '',
        '- ```html',
        '  <b class="w-[45px]">x</b>',
        '  ```',
        '',
        '<p className="w-[46px]">`class="inline"` and ```not a block```</p>',
        '',
        '```',
        'not closed <b class="w-[47px]">',
      ].join('\n'),
    });
    const css = styleSheetOf(site);
    const widths = [...css.matchAll(/\d\dpx(?=[;}])/g)].map(([width]) => width);
    for (const used of ['41px', '42px', '46px']) expect(widths).toContain(used);
    for (const shown of ['43px', '44px', '45px']) expect(css).not.toContain(`\\[${shown}`);
  });
});
