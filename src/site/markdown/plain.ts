import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { resolveImport } from './modules.ts';
import type { ParsedPage } from './parse.ts';
import { visit } from './recover.ts';
import type { MarkdownProject } from './rendering.ts';

/** A stretch of the source and what stands there instead. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const MAX_DEPTH = 8;

/**
 * The page as Markdown for machines: its title, its description and its text as the author wrote it; snippets are
 * filled in, imports and comments dropped, and what is for people only is left out.
 */
export function pageAsMarkdown(parsed: ParsedPage, project: MarkdownProject): string {
  const { frontmatter, title } = parsed;
  const description = typeof frontmatter.description === 'string' ? frontmatter.description.trim() : '';
  const parts = [
    title !== undefined && frontmatter.title !== undefined ? `# ${title}` : '',
    description === '' ? '' : `> ${description.replaceAll('\n', '\n> ')}`,
    textOf(parsed, project, MAX_DEPTH),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function textOf(parsed: ParsedPage, project: MarkdownProject, depth: number): string {
  const snippets = importedSnippets(parsed);
  const edits: Edit[] = [];
  visit(parsed.tree, (node) => edits.push(...editsAt(node, parsed, snippets, project, depth)));
  let text = '';
  let from = 0;
  for (const { start, end, text: replacement } of edits.sort((a, b) => a.start - b.start)) {
    // What lies within a stretch that is already replaced is gone with it.
    if (start < from) continue;
    text += parsed.source.slice(from, start) + replacement;
    from = end;
  }
  return (text + parsed.source.slice(from)).replace(/\n{3,}/g, '\n\n').trim();
}

function editsAt(
  node: Nodes,
  parsed: ParsedPage,
  snippets: ReadonlyMap<string, string>,
  project: MarkdownProject,
  depth: number,
): Edit[] {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return [];
  const gone = { start, end, text: '' };
  if (node.type === 'yaml' || node.type === 'toml' || node.type === 'mdxjsEsm') return [gone];
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value) ? [gone] : [];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const attributes = textAttributes(node);
  if (node.name === 'Visibility')
    return attributes.get('for') === 'agents' ? unwrapped(node, start, end) : [gone];
  const file =
    node.name === 'Snippet' ? snippetFile(attributes.get('file'), project) : snippets.get(node.name ?? '');
  if (file === undefined || depth === 0 || file === parsed.file || !project.files.has(file)) return [];
  const text = textOf(project.parse(file), project, depth - 1);
  return [
    { ...gone, text: text.replace(/\{(\w+)\}/g, (whole, name: string) => attributes.get(name) ?? whole) },
  ];
}

/** Without the tags around it. */
function unwrapped(node: MdxJsxFlowElement | MdxJsxTextElement, start: number, end: number): Edit[] {
  const first = node.children.at(0)?.position?.start.offset;
  const last = node.children.at(-1)?.position?.end.offset;
  if (first === undefined || last === undefined) return [{ start, end, text: '' }];
  return [
    { start, end: first, text: '' },
    { start: last, end, text: '' },
  ];
}

function textAttributes(node: MdxJsxFlowElement | MdxJsxTextElement): ReadonlyMap<string, string> {
  return new Map(
    node.attributes.flatMap((attribute): [string, string][] =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/** The project file that `<Snippet file>` means. */
export function snippetFile(file: string | undefined, { files }: MarkdownProject): string | undefined {
  if (file === undefined) return undefined;
  const path = file.replace(/^\/?(?:_?snippets\/)?/, '');
  return (
    ['snippets', '_snippets'].map((folder) => `${folder}/${path}`).find((name) => files.has(name)) ??
    `snippets/${path}`
  );
}

/** The snippets that a page imports, by the names it gives them. */
function importedSnippets({ tree, file }: ParsedPage): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [, name = '', source = ''] of node.value.matchAll(
      /^import\s+(\w+)\s+from\s+["']([^"']+\.mdx?)["']/gm,
    )) {
      names.set(name, resolveImport(source, file));
    }
  }
  return names;
}
