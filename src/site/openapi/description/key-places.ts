import type { SourcePlace } from '../../page.ts';
import { placesIn, type TextPlace } from '../../project/place.ts';
import { decodePart } from './pointer.ts';

/** What leads to a part of a description from its root: names, and the numbers of items of lists. */
export type Keys = readonly (string | number)[];

/** A value as it is written in a file. */
export interface WrittenValue {
  /** Where its key is, or the value itself where it has none. */
  readonly offset: number;
  /** Of a text. */
  readonly text: string | undefined;
  inside(key: string | number): WrittenValue | undefined;
}

/** Where keys lead in a description; its file alone where that cannot be told. */
export type PlaceOf = (keys: Keys) => SourcePlace;

/** How the files of a description are read, and what a reference in one of them means in the project. */
interface Files {
  readonly text: (file: string) => string | undefined;
  readonly parse: (text: string) => WrittenValue | undefined;
  readonly absolute: (reference: string, file: string) => string;
}

/** References that one part may lead through. */
const MOST_REFERENCES = 20;
/** Fewer keys than these are no place at all: that of all paths, of all components. */
const FEWEST_KEYS = 2;

/** Where Swagger 2 has what OpenAPI 3 calls components. */
const OLDER: Readonly<Record<string, string>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  responses: 'responses',
};

interface Found {
  readonly file: string;
  readonly value: WrittenValue;
  /** How many of the keys led somewhere. */
  readonly followed: number;
}

/**
 * Tells where keys lead in a description, through references into its other files too; where the last of them lead nowhere, as
 * of what was written in an older way, where the others do. Files are parsed when first asked for.
 */
export function keyPlaces(source: string, { text, parse, absolute }: Files): PlaceOf {
  const roots = new Map<string, WrittenValue | undefined>();
  const places = new Map<string, (offset: number) => TextPlace>();
  const rootOf = (file: string): WrittenValue | undefined => {
    if (!roots.has(file)) {
      const written = text(file);
      roots.set(file, written === undefined ? undefined : parse(written));
    }
    return roots.get(file);
  };

  const referred = (value: WrittenValue, file: string, left: number): Found | undefined => {
    const reference = value.inside('$ref')?.text;
    if (reference === undefined || left === 0) return undefined;
    const [target = '', pointer = ''] = absolute(reference, file).split('#', 2);
    const keys = pointer.split('/').slice(1).map(decodePart);
    const found = follow(target, keys, left - 1);
    return found?.followed === keys.length ? found : undefined;
  };

  /** What has a key in a value, or else in what that refers to. */
  const inside = (
    key: string | number,
    value: WrittenValue,
    file: string,
    left: number,
  ): Omit<Found, 'followed'> | undefined => {
    const own = value.inside(key);
    if (own !== undefined) return { file, value: own };
    const target = referred(value, file, left);
    return target && inside(key, target.value, target.file, left - 1);
  };

  const follow = (start: string, keys: Keys, left: number): Found | undefined => {
    const root = rootOf(start);
    if (root === undefined) return undefined;
    let found: Found = { file: start, value: root, followed: 0 };
    for (const key of keys) {
      const next = inside(key, found.value, found.file, left);
      if (next === undefined) break;
      found = { ...next, followed: found.followed + 1 };
    }
    return found;
  };

  return (keys) => {
    const [holder, kind = '', ...rest] = keys;
    const isOlder = holder === 'components' && rootOf(source)?.inside('swagger') !== undefined;
    const meant = isOlder ? [OLDER[kind] ?? kind, ...rest] : keys;
    const found = follow(source, meant, MOST_REFERENCES);
    if (found === undefined || found.followed < FEWEST_KEYS) return { file: source };
    const { file, value } = found;
    const placeOf = places.get(file) ?? placesIn(text(file) ?? '');
    places.set(file, placeOf);
    return { file, ...placeOf(value.offset) };
  };
}
