import { type Draft, MARKDOWN_SIGNS } from './draft.ts';

const TAG = /<(\/?)MDX>/g;
/** What stands before an element of an expression. */
const IN_EXPRESSION = /(?:[({?&|,[=]|=>|\)\s*:)[ \t]*\r?\n?[ \t]*$/;

/**
 * The draft with stand-ins for the signs that JSX reads otherwise than Markdown, where Markdown stands in an expression:
 * `{isNew && <MDX>## New</MDX>}`.
 */
export function withWrittenMarkdown(draft: Draft): Draft {
  const { text } = draft;
  if (!text.includes('<MDX>')) return draft;
  const pieces: string[] = [];
  let depth = 0;
  let kept = 0;
  let start = 0;
  for (const { 0: tag, 1: slash, index } of text.matchAll(TAG)) {
    if (slash === '' && (depth > 0 || IN_EXPRESSION.test(text.slice(Math.max(index - 40, 0), index)))) {
      depth += 1;
      if (depth === 1) start = index + tag.length;
    } else if (slash !== '' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      pieces.push(text.slice(kept, start), withoutSigns(text.slice(start, index)));
      kept = index;
    }
  }
  return pieces.length === 0 ? draft : { ...draft, text: pieces.join('') + text.slice(kept) };
}

function withoutSigns(markdown: string): string {
  return markdown.replace(/[{}<>]/g, (sign) => MARKDOWN_SIGNS[sign] ?? sign);
}
