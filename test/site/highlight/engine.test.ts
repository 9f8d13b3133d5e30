import fc from 'fast-check';
import { bundledLanguages } from 'shiki/langs';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../../src/site/highlight/engine.ts';
import { loadOniguruma } from '../../../src/site/highlight/highlighter.ts';
import { translate } from '../../../src/site/highlight/patterns/translate.ts';

const oniguruma = await loadOniguruma();
const engine = createEngine(oniguruma);

/** Of each line all matches of a list of patterns, each from the end of the one before it. */
function matchesOf(from: typeof engine, patterns: readonly string[], lines: readonly string[]): unknown[] {
  const scanner = from.createScanner([...patterns]);
  const found = lines.map((line) => {
    const text = from.createString(line);
    const matches: unknown[] = [];
    for (let start = 0; start <= line.length; ) {
      const match = scanner.findNextMatchSync(text, start, 0);
      matches.push(match);
      if (match === null) break;
      start = Math.max(start + 1, match.captureIndices[0]?.end ?? 0);
    }
    text.dispose?.();
    return { line, matches };
  });
  scanner.dispose?.();
  return found;
}

function expectSame(patterns: readonly string[], ...lines: readonly string[]): void {
  expect(matchesOf(engine, patterns, lines), JSON.stringify(patterns)).toEqual(
    matchesOf(oniguruma, patterns, lines),
  );
}

/** Patterns of languages that are compared already. */
const tried = new Set<string>();

/** Lines with something for most patterns. */
const LINES = [
  'const total: number = items.map((item) => item.price * 2).reduce(add, 0); // sum\n',
  'def run(self, name: str = "a b", *args) -> list[str]:  # note\n',
  '  - name: "deploy"   uses: actions/checkout@v4\n',
  "SELECT count(*) AS n FROM users WHERE id = 0x1F AND name LIKE '%x%';\n",
  '<a href="/docs?x=1&y=2" class=\'b c\'>Text &amp; more</a>\n',
  'curl -sS --data @- "$URL/v1/items?limit=10" | jq ".items[0]" && echo done\n',
  '\t#include <stdio.h> /* a ** b */ int main(void) { return 0; }\n',
  '}\n',
  '\n',
  '',
  'ABC abc 123 _x-y.z 1.5e10 aaa bab "q\\"r" [[x]] (()) {{}} \x0b\x0c\r',
];

describe('every pattern finds what Oniguruma finds', () => {
  test.each([
    'a|ab|b',
    '(a)|(b)',
    '(?:a(b)?)+',
    '((a)|(b))+',
    '(a?)*b',
    'a{2}',
    '^a{1,0}b',
    'a{,2}b',
    'a{1,}b',
    'a+{0,1}',
    'a{2}?b',
    'a++b',
    '[ab]*+b',
    'a?+b',
    '(?>a+|b)b',
    '(?<=a)b',
    '(?<!a)b',
    '(?<=(a))b',
    '(?=(a+))\\1',
    '(["\']).*?\\1',
    '(a)?\\1b',
    '(?<x>a)\\k<x>',
    '(?i)ABC',
    'a(?i)B|C',
    '(?i:even|odd|abc)',
    '(?i:a)B',
    '(?-i:a)b',
    '(?x) a  b # note',
    '(?mi)a.b',
    '(?m:.)$',
    'a.',
    '[^\\n]+$',
    '^',
    '$',
    '^\\s*$',
    '\\Aa',
    'c\\Z',
    '\\n\\z',
    '\\bab\\b',
    'a\\Bb',
    '\\Ga',
    '(^|\\G)\\s',
    '\\h+',
    '\\H',
    '\\s\\S\\d\\D\\w\\W',
    '[[:alpha:]]+',
    '[[:^space:]]+',
    '[[:punct:]]+',
    '\\p{Punct}+',
    ...[
      'alnum',
      'ascii',
      'blank',
      'cntrl',
      'digit',
      'graph',
      'lower',
      'print',
      'upper',
      'word',
      'xdigit',
    ].map((name) => `[[:${name}:]]`),
    '\\p{Lu}+',
    '\\p{^Alpha}',
    '\\P{L}',
    '\\p{Greek}',
    '[a-c&&[^b]]+',
    '[]a]+',
    '[^]a]+',
    '[a-]',
    '[\\w-]+',
    '[a\\]b]+',
    '[[a][b]]+',
    '[^\\W_]+',
    '[\\x41-\\x43]',
    '\\x{61}',
    '\\u0061',
    '\\t',
    '[\\b]',
    '(?i)[a-c]+',
    '(?i)[^a-c]+',
    '(?<n>a)(b)',
    'a(?#note)b',
    '\\/',
    '{',
    'a{',
    '}',
    '\\{\\}',
    '(?~ab)',
    '(?<b>\\(\\g<b>*\\))',
    '\\R',
    '\\X',
    'é|a',
    '(?i)é|a',
    '[à-ü]|b',
    '',
    '(?=)',
    '(?!)',
    '(?<=\\.).+',
    '(?<=\\b)(.*)',
    '\\uFFFF|a',
    '(?:\\s*a)*',
    '(?:a|\\s*)*b',
    'x*?a',
    '(?:a??b)+',
    '(a(?!b))|b',
    '\\((?:[^()]|\\([^()]*\\))*\\)',
    '"(?:[^"\\\\]|\\\\.)*"',
  ])('%s', (pattern) => {
    expectSame([pattern], ...LINES);
    expectSame(['zz', pattern, 'b+', '\\Gq', '[0-9]+'], ...LINES);
  });

  test.each([
    'typescript',
    'python',
    'shellscript',
    'yaml',
    'go',
    'html',
    'css',
    'sql',
    'rust',
    'java',
    'ruby',
    'php',
    'csharp',
    'cpp',
    'kotlin',
    'swift',
    'powershell',
    'markdown',
    'mdx',
    'toml',
    'docker',
    'graphql',
    'json',
    'diff',
    'dart',
    'lua',
    'elixir',
    'hcl',
    'nginx',
    'svelte',
    'vue',
    'wikitext',
    'raku',
    'stata',
    'mermaid',
  ] as const)('of %s', async (language) => {
    const { default: grammars } = await bundledLanguages[language]();
    const patterns = new Set(grammars.flatMap((grammar) => [...patternsOf(grammar)]));
    for (const pattern of patterns) if (isFirst(pattern)) expectSame([pattern], ...LINES);
  });

  test('in lines of any characters', async () => {
    const { default: grammars } = await bundledLanguages.typescript();
    const patterns = [...new Set(grammars.flatMap((grammar) => [...patternsOf(grammar)]))];
    const word = fc.constantFrom(...LINES.join(' ').split(/\b/), 'ü', '日本', '😀', ' ', 'aaa', '\\');
    const line = fc.array(word, { maxLength: 20 }).map((words) => words.join(''));
    const list = fc.array(fc.constantFrom(...patterns), { minLength: 1, maxLength: 8 });
    fc.assert(fc.property(list, line, expectSame), { numRuns: 500 });
  });
});

describe('what JavaScript would never end with is left to Oniguruma, which gives up', () => {
  test.each([
    '(a+)+b',
    '(\\w+\\s?)+;',
    '(a|ab|b)*c',
    '(?:\\s*\\w+)*\\s*=',
    '(x+x+)+y',
    '(a|a)*b',
    '(\\d?\\d)*x',
    '(.*,)*z',
    '(?:a+){2,}b',
    '([^"]|\\\\.)*"',
    '(q|qq)*:',
  ])('%s', (pattern) => {
    expect(translate(pattern)).toMatchObject({ isSame: false });
  });

  test.each([
    '(?:[^"\\\\]|\\\\.)*"',
    '(?:a+,)*b',
    '/\\*(?:[^*]|\\*(?!/))*\\*/',
    '(?::[0-5]?\\d)+',
    '(\\w+)\\s*=\\s*(\\w+)',
    '(?:\\s+(?![#\\s])|\\S)*:',
    '(?:[ab]|c)*d',
  ])('%s ends in time', (pattern) => {
    expect(translate(pattern)).toMatchObject({ isSame: true });
  });

  test('a line that no pattern comes to an end with is read within the limits of Oniguruma', () => {
    expectSame(['(\\w+\\s?)+;', 'x'], `${'word '.repeat(60)}x\n`);
  });
});

test('a line beyond ASCII, of several lines or very long is read by Oniguruma', () => {
  expectSame(['\\w+', '\\b'], 'naïve Straße\n');
  expectSame(['^b', 'a$'], 'a\nb\n');
  expectSame(['x(y+)z'], `${'a'.repeat(2000)}xyyz\n`);
});

/** Whether no language had this pattern before: many have the whole of another within. */
function isFirst(pattern: string): boolean {
  if (tried.has(pattern)) return false;
  tried.add(pattern);
  return true;
}

function* patternsOf(grammar: object): Generator<string> {
  for (const [key, value] of Object.entries(grammar)) {
    if (typeof value === 'object' && value !== null) yield* patternsOf(value);
    // The ends of rules name groups of their beginnings.
    else if (/^(?:match|begin)$/.test(key) || (/^(?:end|while)$/.test(key) && !/\\\d/.test(value)))
      yield value;
  }
}
