import type * as ES from 'estree-jsx';
import type { Markup, Scope, Value, ValueRecord } from './value.ts';

/** What cannot be interpreted. Line counts from 1, column from 0, within the source of the expression. */
export class Uninterpretable extends Error {
  readonly line: number;
  readonly column: number;
  /** The name, when the reason is that nothing is bound to it. */
  readonly unbound: string | undefined;

  constructor(message: string, node: Pick<ES.Node, 'loc'>, unbound?: string) {
    super(message);
    this.name = 'Uninterpretable';
    this.line = node.loc?.start.line ?? 1;
    this.column = node.loc?.start.column ?? 0;
    this.unbound = unbound;
  }
}

/** An element met while interpreting: `<Card title="x">…</Card>`. */
export interface ElementCall {
  /** As written: `Card`, `Tree.File`, `div`. */
  readonly name: string;
  readonly props: ValueRecord;
  readonly children: Value;
  readonly scope: Scope;
  readonly node: ES.JSXElement;
}

/** What the interpreter needs of the page it works for. */
export interface InterpreterHost {
  /** Called at each step; throws when the page has used up its budget. */
  tick(): void;
  element(call: ElementCall): Markup;
  /** A list of values rendered one after the other. */
  fragment(values: readonly Value[]): Markup;
}
