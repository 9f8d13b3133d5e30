import { keptBytes } from '../cache/kept.ts';
import { projectFileAt, relativeHref, splitSuffix } from '../hrefs.ts';
import { withoutCodeBlocks } from '../markdown/code/code-blocks.ts';
import { plainUtility } from '../markdown/html.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { BuildCache } from '../site.ts';
import { tailwindTheme } from './assets.generated.ts';
import { HUE_NAMES, UTILITY_THEME } from './utility-theme.ts';

const CLASS_ATTRIBUTE = /\bclass(?:Name)?\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^\n]{0,500}?)\}(?=[\s/>]))/g;
/** Layout and components have their own classes. */
const OWN = /^(l|c|api)-/;

/** Texts of components, which may name classes: `const shape = isWide ? 'w-full' : 'w-1/2'`. */
const TEXT = /"([^"\n]{1,500})"|'([^'\n]{1,500})'|`([^`]{1,2000})`/g;
const CLASS_NAME = /^[!@*-]?[a-z[][\w[\]:/.%#()!,&>~+*=-]{0,99}$/i;

/** A class that holds a text or a file in quotes: `before:content-['→']`, `bg-[url('/a.png')]`. */
const QUOTING =
  /(?<=^|[\s"'`])(?:[\w!@*:./-]|\[[^\s\]'"`]*\])*\[[^\s\]'"`]*(?:'[^'\s]*'|"[^"\s]*")[^\s\]'"`]*\][\w!/%.-]*/g;

/** A class of which a component works out a part: `md:grid-cols-${cols}`, `bg-${color}-500`. */
const PARTLY = /(?<=^|[\s"'`{}])(!?[a-z][\w:]*(?:-[a-z]+)*-)\$\{[^{}`\n]{1,200}\}([\w/-]*)(?=[\s"'`]|$)/gi;
/** What that part may be, beside the texts around it: it may be given by a page. */
const NUMBERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '16', '20', '24'];
const PLACES = ['start', 'center', 'end', 'between', 'left', 'right', 'top', 'bottom'];
const SIZES = ['none', 'xs', 'sm', 'base', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', 'full', 'auto'];
const PART = /(["'])([a-z0-9][\w-]{0,19})\1/gi;
const MOST_PARTS = 200;

/** Longer than any class that Tailwind knows: it reads the parts of a name within one another. */
const LONGEST = 1000;

/** Every word that stands as a class name in a page or snippet. */
export function classWords(text: string): string[] {
  if (!text.includes('class')) return [];
  const source = withoutCodeBlocks(text);
  const words = new Set<string>();
  const keep = (word: string): void => {
    // A utility may carry an address; a site asks no other host.
    if (word !== '' && word.length <= LONGEST && !OWN.test(word) && !word.includes('//'))
      words.add(plainUtility(word) ?? word);
  };
  const add = (text: string, isName: (word: string) => boolean): void => {
    for (const word of text.split(/[\s"'`]+/)) if (isName(word)) keep(word);
    for (const [word] of text.matchAll(QUOTING)) keep(word);
  };
  for (const [, double, single, expression] of source.matchAll(CLASS_ATTRIBUTE))
    add(double ?? single ?? expression ?? '', () => true);
  if (/^export\b/m.test(source)) {
    for (const [, double, single, template] of source.matchAll(TEXT))
      add(double ?? single ?? template ?? '', (word) => CLASS_NAME.test(word));
  }
  for (const word of partlyWorkedOut(source)) keep(word);
  return [...words];
}

/** The classes that may come of those of which the components of a source work out a part. */
function partlyWorkedOut(source: string): string[] {
  const partly = [...source.matchAll(PARTLY)];
  if (partly.length === 0) return [];
  const parts = new Set<string>();
  for (const [, , part = ''] of source.matchAll(PART)) if (parts.size < MOST_PARTS) parts.add(part);
  const values = [...NUMBERS, ...PLACES, ...SIZES, ...parts];
  const colors = [...HUE_NAMES, ...parts];
  return partly.flatMap(([, before = '', after = '']) =>
    (/^-\d/.test(after) ? colors : values).map((part) => `${before}${part}${after}`),
  );
}

/**
 * The class names in the pages and snippets of a project, sorted; of scripts, only those that pages import count.
 * `classesOf` reads those of one file.
 */
export function classNames(
  files: ProjectFiles,
  scripts: readonly string[],
  classesOf: (file: string) => readonly string[],
): string[] {
  const names = new Set<string>();
  for (const path of [...files.paths.filter((one) => /\.(?:mdx?|jsx|tsx)$/i.test(one)), ...scripts]) {
    for (const word of classesOf(path)) names.add(word);
  }
  return [...names].sort();
}

/** A border of no color of its own is a light line on hosted sites. Any other rule wins over this one. */
const BORDERS = ':where([class*="border"],[class*="divide-"]>*){border-color:var(--t-border)}\n';

type Translucent = readonly [kind: string, color: string, meant?: typeof ITSELF];
/** What such a class is about, and what stands before its color in the rules. */
const ITSELF = { selector: '&', before: String.raw`[\s{;]` };
const LINES_BETWEEN = {
  selector: ':where(& > :not(:last-child))',
  before: String.raw`> :not\(:last-child\)\) \{\s*`,
};

/** What `bg-opacity-40` makes translucent: the class that says how much stands beside the one of the color. */
const TRANSLUCENT: readonly Translucent[] = [
  ['bg', 'background-color'],
  ['text', 'color'],
  ['divide', 'border-color', LINES_BETWEEN],
  ['border', 'border(?:-[a-z-]+)?-color'],
  ['ring', '--tw-ring-color'],
];

/** The kinds of {@link TRANSLUCENT} that some class of these sets the opacity of. */
function translucentKinds(names: readonly string[]): readonly Translucent[] {
  return TRANSLUCENT.filter(([kind]) => {
    const opacity = new RegExp(`(?:^|:)!?${kind}-opacity-`);
    return names.some((name) => opacity.test(name));
  });
}

/** Classes of hosted sites that this version of Tailwind has no more. It must not reach what is inside the element. */
function opacityUtility([kind, , { selector } = ITSELF]: Translucent): string {
  return `@utility ${kind}-opacity-*{${selector}{--tw-${kind}-opacity:calc(--value(integer)*1%);\
--tw-${kind}-opacity:calc(--value([number])*100%)}}\n\
@property --tw-${kind}-opacity{syntax:"<percentage>";inherits:false;initial-value:100%}\n`;
}

/** The rules with their colors as translucent as another class of the element says. */
function withOpacity(css: string, [kind, color, { before } = ITSELF]: Translucent): string {
  return css.replace(
    new RegExp(`(?<=${before})(${color}): (var\\(--[\\w-]+\\)|#[\\da-f]{3,6});`, 'g'),
    `$1: color-mix(in srgb, $2 var(--tw-${kind}-opacity), transparent);`,
  );
}

const LISTS = /(?<=[\s{;](?:grid-template-(?:columns|rows)|object-position): )[^;]+(?=;)/g;

/** The rules of `grid-cols-[auto,1fr]`: version 3 of Tailwind reads commas between values as blanks. */
function withLists(css: string): string {
  return css.replace(LISTS, (values) => {
    let depth = 0;
    return values.replace(/[()]|,\s*/g, (sign) => {
      if (!sign.startsWith(',')) depth += sign === '(' ? 1 : -1;
      else if (depth === 0) return ' ';
      return sign;
    });
  });
}

/** The rules of `bg-[--brand]`, a variable that stands alone in its brackets, as version 3 of Tailwind reads it. */
function withVariables(css: string, names: readonly string[]): string {
  const variables = new Set(names.flatMap((name) => /\[(--[\w-]+)\]/.exec(name)?.[1] ?? []));
  if (variables.size === 0) return css;
  const alone = new RegExp(`(?<=[\\s,(])(?<!var\\()(?:${[...variables].join('|')})(?![\\w-]|\\s*:)`, 'g');
  return css.replace(alone, 'var($&)');
}

const FILE = /url\((['"]?)([^'")]+)\1\)/g;

/** The rules with the files of the project that they show, from where the style sheet stands, and those files. */
export function utilityFiles(
  css: string,
  files: ProjectFiles,
  styleSheet: string,
): { readonly css: string; readonly used: readonly string[] } {
  const used = new Set<string>();
  const found = css.replace(FILE, (written, quote: string, target: string) => {
    const file = projectFileAt(target, '', files);
    if (file === undefined) return written;
    used.add(file);
    return `url(${quote}${relativeHref(styleSheet, file)}${splitSuffix(target)[1]}${quote})`;
  });
  return { css: found, used: [...used] };
}

/** The style rules of the utility classes that a project uses; empty when it uses none. */
export async function utilityStyles(
  names: readonly string[],
  cache: BuildCache | undefined,
): Promise<string> {
  if (names.length === 0) return '';
  const bytes = await keptBytes(cache, 'utilities', [names.join('\n')], async () => {
    const { compile } = await import('tailwindcss');
    const kinds = translucentKinds(names);
    const opacities = kinds.map(opacityUtility).join('');
    const compiler = await compile(
      `${tailwindTheme}${UTILITY_THEME}\n@custom-variant dark (&:where(.dark, .dark *));\n${opacities}@tailwind utilities;`,
    );
    return Buffer.from(
      withVariables(withLists(kinds.reduce(withOpacity, compiler.build([...names]))), names),
    );
  });
  return BORDERS + Buffer.from(bytes).toString();
}
