import { withoutLinkSecrets } from '../log/secrets.ts';

/** Where services put the reason of an error; the first is that of the spec (section 7). */
const FIELDS = ['error', 'message', 'detail', 'error_description', 'reason', 'title', 'errors'];
/** Long enough for a sentence or two, short enough for one line. */
const MOST_CHARACTERS = 300;
/** Errors within errors; nobody nests deeper. */
const MOST_LEVELS = 3;

/**
 * What a service says of an error, in one line: its `error` as the spec has it, or the usual forms of others, such as
 * `{ message }`, `{ error: { message } }` and `{ errors: [{ detail }] }`. Undefined where it says nothing.
 */
export function wordsIn(value: unknown): string | undefined {
  const words = withoutLinkSecrets(search(value, MOST_LEVELS));
  if (words === '') return undefined;
  return words.length <= MOST_CHARACTERS ? words : `${cut(words).trimEnd()}…`;
}

/** The beginning, up to the end of a word: the half of a key would not be known as one. */
function cut(words: string): string {
  const start = words.slice(0, MOST_CHARACTERS);
  return /[!-~]/.test(words.charAt(MOST_CHARACTERS)) ? start.replace(/[!-~]+$/, '') : start;
}

function search(value: unknown, levels: number): string {
  if (typeof value === 'string') return oneLine(value);
  if (levels === 0 || typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) {
    const all = value.slice(0, 3).map((one) => search(one, levels - 1));
    return all.filter((words) => words !== '').join('; ');
  }
  const fields = new Map(Object.entries(value));
  const found = FIELDS.map((name) => search(fields.get(name), levels - 1)).filter((words) => words !== '');
  // Some have the name of the status in the one field and the reason in another.
  return [...new Set(found.slice(0, 2))].join(': ');
}

/** Without what would move a terminal's cursor or paint its text. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
