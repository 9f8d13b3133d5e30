/** A line up to its comment, which begins with a `#` at the start of a word outside of quotes. */
export function uncommented(line: string): string {
  return /^(?:"[^"]*"?|'[^']*'?|(?<=\S)#|[^"'#])*/.exec(line)?.[0] ?? '';
}

/** The words of a line, quotes taken off; undefined when a quote stays open. */
export function wordsOf(line: string): string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let quote: string | undefined;
  for (const character of line) {
    if (quote !== undefined) {
      if (character === quote) quote = undefined;
      else word += character;
    } else if (character === '"' || character === "'") {
      quote = character;
      word ??= '';
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else {
      word = (word ?? '') + character;
    }
  }
  if (word !== undefined) words.push(word);
  return quote === undefined ? words : undefined;
}

/** Whether a `\"` goes on with more of its word, as in no path of Windows that ends with its quote. */
export function escapesQuote(line: string): boolean {
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? '';
    if (character === '"' && quote !== "'" && line[at - 1] === '\\' && /\S/.test(line[at + 1] ?? ''))
      return true;
    if (quote === '' && (character === '"' || character === "'")) quote = character;
    else if (character === quote) quote = '';
  }
  return false;
}
