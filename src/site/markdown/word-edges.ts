/** Elements of a line that a style may set apart from one another; signs such as `sup` are never. */
const IN_LINE: ReadonlySet<string> = new Set('a b em i kbd small span strong u'.split(' '));

/** Where such an element begins and ends in what is said, and whether it has a look of its own. */
const BEGIN = '\ue000';
const END = '\ue001';
const LOOK = '\ue002';
const EDGES = /[\ue000-\ue002]+/g;

/** What the edges of an element are in what is said. */
export function edgesOf(name: string, hasLook: boolean): readonly [begin: string, end: string] {
  if (!IN_LINE.has(name)) return ['', ''];
  return hasLook ? [LOOK + BEGIN, END + LOOK] : [BEGIN, END];
}

/** What was said without its edges; where `isText`, with a blank between words that only a style sets apart. */
export function withoutEdges(said: string, isText = true): string {
  if (!said.includes(BEGIN)) return said;
  return said.replace(EDGES, (edges, at: number) => {
    const ended = edges.indexOf(END);
    if (!isText || ended < 0 || !edges.includes(BEGIN, ended)) return '';
    const before = said.slice(Math.max(0, at - NEAR), at);
    return runInto(before, said.slice(at + edges.length, at + edges.length + 8), edges.includes(LOOK))
      ? ' '
      : '';
  });
}

/** As much as there is to be seen of the words before: the last letters, and signs behind them. */
const NEAR = 32;

/** The method of a request, as it stands before the path. */
const METHOD = /(?<![\p{L}\p{N}])(?:DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT|TRACE)[*\]`]*$/u;

/** Whether an element is one of a line. */
export function isInLine(name: string): boolean {
  return IN_LINE.has(name);
}

/**
 * Whether the words of an element would run into those of one right before: `Name` and `What`, `GET` and `/users`, and
 * most others where one has a look of its own, but not letters, each of which has one.
 */
export function runInto(text: string, after: string, hasLook: boolean): boolean {
  // A pattern for the end of a text is tried at every place of it.
  const before = text.slice(-NEAR);
  if (/(?:[\p{Ll}\d.!?:)\]*`%]|[\p{L}\p{N}.!?]["”])$/u.test(before) && /^[*[`]*\p{Lu}/u.test(after))
    return true;
  if (METHOD.test(before) && /^[*[`]*\//.test(after)) return true;
  const isLetter =
    /(?<![\p{L}\p{N}])\p{L}[*\]`]*$/u.test(before) || /^[*[`]*\p{L}(?![\p{L}\p{N}])/u.test(after);
  const areWords =
    /[\p{L}\p{N}%)\]*`]$/u.test(before) &&
    /^[*[`]*(?:["“]?\p{L}|\+?\p{Sc}?\p{N}|[−-]\p{Sc}\p{N})/u.test(after);
  const isSentence = /\s\S*\p{L}[.!?:]$/u.test(before) && /^[*[`]*\p{L}/u.test(after);
  return hasLook && (isSentence || (areWords && !isLetter));
}
