import type { SourcePlace } from '../page.ts';

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

/** Where an offset of a text is in the file in which the text begins at a place. */
export function placeWithin(text: string, offset: number, { file, line, column }: SourcePlace): SourcePlace {
  const place = placeAt(text, offset);
  return {
    file,
    line: line === undefined ? undefined : line + place.line - 1,
    column: place.line > 1 || column === undefined ? place.column : column + offset,
  };
}

/** Tells lines and columns of many offsets in one text, which is gone through once. */
export function placesIn(text: string): (offset: number) => TextPlace {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [line, after] = [0, starts.length];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** What goes on with a path or a name. */
const GOES_ON = /^(?:[\w/#~%-]|\.\w)/;

/** What a path or a name ends that begins before it. */
const LEADS_TO = /^[\w/#~%.-]\w/;

/** Where a path or a name first stands in a text by itself, and not as a part of a longer one; else where one ends in it. */
export function placeOf(text: string, sought: string): TextPlace | undefined {
  const at = offsetOf(text, sought);
  return at === undefined ? undefined : placeAt(text, at);
}

/** {@link placeOf}, for a text in which many are sought. */
export function placesOf(text: string): (sought: string) => TextPlace | undefined {
  const place = placesIn(text);
  return (sought) => {
    const at = offsetOf(text, sought);
    return at === undefined ? undefined : place(at);
  };
}

function offsetOf(text: string, sought: string): number | undefined {
  if (sought === '') return undefined;
  let ending: number | undefined;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const end = at + sought.length;
    if (GOES_ON.test(text.slice(end, end + 2))) continue;
    if (!LEADS_TO.test(text.slice(Math.max(0, at - 1), at + 1))) return at;
    ending ??= at;
  }
  return ending;
}
