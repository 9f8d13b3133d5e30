import { describe, expect, it } from 'vitest';
import { cssReferences } from '../../../src/bundle/check/css-references.ts';

describe('the references of a style sheet', () => {
  it.each<[string, string[]]>([
    [
      'a { background: url(a.png) } b { background: url( "b c.png" ), url(\'d.png\') }',
      ['a.png', 'b c.png', 'd.png'],
    ],
    ['@import "a.css"; @import \'b.css\' screen; @import url(c.css) layer(x);', ['a.css', 'b.css', 'c.css']],
    ['@font-face { src: url(a.woff2) format("woff2"), url(a.woff2) }', ['a.woff2']],
    ['/* url(no.png) */ a::after { content: "url(no.png)" } b { background: url(yes.png) }', ['yes.png']],
    ['a { content: "\\"url(no.png)" } b { background: URL(YES.png) }', ['YES.png']],
    ['@namespace svg url(http://www.w3.org/2000/svg);', []],
    ['a { background: url(\\68ttps://x.example/a\\)b.png) }', ['https://x.example/a)b.png']],
    ['a { background: url(data:image/png;base64,AAAA) }', ['data:image/png;base64,AAAA']],
    [
      'a { background: image-set("a.png" 1x, url(b.png) 2x, \'c.webp\' type("image/webp")) }',
      ['a.png', 'b.png', 'c.webp'],
    ],
    ['a { background: url() } /* never closed url(no.png)', []],
  ])('%s', (css, wanted) => {
    expect(cssReferences(css)).toEqual(wanted);
  });

  it('are found behind a data URI of megabytes', () => {
    const css = `a { background: url("data:image/png;base64,${'A'.repeat(5_000_000)}") } b { background: url(b.png) }`;
    expect(cssReferences(css)[1]).toBe('b.png');
  });
});
