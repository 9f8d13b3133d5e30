import { describe, expect, test } from 'vitest';
import { it } from '../../support/browser.ts';
import { chromiumPath } from '../../support/chromium.ts';
import { openPage } from '../browser.ts';
import { built, docsJson } from '../support.ts';
import { ALL, FLOW, fence, left, problem } from './sources.ts';

describe('a diagram that nobody can read', () => {
  it('is told of once on a page, with its place', async () => {
    const broken = fence('flowchart TD\n  A[not closed -->');
    const { diagnostics, files } = await built({
      'docs.json': docsJson({ navigation: { pages: ['a'] } }),
      'a.mdx': `---\ntitle: A\n---\n\n${broken}\n\n${broken}\n\n${fence('pie\n  "A" : 1')}\n`,
    });
    // No browser needs the library for it.
    expect(files.get('a.html')).toContain('<pre class="mermaid" data-failed>flowchart TD');
    expect(files.has('assets/mermaid/mermaid.js')).toBe(false);
    expect(diagnostics).toEqual([
      {
        severity: 'warning',
        kind: 'diagram',
        message: 'Broken diagram: it cannot be read after "…  A[not closed -->"',
        hint: 'words with signs of their own may need quotes, as in A["f(x)"]; until then readers see its source',
        file: 'a.mdx',
        line: 5,
        column: 1,
      },
    ]);
  });

  it.skipIf(chromiumPath === undefined)(
    'and one that nothing has drawn, as without scripts, are read as they are indented',
    async ({ browser }) => {
      const site = await built({
        'docs.json': docsJson({ navigation: { pages: ['a'] } }),
        'a.mdx': `${fence('flowchart TD\n  A[not closed -->')}\n\n${fence('C4Context\n  Person(a, "b")')}\n\n${fence(FLOW)}\n`,
      });
      const page = await openPage(browser, site, 'a.html', { javaScriptEnabled: false });
      const aligned = await page.evaluate(
        '[...document.querySelectorAll(".mermaid")].map((one) => getComputedStyle(one).textAlign)',
      );
      expect(aligned).toEqual(['start', 'start', 'center']);
    },
  );

  test.each([
    [
      'stateDiagram-v2\n  a -->\n  --> b',
      `it cannot be read after "…teDiagram-v2  a -->", where it needs 'ID' or 'EDGE_STATE'`,
    ],
    ['flowchrt TD\n  A --> B', 'it begins with no kind of diagram'],
    ['gitGraph\n  checkout nowhere', 'Trying to checkout branch which is not yet created'],
    ['gitGraph\n  comit', "Expecting token of type 'EOF' but found `comit`."],
    ['---\ntitle: [\n---\ngraph LR\n  A --> B', 'unexpected end of the stream'],
  ])('says of %j: %s', (source, said) => {
    expect(problem(source)).toContain(said);
  });

  test.each([
    ...ALL,
    left(FLOW),
    'graph LR\n  X["$$x^2$$"] --> Y',
    'mindmap\n  root\n    a',
    'C4Context\n  Person(a, "b")',
    'sankey-beta\na,b,3',
    'architecture-beta\n  service a(database)[A]',
    '  ',
  ])('is not %j', (source) => {
    expect(problem(source)).toBeUndefined();
  });
});
