import { signedNames, termsOf, termsOfJoined, WORD, WORDS_IN_A_ROW, withoutAccents } from './tokens.ts';

/** A term that is asked for. */
export interface Asked {
  readonly term: string;
  /** A name like `user_id`, `createUser` or `--user` is asked for as a whole and in its parts. */
  readonly kind: 'word' | 'name' | 'part';
}

const WORD_OR_MORE = new RegExp(`${WORDS_IN_A_ROW.source}|${WORD.source}`, 'gu');

/** What a query asks for: the terms that its text would have in the index, each once. */
export function askedBy(query: string, language: string): Asked[] {
  const plain = withoutAccents(query, language);
  const signed = signedNames(plain);
  const asked = new Map<string, Asked['kind']>(signed.map(({ name }) => [name, 'name']));
  const ask = (terms: readonly string[], kind: Asked['kind']): void => {
    for (const term of terms) if (kind !== 'part' || !asked.has(term)) asked.set(term, kind);
  };
  for (const { 0: run, index } of plain.matchAll(WORD_OR_MORE)) {
    const isInSigned = signed.some(({ name, at }) => at <= index && index < at + name.length);
    const words = run.match(WORD) ?? [];
    const whole = words.length > 1 ? termsOfJoined(run) : [];
    ask(whole, isInSigned ? 'part' : 'name');
    for (const word of words) {
      const own = termsOf(word, false);
      const parts = termsOf(word, true).filter((term) => !own.includes(term));
      ask(own, isInSigned || whole.length > 0 ? 'part' : parts.length > 0 ? 'name' : 'word');
      ask(parts, 'part');
    }
  }
  return [...asked].map(([term, kind]) => ({ term, kind }));
}
