import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFrontmatter, simpleFrontmatter } from '../../../src/site/markdown/frontmatter.ts';
import { parsePage } from '../../../src/site/markdown/parse.ts';

const value = fc.oneof(
  fc.constantFrom(
    'Words',
    'A b, c',
    'true',
    'Null',
    'a: b',
    'a #b',
    'a#b',
    '- a',
    'a -b',
    '1',
    '[a]',
    '',
    'é',
    'a ',
    '|',
    '@a',
  ),
  fc.string(),
  fc.string({ unit: fc.constantFrom(...' :#"\'abN1,-[]{}&*!|>%@`\\\t\u00e9\u2028') }),
);
const line = fc
  .tuple(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom('title', 'sidebarTitle', 'a-b', '_a', 'icon') },
      { weight: 1, arbitrary: fc.constantFrom('og:title', 'null', '__proto__', 'toString') },
    ),
    fc.oneof(
      { weight: 9, arbitrary: fc.constant(': ') },
      { weight: 1, arbitrary: fc.constantFrom(':', ':  ', ' : ') },
    ),
    fc.constantFrom('', '"', "'"),
    value,
  )
  .map(([key, colon, quote, text]) => `${key}${colon}${quote}${text}${quote}`);
const item = fc
  .tuple(fc.constantFrom('', '  ', '  ', '    '), fc.constantFrom('', '"', "'"), value)
  .map(([indent, quote, text]) => `${indent}- ${quote}${text}${quote}`);
const list = fc
  .tuple(fc.constantFrom('tags:', 'tags: ', 'read_when:'), fc.array(item, { maxLength: 3 }))
  .map((lines) => lines.flat().join('\n'));

test('simple frontmatter is what YAML reads in it', () => {
  let simple = 0;
  fc.assert(
    fc.property(fc.array(fc.oneof(line, list), { minLength: 1, maxLength: 3 }), (lines) => {
      const text = lines.join('\n');
      const found = simpleFrontmatter(text);
      if (found === undefined) return;
      simple += 1;
      expect({ ...found }).toEqual(parse(text));
    }),
    { numRuns: 5000 },
  );
  // Enough that the property says something.
  expect(simple).toBeGreaterThan(100);
});

test.each([
  ['title: Words\ndescription: "More: words"\nicon: \'box\'', true],
  ['title: Words\r', false],
  ['hidden: true', true],
  ['hidden: True', false],
  ['tags:\n  - one\n  - "two: three"\n  - false\ntitle: Words', true],
  ['tags:\n- one\ntitle: Words', true],
  ['tags:\n  - one\n    - two', false],
  ['tags:\n  - name: one', false],
  ['tags:\ntitle: Words', false],
  ['title: "a\\n"', false],
  ['title: Words\n  that go on', false],
  ['title: a\ntitle: b', false],
  ['# title', false],
  ['', false],
])('%j is simple: %s', (text, isSimple) => {
  expect(simpleFrontmatter(text) !== undefined).toBe(isSimple);
});

test('an alias of what it stands in is nothing', () => {
  const text = 'title: Home\nrelated: &all\n  - /a\n  - *all\nown: &own { self: *own, others: *all }';
  const found: unknown[] = [];
  expect(readFrontmatter('a.mdx', text, 2, (one) => found.push(one))).toEqual({
    title: 'Home',
    related: ['/a', null],
    own: { self: null, others: ['/a', null] },
  });
  expect(found).toEqual([]);
});

test('keys that stand deep in keys are left out, which no reader of YAML comes to the end of', () => {
  const deep = `title: Words\nother:\n ${'? '.repeat(300)}x\n`;
  const found = readFrontmatter('page.mdx', deep, 1, () => {});
  expect(found.title).toBe('Words');
  expect(readFrontmatter('page.mdx', '? [a, b]\n: c\n', 1, () => {})).toEqual({ '[ a, b ]': 'c' });
});

test.each([
  ['"\nHow people work.\nAll: of it."', ' How people work. All: of it.'],
  ["'One\nline''s more\n  and more'", "One line's more and more"],
])('the lines of a quoted value may begin where its key does: %j', (written, description) => {
  const found: unknown[] = [];
  const text = `title: Words\ndescription: ${written}\ntags:\n  - "a"\nicon: box`;
  expect(readFrontmatter('page.mdx', text, 1, (one) => found.push(one))).toEqual({
    title: 'Words',
    description,
    tags: ['a'],
    icon: 'box',
  });
  expect(found).toEqual([]);
});

test('a quote that nothing closes is told at its line', () => {
  const found: unknown[] = [];
  const text = 'title: "Words\ndescription: "More"\nicon: box';
  expect(readFrontmatter('page.mdx', text, 2, (one) => found.push(one))).toMatchObject({
    title: 'Words',
    description: 'More',
    icon: 'box',
  });
  expect(found).toMatchObject([{ line: 2 }]);
});

test('values that are set by = are told, and read as they are meant', () => {
  const found: unknown[] = [];
  const text = 'title: Words\ndescription = "Three ways: one"\nicon="box"\nnote: >-\n  a = b';
  expect(readFrontmatter('page.mdx', text, 2, (one) => found.push(one))).toEqual({
    title: 'Words',
    description: 'Three ways: one',
    icon: 'box',
    note: 'a = b',
  });
  expect(found).toMatchObject([
    { line: 3, hint: 'write description: …' },
    { line: 4, hint: 'write icon: …' },
  ]);
});

test('words in quotes at the beginning of a title keep both of them', () => {
  expect(readFrontmatter('page.mdx', 'title: "A" and b\ntag: \'c\' d', 2, () => {})).toEqual({
    title: '"A" and b',
    tag: "'c' d",
  });
});

test.each(['title:Words', 'title:Words\ndescription: More'])(
  'a title right behind its colon is read, and told: %j',
  (text) => {
    const found: unknown[] = [];
    expect(readFrontmatter('page.mdx', text, 2, (one) => found.push(one))).toMatchObject({ title: 'Words' });
    expect(found).toMatchObject([{ kind: 'frontmatter', line: 2 }]);
  },
);

test.each(['<!-- Made by a script -->\n', '{/* Made\n    by a script */}\n\n', '\n<!-- a -->\n{/* b */}\n'])(
  'frontmatter below comments is read, and told: %j',
  (above) => {
    const found: unknown[] = [];
    const { title, tree } = parsePage('page.mdx', `${above}---\ntitle: Words\n---\n\nText {`, (one) =>
      found.push(one),
    );
    expect(title).toBe('Words');
    expect(tree.children.map(({ type }) => type)).toEqual(['yaml', 'paragraph']);
    const line = above.split('\n').length;
    expect(found).toMatchObject([
      { kind: 'frontmatter', line, hint: 'begin the file with it' },
      { kind: 'syntax', line: line + 4 },
    ]);
  },
);

test('a comment above a line between dashes is none of it', () => {
  const { frontmatter } = parsePage('page.mdx', '{/* a */}\n\n---\n\nText\n\n---\n', () => {});
  expect(frontmatter).toEqual({});
});

test('TOML between plus signs is read, and told to be no frontmatter of hosted pages', () => {
  const found: unknown[] = [];
  const text =
    '+++\ntitle = "Words"\ntags = ["a", "b"]\n# a comment\n[extra]\ntitle = "None"\n+++\n\nText.\n';
  const { frontmatter } = parsePage('page.mdx', text, (one) => found.push(one));
  expect(frontmatter).toEqual({ title: 'Words', tags: ['a', 'b'] });
  expect(found).toMatchObject([{ kind: 'frontmatter', severity: 'warning', line: 1, column: 1 }]);
});

test('a title that looks like a number is shown as it is written', () => {
  const head = 'title: 1.10\nsidebarTitle: 1.0\ndescription: 010\ntag: 2_0\nboost: 1.50';
  expect(readFrontmatter('a.mdx', head, 1, () => {})).toEqual({
    title: '1.10',
    sidebarTitle: '1.0',
    description: '010',
    tag: '2_0',
    boost: 1.5,
  });
});

test.each([
  ['by text', '---\ntitle: Words\nicon: box\n\nOne.\n\n---\n\nTwo.\n'],
  ['by nothing', '---\ntitle: Words\nicon: box\n'],
  ['by Windows lines', '---\r\ntitle: Words\r\nicon: box\r\n\r\n## One\r\n'],
])('frontmatter that is not closed, followed %s, ends at the first blank line', (_, source) => {
  const found: unknown[] = [];
  const page = parsePage('a.mdx', source, (one) => found.push(one));
  expect(page.frontmatter).toEqual({ title: 'Words', icon: 'box' });
  expect(found).toMatchObject([{ line: 1, hint: 'write a line “---” below it' }]);
  const shown = page.tree.children.find(({ type }) => type === 'paragraph' || type === 'heading');
  expect(shown?.position?.start.line ?? 5).toBe(5);
});

test.each([
  [
    'has blank lines',
    '---\ntitle: Words\n\n# New:\nicon: box\n---\n\nOne.\n',
    { title: 'Words', icon: 'box' },
  ],
  ['is a rule above text', '---\nWords: more\n\nOne.\n', {}],
])('what %s is no frontmatter that is not closed', (_, source, frontmatter) => {
  const found: unknown[] = [];
  expect(parsePage('a.mdx', source, (one) => found.push(one)).frontmatter).toEqual(frontmatter);
  expect(found).toEqual([]);
});
