import { isMap, LineCounter, parseDocument } from 'yaml';
import type { Report } from '../diagnostic.ts';

/** The YAML values at the head of a page, as written. */
export type Frontmatter = Readonly<Record<string, unknown>>;

/**
 * Reads the YAML between the `---` lines. Broken YAML is reported with its place; what could be read is kept.
 * `firstLine` is the line of the file at which `text` begins.
 */
export function readFrontmatter(file: string, text: string, firstLine: number, report: Report): Frontmatter {
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
  if (document.contents === null) return {};
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
    return {};
  }
  try {
    // Aliases are bounded by the library (maxAliasCount), so that no page can blow up here.
    const values: unknown = document.toJS();
    return typeof values === 'object' && values !== null ? { ...values } : {};
  } catch (error) {
    report({
      severity: 'warning',
      kind: 'frontmatter',
      message: `Frontmatter cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      file,
      line: firstLine,
      column: 1,
    });
    return {};
  }
}
