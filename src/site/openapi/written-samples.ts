import type { RootContent } from 'mdast';
import type { ParsedPage } from '../markdown/parsed-page.ts';

/** A page without its `<RequestExample>` and `<ResponseExample>`, and those by themselves. */
export interface SplitPage {
  readonly page: ParsedPage;
  readonly request: ParsedPage | undefined;
  readonly response: ParsedPage | undefined;
}

/** On an API page the examples stand beside the text, in place of those made from the description. */
export function splitSamples(page: ParsedPage): SplitPage {
  const { children } = page.tree;
  const named = (name: string) => (node: RootContent) =>
    node.type === 'mdxJsxFlowElement' && node.name === name;
  const isSample = (node: RootContent) => named('RequestExample')(node) || named('ResponseExample')(node);
  const only = (keep: (node: RootContent) => boolean): ParsedPage => ({
    ...page,
    tree: { ...page.tree, children: children.filter((node) => node.type === 'mdxjsEsm' || keep(node)) },
  });
  const sample = (name: string) => (children.some(named(name)) ? only(named(name)) : undefined);
  return {
    page: children.some(isSample) ? only((node) => !isSample(node)) : page,
    request: sample('RequestExample'),
    response: sample('ResponseExample'),
  };
}
