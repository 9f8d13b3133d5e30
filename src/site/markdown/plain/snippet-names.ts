import { componentNamed } from '../../components/components.ts';
import type { ParsedPage } from '../parsed-page.ts';
import type { MarkdownProject } from '../rendering.ts';
import { importedSnippets } from '../snippets/snippet-files.ts';

/** What names of snippets mean in a file, and on the page that shows it. */
export interface SnippetNames {
  /** Project files of the snippets it imports, by name, and of those of the page that it does not define. */
  readonly snippets: ReadonlyMap<string, string>;
  /** Project files of the snippets that the page imports, by name. */
  readonly ofPage: ReadonlyMap<string, string>;
}

/** The names in a file; without those of a page around it, it is the page. */
export function snippetNames(
  parsed: ParsedPage,
  { project, ofPage }: { readonly project: MarkdownProject } & Partial<SnippetNames>,
): SnippetNames {
  const imported = importedSnippets(parsed, project);
  return ofPage === undefined
    ? { snippets: imported, ofPage: imported }
    : { snippets: new Map([...namesLeft(ofPage, parsed), ...imported]), ofPage };
}

/** A name in JavaScript, or what resembles one. */
const WORD = /[\p{ID_Continue}$]+/gu;

/** What names mean on the page that the file shown on it neither defines nor has from here. */
function namesLeft(ofPage: SnippetNames['ofPage'], { tree }: ParsedPage): [name: string, file: string][] {
  const modules = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value : [])).join('\n');
  const own = new Set(modules.match(WORD));
  return [...ofPage].filter(([name]) => componentNamed(name) === undefined && !own.has(name));
}
