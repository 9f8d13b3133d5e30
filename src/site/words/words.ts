import { lookUp } from '../../look-up.ts';
import { ar } from './ar.ts';
import { ca } from './ca.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { hi } from './hi.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { languageTag } from './languages.ts';
import { lv } from './lv.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ptBR } from './pt-BR.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { uz } from './uz.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';
import { zhHant } from './zh-Hant.ts';

export type { Words } from './en.ts';

/** By the tag of each language; the English words are the ones to translate. */
const LANGUAGES: Readonly<Record<string, Words>> = {
  ar,
  ca,
  cs,
  da,
  de,
  en,
  es,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  lv,
  nl,
  no,
  pl,
  pt,
  'pt-BR': ptBR,
  ro,
  ru,
  sv,
  tr,
  uk,
  uz,
  vi,
  zh,
  'zh-Hant': zhHant,
};

/** Chinese in the signs of Taiwan, Hong Kong and Macao. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;
/** Other tags of a language here. */
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** The words in a language, by its code in the settings; in English where it has none here. */
export function wordsIn(code: string): Words {
  const tag = languageTag(code);
  const base = tag.split('-')[0] ?? '';
  const names = [TRADITIONAL.test(tag) ? 'zh-Hant' : tag, lookUp(SAME, base) ?? base];
  return names.map((name) => lookUp(LANGUAGES, name)).find((words) => words !== undefined) ?? en;
}
