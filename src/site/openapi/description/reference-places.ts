import { placeOf, type TextPlace } from '../../project/place.ts';

/** References that are looked for one by one, since they are written in another way than usual. */
const MOST_SOUGHT = 50;

const WRITTEN = /(?:\$ref|externalValue)["']?\s*:\s*["']?([^"'\s,}]+)/g;

interface ReferencePlace extends TextPlace {
  readonly file: string;
}

/**
 * Tells which of the files of a description has a reference, and where. Their texts, which may be long, are read when
 * first asked and gone through once; `absolute` says what a reference in a file means in the project.
 */
export function referencePlaces(
  source: string,
  read: (file: string) => string,
  absolute: (reference: string, file: string) => string,
): (reference: string, files: Iterable<string>) => ReferencePlace | undefined {
  const known = new Map<string, Places>();
  let left = MOST_SOUGHT;
  const placesIn = (file: string): Places => {
    const places = known.get(file) ?? allPlaces(read(file), (reference) => absolute(reference, file));
    known.set(file, places);
    return places;
  };
  return (reference, files) => {
    for (const file of files) {
      const place = placesIn(file).meant.get(reference);
      if (place !== undefined) return { file, ...place };
    }
    // In the description itself it may be written in another way.
    const pointer = reference.replace(/^[^#]+(?=#)/, '');
    const { written } = placesIn(source);
    const place = written.get(reference) ?? written.get(pointer);
    if (place !== undefined) return { file: source, ...place };
    const sought = left-- > 0 ? placeOf(read(source), pointer) : undefined;
    return sought && { file: source, ...sought };
  };
}

interface Places {
  /** As it is written and without its file. */
  readonly written: ReadonlyMap<string, TextPlace>;
  /** By what it means in the project. */
  readonly meant: ReadonlyMap<string, TextPlace>;
}

/** The first place of each reference. */
function allPlaces(text: string, absolute: (reference: string) => string): Places {
  const places = new Map<string, TextPlace>();
  const meant = new Map<string, TextPlace>();
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
    const place = { line, column: at - lineStart + 1 };
    const meaning = absolute(written);
    if (!meant.has(meaning)) meant.set(meaning, place);
    if (!places.has(written)) places.set(written, place);
    if (!places.has(written.slice(pointer)))
      places.set(written.slice(pointer), { line, column: place.column + pointer });
  }
  return { written: places, meant };
}
