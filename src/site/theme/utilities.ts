import { keptBytes } from '../cache/kept.ts';
import { projectFileAt, relativeHref, splitSuffix } from '../hrefs.ts';
import { withoutCodeBlocks } from '../markdown/code/code-blocks.ts';
import { plainUtility } from '../markdown/html.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { BuildCache } from '../site.ts';
import { tailwindTheme } from './assets.generated.ts';
import { asInVersion3, opacityUtilities } from './utilities-of-version-3.ts';
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
    const compiler = await compile(
      `${tailwindTheme}${UTILITY_THEME}\n@custom-variant dark (&:where(.dark, .dark *));\n${opacityUtilities(names)}@tailwind utilities;`,
    );
    return Buffer.from(asInVersion3(compiler.build([...names]), names));
  });
  return BORDERS + Buffer.from(bytes).toString();
}
