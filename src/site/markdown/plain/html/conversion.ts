import type { GrowingText } from './growing-text.ts';

/** HTML that becomes Markdown: what is given, what is written so far, and what the next tag must know. */
export interface Conversion {
  readonly html: string;
  /** Where a link leads. */
  readonly follow: (href: string) => string;
  /** What icons are called. */
  readonly icons: ReadonlyMap<string, string>;
  readonly text: GrowingText;
  /** The elements around, the outermost first. */
  readonly open: Open[];
  /** How deep the element stands that is not told of, nor is what is in it; 0 where there is none. */
  silent: number;
  /** Where the card begins that is open, or was last. */
  card: number;
  /** Of the code that comes next. */
  language: string;
  title: string;
  /** The element that has ended right before, and whether it has a look of its own. */
  ended: string;
  hadLook: boolean;
}

/** The Markdown of one element that is open, as far as what is inside it must know. */
export interface Open {
  readonly name: string;
  /** Where it begins in the HTML. */
  readonly place: number;
  /** Where its text begins. */
  readonly at: number;
  readonly href: string | undefined;
  /** What ends it, where the name alone does not say. */
  sign: string;
  /** Whether what is in it stands apart, though no blank is written between. */
  readonly isSpread: boolean;
  readonly isColumn: boolean;
  readonly hasLook: boolean;
  /** Of what is quoted: what stands above it. */
  label: string | undefined;
  /** Items of a list, cells of a row, rows of a table, columns of a cell, code in code. */
  count: number;
  /** Of a list, the number of the item above. */
  number: number;
  /** How many of the next rows each column of a table is taken in by a cell above. */
  readonly taken: number[];
}

/** The innermost open element of a name. */
export function inside({ open }: Conversion, name: string): Open | undefined {
  return open.findLast((one) => one.name === name);
}

/** Whether it is in code, where signs of Markdown would be seen. */
export function isCode(conversion: Conversion): boolean {
  return inside(conversion, 'pre') !== undefined || inside(conversion, 'code') !== undefined;
}

/** Whether the table that is open stands in a cell of another, which Markdown has no way to write. */
export function isInnerTable({ open }: Conversion): boolean {
  return open.filter(({ name }) => name === 'table').length > 1;
}

/** The lists around, the outermost first. */
export function listsAround({ open }: Conversion): readonly Open[] {
  return open.filter(({ name }) => name === 'ul' || name === 'ol');
}

/** What stands before the lines of an item below its first. */
export function indentation(lists: readonly Open[]): string {
  return lists.map(({ name }) => (name === 'ol' ? '   ' : '  ')).join('');
}

/** The same where an item is open; nothing elsewhere. */
export function itemIndentation(conversion: Conversion): string {
  return inside(conversion, 'li') === undefined ? '' : indentation(listsAround(conversion));
}
