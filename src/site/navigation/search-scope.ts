import { chosenAt, type Place } from './places.ts';

/** Which part of the search index a page belongs to: its language and version. */
export function searchScope(place: Place): string {
  return `${chosenAt(place, 'language')?.name ?? ''}/${chosenAt(place, 'version')?.name ?? ''}`;
}

/** Whether a page belongs to another version than the one that readers come to first. */
export function isOtherVersion({ switches }: Place): boolean {
  return switches.some(({ active, switch: { kind, entries } }) => {
    const first = entries.find(({ isDefault }) => isDefault) ?? entries[0];
    return kind === 'version' && active !== undefined && active !== first;
  });
}
