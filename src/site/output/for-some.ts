import type { Report } from '../diagnostic.ts';
import { keyPlace } from '../navigation/key-place.ts';
import type { SiteMap } from '../navigation/map.ts';
import type { ApiDocument } from '../openapi/description/document.ts';
import { isObject, type JsonObject, listOf, objectOf } from '../openapi/json.ts';

const HINT = 'publish where only they can read, or take such';

/** Hosted sites show some pages, and some of an API, to some readers only, whom plain files cannot tell apart. */
export function reportForSome({ built }: SiteMap, report: Report): void {
  const pages = [...built.values()];
  const own = pages.filter(({ parsed }) => isForSome(parsed?.frontmatter));
  const [first] = own;
  if (first !== undefined) {
    report({
      severity: 'warning',
      kind: 'left-out',
      message: `${own.length === 1 ? 'This page is' : `${own.length} pages, this among them, are`} for some readers only ("groups"): a bundle knows no readers, and shows it to all`,
      hint: `${HINT} pages out of the project`,
      ...(first.parsed && keyPlace(first.parsed, 'groups')),
    });
  }
  const documents = new Set(pages.flatMap(({ operation }) => operation?.document ?? []));
  for (const document of documents) reportApi(document, report);
}

/** Operations, properties, alternatives and allowed values may be for some readers. */
function reportApi({ source, raw }: ApiDocument, report: Report): void {
  const parts = partsForSome(raw);
  if (parts === 0) return;
  report({
    severity: 'warning',
    kind: 'left-out',
    message: `${parts === 1 ? 'A part' : `${parts} parts`} of this API description ${parts === 1 ? 'is' : 'are'} for some readers only ("groups" of "x-mint", or "x-mint-enum"): a bundle knows no readers, and shows all to all`,
    hint: `${HINT} parts out of the description`,
    file: source,
  });
}

/** How many objects name groups; an alias of YAML makes one object stand in many places, even in itself. */
function partsForSome(root: unknown): number {
  const seen = new Set<unknown>();
  const open = [root];
  let parts = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (isObject(value) && (isForSome(value['x-mint']) || hasValuesForSome(value))) parts++;
    open.push(...Object.values(value));
  }
  return parts;
}

/** Allowed values name the groups that may see them beside the list of all. */
function hasValuesForSome(schema: JsonObject): boolean {
  return Object.values(objectOf(schema['x-mint-enum'])).some((groups) => listOf(groups).length > 0);
}

function isForSome(settings: unknown): boolean {
  const { groups } = objectOf(settings);
  return Array.isArray(groups) && groups.length > 0;
}
