import type { LoadedSettings } from '../config/load.ts';
import type { SitePage } from '../navigation/pages.ts';
import type { SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';

/** Lines that a tag with many attributes takes. */
const LINES_OF_A_TAG = 16;

/**
 * The place at which to tell of a target: that of what shows it; but in a tag of many lines, and where a component takes
 * it from what it was given or from its data, where the target stands itself.
 */
export function createTargetPlace(
  files: ProjectFiles,
  exactPlace: LoadedSettings['exactPlace'],
): LoadedSettings['exactPlace'] {
  /** One file tends to be told of many times. */
  let read: { readonly file: string; readonly lines: readonly string[] } | undefined;
  return (place, target) => {
    const { file, line } = place;
    if (line === undefined || target === '' || !files.has(file)) return exactPlace(place, target);
    if (read?.file !== file) read = { file, lines: files.readText(file).split('\n') };
    const holds = (text: string): boolean => text.includes(target);
    const [first = '', ...more] = read.lines.slice(line - 1, line - 1 + LINES_OF_A_TAG);
    if (holds(first)) return place;
    const isWhole = (text: string): boolean => text.includes(`"${target}"`) || text.includes(`'${target}'`);
    const below = more.findIndex(more.some(isWhole) ? isWhole : holds);
    const found = more[below];
    if (found === undefined) return read.lines.some(holds) ? exactPlace({ file }, target) : place;
    return { file, line: line + below + 1, column: found.indexOf(target) + 1 };
  };
}

/** Finds where a target was written that a component of the project shows: on the page that handed it over, as a rule. */
export function createWrittenPlace(
  files: ProjectFiles,
  pages: ReadonlyMap<string, SitePage>,
  exactPlace: LoadedSettings['exactPlace'],
): (page: string, place: SourcePlace, target: string) => SourcePlace {
  const holds = new Map<string, boolean>();
  const isWrittenIn = (file: string, target: string): boolean => {
    const key = `${file}\n${target}`;
    const known = holds.get(key) ?? (files.has(file) && files.readText(file).includes(target));
    holds.set(key, known);
    return known;
  };
  return (page, place, target) => {
    const file = pages.get(page)?.parsed?.file;
    if (file === undefined || file === place.file || target === '') return place;
    if (!/\.[jt]sx?$/.test(place.file) || isWrittenIn(place.file, target)) return place;
    return isWrittenIn(file, target) ? exactPlace({ file }, target) : place;
  };
}
