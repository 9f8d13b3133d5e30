export interface TextPlace {
  /** Counts from 1. */
  readonly line: number;
  /** Counts from 1. */
  readonly column: number;
}

/** Line and column of an offset. */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** What goes on with a path or a name. */
const GOES_ON = /^(?:[\w/#~%-]|\.\w)/;

/** Where a path or a name first stands in a text by itself, and not as the beginning of a longer one. */
export function placeOf(text: string, sought: string): TextPlace | undefined {
  if (sought === '') return undefined;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const end = at + sought.length;
    if (!GOES_ON.test(text.slice(end, end + 2))) return placeAt(text, at);
  }
  return undefined;
}
