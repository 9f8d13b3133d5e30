/** A value that holds in one of the color schemes; the style sheet of all pages says which of the two is empty. */
const inScheme = (name: 'light' | 'dark', value: string): string => `var(--t-in-${name},${value})`;

const TAG = /(<(?:"[^"]*"|[^">])*>)/;
const ATTRIBUTE = /([^\s="<>/]+)(?:="([^"]*)")?/g;
/** A declaration in an attribute: quotes, entities and brackets may hold semicolons. */
const DECLARATION = /([\w-]+)\s*:((?:&quot;.*?&quot;|&[a-z\d#]+;|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^;(])*)/gi;
/** Attributes of pictures that a declaration may say as well. */
const PAINTS = new Set(['fill', 'stroke', 'stop-color', 'fill-opacity', 'stroke-opacity', 'opacity']);

/**
 * What a component shows on light and on dark pages as one: what colors it is written for both, what it says stands
 * once. Where it says different things in the dark, it is shown as on light pages.
 */
export function inBothSchemes(light: string, dark: string): string {
  if (light === dark) return light;
  const parts = light.split(TAG);
  const others = dark.split(TAG);
  const isAlike = parts.every((part, n) => nameOf(part, n) === nameOf(others[n] ?? '', n));
  if (parts.length !== others.length || !isAlike) return light;
  return parts.map((part, n) => (part === others[n] ? part : tagInBoth(part, others[n] ?? ''))).join('');
}

/** What has to be the same in both: the text, or the name of the element. */
function nameOf(part: string, n: number): string {
  return n % 2 === 0 ? part : (/^<\/?[^\s>/]+/.exec(part)?.[0] ?? part);
}

function tagInBoth(light: string, dark: string): string {
  const name = /^<[^\s>/]+/.exec(light)?.[0] ?? '';
  const own = attributesOf(light.slice(name.length));
  const other = attributesOf(dark.slice(name.length));
  if (name === '<img' && own.get('src') !== other.get('src'))
    return withClass(light, own, 'l-only-light') + withClass(dark, other, 'l-only-dark');
  const style = [declarations(own.get('style')), declarations(other.get('style'))] as const;
  for (const paint of PAINTS) {
    const [a, b] = [own.get(paint), other.get(paint)];
    if (a === b) continue;
    if (a !== undefined) style[0].set(paint, a);
    if (b !== undefined) style[1].set(paint, b);
  }
  const all = new Map(own);
  const classes = classesInBoth(own.get('class') ?? '', other.get('class') ?? '');
  if (classes !== '') all.set('class', classes);
  const written = declarationsInBoth(...style);
  if (written !== '') all.set('style', written);
  return tagOf(name, all, light);
}

/** In the dark, utilities come on top of those for light pages. */
function classesInBoth(light: string, dark: string): string {
  const known = new Set(light.split(/\s+/));
  const more = dark.split(/\s+/).filter((name) => name !== '' && !known.has(name));
  return [light, ...more.map((name) => (name.startsWith('dark:') ? name : `dark:${name}`))].join(' ').trim();
}

function declarationsInBoth(light: ReadonlyMap<string, string>, dark: ReadonlyMap<string, string>): string {
  return [...new Set([...light.keys(), ...dark.keys()])]
    .map((property) => {
      const [a, b] = [light.get(property), dark.get(property)];
      const value = a === b ? a : `${inScheme('light', a ?? 'unset')} ${inScheme('dark', b ?? 'unset')}`;
      return `${property}:${value}`;
    })
    .join(';');
}

function declarations(style = ''): Map<string, string> {
  return new Map(
    [...style.matchAll(DECLARATION)].map(([, property = '', value = '']) => [property, value.trim()]),
  );
}

function attributesOf(tag: string): Map<string, string | undefined> {
  return new Map([...tag.matchAll(ATTRIBUTE)].map(([, name = '', value]) => [name, value]));
}

function withClass(tag: string, given: ReadonlyMap<string, string | undefined>, name: string): string {
  return tagOf('<img', new Map(given).set('class', `${given.get('class') ?? ''} ${name}`.trim()), tag);
}

function tagOf(name: string, given: ReadonlyMap<string, string | undefined>, like: string): string {
  const written = [...given].map(([key, value]) => (value === undefined ? ` ${key}` : ` ${key}="${value}"`));
  return `${name}${written.join('')}${like.endsWith('/>') ? '/>' : '>'}`;
}
