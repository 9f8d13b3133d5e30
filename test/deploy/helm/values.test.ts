import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { withStaticExport } from '../../../src/deploy/helm/values.ts';

const values = { enabled: true, bundleUrl: 'https://b.example/x.tar.gz?a=1&b=#2', version: 'abc-123' };

function edit(text: string): string {
  const result = withStaticExport(text, values);
  if (!result.ok) throw new Error(result.why);
  return result.text;
}

describe('withStaticExport', () => {
  test.each(['', '---\n', '# nothing yet\n', 'null\n', '~'])(
    'begins a file that says nothing: %j',
    (text) => {
      expect(parse(edit(text))).toEqual({ staticExport: values });
    },
  );

  test('changes nothing but the three values, in the quotes they had', () => {
    const text = `# values
image:   { tag: "1.2" }   # odd blanks stay

staticExport:
    enabled: false # was off
    bundleUrl: "https://old"   # the link
    version: 'v1'
other: [a,   b]
`;
    expect(edit(text)).toBe(
      text
        .replace('enabled: false', 'enabled: true')
        .replace('"https://old"', '"https://b.example/x.tar.gz?a=1&b=#2"')
        .replace("'v1'", "'abc-123'"),
    );
  });

  test('puts values into empty places and keys that are missing before the others, and leaves the rest as it is', () => {
    expect(
      edit(
        'a:   1\n\n\nstaticExport: # here\n    enabled:   false  # off\n    bundleUrl:   # none yet\nz:\n    - 1\n',
      ),
    ).toBe(
      'a:   1\n\n\nstaticExport: # here\n    version: abc-123\n    enabled:   true  # off\n' +
        '    bundleUrl:   https://b.example/x.tar.gz?a=1&b=#2 # none yet\nz:\n    - 1\n',
    );
    expect(edit('staticExport: {}  # off\na:   1\n')).toBe(
      'staticExport:  # off\n  enabled: true\n  bundleUrl: https://b.example/x.tar.gz?a=1&b=#2\n  version: abc-123\na:   1\n',
    );
  });

  test.each(['a: 1\n', 'a: 1\nstaticExport:\n  enabled: no\n', 'a: 1\nstaticExport:\n', '{ a: 1 }\n'])(
    'keeps the line ends of Windows in %j',
    (text) => {
      expect(edit(text.replaceAll('\n', '\r\n'))).toBe(edit(text).replaceAll('\n', '\r\n'));
    },
  );

  test('changes no more between braces, where a link stands in quotes: Helm ends a bare text at a question mark', () => {
    const link = '"https://b.example/x.tar.gz?a=1&b=#2"';
    expect(edit('staticExport: {enabled: false,  bundleUrl: "a"} # off\nb:   [1]\n')).toBe(
      `staticExport: {version: "abc-123", enabled: true,  bundleUrl: ${link}} # off\nb:   [1]\n`,
    );
    expect(edit('{ b: 1 }\n')).toContain(`bundleUrl: ${link}`);
  });

  test('keeps the digits of numbers that are not its own', () => {
    const text = 'id: 12345678901234567890\nstaticExport:\n  version: |\n    v1\n';
    expect(edit(text)).toContain('id: 12345678901234567890\n');
  });

  test('keeps what stands at the end of a document there', () => {
    expect(parse(edit('a: 1\n...\n'))).toEqual({ a: 1, staticExport: values });
    expect(parse(edit('  a: 1\n'))).toEqual({ a: 1, staticExport: values });
  });

  test('keeps what other values are made of', () => {
    const shared = 'base: &b\n  enabled: false\nstaticExport:\n  <<: *b\n';
    expect(parse(edit(shared)).base).toEqual({ enabled: false });
    const result = withStaticExport('staticExport:\n  version: &v 1.0\nimage: *v\n', values);
    expect(result).toMatchObject({ ok: false, why: expect.stringContaining('an anchor') });
  });

  test('adds the key at the end of a file without it', () => {
    expect(edit('image: x # stays')).toBe(
      'image: x # stays\nstaticExport:\n  enabled: true\n  bundleUrl: https://b.example/x.tar.gz?a=1&b=#2\n  version: abc-123\n',
    );
  });

  test.each([
    ['an empty file', ''],
    ['comments only', '# nothing yet\n'],
    ['a key without values', 'staticExport:\nb: 1 # c\n'],
    ['a value without text', 'staticExport:\n  enabled:\n  bundleUrl:\n  version:\n'],
    ['some values only', '# top\nstaticExport:\n  # why\n  replicas: 2\n  enabled: false\n'],
    ['flow style', '{ staticExport: { enabled: false }, a: 1 }\n'],
    ['a folded value', 'staticExport:\n  enabled: true\n  bundleUrl: >-\n    https://old\n  version: v1\n'],
  ])('understands %s', (_, text) => {
    const before = (parse(text) ?? {}) as { staticExport?: object };
    expect(parse(edit(text))).toEqual({ ...before, staticExport: { ...before.staticExport, ...values } });
    for (const [comment] of text.matchAll(/# \w+/g)) expect(edit(text)).toContain(comment);
  });

  const enabled = '"enabled": true';
  const two = (gap: string) => `"bundleUrl": "${values.bundleUrl}",${gap}"version": "abc-123"`;
  const three = (gap: string) => `${enabled},${gap}${two(gap)}`;
  test.each([
    [
      'without the key',
      '{\n\t"a": [1,2]\n}\n',
      `{\n\t"a": [1,2],\n\t"staticExport": {\n\t\t${three('\n\t\t')}\n\t}\n}\n`,
    ],
    [
      'with null',
      '{\r\n "staticExport": null\r\n}',
      `{\r\n "staticExport": {\r\n  ${three('\r\n  ')}\r\n }\r\n}`,
    ],
    [
      'with some values',
      '{\n  "staticExport": {\n    "enabled": false,\n    "x":  1.0\n  },\n  "z": []\n}\n',
      `{\n  "staticExport": {\n    ${enabled},\n    "x":  1.0,\n    ${two('\n    ')}\n  },\n  "z": []\n}\n`,
    ],
    ['on one line', '{"a":1, "staticExport": {"enabled": 0}}', `{"a":1, "staticExport": {${three(' ')}}}`],
    ['without anything', '{}\n', `{\n  "staticExport": {\n    ${three('\n    ')}\n  }\n}\n`],
  ])('leaves JSON what it is, indented as it was: %s', (_, text, wanted) => {
    expect(edit(text)).toBe(wanted);
  });

  test('quotes what would otherwise be a number', () => {
    const result = withStaticExport('staticExport:\n  enabled: true\n  bundleUrl: x\n  version: v1\n', {
      ...values,
      version: '1234567',
    });
    expect(result.ok && parse(result.text)).toMatchObject({ staticExport: { version: '1234567' } });
  });

  test.each(['on', '1_000', '12:30:00', '0b11', '1.10'])(
    'quotes the version %s, which Helm would read as something else, and leaves other values as they are to it',
    (version) => {
      for (const text of [
        'a: yes\n',
        'a: yes\nstaticExport:\n  version: x\n',
        '{ a: yes, staticExport: { enabled: no } }',
      ]) {
        const result = withStaticExport(text, { ...values, version });
        // Helm reads YAML 1.1.
        expect(result.ok && parse(result.text, { version: '1.1' })).toEqual({
          a: true,
          staticExport: { ...values, version },
        });
      }
    },
  );

  test.each([
    ['a: [', /./],
    ['- a\n- b\n', /root is no mapping/],
    ['a: 1\n---\nb: 2\n', /several documents/],
    ['staticExport: text\n', /staticExport is no mapping/],
  ])('says why it cannot edit %s', (text, why) => {
    expect(withStaticExport(text, values)).toMatchObject({ ok: false, why: expect.stringMatching(why) });
  });

  test('any values come back as they were given, a second edit changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.webUrl(), (version, bundleUrl) => {
        const wanted = { enabled: true, bundleUrl, version };
        const first = withStaticExport(
          'a: 1\nstaticExport:\n  enabled: no\n  bundleUrl: x\n  version: "y"\n',
          wanted,
        );
        expect(first.ok && parse(first.text)).toEqual({ a: 1, staticExport: wanted });
        expect(first.ok && withStaticExport(first.text, wanted)).toEqual(first);
      }),
    );
  });
});
