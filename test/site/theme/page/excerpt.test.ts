import { expect, test } from 'vitest';
import { excerpt } from '../../../../src/site/theme/page/excerpt.ts';
import { built, docsJson } from '../../support.ts';

const section = (text: string) => ({ id: undefined, heading: undefined, text });

test('a short beginning is taken whole, an empty page has none', () => {
  expect(excerpt([section(''), section('Sail early.')])).toBe('Sail early.');
  expect(excerpt([])).toBeUndefined();
});

test('a long beginning ends with a whole word, within what search engines show', () => {
  const text = excerpt([section(`${'harbor '.repeat(40)}`)]) ?? '';
  expect(text.length).toBeLessThanOrEqual(161);
  expect(text).toMatch(/harbor…$/);
});

test('letters of scripts without spaces are cut where they must be', () => {
  expect(excerpt([section('港'.repeat(300))])).toBe(`${'港'.repeat(160)}…`);
});

test('a page without a description is described by its beginning', async () => {
  const { files } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index', 'told'] } }),
    'index.mdx': '---\ntitle: Home\n---\n\nBoats & `sails`.\n\n## Content\n\nMore.\n',
    'told.mdx': '---\ntitle: Told\ndescription: Said.\n---\n\nText.\n',
  });
  const home = String(files.get('index.html'));
  expect(home).toContain('<meta name="description" content="Boats &amp; sails.">');
  expect(home).toContain('<meta property="og:description" content="Boats &amp; sails.">');
  expect(files.get('told.html')).toContain('<meta name="description" content="Said.">');
  expect(home.match(/ id="content"/g)).toHaveLength(1);
  expect(home).toContain('href="#l-content"');
});

test('a page without words is described by its name', async () => {
  const { files } = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': '---\ntitle: Home\n---\n\n```mermaid\nflowchart LR\n  A --> B\n```\n',
  });
  expect(files.get('index.html')).toContain('<meta name="description" content="Home - Example">');
});
