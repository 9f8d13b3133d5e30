const BLOCK = /^[\t >]*(?:[-*+]|\d+[.)])?[\t ]*(`{3,}|~{3,})[^\n`]*\n(?:[^\n]*\n)*?[\t >]*\1[`~]*[\t ]*$/gm;

/** The text without its blocks of code, which only show what they hold: classes, exports, tags. */
export function withoutCodeBlocks(text: string): string {
  return text.replace(BLOCK, '');
}
