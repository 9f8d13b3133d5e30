import { type Words, wordsIn } from '../words/words.ts';
import { chosenAt, type Place, type Places } from './places.ts';

/** The code of the language that a page is in; English unless the navigation says otherwise. */
export function languageAt(place: Place): string {
  return chosenAt(place, 'language')?.name ?? 'en';
}

/** The words on a page at a place. */
export function wordsAt(place: Place): Words {
  return wordsIn(languageAt(place));
}

/** The language of the first page. */
export function siteLanguage(places: Places): string {
  return places.home === undefined ? 'en' : languageAt(places.of(places.home));
}
