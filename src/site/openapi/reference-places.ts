import { placeOf, type TextPlace } from '../project/place.ts';

/** References that are looked for one by one, since they are written in another way than usual. */
const MOST_SOUGHT = 50;

const WRITTEN = /(?:\$ref|externalValue)["']?\s*:\s*["']?([^"'\s,}]+)/g;

/**
 * Tells where a description has a reference, whose file may be written another way. Its text, which may be long, is read
 * when first asked and gone through once.
 */
export function referencePlaces(read: () => string): (reference: string) => TextPlace | undefined {
  let text: string | undefined;
  let places: ReadonlyMap<string, TextPlace> | undefined;
  let left = MOST_SOUGHT;
  return (reference) => {
    text ??= read();
    places ??= allPlaces(text);
    const written = reference.replace(/^[^#]+(?=#)/, '');
    const known = places.get(reference) ?? places.get(written);
    if (known !== undefined || left-- <= 0) return known;
    return placeOf(text, written);
  };
}

/** The first place of each reference, as it is written and without its file. */
function allPlaces(text: string): ReadonlyMap<string, TextPlace> {
  const places = new Map<string, TextPlace>();
  let line = 1;
  let lineStart = 0;
  for (const match of text.matchAll(WRITTEN)) {
    const written = match[1] ?? '';
    const at = match.index + match[0].length - written.length;
    for (let end = text.indexOf('\n', lineStart); end >= 0 && end < at; end = text.indexOf('\n', lineStart)) {
      line += 1;
      lineStart = end + 1;
    }
    const pointer = Math.max(0, written.indexOf('#'));
    const place = { line, column: at + pointer - lineStart + 1 };
    if (!places.has(written)) places.set(written, { line, column: at - lineStart + 1 });
    if (!places.has(written.slice(pointer))) places.set(written.slice(pointer), place);
  }
  return places;
}
