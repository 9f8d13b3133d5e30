import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Report } from '../diagnostic.ts';
import { endCircles } from '../project/circles.ts';
import { cutDeepKeys } from '../project/deep-keys.ts';

/** The YAML values at the head of a page, as written. */
export type Frontmatter = Readonly<Record<string, unknown>>;

/** What a page is called, which may be a word that YAML takes for something else. */
const NAMES = ['title', 'sidebarTitle'];

/**
 * Reads the YAML between the `---` lines. Broken YAML is reported with its place; what could be read is kept.
 * `firstLine` is the line of the file at which `source` begins.
 */
export function readFrontmatter(...read: Parameters<typeof readYaml>): Frontmatter {
  const values = readYaml(...read);
  const names = NAMES.flatMap((key) =>
    typeof values[key] === 'boolean' ? [[key, String(values[key])] as const] : [],
  );
  return names.length === 0 ? values : { ...values, ...Object.fromEntries(names) };
}

function readYaml(file: string, source: string, firstLine: number, report: Report): Frontmatter {
  const simple = simpleFrontmatter(source);
  if (simple !== undefined) return simple;
  const warn = (message: string, place: { line?: number; column?: number; hint?: string } = {}): void =>
    report({ severity: 'warning', kind: 'frontmatter', message, file, line: firstLine, column: 1, ...place });
  const text = source.replace(ASSIGNED, (_, key: string, at: number) => {
    warn(`${key} is not set by =, which is read as a part of its name on hosted pages`, {
      hint: `write ${key}: …`,
      line: firstLine + source.slice(0, at).split('\n').length - 1,
    });
    return `${key}: `;
  });
  const lines = new LineCounter();
  const document = documentOf(text, lines);
  for (const error of document.errors.slice(0, 1)) {
    const { line, col } = lines.linePos(error.pos[0]);
    warn(`Frontmatter is not valid YAML: ${error.message}`, {
      hint:
        error.code === 'DUPLICATE_KEY'
          ? 'keep one of the two'
          : /^\w+:\S/.test(text.split('\n')[line - 1] ?? '')
            ? 'write a blank behind the colon'
            : 'put quotes around values that hold a colon, a quote or a brace',
      line: firstLine + line - 1,
      column: col,
    });
  }
  // Broken YAML loses more than the broken line.
  const plain = document.errors.length === 0 ? {} : plainLines(text);
  if (document.contents === null) return plain;
  if (!isMap(document.contents)) {
    if (document.errors.length === 0) warn('Frontmatter is not a list of “key: value” lines');
    return plainLines(text);
  }
  try {
    // Aliases are bounded by the library (maxAliasCount), so that no page can blow up here.
    cutDeepKeys(document, text);
    for (const key of WORDS) {
      const node = document.get(key, true);
      if (isScalar(node) && typeof node.value === 'number') node.value = node.source;
    }
    const values: unknown = document.toJS();
    endCircles(values, () => null);
    return typeof values === 'object' && values !== null ? { ...values, ...plain } : plain;
  } catch (error) {
    if (document.errors.length === 0)
      warn(`Frontmatter cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return plain;
  }
}

/** What is shown as it is written: of a version such as 1.10, YAML makes the number 1.1. */
const WORDS = ['title', 'sidebarTitle', 'description', 'tag'];

const QUOTED = /^([A-Za-z_][\w:-]*:[ \t]+)("(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')(?=[ \t]*$)/gm;

/** The readers of hosted pages let the lines of a quoted value begin where its key does, which YAML does not. */
function documentOf(text: string, lineCounter: LineCounter): Document.Parsed {
  const options = { prettyErrors: false, logLevel: 'silent' } as const;
  const document: Document.Parsed = parseDocument(text, { ...options, lineCounter });
  if (document.errors.length === 0) return document;
  const indented = text.replace(
    QUOTED,
    (_, key: string, value: string) => `${key}${value.replace(/\n(?=\S)/g, '\n ')}`,
  );
  if (indented === text) return document;
  const mended: Document.Parsed = parseDocument(indented, options);
  return mended.errors.length === 0 ? mended : document;
}

/** `title = "Words"`, as settings in other languages are written. */
const ASSIGNED = /^([A-Za-z_][\w-]*)[ \t]*=(?=[ \t]*\S)/gm;

/** The settings at the head of TOML as YAML has them, on the lines where they stand; its tables are none of a page. */
export function yamlOfToml(toml: string): string {
  return toml.replace(/^[ \t]*\[[\s\S]*/m, '').replace(ASSIGNED, '$1: ');
}

const SCALAR = String.raw`(?:"([^"\\\t]*)"|'([^'\t]*)'|([A-Za-z](?:[^:#\s]| (?=[^#\s]))*))`;
const SIMPLE_LINE = new RegExp(`^([A-Za-z_][\\w-]*):(?: ${SCALAR})?$`);
const SIMPLE_ITEM = new RegExp(`^( {0,4})- ${SCALAR}$`);
/** Words that YAML takes for something else than text. */
const NO_TEXT = /^(?:true|false|null)$/i;

/**
 * Frontmatter of nothing but lines such as `title: Words`, `title: "Words"` and `hidden: true`, and of lists of such
 * words, as YAML reads them; undefined where there is more to it. Most pages have no other, and to read it as YAML
 * takes a fifth of their parsing.
 */
export function simpleFrontmatter(text: string): Frontmatter | undefined {
  const found: Record<string, string | boolean | (string | boolean)[]> = {};
  /** The list that the lines before have begun, and how far its items stand in. */
  let list: { readonly items: (string | boolean)[]; indent?: number } | undefined;
  for (const line of text.split('\n')) {
    const item = list && SIMPLE_ITEM.exec(line);
    if (list && item) {
      const [, { length: indent } = '', ...scalar] = item;
      const value = simpleValue(scalar);
      list.indent ??= indent;
      if (value === undefined || list.indent !== indent) return undefined;
      list.items.push(value);
      continue;
    }
    if (list?.items.length === 0) return undefined;
    const [, key, ...scalar] = SIMPLE_LINE.exec(line) ?? [];
    if (key === undefined || key in found || NO_TEXT.test(key)) return undefined;
    const isList = line.endsWith(':') && scalar.every((value) => value === undefined);
    const value = isList ? [] : simpleValue(scalar);
    if (value === undefined) return undefined;
    list = Array.isArray(value) ? { items: value } : undefined;
    found[key] = value;
  }
  return list?.items.length === 0 ? undefined : found;
}

/** A value by how it is quoted; undefined where YAML takes it for something else than a text, `true` or `false`. */
function simpleValue([double, single, plain]: readonly (string | undefined)[]): string | boolean | undefined {
  if (plain === 'true' || plain === 'false') return plain === 'true';
  return double ?? single ?? (plain !== undefined && NO_TEXT.test(plain) ? undefined : plain);
}

/** What YAML has for other than words: a list, a block, an alias. `[Beta] Title` and `*New* title` are words. */
const NO_WORDS = /^(?:[|>&!#]|\[(?:[^\]]*|.*\])$|\{(?:[^}]*|.*\})$|\*\S+$)/;

/** `title: Words`, and `title:Words` of what is shown of a page. */
const WORDS_LINE = /^(?:([A-Za-z][\w:-]*):[ \t]+|(title|sidebarTitle|description):)(\S.*)$/gm;

/** The lines `key: words`, as people mean them: `title: A: b` is the title “A: b”. */
function plainLines(text: string): Frontmatter {
  const found: Record<string, unknown> = {};
  for (const [, named, unspaced = '', written = ''] of text.matchAll(WORDS_LINE)) {
    const value = written.trimEnd();
    if (NO_WORDS.test(value)) continue;
    const words = value
      .replace(/^"(.*)"$/, (_, inside: string) => inside.replace(/\\(["\\])/g, '$1'))
      .replace(/^'(.*)'$/, (_, inside: string) => inside.replace(/''/g, "'"))
      .replace(/^(["'])(?!.*\1)/, '');
    found[named ?? unspaced] = /^(?:true|false)$/.test(words) ? words === 'true' : words;
  }
  return found;
}
