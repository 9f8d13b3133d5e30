import { describe, expect, it } from 'vitest';
import { render } from '../markdown/project.ts';
import { built, docsJson } from '../support.ts';

const EXAMPLES =
  '<RequestExample>\n\n```bash A\na\n```\n\n```bash B\nb\n```\n\n</RequestExample>\n\n<ResponseExample>\n\n```json 200\n{}\n```\n\n</ResponseExample>';

describe('what stands beside the text', () => {
  it('is gathered where the first part is written: panels and examples, several of a kind as tabs', () => {
    const { html, beside } = render(`Before\n\n<Panel>Pinned</Panel>\n\nBetween\n\n${EXAMPLES}\n\nAfter`);
    expect(beside).toBe(true);
    expect(html.match(/<aside class="c-side">/g)).toHaveLength(1);
    const order = [
      'Before',
      'c-side',
      'Pinned',
      'role="tablist" aria-label="Request"',
      'aria-label="Response"',
    ];
    const places = [...order, '</aside>', 'Between', 'After'].map((text) => html.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('stays where it is inside another component', () => {
    const { html, beside } = render(`<Accordion title="x">\n<Panel>Pinned</Panel>\n</Accordion>`);
    expect(beside).toBe(false);
    expect(html).not.toContain('c-side');
    expect(html).toContain('<div class="c-panel">');
  });

  it('takes the place of the table of contents', async () => {
    const headings = '## One\n\n## Two\n';
    const site = await built({
      'docs.json': docsJson({ navigation: { pages: ['with', 'without', 'frame'] } }),
      'with.mdx': `---\ntitle: A\n---\n\n<Panel>x</Panel>\n\n${headings}`,
      'without.mdx': `---\ntitle: B\n---\n\n${headings}`,
      'frame.mdx': `---\ntitle: C\nmode: frame\n---\n\n<Panel>x</Panel>`,
    });
    expect(site.file('with.html')).toContain('l-has-side');
    expect(site.file('with.html')).not.toContain('l-toc');
    expect(site.file('without.html')).toContain('l-toc');
    expect(site.file('frame.html')).not.toContain('l-has-side');
  });
});

it('a changelog gets a choice of its tags, and feeds the words that its author wrote for feeds', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['changes'] } }),
    'changes.mdx':
      '---\ntitle: Changes\nrss: true\n---\n\nIntro\n\n<Update label="2025-06-01" tags={["API", "Web & more"]} rss={{ title: "Title for feeds", description: "Words for feeds" }}>\nA\n</Update>\n\n<Update label="2025-05-01" tags={["API"]}>\nB\n</Update>',
  });
  const page = site.file('changes.html');
  const filter = /<div class="c-filter"[\s\S]*?<\/div>/.exec(page)?.[0] ?? '';
  expect([...filter.matchAll(/>([^<]+)<\/button>/g)].map(([, text]) => text)).toEqual([
    'All',
    'API',
    'Web &amp; more',
  ]);
  expect(page.indexOf('c-filter')).toBeLessThan(page.indexOf('class="c-update"'));
  expect(page.indexOf('c-filter')).toBeGreaterThan(page.indexOf('Intro'));
  expect(page).toContain('<a class="l-action" href="changes/rss.xml">RSS</a>');
  const feed = site.file('changes/rss.xml');
  expect(feed).toContain('<title>Title for feeds</title>');
  expect(feed).toContain('<description>Words for feeds</description>');
  expect(feed).toContain('<title>2025-05-01</title>');
});

it('a changelog that asks for a feed in quotes has one', async () => {
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['changes', 'other'] } }),
    'changes.mdx': '---\ntitle: Changes\nrss: "true"\n---\n\n<Update label="May">A</Update>\n',
    'other.mdx': '---\ntitle: Other\nrss: "false"\n---\n\n<Update label="May">A</Update>\n',
  });
  expect(site.file('changes/rss.xml')).toContain('<title>May</title>');
  expect(site.file('other.html')).not.toContain('rss.xml');
});
