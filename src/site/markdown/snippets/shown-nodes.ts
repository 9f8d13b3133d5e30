import type { Heading, Root } from 'mdast';
import { isJsxElement, type JsxElement } from '../jsx-nodes.ts';
import type { ParsedPage } from '../parsed-page.ts';
import type { MarkdownProject } from '../rendering.ts';
import { visit } from '../visit.ts';
import { importedSnippets, snippetFile } from './snippet-files.ts';

/** A node that may have an id. */
type ShownNode = Heading | JsxElement;

/** The nodes of a page that may have ids, in the order in which it shows them. */
export interface Shown {
  readonly nodes: readonly ShownNode[];
  /** The snippets that they come from besides the page itself. */
  readonly files: readonly string[];
}

/** Snippets may show one another twice each, and so become endless. */
const MAX_NODES = 20_000;

/** The headings and elements of a page and of the snippets that it shows, which are read from the project. */
export function shownNodes(page: ParsedPage, project: Pick<MarkdownProject, 'files' | 'parse'>): Shown {
  const nodes: ShownNode[] = [];
  const open = [page.file];
  const files = new Set<string>();
  const ofPage = importedSnippets(page, project);
  const add = (from: ParsedPage): void => {
    const names = from === page ? ofPage : importedSnippets(from, project);
    for (const node of nodesOf(from.tree)) {
      if (nodes.length >= MAX_NODES) return;
      nodes.push(node);
      if (node.type === 'heading') continue;
      const name = node.name ?? '';
      const file =
        name === 'Snippet' ? snippetFile(fileProp(node), project) : (names.get(name) ?? ofPage.get(name));
      if (file === undefined || open.includes(file) || !project.files.has(file)) continue;
      files.add(file);
      open.push(file);
      add(project.parse(file));
      open.pop();
    }
  };
  add(page);
  return { nodes, files: [...files] };
}

/** A snippet is shown by many pages. */
const known = new WeakMap<Root, readonly ShownNode[]>();

function nodesOf(tree: Root): readonly ShownNode[] {
  const nodes: ShownNode[] = [];
  const found = known.get(tree);
  if (found !== undefined) return found;
  visit(tree, (node) => {
    if (node.type === 'heading' || isJsxElement(node)) nodes.push(node);
  });
  known.set(tree, nodes);
  return nodes;
}

function fileProp({ attributes }: JsxElement): string | undefined {
  const file = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'file')?.value;
  return typeof file === 'string' ? file : undefined;
}
