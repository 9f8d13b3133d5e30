import { expect, test } from 'vitest';
import { built, docsJson } from '../../support.ts';

test('style sheets of a page stand in its head, behind those of the project, and drawings keep theirs', async () => {
  const drawing = '<svg viewBox="0 0 1 1"><style>{`path { fill: red }`}</style><path /></svg>';
  const site = await built({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': `Words\n\n<style>{\`.own > b { color: red }\`}</style>\n\n<div><b>x</b><style jsx>{\`.more { color: blue }\`}</style></div>\n\n${drawing}\n`,
    'own.css': '.own { color: green }',
  });
  const [head = '', body = ''] = site.file('index.html').split('<body');
  expect(head).toMatch(
    /own[^>]*\.css">.*<style>\.own > b \{ color: red \}<\/style><style>\.more \{ color: blue \}<\/style><\/head>\s*$/s,
  );
  expect(body).toContain('<div><b>x</b></div>');
  expect(body.match(/<style>/g)).toEqual(['<style>']);
  expect(body).toContain('<svg viewBox="0 0 1 1"><style>path { fill: red }</style>');
});
