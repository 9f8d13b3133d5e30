import { describe, expect, it } from 'vitest';
import { built, docsJson, kinds, page } from '../support.ts';

/** Addresses that browsers read as those of another host, though they are written otherwise than most. */
const ODD = [
  'https:/other.test/a.png',
  'https:other.test/a.png',
  'http:\\\\other.test/a.png',
  'HTTPS:/\\other.test/a.png',
  'ftp://other.test/a.png',
];

const SETTINGS = { 'docs.json': docsJson({ navigation: { pages: ['index'] } }) };

describe('an address on another host', () => {
  it.each(ODD)('is not asked by a page, however it is written: %s', async (address) => {
    const site = await built({
      ...SETTINGS,
      'index.mdx': page(
        `<img src={${JSON.stringify(address)}} alt="x" />\n\n<div style={{ background: ${JSON.stringify(`url('${address.replaceAll('\\', '\\\\')}')`)} }}>x</div>`,
      ),
    });
    // A picture of another host is a link to it.
    expect(site.file('index.html')).not.toMatch(/(?:src="|url\()[^">]*other\.test/);
    expect(site.file('index.html')).toContain('<a class="c-remote"');
    expect(kinds(site)).toEqual(['external-asset', 'external-asset']);
  });

  it('is not asked by a style sheet, however it is written', async () => {
    const site = await built({
      ...SETTINGS,
      'index.mdx': page(),
      'site.css': [
        ...ODD.map((address) => `a{background:url("${address.replaceAll('\\', '\\\\')}")}`),
        'b{background:url( " https://other.test/b.png" )}',
        'c{background:url(\\68ttps://other.test/c.png)}',
        'd{background:u\\72l(https://other.test/d.png)}',
        'e{background:url("ht\\\ntps://other.test/e.png")}',
        'f{background:url("/\t/other.test/f.png")}',
        '@\\69mport "https://other.test/g.css";',
      ].join('\n'),
    });
    expect(site.file('site.css')).not.toContain('other.test');
    expect(site.diagnostics).toMatchObject([{ kind: 'external-asset', file: 'site.css', line: 12 }]);
  });

  it('is neither told of nor cut where a style sheet loads nothing from it', async () => {
    const css = [
      '@namespace svg url(http://www.w3.org/2000/svg);',
      '.md\\:flex::before{content:"\\f101\\61"}',
      '.a\\3A b{background:url("pic\\20 a.png")}',
    ].join('\n');
    const site = await built({
      ...SETTINGS,
      'index.mdx': page(),
      'site.css': `/* @import url("https://fonts.test/css"); */\n${css}`,
      'pic a.png': 'png',
    });
    expect(site.file('site.css')).toContain(css.replace('pic\\20 a.png', 'pic%20a.png'));
    expect(site.diagnostics).toEqual([]);
  });
});
