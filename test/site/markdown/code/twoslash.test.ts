import { expect, test } from 'vitest';
import { render } from '../project.ts';

function shown(code: string, meta = 'twoslash'): string | undefined {
  return render(`\`\`\`ts ${meta}\n${code}\n\`\`\``).highlighted[0]?.code;
}

test.each([
  ['const a = 1;\n//    ^?\na', 'const a = 1;\na'],
  ['// @errors: 2322\n// @noErrors\n// @filename: a.ts\na', '// @filename: a.ts\na'],
  ['import x from "y";\n// ---cut---\nx()', 'x()'],
  ['a\n// ---cut-after---\nb', 'a'],
  ['a\n// ---cut-start---\nb\n// ---cut-end---\nc', 'a\nc'],
  ['a.to\n//  ^|\n// a plain comment', 'a.to\n// a plain comment'],
])('a twoslash fence of %j shows %j', (code, result) => {
  expect(shown(code)).toBe(result);
});

test('without the flag everything is shown', () => {
  expect(shown('a\n// ---cut---\n//  ^?', 'a.ts')).toBe('a\n// ---cut---\n//  ^?');
});
