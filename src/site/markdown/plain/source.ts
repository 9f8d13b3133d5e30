import type { PageContext } from '../../page.ts';
import type { NodeNotes } from '../node-notes.ts';
import type { ParsedPage } from '../parsed-page.ts';
import type { MarkdownProject } from '../rendering.ts';
import type { SnippetNames } from './snippet-names.ts';

/** What rendering knows of nodes: what they and their attributes became, and which of them components left out. */
export type KnownNodes = Pick<NodeNotes, 'overheard' | 'given' | 'icons' | 'isPassedOver'>;

/** One file while it becomes Markdown. */
export interface Source extends KnownNodes, SnippetNames {
  readonly parsed: ParsedPage;
  readonly project: MarkdownProject;
  /** Whether a component around may show something else in a browser: all is told then. */
  readonly mayChange: boolean;
  /** How often each of them was asked for. */
  readonly told: Map<object, number>;
  /** How many snippets may still be opened within one another. */
  readonly depth: number;
  /** Depth of the last heading above; what components title goes below it. */
  readonly heading: { depth: number };
  /** Whether text stands as it is laid out. */
  readonly isLaidOut: boolean;
  /** Whether it stands in code of a line. */
  readonly isCode: boolean;
  /** What a snippet was given, by name. */
  readonly props: ReadonlyMap<string, string>;
  /** The target of a link as it can be followed from anywhere. */
  readonly rooted: PageContext['rooted'];
  /** Path of the page that is shown. */
  readonly path: string;
}
