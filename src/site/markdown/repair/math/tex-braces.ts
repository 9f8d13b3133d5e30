import { type Draft, replaceAt, STAND_INS } from '../draft.ts';

const FORMULA = /<Latex>[^<]*<\/Latex>/g;

/** The brace of a TeX group: behind a command, a mark that raises or lowers, or another group. */
const GROUP = /(?<=(?:\\[A-Za-z]+\*?|[\^_}\]]) ?)\{/g;

/** The draft with stand-ins for the braces of TeX in `<Latex>`, which are no expressions: `\frac{a}{b}`. */
export function withTexBraces(draft: Draft): Draft {
  const { text } = draft;
  if (!text.includes('<Latex>')) return draft;
  const offsets = [...text.matchAll(FORMULA)].flatMap(({ 0: written, index: start }) =>
    [...written.matchAll(GROUP)].map(({ index }) => start + index),
  );
  return offsets.length === 0 ? draft : { ...draft, text: replaceAt(text, offsets, STAND_INS['{']) };
}
