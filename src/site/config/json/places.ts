import type { SourcePlace } from '../../page.ts';
import type { ProjectFiles } from '../../project/files.ts';
import { placesIn } from '../../project/place.ts';

export type JsonPath = readonly (string | number)[];

export interface Origin {
  readonly file: string;
  readonly offset: number;
}

/** Where the values of a JSON document were written, in one file or several: plain data. */
export interface Origins {
  /** The file that the document begins in. */
  readonly file: string;
  /** Of each value, by the key of its path. */
  readonly values: ReadonlyMap<string, Origin>;
  /** Where each text first stands as a value; and each of a setting, by the key of both. */
  readonly texts: ReadonlyMap<string, Origin>;
}

export interface JsonPlaces {
  /** Where the value at a path stands; for a missing value, where its nearest parent stands. */
  placeOf(path: JsonPath): SourcePlace;
  /** Where a text first stands as a value, in a setting where it stands there; undefined where it does not. */
  placeOfText(text: string, setting?: string): SourcePlace | undefined;
}

/** A path as one text, to look it up by. */
export function pathKey(path: JsonPath): string {
  return path.join('\u0000');
}

/** Tells lines and columns in files, each of which is read once. */
export function originPlaces(files: ProjectFiles): (origin: Origin) => SourcePlace {
  const known = new Map<string, ReturnType<typeof placesIn>>();
  return ({ file, offset }) => {
    const placeAt = known.get(file) ?? placesIn(files.readText(file));
    known.set(file, placeAt);
    return { file, ...placeAt(offset) };
  };
}

/** Finds places in the files of a document. `load` is called when the first is asked for. */
export function createJsonPlaces(files: ProjectFiles, load: () => Origins): JsonPlaces {
  let loaded: Origins | undefined;
  const place = originPlaces(files);
  const origins = (): Origins => {
    loaded ??= load();
    return loaded;
  };
  return {
    placeOf(path) {
      const { file, values } = origins();
      for (let length = path.length; length >= 0; length -= 1) {
        const origin = values.get(pathKey(path.slice(0, length)));
        if (origin !== undefined) return place(origin);
      }
      return { file };
    },
    placeOfText(text, setting) {
      const { texts } = origins();
      const inSetting = setting === undefined ? undefined : texts.get(pathKey([setting, text]));
      const origin = inSetting ?? texts.get(text);
      return origin && place(origin);
    },
  };
}
