import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lookUp } from '../../look-up.ts';
import type { IconShape } from './fontawesome.ts';

/** A set of icons in one file, with the former names of some. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const require = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

function readSet(path: string): IconSet {
  const known = sets.get(path);
  if (known) return known;
  const set: IconSet = JSON.parse(readFileSync(path, 'utf8'));
  sets.set(path, set);
  return set;
}

/** An icon of Lucide, by its name or a former one. */
export function lucideIcon(name: string): IconShape | undefined {
  return shapeOf(readSet(require.resolve('@iconify-json/lucide/icons.json')), plainName(name, 'lucide'));
}

/** An icon of Tabler: outlined, or filled for names such as `star-filled` and the style `filled`. */
export function tablerIcon(name: string, style: string | undefined): IconShape | undefined {
  const set = readSet(require.resolve('@iconify-json/tabler/icons.json'));
  const plain = plainName(name, '(?:tabler|icon|ti)');
  const outline = plain.replace(/-filled$/, '');
  const isFilled = style === 'filled' || style === 'solid' || plain !== outline;
  const names = [outline, `${outline}-filled`];
  return (isFilled ? names.toReversed() : names).map((one) => shapeOf(set, one)).find(Boolean);
}

function shapeOf(set: IconSet, name: string): IconShape | undefined {
  const body = lookUp(set.icons, lookUp(set.aliases ?? {}, name)?.parent ?? name)?.body;
  return body === undefined ? undefined : { viewBox: '0 0 24 24', body };
}

/** `ArrowRight`, `lucide-arrow-right` and `arrow_right` are all `arrow-right`. */
function plainName(name: string, prefix: string): string {
  return name
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[_\s]+/g, '-')
    .replace(new RegExp(`^${prefix}-`), '');
}
