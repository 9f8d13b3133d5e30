import type { Report } from '../../diagnostic.ts';
import { dotted } from '../checks/validate.ts';
import type { JsonDocument } from '../json/document.ts';
import { withObjects } from '../json/objects.ts';
import type { JsonPath } from '../json/places.ts';

/** A navigation with the paths of pages in the place of objects such as `{ "page": "guide", "tag": "NEW" }`: told once. */
export function withPageObjects(value: unknown, document: JsonDocument, report: Report): unknown {
  const found: { readonly path: JsonPath; readonly page: string }[] = [];
  const others = new Set<string>();
  const navigation = withObjects(value, ['navigation'], (object, path) => {
    const { page, ...rest } = object;
    if (path.at(-2) !== 'pages' || typeof page !== 'string' || 'pages' in rest || 'group' in rest)
      return object;
    found.push({ path, page });
    for (const key of Object.keys(rest)) others.add(`"${key}"`);
    return page;
  });
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
