import { breakableText } from '../breakable.ts';

/** Code within a title: a title is a line of its own, and no other mark is read in it. */
const CODE = /`([^`]+)`/g;

/** A title as text alone. */
export function withoutCodeMarks(title: string): string {
  return title.replace(CODE, '$1');
}

/** A title as HTML within a line. */
export function codeMarksHtml(title: string): string {
  return breakableText(title).replace(CODE, '<code>$1</code>');
}

/** As many of the same mark as a pattern: a line of them, written out, may be more than a pattern has room for. */
export function patternOf(marks: string): string {
  return `${marks.charAt(0)}{${marks.length}}`;
}
