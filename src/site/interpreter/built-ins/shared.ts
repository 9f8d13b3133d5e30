import { record, type Value, type ValueRecord } from '../value.ts';

/** A record that no page can change: all pages share it. */
export function shared(members: Readonly<Record<string, Value>>): ValueRecord {
  for (const member of Object.values(members)) if (typeof member === 'function') Object.freeze(member);
  return Object.freeze(record(Object.entries(members)));
}
