/** Text as code in a line of Markdown, between more marks than it has itself. */
export function codeSpan(text: string): string {
  const marks = marksAround(text, 1);
  return marks.length === 1 ? `\`${text}\`` : `${marks} ${text} ${marks}`;
}

/** Text as it is, or as code where some of it would be read as a tag or as emphasis and not be seen: `Promise<void>`. */
export function seen(text: string): string {
  // What has code or a link in it is Markdown already.
  const isEmphasis = /\*(?!\s)|(?<![\p{L}\p{N}])_\S+_/u.test(text) && !/`|\]\(/.test(text);
  return isEmphasis || /<[/!?a-z]/i.test(text) ? codeSpan(text) : text;
}

/** Backquotes, so many that those in a text end nothing. */
export function marksAround(text: string, least: number): string {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return '`'.repeat(Math.max(least, longest + 1));
}

/** Text as a block of code that nothing in it ends; `about` is its language, and what else is said of it. */
export function fenced(text: string, about = ''): string {
  const marks = marksAround(text, 3);
  return `${marks}${about}\n${text}\n${marks}`;
}
