import { englishConsoleScript, englishScript } from './en.ts';

/** Where a page in another language carries the words of its script. */
const WORDS_ID = 'l-words';

/** What the script of a page says, in the language of the page. */
export function scriptWords(root: Document): typeof englishScript {
  return read(root.getElementById(WORDS_ID)?.textContent, englishScript);
}

/** What the script of a console says, in the language of its page. */
export function consoleWords(box: HTMLElement): typeof englishConsoleScript {
  return read(box.dataset.words, englishConsoleScript);
}

function read<T extends object>(text: string | null | undefined, english: T): T {
  return text ? { ...english, ...(JSON.parse(text) as Partial<T>) } : english;
}
