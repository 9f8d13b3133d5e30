import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The inside of an icon and the box it is drawn in. */
export interface IconShape {
  readonly viewBox: string;
  /** SVG elements; drawn in the current color. */
  readonly body: string;
}

type Style = 'solid' | 'regular' | 'brands';

const shapes = new Map<Style, ReadonlyMap<string, IconShape>>();

/**
 * Reads one style of Font Awesome Free. The script file is the one that holds shapes and former names together:
 * `"house": [512, 512, ["home", …], "f015", "M277…"],`.
 */
function readStyle(style: Style): ReadonlyMap<string, IconShape> {
  const known = shapes.get(style);
  if (known) return known;
  const file = createRequire(import.meta.url).resolve(`@fortawesome/fontawesome-free/js/${style}.js`);
  const icons = new Map<string, IconShape>();
  const aliases: [string, IconShape][] = [];
  const row = /^\s*"([\w-]+)": \[(\d+), (\d+), \[([^\]]*)\], "[^"]*", (?:"([^"]*)"|\[([^\]]*)\])\]/gm;
  for (const [, name = '', width, height, others = '', path, paths = ''] of readFileSync(
    file,
    'utf8',
  ).matchAll(row)) {
    const drawn = path === undefined ? [...paths.matchAll(/"([^"]+)"/g)].map(([, d]) => d) : [path];
    const shape = {
      viewBox: `0 0 ${width} ${height}`,
      body: drawn.map((d) => `<path fill="currentColor" d="${d}"/>`).join(''),
    };
    icons.set(name, shape);
    for (const [, alias = ''] of others.matchAll(/"([\w-]+)"/g)) aliases.push([alias, shape]);
  }
  for (const [alias, shape] of aliases) if (!icons.has(alias)) icons.set(alias, shape);
  shapes.set(style, icons);
  return icons;
}

/**
 * An icon of Font Awesome Free by name (with or without `fa-`) in the style wished for, else in any free style.
 * Styles of the paid set (`light`, `duotone`, …) fall back to the free ones.
 */
export function fontAwesomeIcon(name: string, style: string | undefined): IconShape | undefined {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/^(?:fa[a-z]?|fa-(?:solid|regular|brands|light|thin|duotone)) /, '')
    .replace(/^fa-/, '');
  return orderOf(style ?? /^fa-(regular|brands)|^(fab|far) /.exec(name)?.slice(1).find(Boolean)).reduce<
    IconShape | undefined
  >((found, next) => found ?? readStyle(next).get(plain), undefined);
}

function orderOf(style: string | undefined): readonly Style[] {
  if (style === 'brands' || style === 'fab') return ['brands', 'solid', 'regular'];
  if (style === 'regular' || style === 'far') return ['regular', 'solid', 'brands'];
  return ['solid', 'brands', 'regular'];
}
