/** A width and a height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Widths of letters in parts of the font's size, roughly as fonts without serifs have them. */
const NARROW = /[iljtfrI.,:;|!'"()[\]{}`/\\ -]/;
const BROAD = /[mwMW@%&—…<>=+]|[A-Z]/;
const WHOLE =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u;

/** How wide a line of text is at a size of font, within a tenth or so: no font is read for it. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const letter of text)
    ems += WHOLE.test(letter) ? 1 : NARROW.test(letter) ? 0.32 : BROAD.test(letter) ? 0.72 : 0.58;
  return ems * size;
}

/** The lines of a label, in which `<br>` begins a new one. */
export function linesOf(label: string): string[] {
  return label.split(/<br\s*\/?>|\\n|\n/i).map((line) =>
    line
      .replace(/<[^>]*>|[*_`]{1,2}(?=\S)|(?<=\S)[*_`]{1,2}/g, '')
      .replace(/#\w+;|&\w+;/g, 'x')
      .trim(),
  );
}
