import { isObject, type JsonObject, listOf } from '../json.ts';

/** The servers of a list. Some write an address alone, or the only one without a list. */
export function serverObjects(servers: unknown): JsonObject[] {
  const all = typeof servers === 'string' || isObject(servers) ? [servers] : listOf(servers);
  return all.map((server) => (typeof server === 'string' ? { url: server } : server)).filter(isObject);
}
