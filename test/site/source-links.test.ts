import { expect, test } from 'vitest';
import type { Repository } from '../../src/site/site.ts';
import { built, docsJson, kinds } from './support.ts';

const GITHUB: Repository = { url: 'https://github.com/someone/project', branch: 'main', folder: 'docs/' };
const BOTH = docsJson({
  feedback: { suggestEdit: true, raiseIssue: true },
  navigation: { pages: ['index', 'a b'] },
});
const PAGES = { 'index.mdx': '# Start\n\nText.', 'a b.mdx': '---\ntitle: "A & B"\n---\n\nText.' };

function linksOf(html: string): string[] {
  const [, foot = ''] = /<div class="l-page-foot">(.*?)<\/div>/.exec(html) ?? [];
  return [...foot.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

function build(
  settings: string,
  repository: Repository | undefined,
  deploymentType = 'client-hosted' as const,
) {
  return built(
    { 'docs.json': settings, ...PAGES },
    { deploymentType, findRepository: async () => repository },
  );
}

test('feedback.suggestEdit and raiseIssue lead to the file of a page and to a new issue', async () => {
  const { file, diagnostics } = await build(BOTH, GITHUB);
  expect(linksOf(file('a b.html'))).toEqual([
    'https://github.com/someone/project/edit/main/docs/a%20b.mdx',
    'https://github.com/someone/project/issues/new?title=A+%26+B&body=https%3A%2F%2Fdocs.example.com%2Fa%2520b',
  ]);
  expect(linksOf(file('404.html'))).toEqual([]);
  expect(diagnostics).toEqual([]);
});

test('each of the two stands alone', async () => {
  const edit = await build(BOTH.replace('"raiseIssue": true', '"raiseIssue": false'), GITHUB);
  expect(linksOf(edit.file('index.html'))).toEqual([
    'https://github.com/someone/project/edit/main/docs/index.mdx',
  ]);
});

test('GitLab has addresses of its own', async () => {
  const url = 'https://gitlab.example.com/group/project';
  const { file } = await build(BOTH, { url, branch: 'HEAD', folder: '' });
  expect(linksOf(file('index.html'))).toEqual([
    `${url}/-/edit/HEAD/index.mdx`,
    `${url}/-/issues/new?issue%5Btitle%5D=Start&issue%5Bdescription%5D=https%3A%2F%2Fdocs.example.com%2F`,
  ]);
});

test('without a repository there are no links, and one notice says so', async () => {
  const result = await build(BOTH, undefined);
  expect(linksOf(result.file('index.html'))).toEqual([]);
  expect(kinds(result)).toEqual(['no-repository']);
});

test('a site without a network has no such links, and the notice of what is left out names them', async () => {
  const { file, diagnostics } = await built(
    { 'docs.json': BOTH, ...PAGES },
    { findRepository: () => Promise.reject(new Error('nobody asks')) },
  );
  expect(linksOf(file('index.html'))).toEqual([]);
  expect(diagnostics.map(({ kind, message }) => [kind, message.split(': ')[1]])).toEqual([
    ['left-out', 'feedback.suggestEdit, feedback.raiseIssue'],
  ]);
});
