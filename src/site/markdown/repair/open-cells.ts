import { type Draft, insertEach } from './draft.ts';

/** The parts of a table of HTML. */
const PART = /<(\/?)(table|thead|tbody|tfoot|tr|t[dh])(?=[\s>])[^<>]*>/gi;
/** The longest table that is looked through. */
const LONGEST = 200_000;

/** How deep a part of a table stands in it: HTML lets it end where another begins that stands no deeper. */
export function depthInTable(tag: string): number {
  const name = tag.toLowerCase();
  if (/^t[dh]$/.test(name)) return 3;
  if (name === 'tr') return 2;
  if (/^t(?:head|body|foot)$/.test(name)) return 1;
  return name === 'table' ? 0 : -1;
}

/**
 * The draft with the cells, rows and bodies closed, of the table around a place, that HTML lets end where others begin:
 * `<tr><td>a<td>b`. Undefined where there are none, or where a table is within the table.
 */
export function closedCells(draft: Draft, offset: number): Draft | undefined {
  const { text } = draft;
  const start = Math.max(text.lastIndexOf('<table', offset), text.lastIndexOf('<TABLE', offset));
  if (start < 0) return undefined;
  const additions: { offset: number; added: string }[] = [];
  const opened: { readonly name: string; readonly depth: number; readonly end: number }[] = [];
  const close = (at: number, depth: number): void => {
    for (let last = opened.at(-1); last !== undefined && last.depth >= depth; last = opened.at(-1)) {
      opened.pop();
      // What begins on a line of its own ends on one.
      const line = /^[ \t]*\r?\n/.test(text.slice(last.end, last.end + 100)) ? '\n' : '';
      additions.push({
        offset: text.slice(start, at).trimEnd().length + start,
        added: `${line}</${last.name}>`,
      });
    }
  };
  for (const { 0: tag, 1: slash, 2: name = '', index } of text.slice(start, start + LONGEST).matchAll(PART)) {
    const at = start + index;
    const depth = depthInTable(name);
    if (depth === 0 && at > start && slash === '') return undefined;
    if (slash === '') {
      close(at, Math.max(depth, 1));
      if (depth > 0) opened.push({ name, depth, end: at + tag.length });
      continue;
    }
    close(at, depth + 1);
    if (depth === 0) return additions.length === 0 ? undefined : insertEach(draft, additions);
    if (opened.pop()?.name !== name) return undefined;
  }
  return undefined;
}
