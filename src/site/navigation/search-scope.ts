import type { Place } from './places.ts';

/** Which part of the search index a page belongs to: its language and version. */
export function searchScope(place: Place): string {
  const name = (kind: 'language' | 'version'): string =>
    place.switches.find((placed) => placed.switch.kind === kind)?.active?.name ?? '';
  return `${name('language')}/${name('version')}`;
}
