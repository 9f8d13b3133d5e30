/** The end of what has none. */
export const NONE = -1;
const BEFORE_REGULAR = /^(?:await|case|delete|in|instanceof|new|of|return|throw|typeof|void|yield)$/;
const WORD = /[\p{ID_Continue}$]/u;
const SPACE = /\s/;
const NAME_START = /[\p{ID_Start}$_]/u;
const NAME_PART = /[\p{ID_Continue}$-]|\u200c|\u200d/u;

/** Where tokens of expressions and tags end that begin at a place of a text: behind them. */
export interface Tokens {
  /** A name, with those that marks join to it; {@link NONE} where none is. */
  name(start: number, marks: RegExp): number;
  /** Blanks, or nothing. */
  spaces(start: number): number;
  /** A text in quotes, or what of it is on its line. */
  string(start: number): number;
  /** A text between backticks. */
  template(start: number): number;
  comment(start: number): number;
  /** Whether a slash begins a regular expression, by what stands before it. */
  isRegular(slash: number, isValue: boolean): boolean;
  /** A regular expression, or what of it is on its line. */
  regular(start: number): number;
}

/** Reads tokens as the parser of MDX does; `count` hears how many characters it reads for each. */
export function tokensOf(text: string, count: (more: number) => void): Tokens {
  function name(start: number, marks: RegExp): number {
    for (let at = start; ; ) {
      if (!NAME_START.test(character(at))) return NONE;
      const begun = at;
      do at += character(at).length;
      while (NAME_PART.test(character(at)));
      count(at - begun);
      const mark = spaces(at);
      if (!marks.test(text.charAt(mark))) return at;
      at = spaces(mark + 1);
    }
  }

  function spaces(start: number): number {
    let at = start;
    while (SPACE.test(text.charAt(at))) at += 1;
    count(at - start);
    return at;
  }

  function string(start: number): number {
    const quote = text[start];
    for (let at = start + 1; ; at += 1) {
      count(1);
      const sign = text[at];
      if (sign === quote) return at + 1;
      if (sign === undefined || sign === '\n' || sign === '\r') return at;
      if (sign === '\\') at += 1;
    }
  }

  function template(start: number): number {
    let open = 0;
    for (let at = start + 1; at < text.length; at += 1) {
      count(1);
      const sign = text[at];
      if (sign === '`' && open === 0) return at + 1;
      if (sign === '\\') at += 1;
      else if (sign === '$' && text[at + 1] === '{') {
        open += 1;
        at += 1;
      } else if (open > 0 && sign === '{') open += 1;
      else if (open > 0 && sign === '}') open -= 1;
    }
    return text.length;
  }

  function comment(start: number): number {
    const isLine = text[start + 1] === '/';
    const found = text.indexOf(isLine ? '\n' : '*/', start + 2);
    const end = found === NONE ? text.length : isLine ? found : found + 2;
    count(end - start);
    return end;
  }

  function isRegular(slash: number, isValue: boolean): boolean {
    let at = slash - 1;
    while (/[ \t]/.test(text.charAt(at))) at -= 1;
    if (isValue && !WORD.test(text.charAt(at))) return false;
    while (SPACE.test(text.charAt(at))) at -= 1;
    const end = at + 1;
    while (WORD.test(text.charAt(at))) at -= 1;
    count(slash - at);
    if (at < end - 1) return BEFORE_REGULAR.test(text.slice(at + 1, end));
    return !/[)\]"'`]/.test(text.charAt(at)) && !/\+\+|--/.test(text.slice(at - 1, end));
  }

  function regular(start: number): number {
    let isInClass = false;
    for (let at = start + 1; ; at += 1) {
      count(1);
      const sign = text[at];
      if (sign === undefined) return text.length;
      if (sign === '\\') at += 1;
      else if (isInClass) isInClass = sign !== ']';
      else if (sign === '[') isInClass = true;
      else if (sign === '\n' || sign === '\r') return at;
      else if (sign === '/') {
        at += 1;
        while (/[A-Za-z0-9]/.test(text.charAt(at))) at += 1;
        return at;
      }
    }
  }

  function character(at: number): string {
    return at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '';
  }

  return { name, spaces, string, template, comment, isRegular, regular };
}
