import type { Root } from 'mdast';
import { visit } from '../../visit.ts';

/** The first math on lines of its own that nothing ends, so that it takes in the paragraphs after it. */
export function endlessMath(
  tree: Root,
  text: string,
): { start: number; line: number; column: number } | undefined {
  let found: { start: number; line: number; column: number } | undefined;
  if (!text.includes('$$')) return undefined;
  visit(tree, (node) => {
    if (found !== undefined || node.type !== 'math' || !/\n[ \t]*\r?\n[\s\S]*\S/.test(node.value)) return;
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    if (/\$\$[ \t]*\r?$/.test(text.slice(start.offset + 2, end.offset).trimEnd())) return;
    const offset = text.indexOf('$', start.offset);
    found = { start: offset, line: start.line, column: start.column };
  });
  return found;
}

/**
 * Opening dollars of inline math that is none by pandoc's rule: no space inside the dollars, no digit after.
 * Prices and shell variables stay text.
 */
export function wrongDollars(tree: Root, text: string): number[] {
  const offsets: number[] = [];
  if (!text.includes('$')) return offsets;
  visit(tree, (node) => {
    if (node.type !== 'inlineMath') return;
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined || text[start] !== '$' || text[start + 1] === '$') return;
    if (start <= (offsets.at(-1) ?? -1) || !isNoMath(text, start, end)) return;
    offsets.push(start, ...pricesFrom(text, end - 1));
  });
  return offsets;
}

/** Whether what stands from one dollar to another, `end` behind it, is no math. */
function isNoMath(text: string, start: number, end: number): boolean {
  const inside = text.slice(start + 1, end - 1);
  // A price before `code` with a dollar in it: math knows no such mark. Nor does it end a link that began before.
  // Nor does it end an element that began before.
  const isTorn =
    /^[^`]*`[^`]*$/.test(inside) || /^[^[]*\]\(/.test(inside) || /^[^<]*<\/[a-z][\w.]*\s*>/i.test(inside);
  return isTorn || /^\s|\s$/.test(inside) || /\d/.test(text[end] ?? '') || isPriceWithWords(inside);
}

/** Whether a price or a rate goes on in words, up to another currency's dollar: `$5/month or R$`, `$/hour and R$`. */
function isPriceWithWords(inside: string): boolean {
  if (inside.startsWith('/')) return true;
  return /^\d/.test(inside) && !/[\\^_={}]/.test(inside) && /\p{L}{2}[^\p{L}]+\p{L}{2}/u.test(inside);
}

/** Prices from an offset on, as many as follow one another: each would else take one more parsing to be found. */
function pricesFrom(text: string, from: number): number[] {
  const prices: number[] = [];
  for (let at = from; /^\$\d/.test(text.slice(at, at + 2)); ) {
    const next = text.indexOf('$', at + 1);
    if (next < 0 || /\n[ \t]*\r?\n/.test(text.slice(at, next)) || !isNoMath(text, at, next + 1)) break;
    // An escaped one may end math, but begins none.
    if (text[at - 1] !== '\\') prices.push(at);
    at = next;
  }
  return prices;
}
