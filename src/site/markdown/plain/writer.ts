/** An element of a page while it becomes Markdown. */
export interface PlainElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Whether it stands in a line of text. */
  readonly isLine: boolean;
  /** Whether it stands in text as it is laid out, where signs of Markdown would be seen. */
  readonly isLaidOut: boolean;
  /** The same of code in a line. */
  readonly isCode: boolean;
  /** Depth of a heading that the element makes. */
  readonly level: number;
  /** Whether a component around chooses what it shows of its parts. */
  readonly isChosen: boolean;
  /** The children as Markdown. */
  body(): string;
  /** The same below a heading that the element makes. */
  below(): string;
  /** The elements right inside, each as Markdown. */
  parts(): PlainPart[];
  /** These and what stands around them, in their order. */
  inOrder(): PlainPart[];
  /** Where the link leads that is all there is inside; asked before its Markdown. */
  leadsTo(): string | undefined;
  /** What the author wrote. */
  source(): string;
}

/** An element right inside another, or, without a name, what stands around such. */
export interface PlainPart {
  readonly name: string;
  /** The HTML of a component of the project, or of a snippet. */
  readonly became: string | undefined;
  readonly text: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Makes the Markdown of an element. */
export type Writer = (element: PlainElement) => string;

/** All lines but the first with `indent` before them; of one that quotes, its marks before empty ones too. */
export function indented(text: string, indent: string): string {
  const lines = text.replace(/\n(?=[^\n])/g, () => `\n${indent}`);
  return indent.includes('>') ? lines.replace(/\n(?=\n)/g, () => `\n${indent.trimEnd()}`) : lines;
}

/** The number of an item in a list: the one it says, else the next. */
export function numberAfter(last: number, said: string | undefined): number {
  return said !== undefined && /^\s*\d{1,9}\s*$/.test(said) ? Number(said) : last + 1;
}

/** Parts apart, of those that are there. */
export function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** Emphasized, where it does not emphasize a part of itself. */
export function bold(text: string): string {
  return text.includes('*') ? text : `**${text}**`;
}

/** The same, as a caption is. */
export function slanted(text: string): string {
  return text.includes('*') ? text : `*${text}*`;
}

/** Text as a quote. */
export function quoted(text: string): string {
  return text.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}
