import { beforeAll, describe, expect, it } from 'vitest';
import { type Built, built, docsJson } from '../support.ts';
import { page, sidebar } from './shown.ts';

describe('a sidebar with hundreds of pages', () => {
  const section = (name: string): string[] => Array.from({ length: 150 }, (_, index) => `${name}/p${index}`);
  const sections = ['a', 'b', 'c'];
  const project = {
    'docs.json': docsJson({
      navigation: { groups: sections.map((group) => ({ group, pages: section(group) })) },
    }),
    ...Object.fromEntries(sections.flatMap(section).map((path) => [`${path}.mdx`, page(`At ${path}`)])),
  };
  let site: Built;
  beforeAll(async () => {
    site = await built(project);
  });

  it('lists the section around the page, and a way into each other one', () => {
    const titles = sidebar(site.file('b/p7.html'));
    expect(titles).toHaveLength(152);
    expect(titles.filter((title) => !title.startsWith('At b/'))).toEqual(['At a/p0', 'At c/p0']);
    expect(site.file('b/p7.html')).toContain('href="../a/p0.html"');
  });

  it('keeps the other sections in files of their own, with links from the root', () => {
    const path = /data-nav="(assets\/nav\/[^"]+)"/.exec(site.file('b/p7.html'))?.[1] ?? '';
    const parts: string[] = [];
    new Function('docsNav', site.file(path))((name: string, html: string) => parts.push(name, html));
    expect(parts[0]).toBe(path);
    expect(parts[1]?.match(/<li>/g)).toHaveLength(150);
    expect(parts[1]).toContain('href="a/p149.html"');
  });

  it('shows a new title in its own section alone, so that the pages of others stay as they are published', async () => {
    const after = await built({ ...project, 'b/p7.mdx': page('Renamed') });
    const pages = site.pages.map((path) => `${path}.html`);
    const others = pages.filter((path) => site.file(path) !== after.file(path));
    expect(others).toContain('b/p9.html');
    expect(others.filter((path) => !path.startsWith('b/'))).toEqual([]);
  });

  it('folds the groups within a section, but for those around the page, small ones, and expanded ones', async () => {
    const groups = ['a', 'b', 'c'].map((name) => ({ group: name, pages: section(name) }));
    const inner = [
      ...groups,
      { group: 'd', expanded: true, pages: ['d/1', 'd/2', 'd/3', 'd/4'] },
      { group: 'e', root: 'e/root', pages: ['e/1', 'e/2'] },
    ];
    const more = ['d/1', 'd/2', 'd/3', 'd/4', 'e/root', 'e/1', 'e/2'].map((path) => [
      `${path}.mdx`,
      page(path),
    ]);
    const folded = await built({
      ...project,
      ...Object.fromEntries(more),
      'docs.json': docsJson({ navigation: { groups: [{ group: 'All', pages: inner }] } }),
    });
    const titles = sidebar(folded.file('b/p7.html'));
    expect(titles.filter((title) => !title.startsWith('At b/'))).toEqual([
      'At a/p0',
      'At c/p0',
      ...['d/1', 'd/2', 'd/3', 'd/4', 'e/root', 'e/1', 'e/2'],
    ]);
    expect(titles).toHaveLength(159);
    expect(folded.file('b/p7.html').match(/<details open>/g)).toHaveLength(2);
    expect(folded.file('b/p7.html')).toContain('aria-current="page"');
    expect(folded.file('b/p7.html').match(/data-nav=/g)).toHaveLength(2);
  });

  it('lists every page of a folded group once it is unfolded, its root too', async () => {
    const root = { group: 'Rooted', root: 'a/p0', pages: section('a').slice(1) };
    const rest = ['b', 'c'].map((group) => ({ group, pages: section(group) }));
    const folded = await built({
      ...project,
      'docs.json': docsJson({ navigation: { groups: [root, ...rest] } }),
    });
    const [, path = ''] = /data-nav="(assets\/nav\/[^"]+)"/.exec(folded.file('b/p7.html')) ?? [];
    expect(folded.file(path)).toContain('href=\\"a/p0.html\\"');
  });
});

describe('a list of hundreds of entries', () => {
  const names = Array.from({ length: 450 }, (_, index) => `p${index}`);
  const pages = Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name.toUpperCase())]));
  const summaries = (html: string): string[] =>
    [...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, ''));
  const parts = ['P0 – P89', 'P90 – P179', 'P180 – P269', 'P270 – P359', 'P360 – P449'];

  it.each([
    ['of its own', { pages: names }],
    ['in a group', { groups: [{ group: 'All', pages: names }] }],
  ])(
    'shows the part around the page, and the others once they are unfolded: one %s',
    async (_, navigation) => {
      const site = await built({ 'docs.json': docsJson({ navigation }), ...pages });
      const html = site.file('p200.html');
      expect(summaries(html)).toEqual(parts);
      expect(sidebar(html)).toEqual(
        ['P0', 'P90', ...names.slice(180, 270), 'P270', 'P360'].map((name) => name.toUpperCase()),
      );
      expect(html).toMatch(/<details open><summary><span>P180 – P269</);
      expect(html).toContain('<a href="p200.html" aria-current="page">');
      const last = [...html.matchAll(/data-nav="([^"]+)"/g)].at(-1)?.[1] ?? '';
      expect(site.file(last).match(/<li>/g)).toHaveLength(90);
      expect(site.file(last)).toContain('href=\\"p449.html\\"');
    },
  );

  it('shows the groups in the part around the page, that of the page open', async () => {
    const groups = names.map((name) => ({ group: `In ${name}`, pages: [name] }));
    const site = await built({ 'docs.json': docsJson({ navigation: { groups } }), ...pages });
    const html = site.file('p200.html');
    expect(summaries(html).filter((title) => title.includes('–'))).toEqual(
      parts.map((part) => part.replaceAll('P', 'In p')),
    );
    expect(html.match(/<details open>/g)).toHaveLength(2);
    expect(html).toMatch(/<details open><summary><span>In p200<.*?<a href="p200.html" aria-current="page">/);
    expect(html).toContain('<p class="l-eyebrow">In p200</p>');
  });

  it('is whole where the sidebar is not large', async () => {
    const few = names.slice(0, 250);
    const site = await built({ 'docs.json': docsJson({ navigation: { pages: few } }), ...pages });
    expect(sidebar(site.file('p200.html'))).toHaveLength(250);
  });
});
