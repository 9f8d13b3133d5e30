import type { Nodes } from 'mdast';
import { plainText } from './parse.ts';

/** Signs of Chinese and Japanese, which are written without blanks between them; those of Korean have some. */
const SIGN = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uff01-\uff60]`;
const LINE_END = new RegExp(String.raw`(?<=${SIGN})[ \t]*\r?\n[ \t]*(?=${SIGN})`, 'gu');

/**
 * A text whose lines are joined without a blank where one ends and the next begins with such a sign: browsers would show
 * the end of the line as a blank. `before` and `after` stand beside it in its paragraph.
 */
export function withJoinedLines<T extends Nodes>(
  node: T,
  before: Nodes | undefined,
  after: Nodes | undefined,
): T {
  if (node.type !== 'text' || !node.value.includes('\n')) return node;
  const [last = ''] = (before === undefined ? '' : plainText(before)).match(/.$/u) ?? [];
  const [first = ''] = (after === undefined ? '' : plainText(after)).match(/^./u) ?? [];
  const value = `${last}${node.value}${first}`.replace(LINE_END, '');
  return { ...node, value: value.slice(last.length, value.length - first.length) };
}
