import type { RootContent } from 'mdast';
import type { ParsedPage } from '../../markdown/parsed-page.ts';
import type { MarkdownProject } from '../../markdown/rendering.ts';
import { importedSnippets } from '../../markdown/snippets/snippet-files.ts';

/** A page without its `<RequestExample>` and `<ResponseExample>`, and those by themselves. */
export interface SplitPage {
  readonly page: ParsedPage;
  readonly request: ParsedPage | undefined;
  readonly response: ParsedPage | undefined;
}

/**
 * On an API page the examples stand beside the text, in place of those made from the description. They may be all that a
 * snippet holds which the page imports.
 */
export function splitSamples(page: ParsedPage, project: Pick<MarkdownProject, 'files' | 'parse'>): SplitPage {
  const { children } = page.tree;
  const snippets = children.some(isSample) ? new Map() : sampleSnippets(page, project);
  const sample = (name: string): ParsedPage | undefined => {
    const from = [page, ...snippets.values()].find(({ tree }) => tree.children.some(named(name)));
    return from === undefined ? undefined : only(from, named(name));
  };
  const isText = (node: RootContent) => !isSample(node) && !snippets.has(node);
  return {
    page: children.every(isText) ? page : only(page, isText),
    request: sample('RequestExample'),
    response: sample('ResponseExample'),
  };
}

const named = (name: string) => (node: RootContent) =>
  node.type === 'mdxJsxFlowElement' && node.name === name;
const isSample = (node: RootContent) => named('RequestExample')(node) || named('ResponseExample')(node);

function only(page: ParsedPage, keep: (node: RootContent) => boolean): ParsedPage {
  const children = page.tree.children.filter((node) => node.type === 'mdxjsEsm' || keep(node));
  return { ...page, tree: { ...page.tree, children } };
}

/** The snippets that hold examples alone, by where the page shows them; none where two have examples of one kind. */
function sampleSnippets(
  page: ParsedPage,
  project: Pick<MarkdownProject, 'files' | 'parse'>,
): Map<RootContent, ParsedPage> {
  const imported = importedSnippets(page, project);
  const found = new Map<RootContent, ParsedPage>();
  const kinds: string[] = [];
  for (const node of page.tree.children) {
    if (node.type !== 'mdxJsxFlowElement' || node.children.length + node.attributes.length > 0) continue;
    const file = imported.get(node.name ?? '');
    if (file === undefined || !project.files.has(file)) continue;
    const snippet = project.parse(file);
    const shown = snippet.tree.children.filter(({ type }) => type !== 'mdxjsEsm');
    if (shown.length === 0 || !shown.every(isSample)) continue;
    found.set(node, snippet);
    kinds.push(...new Set(shown.map((one) => ('name' in one && one.name) || '')));
  }
  return new Set(kinds).size === kinds.length ? found : new Map();
}
