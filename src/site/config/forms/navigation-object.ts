import { lookUp } from '../../../look-up.ts';
import type { Report } from '../../diagnostic.ts';
import type { JsonDocument } from '../json/document.ts';
import { isRecord } from '../json/record.ts';
import { SWITCHES } from '../switches.ts';

/** The keys that list entries, and the key that labels these. */
const LISTS: Readonly<Record<string, string>> = { ...SWITCHES, groups: 'group' };

/** Settings with their navigation as an object, where it is a list or stands at the root of the file: with a warning. */
export function withNavigationObject(
  value: Record<string, unknown>,
  document: JsonDocument,
  report: Report,
): Record<string, unknown> {
  const { navigation } = value;
  if (navigation === undefined) return withRootLists(value, document, report);
  if (!Array.isArray(navigation)) return value;
  report({
    severity: 'warning',
    kind: 'invalid-setting',
    message: 'navigation: must be an object; the list is read as its entries',
    hint: 'write "navigation": { "groups": [ … ] }',
    ...document.placeOf(['navigation']),
  });
  const switches = Object.entries(SWITCHES).flatMap(([key, label]) => {
    const entries = navigation.filter((entry) => isRecord(entry) && label in entry && !('group' in entry));
    return entries.length === 0 ? [] : [[key, entries] as const];
  });
  const taken = new Set(switches.flatMap(([, entries]) => entries));
  const pages = navigation.filter((entry) => !taken.has(entry));
  return {
    ...value,
    navigation: { ...Object.fromEntries(switches), ...(pages.length === 0 ? {} : { pages }) },
  };
}

/** Lists such as `tabs` beside the other settings, each with entries that have its label, where there is no `navigation`. */
function withRootLists(
  value: Record<string, unknown>,
  document: JsonDocument,
  report: Report,
): Record<string, unknown> {
  const isList = (key: string, entries: unknown): boolean => {
    const label = lookUp(LISTS, key);
    return (
      label !== undefined && Array.isArray(entries) && entries.some((one) => isRecord(one) && label in one)
    );
  };
  const lists = Object.entries(value).filter(([key, entries]) => isList(key, entries));
  const [first] = lists;
  if (first === undefined) return value;
  const keys = lists.map(([key]) => `"${key}"`).join(', ');
  report({
    severity: 'warning',
    kind: 'invalid-setting',
    message: `navigation: is missing; taken from ${keys} at the root of the file`,
    hint: `write "navigation": { ${lists.map(([key]) => `"${key}": [ … ]`).join(', ')} }`,
    ...document.placeOf([first[0]]),
  });
  const others = Object.entries(value).filter(([key, entries]) => !isList(key, entries));
  return { ...Object.fromEntries(others), navigation: Object.fromEntries(lists) };
}
