import type { ParsedPage } from './parse.ts';
import type { MarkdownProject } from './rendering.ts';

/** The page as Markdown for machines: its title, its description and its text as the author wrote it. */
export function pageAsMarkdown(parsed: ParsedPage, _project: MarkdownProject): string {
  const { frontmatter, tree, source, title } = parsed;
  const description = typeof frontmatter.description === 'string' ? frontmatter.description : undefined;
  const parts: string[] = [];
  if (title !== undefined && frontmatter.title !== undefined) parts.push(`# ${title}`);
  if (description) parts.push(`> ${description.trim().replaceAll('\n', '\n> ')}`);
  for (const node of tree.children) {
    if (node.type === 'yaml' || node.type === 'toml' || node.type === 'mdxjsEsm') continue;
    if (node.type === 'mdxFlowExpression' && /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) continue;
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) continue;
    parts.push(source.slice(start.offset - (start.column - 1), end.offset).trimEnd());
  }
  return `${parts.join('\n\n')}\n`;
}
