import type { Report } from '../diagnostic.ts';
import { isRecord, type JsonDocument } from './document.ts';
import type { JsonPath } from './places.ts';
import { dotted } from './validate.ts';

/** A navigation with the paths of pages in the place of objects such as `{ "page": "guide", "tag": "NEW" }`: told once. */
export function withPageObjects(value: unknown, document: JsonDocument, report: Report): unknown {
  const found: { readonly path: JsonPath; readonly page: string }[] = [];
  const others = new Set<string>();
  const read = (part: unknown, path: JsonPath): unknown => {
    if (Array.isArray(part)) return part.map((one, index) => read(one, [...path, index]));
    if (!isRecord(part)) return part;
    const { page, ...rest } = part;
    if (path.at(-2) === 'pages' && typeof page === 'string' && !('pages' in rest || 'group' in rest)) {
      found.push({ path, page });
      for (const key of Object.keys(rest)) others.add(`"${key}"`);
      return page;
    }
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, read(one, [...path, key])]));
  };
  const navigation = read(value, ['navigation']);
  const [first, ...more] = found;
  if (first === undefined) return navigation;
  const times = more.length === 0 ? '' : ` (and ${more.length} more)`;
  const left = others.size === 0 ? '' : `, and ${[...others].join(', ')} at the head of the page`;
  report({
    severity: 'warning',
    kind: 'invalid-setting',
    message: `${dotted(first.path)}: is an object${times}; it is read as the page "${first.page}"`,
    hint: `write "${first.page}"${left}`,
    ...document.placeOf(first.path),
  });
  return navigation;
}
