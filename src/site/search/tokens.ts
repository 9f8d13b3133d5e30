/** Words without a meaning of their own between spaces: two neighbours make a term. */
export const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;
export const WORD = /[\p{L}\p{N}]+/gu;
/** Characters of a word that is a term; a longer one is a term by as many. */
export const LONGEST = 32;
const BEGINNING = new RegExp(`^\\p{L}{1,${LONGEST}}`, 'u');

const ASCII = /^[\0-\x7f]*$/;

/** Letters that no accent sets apart from a plain one, as readers type them without their keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const NOT_PLAIN = /[æøœßłđðþı]/giu;
/** Accents, and the signs that make letters of Uzbek: oʻ, gʻ. */
const MARKS = /[\p{M}ʻʼ]+/gu;
/** The dot of Catalan between two l: col·lecció. */
const DOT = /(?<=l)[·•](?=l)/giu;
const APOSTROPHE = /(?<=\p{L})['`‘’ʻʼ](?=\p{L})/gu;
/** Languages whose apostrophe stands within a word; elsewhere one divides two. */
const WITHIN = /^(?:be|ua|uk|uz)\b/i;

/** Where a name may have a sign that tells it from another: `c++`, `c#`, `.net`, `--quiet`; `c+` is being typed. */
const SIGN =
  /\+\+(?!\+)|(?<!\+)\+$|#(?![a-z\d#])|(?<![\p{L}\p{N}.)\]])\.(?=\p{L})|(?<![\p{L}\p{N}-])--(?=\p{L})/giu;
const NAME_BEFORE = /(?<![a-z\d])[a-z\d]{1,12}$/i;
/** No method of a chain, which stands before its arguments. */
const NAME_BEHIND = /^(?:\.[\p{L}\p{N}]{1,12}|--[a-z\d]{1,12}(?:-[a-z\d]{1,12}){0,3})(?![\p{L}\p{N}(])/iu;

/** Words with a sign between each two, which may be one name: `user_id`, `docs.json`, `dry-run`. */
export const WORDS_IN_A_ROW = /[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)+/gu;
/** No number, date or key. */
const NAME_IN_A_ROW = /^[a-z][\0-\x7f]*$/i;

/** The terms of the names of several words in a text without accents, each without the signs within it: `userid`. */
function joinedNames(plain: string): string[] {
  return (plain.match(WORDS_IN_A_ROW) ?? []).flatMap(termsOfJoined);
}

/** The term of one; none where it is no name. */
export function termsOfJoined(written: string): string[] {
  const name = NAME_IN_A_ROW.test(written) ? written.replace(/[._-]/g, '') : '';
  return name === '' || isNoise(name) ? [] : [fold(beginning(name))];
}

/** Whether a word is a name that is found by its parts as well: `docs.json`, `createUser`, `.env`. */
export function isOfParts(word: string): boolean {
  return /[\p{L}\p{N}][._-][\p{L}\p{N}]|\p{Ll}\p{Lu}/u.test(word) || signedNames(word).length > 0;
}

/** A name with its sign, and where it begins in a text. */
export interface SignedName {
  readonly name: string;
  readonly at: number;
}

/** The names of a text without accents that have a sign. */
export function signedNames(text: string): SignedName[] {
  const found: SignedName[] = [];
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    const isBefore = sign === '.' || sign === '--';
    const before = isBefore ? '' : NAME_BEFORE.exec(text.slice(Math.max(0, index - 13), index))?.[0];
    const name = isBefore
      ? NAME_BEHIND.exec(text.slice(index, index + LONGEST + 3))?.[0]
      : before && before + sign;
    if (!name) continue;
    found.push({ name: name.toLowerCase(), at: index - (before ?? '').length });
  }
  return found;
}

/**
 * The terms of a text, for the index and for queries alike: lower case, accents and a plural s taken off; names
 * like `createUser` as a whole and, with `parts`, also in their parts, as are those with a sign, while those like
 * `user_id` are also a whole. Runs in the browser too.
 */
export function tokens(text: string, language: string, parts = false): string[] {
  const plain = withoutAccents(text, language);
  const signed = signedNames(plain);
  if (parts) return [...wordsOf(plain, true), ...joinedNames(plain), ...signed.map(({ name }) => name)];
  const found: string[] = [];
  let end = 0;
  for (const { name, at } of signed) {
    found.push(...wordsOf(plain.slice(end, at), false), name);
    end = at + name.length;
  }
  return [...found, ...wordsOf(plain.slice(end), false)];
}

function wordsOf(plain: string, parts: boolean): string[] {
  return (plain.match(WORD) ?? []).flatMap((word) => termsOf(word, parts));
}

/** A text in a language with the letters that its terms are written in. */
export function withoutAccents(text: string, language: string): string {
  const joined = WITHIN.test(language) ? text.replace(APOSTROPHE, '') : text;
  if (ASCII.test(joined)) return joined;
  return joined
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(DOT, '')
    .replace(NOT_PLAIN, plainLetter);
}

function plainLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const plain = PLAIN[lower] ?? letter;
  return lower === letter ? plain : plain.toUpperCase();
}

/** What matches a word as it is written in a language, with the signs within it. */
export function writtenWord(language: string): RegExp {
  return WITHIN.test(language)
    ? /(?:(?<![\p{L}\p{N}.)\]])\.(?=\p{L}))?(?:[\p{L}\p{M}\p{N}]|(?<=\p{L})['`‘’](?=\p{L}))+(?:\+\+|#)?/gu
    : /(?:(?<![\p{L}\p{N}.)\]])\.(?=\p{L}))?(?:[\p{L}\p{M}\p{N}]|(?<=l)[·•](?=l))+(?:\+\+|#)?/giu;
}

/** The terms of one word. */
export function termsOf(word: string, parts: boolean): string[] {
  const found: string[] = [];
  let rest = word;
  if (!ASCII.test(word)) {
    for (const [run] of word.matchAll(IDEOGRAPHS)) {
      const signs = [...run];
      if (signs.length === 1) found.push(run);
      for (let at = 0; at + 1 < signs.length; at += 1) found.push(`${signs[at]}${signs[at + 1]}`);
      rest = rest.replace(run, ' ');
    }
  }
  for (const name of rest.split(' ')) {
    if (name === '' || isNoise(name)) continue;
    found.push(fold(beginning(name)));
    if (!parts || !/\p{Ll}\p{Lu}/u.test(name)) continue;
    for (const part of name.split(/(?<=\p{Ll})(?=\p{Lu})/u))
      if (part.length > 1) found.push(fold(beginning(part)));
  }
  return found;
}

/** Whether it is a key, a digest or other data: nobody looks for these, and they would fill the index. */
export function isNoise(name: string): boolean {
  return name.length > LONGEST && /\P{L}/u.test(name);
}

function beginning(name: string): string {
  return name.length > LONGEST ? (BEGINNING.exec(name)?.[0] ?? name) : name;
}

/** The article of Arabic, alone or behind a word of one letter, is written as a part of the word. */
const ARTICLE = /^(?:[وفبك]?ال|و?لل)(?=\p{L}{3})/u;

function fold(word: string): string {
  const lower = word.toLowerCase();
  if (/^[\u0621-\u064a]/.test(word)) return lower.replace(ARTICLE, '');
  return lower.length > 3 && lower.endsWith('s') && !lower.endsWith('ss') ? lower.slice(0, -1) : lower;
}
