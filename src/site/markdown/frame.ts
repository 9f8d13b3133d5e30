import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import type { Scope } from '../interpreter/value.ts';
import type { SourcePlace } from '../page.ts';
import type { JsxElement, JsxExpression } from './jsx-nodes.ts';
import type { Rendering } from './rendering.ts';
import { visit } from './visit.ts';

/** One file (the page or a snippet) while it is being rendered into a page. */
export interface Frame {
  readonly file: string;
  readonly page: Rendering;
  /** Names visible to the file's expressions. */
  readonly scope: Scope;
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
  /** The footnotes of the whole page in the order of their first reference. */
  readonly cited: Cited[];
  /** What makes HTML of JSX; given from outside so that Markdown and JSX do not import one another. */
  readonly jsx: {
    element(node: JsxElement, frame: Frame): string;
    expression(node: JsxExpression, frame: Frame): string;
  };
}

interface Cited {
  readonly definition: FootnoteDefinition;
  readonly frame: Frame;
  references: number;
}

/** Link and footnote definitions of a file; they may stand anywhere in it. The first of a name counts. */
export function definitionsOf(tree: Root, source: string): Pick<Frame, 'definitions' | 'footnotes'> {
  const definitions = new Map<string, Definition>();
  const footnotes = new Map<string, FootnoteDefinition>();
  if (!source.includes(']:')) return { definitions, footnotes };
  visit(tree, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition' && !footnotes.has(node.identifier))
      footnotes.set(node.identifier, node);
  });
  return { definitions, footnotes };
}

/** Where a node begins in its file. */
export function placeOf(node: Nodes, frame: Frame): SourcePlace {
  const start = node.position?.start;
  return { file: frame.file, line: start?.line, column: start?.column };
}
