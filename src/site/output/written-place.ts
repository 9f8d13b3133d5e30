import type { LoadedSettings } from '../config/load.ts';
import type { SitePage } from '../navigation/pages.ts';
import type { SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';

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
