import { type Draft, insert } from './draft.ts';

/**
 * A tag whose line goes on behind it, `<details><summary>More</summary>`, and whose content has blank lines: for the
 * parser it ends with its line. It moves up to the blank line before, so that all lines keep their numbers.
 */
export function onLineOfItsOwn(
  draft: Draft,
  offset: number,
  { name, length }: { readonly name: string; readonly length: number },
): Draft | undefined {
  const { text } = draft;
  const end = offset + length;
  const [, eol, indent = ''] =
    /\n[ \t]*(\r?\n)([ \t]*)$/.exec(text.slice(Math.max(offset - 200, 0), offset)) ?? [];
  const isLastOfLine = /^[ \t]*(?:\r?\n|$)/.test(text.slice(end));
  const endsLater = new RegExp(`\\n[ \\t]*</${name.replaceAll('.', '\\.')}\\s*>`).test(text.slice(end));
  if (eol === undefined || isLastOfLine || !endsLater) return undefined;
  const before = text.slice(0, offset - eol.length - indent.length);
  const moved = `${before}${indent}${text.slice(offset, end)}${eol}${text.slice(end)}`;
  return insert({ ...draft, text: moved }, end, indent);
}

/**
 * A closing tag at the end of a paragraph, whose opening tag stands before the paragraph. It moves down to the line
 * after, where that is blank or the text ends, so that all lines keep their numbers.
 */
export function closingOnLineOfItsOwn(draft: Draft, offset: number, length: number): Draft | undefined {
  const { text } = draft;
  const end = offset + length;
  const [after = '', eol = ''] = /^[ \t]*(\r?\n|$)(?=[ \t]*(?:\r?\n|$))/.exec(text.slice(end)) ?? [undefined];
  if (after === undefined || /(?:^|\n)[ \t]*$/.test(text.slice(0, offset))) return undefined;
  if (eol === '') return insert(draft, offset, '\n');
  const moved = text.slice(0, offset) + after + text.slice(offset, end) + text.slice(end + after.length);
  return { ...draft, text: moved };
}
