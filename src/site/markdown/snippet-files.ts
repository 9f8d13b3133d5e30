import { resolveImport } from './import-path.ts';
import type { ParsedPage } from './parse.ts';
import type { MarkdownProject } from './rendering.ts';

/** The project file that `<Snippet file>` means. */
export function snippetFile(
  file: string | undefined,
  { files }: Pick<MarkdownProject, 'files'>,
): string | undefined {
  if (file === undefined) return undefined;
  const path = file.replace(/^\/?(?:_?snippets\/)?/, '');
  return (
    ['snippets', '_snippets']
      .flatMap((folder) => ['', '.mdx', '.md'].map((extension) => `${folder}/${path}${extension}`))
      .find((name) => files.has(name)) ?? `snippets/${path}`
  );
}

/** The snippets that a page imports, by the names it gives them. */
export function importedSnippets({ tree, file }: ParsedPage): ReadonlyMap<string, string> {
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
