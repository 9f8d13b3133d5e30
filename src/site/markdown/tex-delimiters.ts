import type { Root } from 'mdast';
import { placeAt } from '../project/place.ts';
import { visit } from './visit.ts';

/** A formula between brackets with a backslash, as TeX has it: to Markdown those are brackets as text. */
export interface TexDelimiters {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint: string;
}

/** Each with what is in it. */
const FORMULA = /(?<!\\)\\(?:\(((?:(?!\\[()])[^`])*?)\\\)|\[((?:(?!\\[[\]])[^`])*?)\\\])/g;
/** What tells a formula from other words: a power, a command. */
const TEX = /\^|\\[A-Za-z]{2}/;
/** Code, and what is a formula. */
const LEFT_ALONE = /(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|\$[^$]*\$/g;

/** The first formula of each kind that `source` has in its text, with what to write in its place. */
export function texDelimiters(tree: Root, source: string): TexDelimiters[] {
  if (!/\\[([]/.test(source)) return [];
  const found = new Map<string, TexDelimiters>();
  visit(tree, ({ type, position }) => {
    if (type !== 'paragraph' && type !== 'tableCell' && type !== 'heading') return;
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset];
    const text = source.slice(start, end).replace(LEFT_ALONE, (one) => ' '.repeat(one.length));
    for (const { 1: inLine, 2: block = '', index } of text.matchAll(FORMULA)) {
      const [sign, formula] = inLine === undefined ? ['\\[ … \\]', block] : ['\\( … \\)', inLine];
      if (found.has(sign) || !TEX.test(formula)) continue;
      found.set(sign, {
        message: `“${sign}” is no formula here: its brackets are shown as text`,
        hint: inLine === undefined ? 'write $$ on lines of their own around it' : `write $${inLine.trim()}$`,
        ...placeAt(source, start + index),
      });
    }
  });
  return [...found.values()];
}
