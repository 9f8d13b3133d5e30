import { attributes, escapeText } from '../markdown/html.ts';
import type { HighlightOptions } from '../page.ts';
import type { LineMarks } from './notation.ts';
import type { CodeToken } from './tokens.ts';

/** Neighbours of one class are one element; blanks join what stands before them. */
export function lineHtml(tokens: readonly CodeToken[]): string {
  let html = '';
  let text = '';
  let className = '';
  const flush = (): void => {
    if (text === '') return;
    html += className === '' ? escapeText(text) : `<span class="${className}">${escapeText(text)}</span>`;
    text = '';
  };
  for (const token of tokens) {
    const isBlank = token.text.trim() === '' && !className.includes('ku') && !className.includes('ks');
    if (token.className !== className && !isBlank) {
      flush();
      className = token.className;
    }
    text += token.text;
  }
  flush();
  return html;
}

/** Lines are elements only where something is said of them. */
export function preHtml(lines: readonly string[], marks: LineMarks, options: HighlightOptions): string {
  const { highlighted, focused, lineNumbers = false, wrap = false } = options;
  const hasFocus = (focused?.size ?? 0) > 0 || marks.values().some((names) => names.has('focus'));
  const isMarked = lineNumbers || hasFocus || marks.size > 0 || (highlighted?.size ?? 0) > 0;
  const head = attributes({
    class: ['shiki', lineNumbers && 'k-numbered', hasFocus && 'k-focused', wrap && 'k-wrap']
      .filter(Boolean)
      .join(' '),
    tabindex: 0,
  });
  const body = isMarked
    ? lines.map((line, n) => {
        const names = new Set(marks.get(n + 1));
        if (highlighted?.has(n + 1)) names.add('hl');
        if (focused?.has(n + 1)) names.add('focus');
        return `<span class="${['line', ...names].join(' ')}">${line}</span>`;
      })
    : lines;
  return `<pre${head}><code>${body.join('\n')}</code></pre>`;
}
