import type { ParsedPage } from '../parsed-page.ts';
import type { MarkdownProject } from '../rendering.ts';
import { importedFile, resolveImport } from './import-path.ts';
import { textStart } from './text-start.ts';

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

/** The snippets that a page imports, by the names it gives them; those without a text are components. */
export function importedSnippets(
  { tree, file }: ParsedPage,
  { files, parse }: Pick<MarkdownProject, 'files' | 'parse'>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [, name = '', source = ''] of node.value.matchAll(IMPORT)) {
      const path = resolveImport(source, file);
      const imported = importedFile(path, files) ?? path;
      const isText =
        /\.mdx?$/i.test(imported) && !(files.has(imported) && textStart(parse(imported).tree) < 0);
      if (isText) names.set(name, imported);
    }
  }
  return names;
}

/** An import of what a file of the project is as a whole, maybe of some of its names besides. */
const IMPORT =
  /^import\s+([\p{ID_Continue}$]+)(?:\s*,\s*\{[^}]*\})?\s+from\s+["']([./][^"']*|[^"']+\.mdx?)["']/gmu;
