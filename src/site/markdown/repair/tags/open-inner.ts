import { authorPlace, type Draft, offsetOf } from '../draft.ts';

/** An element that is open where a tag closes another. */
export interface OpenElement {
  readonly name: string;
  /** Where its tag begins. */
  readonly offset: number;
  /** The same as the author sees it. */
  readonly place: { readonly line: number; readonly column: number };
}

const OPEN = /corresponding closing tag for `<([\p{ID_Continue}.:-]+)>` \((\d+):(\d+)\)/u;

/** The element that the parser names as open where it meets the closing tag of another. */
export function openInner(draft: Draft, message: string): OpenElement | undefined {
  const found = OPEN.exec(message);
  if (found === null) return undefined;
  const [line, column] = [Number(found[2]), Number(found[3])];
  const offset = offsetOf(draft.text, line, column);
  return { name: found[1] ?? '', offset, place: authorPlace(draft, { offset, line, column }) };
}
