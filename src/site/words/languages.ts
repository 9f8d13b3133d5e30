import { lookUp } from '../../look-up.ts';

/** Each language by its own name: what a reader looks for. */
const NAMES: Readonly<Record<string, string>> = {
  ar: 'العربية',
  ca: 'Català',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  en: 'English',
  es: 'Español',
  fa: 'فارسی',
  fi: 'Suomi',
  fr: 'Français',
  'fr-CA': 'Français (Canada)',
  he: 'עברית',
  hi: 'हिन्दी',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  lv: 'Latviešu',
  nl: 'Nederlands',
  no: 'Norsk',
  pl: 'Polski',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
  ro: 'Română',
  ru: 'Русский',
  sv: 'Svenska',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  ur: 'اردو',
  uz: 'Oʻzbekcha',
  vi: 'Tiếng Việt',
  zh: '简体中文',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  'zh-TW': '繁體中文',
};

/** Codes used in settings that are countries, not languages. */
const TAGS: Readonly<Record<string, string>> = { cn: 'zh-Hans', jp: 'ja', ua: 'uk' };
const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** What a language calls itself; its code where that is not known. */
export function languageName(code: string): string {
  const tag = languageTag(code);
  return lookUp(NAMES, tag) ?? lookUp(NAMES, baseOf(tag)) ?? code;
}

/** The tag of text in no language that is known (BCP 47). */
const UNKNOWN = 'und';

/** The `lang` attribute of a language's pages, as standards write it: `pt-BR` for `PT_BR`, `und` for what is none. */
export function languageTag(code: string): string {
  const written = code.replaceAll('_', '-');
  const known = lookUp(TAGS, written.toLowerCase());
  if (known !== undefined) return known;
  try {
    return Intl.getCanonicalLocales(written)[0] ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

/** Which way a language is written. */
export function textDirection(code: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(baseOf(languageTag(code))) ? 'rtl' : 'ltr';
}

function baseOf(tag: string): string {
  return tag.split('-')[0] ?? '';
}
