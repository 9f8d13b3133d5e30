import type { Nodes } from 'mdast';
import { visit } from '../../visit.ts';
import { type Draft, replaceAt, STAND_INS } from '../draft.ts';

/**
 * Dollars in the code of blocks whose braces became text: from a dollar in one piece of code to that in another, as in
 * `$A` and {b} and `$C`, the parser sees math, where it looks for no expressions.
 */
export function codeDollars(tree: Nodes, source: string): number[] {
  const found = new Set<number>();
  if (!source.includes('$') || !source.includes('{')) return [];
  visit(tree, (block) => {
    const isElementOfText =
      block.type === 'mdxJsxFlowElement' &&
      block.children.some(({ type }) => /^(?:text|inlineCode)$/.test(type));
    if (!isElementOfText && !/^(?:paragraph|heading|table)$/.test(block.type)) return;
    const dollars: number[] = [];
    let hasBraces = false;
    visit(block, (node) => {
      const start = node.position?.start.offset ?? 0;
      const written = source.slice(start, node.position?.end.offset ?? 0);
      if (node.type === 'text') hasBraces ||= /(?<!\\)\{/.test(written);
      else if (node.type === 'inlineCode')
        for (const { index } of written.matchAll(/\$/g)) dollars.push(start + index);
    });
    if (hasBraces) for (const offset of dollars) found.add(offset);
  });
  return [...found].sort((a, b) => a - b);
}

/** A text as an expression. */
const TEXT = /\{\s*(?:'[^'{}\n]*'|"[^"{}\n]*"|`[^`{}\n]*`)\s*\}/g;

/** What is said from one tag to the end of an element. */
const SAID = /<\/?[a-z][^<>]*>([^<>`{}]*)(?=<\/[a-z])/gi;

/**
 * The draft with stand-ins for dollars in texts that are expressions, such as the prompt `{'$'}`, and for prices and
 * currencies in elements: `<s>$20</s> <b>$10</b>`, `<td>R$</td>`. From one to the next the parser may see math, and
 * leaves what is in between as it is written.
 */
export function withQuietDollars(draft: Draft): Draft {
  const { text } = draft;
  if (!text.includes('$')) return draft;
  const within = [...text.matchAll(TEXT)].flatMap(({ 0: written, index }) =>
    [...written.matchAll(/\$/g)].map((dollar) => index + dollar.index),
  );
  const single = [...text.matchAll(SAID)].flatMap(({ 0: written, 1: said = '', index }) => {
    // Two are math or two prices; of three, the last has no other in its element.
    const dollars = [...said.matchAll(/(?<!\\)\$/g)];
    const last = dollars.length % 2 === 1 ? dollars.at(-1) : undefined;
    return last === undefined ? [] : [index + written.length - said.length + last.index];
  });
  const offsets = [...within, ...single].sort((a, b) => a - b);
  return offsets.length === 0 ? draft : { ...draft, text: replaceAt(text, offsets, STAND_INS.$) };
}
