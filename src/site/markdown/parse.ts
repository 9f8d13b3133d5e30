import type { Heading, Nodes, Root } from 'mdast';
import type { Report } from '../diagnostic.ts';
import { endlessCode } from './code/endless-code.ts';
import { splitInfo } from './code/fence.ts';
import { attributeLanguages, importedFiles, scriptLanguages } from './code/script-languages.ts';
import { readFrontmatter, yamlOfToml } from './frontmatter.ts';
import { withoutControls } from './html.ts';
import { isJsxElement, isJsxExpression } from './jsx-nodes.ts';
import type { ParsedPage } from './parsed-page.ts';
import { parseRecovering } from './repair/recover.ts';
import { texDelimiters } from './tex-delimiters.ts';
import { visit } from './visit.ts';

/** Blank lines, and those of comments of HTML and MDX: nothing that is shown. */
const UNSEEN_LINES =
  /^(?:[ \t]*(?:<!--(?:(?!-->)[\s\S])*-->[ \t]*|\{[ \t]*\/\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*\}[ \t]*)?\r?\n)+/;
/** Lines such as `title: Words` between dashes; a line between dashes may be a heading as well. */
const FRONTMATTER = /^---[ \t]*\r?\n(?:["']?[A-Za-z][\w:-]*["']?:[^\n]*\n|[ \t-][^\n]*\n)*?---[ \t]*\r?\n/;
/** The line of dashes above such lines where they have one too many, so that they would be a heading. */
const DOUBLED =
  /^---[ \t]*\r?\n(?=---[ \t]*\r?\n(?:["']?[A-Za-z][\w:-]*["']?:[^\n]*\n)*?["']?title["']?:[^\n]*\n(?:["']?[A-Za-z][\w:-]*["']?:[^\n]*\n|[ \t-][^\n]*\n)*?---[ \t]*\r?\n)/;

/**
 * Parses a page or snippet. Never fails: broken places become text and are reported with line and column. Dollars are
 * text where there is to be no `math`.
 */
export function parsePage(file: string, written: string, report: Report, math = true): ParsedPage {
  const [unseen = ''] = UNSEEN_LINES.exec(written) ?? [];
  const [doubled = ''] = DOUBLED.exec(written.slice(unseen.length)) ?? [];
  const start = unseen.length + doubled.length;
  const opened = written.slice(start);
  const [whole] = FRONTMATTER.exec(opened) ?? [];
  const closed = whole === undefined ? closedFrontmatter(opened) : undefined;
  const text = closed ?? opened;
  const head = whole ?? FRONTMATTER.exec(closed ?? '')?.[0] ?? '';
  // What is above the frontmatter goes below it as blank lines, so that all after it stands where it stood.
  const lead = (unseen + doubled).replace(/[^\n]/g, '');
  const source = head === '' ? written.slice(0, start) + text : head + lead + text.slice(head.length);
  const above = head === '' ? 0 : lead.split('\n').length - 1;
  const warn = (message: string, hint: string): void =>
    report({ severity: 'warning', kind: 'frontmatter', message, hint, file, line: above + 1, column: 1 });
  if (doubled !== '')
    warn(
      'Frontmatter begins twice, so that it would be empty; the lines after it are taken for it',
      'remove one of the two lines “---”',
    );
  if (head !== '' && /\S/.test(unseen))
    warn('Frontmatter stands below a comment, where hosted pages show it as text', 'begin the file with it');
  if (closed !== undefined)
    warn(
      'Frontmatter is not closed; the lines above the first blank one are taken for it',
      'write a line “---” below it',
    );
  const { tree, problems } = parseRecovering(source, math);
  const endless = endlessCode(tree, source);
  for (const { message, line, column } of endless === undefined ? problems : [endless, ...problems]) {
    report({ severity: 'warning', kind: 'syntax', message, file, line, column });
  }
  for (const told of math ? texDelimiters(tree, source) : [])
    report({ severity: 'warning', kind: 'syntax', file, ...told });
  const settings = tree.children.find((node) => node.type === 'yaml' || node.type === 'toml');
  if (settings?.type === 'toml')
    warn(
      'Frontmatter between “+++” is TOML, which hosted pages show as text',
      'write it between “---”, each line as “key: value”',
    );
  const yaml = settings?.type === 'toml' ? yamlOfToml(settings.value) : settings?.value;
  const frontmatter = yaml === undefined ? {} : readFrontmatter(file, yaml, above + 2, report);
  const { languages, imports, heading } = readTree(tree, file);
  const named = scalarText(frontmatter.title) ?? '';
  const lines = named.trim() === '' && heading ? titleText(heading) : named;
  const title = withoutControls(lines)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  return { file, source, frontmatter, tree, title: title === '' ? undefined : title, languages, imports };
}

/** What a tree names, and its first heading of depth 1. Formulas in its tables become as they are written. */
function readTree(
  tree: Root,
  file: string,
): Pick<ParsedPage, 'languages' | 'imports'> & { readonly heading: Heading | undefined } {
  const languages = new Set<string>();
  const imports: string[] = [];
  let heading: Heading | undefined;
  visit(tree, (node) => {
    if (node.type === 'code' && node.lang) {
      const { named = node.lang } = splitInfo(node.lang, node.meta ?? '');
      languages.add(named.toLowerCase());
    }
    if (node.type === 'mdxjsEsm') {
      for (const name of scriptLanguages(node.value)) languages.add(name);
      imports.push(...importedFiles(node.value, file));
    }
    if (isJsxExpression(node)) for (const name of scriptLanguages(node.value)) languages.add(name);
    // A component of the project may hand on what it is given.
    if (isJsxElement(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        for (const name of attributeLanguages(attribute.name, attribute.value)) languages.add(name);
      }
    }
    if (node.type === 'tableCell') visit(node, withMeantPipes);
    if (node.type === 'heading' && node.depth === 1) heading ??= node;
  });
  return { languages: [...languages].sort(), imports, heading };
}

const OPENED = /^---[ \t]*\r?\n(?:title|sidebarTitle|description|icon)[ \t]*:/;
/** A line that may stand below a blank one in YAML. */
const YAML_LINE = /^(?:["']?[A-Za-z][\w:-]*["']?[ \t]*:|[ \t#\]}-])/;

/** A page with dashes in place of the blank line below its settings, where no dashes stand before its text begins. */
function closedFrontmatter(text: string): string | undefined {
  if (!OPENED.test(text)) return undefined;
  const lines = text.split('\n');
  let blank: number | undefined;
  for (const [at, written] of lines.entries()) {
    const line = written.trimEnd();
    if (at > 0 && (line === '---' || line === '...')) return undefined;
    if (line === '') blank ??= at;
    else if (blank !== undefined && !YAML_LINE.test(line)) break;
  }
  return blank === undefined ? undefined : lines.with(blank, '---').join('\n');
}

/**
 * The formulas in a cell as they are written: in TeX, `\|` is another sign than the pipe that it is to the table. In
 * attributes it is that pipe, for which a table has no other sign.
 */
function withMeantPipes(node: Nodes): void {
  if (node.type === 'inlineMath') node.value = node.value.replaceAll('|', '\\|');
  if (!isJsxElement(node)) return;
  for (const attribute of node.attributes)
    if (typeof attribute.value === 'string' && attribute.type === 'mdxJsxAttribute')
      attribute.value = attribute.value.replaceAll('\\|', '|');
}

function scalarText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}

/** The text of a heading, of whose markup only code is kept. */
function titleText(node: Nodes): string {
  if (node.type === 'inlineCode' && !node.value.includes('`')) return `\`${node.value}\``;
  return 'children' in node ? node.children.map(titleText).join('') : plainText(node);
}

/** The text of a node without its markup. */
export function plainText(node: Nodes): string {
  if ('children' in node) return node.children.map(plainText).join('');
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  if (node.type === 'inlineMath') return node.value;
  return node.type === 'image' ? (node.alt ?? '') : '';
}
