import { readFile, writeFile } from 'node:fs/promises';
import { SHIPPED } from './shipped.ts';

/**
 * ncc imports every package that stays outside as soon as the bundle starts, whoever asks for it and when: a run that
 * only pushes files would wait for the parser and the fonts of pages. Here each is loaded when it is first used.
 */
export async function loadShippedLate(bundle: string): Promise<void> {
  const text = await readFile(bundle, 'utf8');
  let late = text;
  for (const [line, binding = '', name = ''] of text.matchAll(/^import \* as (\w+) from "([^"]+)";\n/gm)) {
    if (!Object.hasOwn(SHIPPED, name)) continue;
    // What is no ES module is its own default, as with `import`.
    const loader = `let ${binding}_loaded;
const ${binding} = () => {
  if (${binding}_loaded === undefined) {
    const loaded = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("${name}");
    ${binding}_loaded = loaded.default === undefined ? { ...loaded, default: loaded } : loaded;
  }
  return ${binding}_loaded;
};
`;
    late = late
      .replace(line, '')
      .replaceAll(new RegExp(`\\b${binding}(?=[.[])`, 'g'), `${binding}()`)
      .replace(/^(import \{ createRequire as .*\n)/m, `$1${loader}`);
  }
  // CommonJS asks for the package itself, and for what is in it later.
  late = late.replace(
    /(?<=^module\.exports = )(__WEBPACK_EXTERNAL_createRequire\(import\.meta\.url\)\("([^"]+)"\));$/gm,
    (asked, load: string, name: string) =>
      Object.hasOwn(SHIPPED, name) ? `new Proxy({}, { get: (_, key) => ${load}[key] });` : asked,
  );
  if (/^import \* as/m.test(late)) throw new Error(`${bundle} still imports a package at its start`);
  await writeFile(bundle, late);
}
