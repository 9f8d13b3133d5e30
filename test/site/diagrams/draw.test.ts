import { describe, expect, test } from 'vitest';
import { it } from '../../support/browser.ts';
import { built, docsJson } from '../support.ts';
import { ALL, CLASSES, draw, FLOW, fence, left, problem, STATES } from './sources.ts';

describe('drawing', () => {
  test.each([
    [{}, true],
    [{ theme: 'linden' }, false],
    [{ theme: 'linden', fonts: { family: 'Roboto' } }, true],
    [{ fonts: { family: 'Geist Mono' } }, false],
    [{ fonts: { family: 'Own', source: '/own.woff2', format: 'woff2' } }, false],
  ])('is done with %j where it is known how wide words are: %j', async (settings, isDrawn) => {
    const { files } = await built({
      'docs.json': docsJson({ ...settings, navigation: { pages: ['a'] } }),
      'own.woff2': new Uint8Array(4),
      'a.mdx': `---\ntitle: A\n---\n\n${fence('graph LR\n  A --> B')}\n`,
    });
    expect(files.get('a.html')?.includes('<svg id="diagram"')).toBe(isDrawn);
    expect(files.has('assets/mermaid/mermaid.js')).toBe(!isDrawn);
  });

  test('gives the same whatever was drawn before', () => {
    const before = ALL.map(draw);
    problem('pie\n  A is 1');
    // Sources that differ are drawn anew.
    const after = ALL.map((source) => `${source}\n`)
      .toReversed()
      .map(draw)
      .toReversed();
    expect(after).toEqual(before);
  });

  test.each([
    ['what it cannot read', 'flowchart TD\n  A[not closed -->'],
    ['a style sheet of its own', left('graph LR\n  X --> Y')],
    ['a formula', 'graph LR\n  X["$$x^2$$"] --> Y'],
    ['a link that does something', 'graph LR\n  X --> Y\n  click X "javascript:alert(1)"'],
    ['a link that it does not draw', 'stateDiagram-v2\n  X --> Y\n  click X href "https://example.com"'],
    ['a picture', 'graph LR\n  X["<img src=https://example.com/a.png>"] --> Y'],
    ['a ground from elsewhere', 'graph LR\n  X --> Y\n  style X fill:url(https://example.com/a.svg)'],
    ['markup that does something', 'graph LR\n  X["<b onclick=alert(1)>x</b>"] --> Y'],
    ['a fill that it does not know', 'graph LR\n  X --> Y\n  style X fill:var(--accent)'],
    ['letters of another font', 'graph LR\n  X["<code>x</code>"] --> Y'],
    ['another kind', 'mindmap\n  A\n    B'],
  ])('leaves %s to the browser', (_what, source) => {
    expect(draw(source)).toBeUndefined();
  });

  test.each([
    'graph LR\n  X --> Y\n  click X "https://example.com"',
    'classDiagram\n  X <|-- Y\n  link X "https://example.com"',
  ])('keeps the link of %j', (source) => {
    expect(draw(source)).toContain('<a href="https://example.com/');
  });

  it('leads to the pages that it names', async () => {
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['guides/a', 'b'] } }),
      'guides/a.mdx': `---\ntitle: A\n---\n\n${fence('graph LR\n  X --> Y --> Z\n  click X "/b?a=1&b=2#c" "Tip"\n  click Y href "../b" _blank\n  click Z "/nowhere"')}\n`,
      'b.mdx': '---\ntitle: B\n---\n\n## C\n',
    });
    const hrefs = [...site.file('guides/a.html').matchAll(/<a href="([^"]*)"[^>]*transform/g)].map(
      ([, href]) => href,
    );
    expect(hrefs).toEqual(['../b.html?a=1&amp;b=2#c', '../b.html', '../nowhere.html']);
    expect(site.diagnostics).toMatchObject([{ kind: 'broken-link', file: 'guides/a.mdx', line: 10 }]);
  });

  test('knows the colors that have names', () => {
    const words = (fill: string): string | undefined =>
      /style="color: (#\w+)/.exec(draw(`graph LR\n  X\n  style X fill:${fill}`) ?? '')?.[1];
    expect(['navy', 'LightBlue', '#ffff00'].map(words)).toEqual(['#fff', '#111', '#111']);
    const box = 'sequenceDiagram\n  box Aqua Group\n  participant A\n  end\n  A->>A: x';
    expect(draw(box)).toMatch(/c-diagram-light(?:(?!Aqua).)*>Group</);
  });

  test.each([
    ['neutral', "%%{init: {'theme':'neutral'}}%%\ngraph LR\n  X --> Y", 'light', '#eee'],
    ['forest', '---\nconfig:\n  theme: forest\n---\nsequenceDiagram\n  A->>B: x', 'light', '#cde498'],
    ['dark', '%%{init: {"theme": "dark"}}%%\nstateDiagram-v2\n  A --> B', 'dark', '#1f2020'],
    [
      'base in colors of its own',
      '%%{init: {"theme": "base", "themeVariables": {"primaryColor": "#ede9fe", "fontFamily": "Fira Code"}}}%%\ngraph LR\n  X --> Y',
      'light',
      '#ede9fe',
    ],
    [
      'base in colors for dark pages',
      '---\nconfig:\n  theme: base\n  themeVariables:\n    primaryColor: "#222244"\n    primaryTextColor: "#ffffff"\n    lineColor: "#cccccc"\n---\ngraph LR\n  X --> Y',
      'dark',
      '#222244',
    ],
    [
      'base in lines of its own',
      '---\nconfig:\n  theme: base\n  themeVariables:\n    lineColor: hsl(0, 0%, 90%)\n---\ngraph LR\n  X --> Y',
      'dark',
      'hsl(0, 0%, 90%)',
    ],
    [
      'the usual one in one color of its own',
      '%%{init: {"themeVariables": {"lineColor": "#d3d3d3"}}}%%\ngraph LR\n  X --> Y',
      'dark',
      '#d3d3d3',
    ],
  ])('keeps the colors of the theme %s', (_name, source, mode, color) => {
    const drawn = draw(source);
    expect(drawn).toContain(`data-made-for="${mode}"`);
    expect(drawn).toContain(color);
    expect(drawn).not.toMatch(/--t-|Fira/);
    // Those that follow are in the colors of the page again.
    expect(draw(`graph LR\n  Z --> ${mode}`)).toContain('var(--t-diagram-fill)');
  });

  test.each([
    ['%%{init: {"themeVariables": {"fontSize": "20px"}}}%%\n'],
    ['---\ntitle: "theme: dark"\n---\n'],
    ['---\ntitle: One\nconfig:\n  layout: elk\n---\n'],
    ["%%{init: {'flowchart': {'defaultRenderer': 'elk'}}}%%\n"],
    ['%%{init: {"look": "handDrawn", "flowchart": {"useMaxWidth": false}}}%%\n'],
    ['%% theme: dark\n'],
  ])('has the colors of the page after %j', (before) => {
    const drawn = draw(`${before}graph LR\n  X --> Y\n  linkStyle 0 stroke-width:3px`);
    expect(drawn).toContain('var(--t-diagram-fill)');
    expect(drawn).toMatch(/style="max-width:\d[\d.]*px/);
  });

  test('follows a directive that only says how far apart things are', () => {
    const spaced = draw(`%%{init: {'flowchart': {'rankSpacing': 200, 'nodeSpacing': 40}}}%%\n${FLOW}`);
    const widthOf = (svg = ''): number => Number(/viewBox="\S+ \S+ ([\d.]+)/.exec(svg)?.[1]);
    expect(widthOf(spaced)).toBeGreaterThan(widthOf(draw(FLOW)) + 200);
    expect(draw(`${FLOW}\n`)).toBe(draw(FLOW));
  });

  test.each(['graph LR\n  X --> Y', CLASSES, STATES])('shows the title of %j', (source) => {
    expect(draw(`---\ntitle: What happens\n---\n${source}`)).toMatch(
      /<text[^>]*>What happens<\/text><\/svg>/,
    );
  });

  test('says what a diagram shows, as its author does', () => {
    const drawn = draw('graph LR\n  accTitle: From X to Y\n  accDescr: An arrow\n  X --> Y');
    expect(drawn).toContain('role="group" aria-label="From X to Y: An arrow"');
    expect(drawn).not.toContain('<title');
  });
});
