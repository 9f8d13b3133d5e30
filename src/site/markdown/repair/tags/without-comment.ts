import { blank, type Draft, NOTHING } from '../draft.ts';

/** Words, and nothing that is more than that at the beginning of a line. */
const WORDS = /^[ \t]*(?![-+*][ \t]|\d+[.)])[^\s#>|`~:<{$_]/;

/** The draft without a comment of HTML. Words behind it on its line would be those of a list above if they were indented. */
export function withoutComment(draft: Draft, offset: number, comment: string): Draft {
  const { text } = draft;
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const [words] = WORDS.exec(text.slice(offset + comment.length, offset + comment.length + 200)) ?? [];
  if (line.trim() !== '' || comment.includes('\n') || words === undefined)
    return blank(draft, offset, comment.length);
  const end = offset + comment.length + words.length - 1;
  return { ...draft, text: text.slice(0, offset) + NOTHING.repeat(end - offset) + text.slice(end) };
}
