import type * as ES from 'estree-jsx';
import type { SourcePlace } from '../page.ts';
import type { Outcome } from './react/promises.ts';
import {
  type Callable,
  isRecord,
  type Markup,
  type Scope,
  stringOf,
  type Value,
  type ValueRecord,
} from './value.ts';

/** What cannot be interpreted. Line counts from 1, column from 0, within the source of the expression. */
export class Uninterpretable extends Error {
  readonly line: number;
  readonly column: number;
  /** The name, when the reason is that nothing is bound to it. */
  readonly unbound: string | undefined;
  /** Where that is in the project, when it was met in a function, which may stand in another file than what calls it. */
  place: SourcePlace | undefined;

  constructor(
    message: string,
    node: Pick<ES.Node, 'loc'>,
    { unbound, cause }: { readonly unbound?: string; readonly cause?: Error } = {},
  ) {
    super(message, { cause });
    this.name = 'Uninterpretable';
    this.line = node.loc?.start.line ?? 1;
    this.column = node.loc?.start.column ?? 0;
    this.unbound = unbound;
  }
}

/** A value that the page throws itself. */
export class Thrown extends Uninterpretable {
  readonly value: Value;

  constructor(value: Value, node: Pick<ES.Node, 'loc'>) {
    const message = isRecord(value) ? stringOf(value.message) : stringOf(value);
    super(message === '' ? 'it throws an error' : `it throws “${message}”`, node);
    this.name = 'Thrown';
    this.value = value;
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

/** What code of a page may ask of a browser, and tell it to do. */
export interface BrowserHost {
  /**
   * What a name means that browsers alone know: nothing, but for some while the effects of a component happen. What an
   * effect does after it asked for one is not known.
   */
  asked(name: string): Value;
  /** Notes that something failed that may not in a browser: what follows is known by nobody. */
  failed(): void;
  /** Runs what a browser is told to do: what follows is known as well as what was before. */
  aside(work: () => Value): Value;
  /** What comes of a value that is waited for; undefined where it never comes. */
  awaited(value: Value): Outcome | undefined;
  /** What an asynchronous function gives that does `work`. */
  asynchronous(work: () => Value): Value;
  /** What code of the page puts into `globalThis` or `window`. */
  readonly global: Map<string, Value>;
  /** Notes what a component wants to be told of once something that it shows has come. */
  awaits(tell: Callable): void;
  /** Notes what a component has for readers to choose of, and what is chosen at first. */
  looksUp(all: Value, chosen: Value): void;
}

/** What the interpreter needs of the page it works for. */
export interface InterpreterHost extends BrowserHost {
  /** Called at each step; throws when the page has used up its budget. */
  tick(): void;
  /** Where in the project a place of the source is. Line counts from 1, column from 0. */
  placeOf(line: number, column: number): SourcePlace;
  element(call: ElementCall): Markup;
  /** Nothing, which is told where it would be shown. */
  leftOut(error: Uninterpretable): Markup;
  /**
   * What a name means that its own file does not know: the component that all pages know by it, as a function, or what
   * the page imports or defines.
   */
  named(name: string): Value;
  /** The present year, where it is known. */
  readonly year: number | undefined;
  /** A list of values rendered one after the other. */
  fragment(values: readonly Value[]): Markup;
}
