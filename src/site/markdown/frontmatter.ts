import { isMap, LineCounter, parseDocument } from 'yaml';
import type { Report } from '../diagnostic.ts';

/** The YAML values at the head of a page, as written. */
export type Frontmatter = Readonly<Record<string, unknown>>;

/**
 * Reads the YAML between the `---` lines. Broken YAML is reported with its place; what could be read is kept.
 * `firstLine` is the line of the file at which `text` begins.
 */
export function readFrontmatter(file: string, text: string, firstLine: number, report: Report): Frontmatter {
  const simple = simpleFrontmatter(text);
  if (simple !== undefined) return simple;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'silent' });
  for (const error of document.errors.slice(0, 1)) {
    const { line, col } = lines.linePos(error.pos[0]);
    report({
      severity: 'warning',
      kind: 'frontmatter',
      message: `Frontmatter is not valid YAML: ${error.message}`,
      hint: 'put quotes around values that hold a colon, a quote or a brace',
      file,
      line: firstLine + line - 1,
      column: col,
    });
  }
  // Broken YAML loses more than the broken line.
  const plain = document.errors.length === 0 ? {} : plainLines(text);
  if (document.contents === null) return plain;
  if (!isMap(document.contents)) {
    if (document.errors.length === 0) {
      report({
        severity: 'warning',
        kind: 'frontmatter',
        message: 'Frontmatter is not a list of “key: value” lines',
        file,
        line: firstLine,
        column: 1,
      });
    }
    return plain;
  }
  try {
    // Aliases are bounded by the library (maxAliasCount), so that no page can blow up here.
    const values: unknown = document.toJS();
    return typeof values === 'object' && values !== null ? { ...values, ...plain } : plain;
  } catch (error) {
    report({
      severity: 'warning',
      kind: 'frontmatter',
      message: `Frontmatter cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      file,
      line: firstLine,
      column: 1,
    });
    return plain;
  }
}

const SIMPLE_LINE = /^([A-Za-z_][\w-]*): (?:"([^"\\\t]*)"|'([^'\t]*)'|([A-Za-z](?:[^:#\s]| (?=[^#\s]))*))$/;
/** Words that YAML takes for something else than text. */
const NO_TEXT = /^(?:true|false|null)$/i;

/**
 * Frontmatter of nothing but lines such as `title: Words` and `title: "Words"`, as YAML reads them; undefined where
 * there is more to it. Most pages have no other, and to read it as YAML takes a fifth of their parsing.
 */
export function simpleFrontmatter(text: string): Frontmatter | undefined {
  const found: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const [, key, double, single, plain] = SIMPLE_LINE.exec(line) ?? [];
    const value = double ?? single ?? plain;
    if (key === undefined || value === undefined || key in found) return undefined;
    if (NO_TEXT.test(key) || (plain !== undefined && NO_TEXT.test(plain))) return undefined;
    found[key] = value;
  }
  return found;
}

/** The lines `key: words`, as people mean them: `title: A: b` is the title “A: b”. */
function plainLines(text: string): Frontmatter {
  const found: Record<string, unknown> = {};
  for (const [, key = '', value = ''] of text.matchAll(/^([A-Za-z][\w:-]*):[ \t]+(\S.*?)[ \t]*\r?$/gm)) {
    if (/^[[{|>&*!#]/.test(value)) continue;
    const words = value.replace(/^(["'])(.*)\1$/, '$2').replace(/^["']/, '');
    found[key] = /^(?:true|false)$/.test(words) ? words === 'true' : words;
  }
  return found;
}
