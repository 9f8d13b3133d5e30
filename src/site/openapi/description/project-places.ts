import type { ProjectFiles } from '../../project/files.ts';
import { keyPlaces, type PlaceOf } from './key-places.ts';
import type { ApiFileParser } from './parse.ts';
import { absoluteReference } from './resolve.ts';

/** Where the keys of a description stand, in its own file or in those that it refers to. */
export function projectPlaces(file: string, files: ProjectFiles, { written }: ApiFileParser): PlaceOf {
  return keyPlaces(file, {
    text: (path) => (files.has(path) ? files.readText(path) : undefined),
    parse: written,
    absolute: absoluteReference,
  });
}
