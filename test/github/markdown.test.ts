import fc from 'fast-check';
import { markdownToMdast } from 'satteri';
import { describe, expect, test } from 'vitest';
import { code, cutToFit, details, link, oneLine, plain, prose, table } from '../../src/github/markdown.ts';
import { anyText } from '../support/any-text.ts';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly Node[];
}

const parse = (markdown: string): Node => markdownToMdast(markdown) as unknown as Node;
const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)];
const shownText = (node: Node): string =>
  all(node)
    .filter(({ type }) => type === 'text' || type === 'inlineCode')
    .map(({ value = '' }) => value)
    .join('');
const withoutJoiners = (text: string): string => text.replaceAll('\u2060', '');
const kinds = (node: Node): Set<string> => new Set(all(node).map(({ type }) => type));

/** Text made to break out: pieces of Markdown, HTML and GitHub's own marks, mixed with anything. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'|`*_~[]()<>!#-+=\\&;:.@$"\'{}\n\r\t 1'),
      fc.constantFrom(
        '-->',
        '<!--',
        '</details>',
        '<script>',
        '```',
        '~~~',
        '](http://evil)',
        '![x](y)',
        '@octo',
      ),
      fc.constantFrom(
        'https://evil.example',
        'www.evil.example',
        'me@evil.example',
        '#12',
        'GH-1',
        '1. ',
        '| --- |',
      ),
      fc.constantFrom(
        '&#124;',
        '&lt;',
        '&copy;',
        '\u202e',
        '\u2028',
        '\u0000',
        '\ud800',
        '😀',
        '- [ ] ',
        '[^1]',
        ':::x',
      ),
      anyText({ maxLength: 5 }),
    ),
    { maxLength: 20 },
  )
  .map((pieces) => pieces.join(''));

describe('plain text', () => {
  test('is shown as it is, whatever it holds', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const tree = parse(`- ${plain(text)}\n- end`);
        const expected = oneLine(text).replaceAll('\u2060', '');
        expect(kinds(tree)).toEqual(new Set(['root', 'list', 'listItem', 'paragraph', 'text']));
        expect(withoutJoiners(shownText(tree))).toBe(`${expected}end`);
      }),
      { numRuns: 2000 },
    );
  });

  test('mentions nobody and refers to no issue', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(shownText(parse(`x ${plain(text)}`))).not.toMatch(/@\w|#\d|\bGH-\d/i);
      }),
      { numRuns: 2000, examples: [['@_']] },
    );
  });

  test('is cut by whole characters', () => {
    expect(plain('😀😀😀😀', 3)).toBe('😀😀…');
    expect(plain('😀😀😀', 3)).toBe('😀😀😀');
  });
});

test('no cell breaks its table', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (a, b, c) => {
      const tree = parse(
        table(
          ['A', 'B', 'C'],
          [
            [prose(a), code(b), link(c, 'https://x.example')],
            ['1', '2', '3'],
          ],
        ),
      );
      const rows = all(tree).filter(({ type }) => type === 'tableRow');
      expect(tree.children?.map(({ type }) => type)).toEqual(['table']);
      expect(rows.map(({ children = [] }) => children.length)).toEqual([3, 3, 3]);
      const html = all(tree).filter(({ type }) => type === 'html');
      expect(html.every(({ value = '' }) => ['<code>', '</code>'].includes(value))).toBe(true);
    }),
  );
});

test('a link leads where it should or is none', () => {
  fc.assert(
    fc.property(hostile, fc.oneof(fc.webUrl({ withQueryParameters: true }), hostile), (label, address) => {
      const links = all(parse(`x ${link(label, address)} y`)).filter(({ type }) => type === 'link');
      for (const { url = '' } of links) expect(url).toMatch(/^https?:\/\//);
      expect(links.length).toBeLessThanOrEqual(1);
    }),
  );
  expect(link('a', 'javascript:alert(1)')).toBe('a');
  expect(link('a', 'https://x.example/(b)|c')).toBe('[a](https://x.example/%28b%29%7Cc)');
});

describe('cutting to fit', () => {
  const length = (text: string): number => text.length;

  test('leaves alone what fits', () => {
    expect(cutToFit('a\nb', 3, length)).toBe('a\nb');
  });

  test('cuts after a whole line, closes what is open and says so', () => {
    const long = details('All', Array.from({ length: 100 }, (_, index) => `- line ${index}`).join('\n'));
    const cut = cutToFit(long, 200, length);
    expect(cut.length).toBeLessThanOrEqual(200);
    expect(cut).toMatch(/- line \d+\n\n<\/details>\n\n_Cut here: the rest would not fit\._\n$/);
  });
});
