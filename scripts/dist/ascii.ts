import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Options, parse } from 'acorn';

/**
 * Writes each character beyond ASCII as its escape. One of them, in a comment even, makes V8 hold a whole file in two
 * bytes a character: a build took 30 MB more and started a twentieth later.
 */
export async function writeInAscii(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const text = name.endsWith('.js') ? await readFile(join(folder, name), 'utf8') : '';
    if (!BEYOND_ASCII.test(text)) continue;
    if (/String\.raw`[^`]*[^\0-\x7f]/.test(text)) throw new Error(`${name}: a raw text cannot be escaped`);
    const isWord = wordsIn(text);
    const escaped = text.replaceAll(
      /\\\\|\\?([^\0-\x7f])/g,
      (found, character: string | undefined, at: number) => {
        if (character === undefined) return found;
        return isWord[at] === 0 ? ' ' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
      },
    );
    parse(escaped, MODULE);
    await writeFile(join(folder, name), escaped);
  }
}

const BEYOND_ASCII = /[^\0-\x7f]/;
const MODULE: Options = { ecmaVersion: 'latest', sourceType: 'module' };

/** By the place of a character 1 where it stands in a word of code or a comment; between them are spaces, of any kind. */
function wordsIn(text: string): Uint8Array {
  const isWord = new Uint8Array(text.length);
  parse(text, {
    ...MODULE,
    onComment: (_isBlock, _text, start, end) => void isWord.fill(1, start, end),
    onToken: ({ start, end }) => void isWord.fill(1, start, end),
  });
  return isWord;
}
