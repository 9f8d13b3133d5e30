import type { Diagnostic } from '../diagnostic.ts';
import type { BrowserHost } from '../interpreter/interpreter-host.ts';
import type { Shown } from '../interpreter/react/mounting.ts';
import type { Presses } from '../interpreter/react/presses.ts';
import type { Markup, Scope, Value, ValueRecord } from '../interpreter/value.ts';
import type { Heading, PageContext, PageNeed, SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import type { SecondNumber } from './anchors/slug.ts';
import type { NodeNotes } from './node-notes.ts';
import type { ParsedPage } from './parsed-page.ts';
import type { Variables } from './variables.ts';

/** What rendering a page may read of its project. */
export interface MarkdownProject {
  readonly files: ProjectFiles;
  /** Parses a snippet of the project, from a cache. */
  parse(file: string): ParsedPage;
  /** Values for `{{name}}` in text. */
  readonly variables?: Variables;
  /** The readers for whom there are parts of their own, the first of them unless told. */
  readonly variations?: readonly { readonly id: string; readonly label: string }[];
  /** Whether dollars make math; they do unless told. */
  readonly math?: boolean | undefined;
  /** Whether diagrams are drawn here; they are unless told. A browser alone knows how wide words are in some fonts. */
  readonly drawsDiagrams?: boolean;
  /** Whether `user` means who reads a page; it does unless told. */
  readonly hasReaders?: boolean;
  /** The present year, for pages that ask for it. */
  readonly year?: number | undefined;
}

/** An element of a page with its attributes evaluated. */
export interface Element {
  readonly name: string;
  readonly props: ValueRecord;
  readonly children: Markup;
  /** The children one by one, for components of the project that look at them. */
  readonly parts?: (() => Value) | undefined;
  readonly place: SourcePlace;
  /** The names that are known where it stands, if it was made by an expression. */
  readonly scope?: Scope | undefined;
  /** Whether it stands inside a line of text. */
  readonly inline: boolean;
}

/** Makes the HTML of a component. */
export type Component = (element: Element, page: Rendering) => string;

/** Components that show parts which others hand to them, and nothing where these stand. */
export const GATHERS = /^(?:CodeGroup|RequestExample|ResponseExample|Steps|Tabs)$/;

/** One page while it is being rendered. What it gathers is in document order. */
export interface Rendering extends NodeNotes, Presses, BrowserHost {
  readonly context: PageContext;
  readonly project: MarkdownProject;
  readonly needs: Set<PageNeed>;
  /** The names of the page itself. Its snippets may call components that only the page imports. */
  scope: Scope;
  /** Names whose declarations are left out, which is told already. */
  readonly lost: Set<string>;
  /** Tags of the entries of a changelog, in the order they are met. */
  readonly tags: Set<string>;
  /** Titles of the views of the page, in the order they are met: the first one is shown first. */
  readonly views: Set<string>;
  /** A new id, unique on the page. */
  id(text: string): string;
  report(diagnostic: Diagnostic): void;
  /** Like `report`, but only the first time for this key. */
  reportOnce(key: string, diagnostic: Diagnostic): void;
  /** HTML of a value: text escaped, markup rendered, lists one after the other, objects nothing. */
  html(value: Value): string;
  /** Counts a value that is to be shown, with the length of its text; whether there is room for it on the page. */
  hasRoom(length: number): boolean;
  /** Adds text to the section being rendered, for search. */
  say(text: string): void;
  /** Runs `work` and takes back the text it said. */
  heard<T>(work: () => T): { result: T; text: string };
  /** Runs `work` and notes what it says and makes as that of a node, which a snippet may show more than once. */
  overhear(node: object, work: () => string): string;
  /** Notes a heading and begins a new section. */
  heading(heading: Heading): void;
  /** Runs `work`; returns what it made with the headings that it noted. */
  headed(work: () => string): { html: string; headings: readonly Heading[] };
  /** Runs `work`; the headings that it noted begin sections of their own, but no table of contents lists them. */
  unlisted(work: () => string): string;
  /** Notes that headings are of what is not shown before a reader chooses it. */
  postpone(headings: readonly Heading[]): void;
  /** Runs `work` as the inside of a container; returns what its descendants handed in by `join`. */
  gather<T>(kind: string, work: () => string): { html: string; parts: readonly T[] };
  /** Hands a part to the container around, when it is of this kind; tells whether it was taken. */
  join<T>(kind: string, part: () => T): boolean;
  /** Puts a part beside the text, with others; inside a container it stays where it is. Returns what stands there. */
  beside(html: string): string;
  /** Counts a step of interpretation; throws when the page has used up its budget. */
  tick(): void;
  /** Steps counted so far. */
  steps(): number;
  /** Runs `work` one level deeper; beyond `limit` levels it is left out and reported. */
  nested(limit: number, place: SourcePlace, work: () => string): string;
  /** The HTML of what a component of the project renders once its effects have happened. */
  mounted(place: SourcePlace, render: () => Value, html: Shown): string;
  /** Runs `work` and forgets what it gathered: what it makes is shown on the page already. */
  untraced(work: () => string): string;
  /** The HTML of a snippet of the project, with its props by name. */
  snippet(path: string, props: ValueRecord, place: SourcePlace): string;
  /** The HTML of a line of Markdown that stands in an attribute. */
  inline(text: string, place: SourcePlace): string;
  /** The HTML of Markdown that stands in an expression, at `place`, with the names that are known there. */
  blocks(text: string, place: SourcePlace, scope?: Scope): string;
  /** An id made of `text` for what is no heading; ids of the page's headings are kept free. */
  anchor(text: string, second?: SecondNumber): string;
  /** Takes an id that the author gave a heading; tells whether it was free. */
  claim(id: string): boolean;
  /** The same for what is no heading. */
  claimFree(id: string): boolean;
  /**
   * Whether what is rendered stands inside a link: links in links are none. No getter: each page would have a shape of
   * its own with it, which V8 reads slowly and keeps for long, and the page with all that it knows as well.
   */
  isInLink(): boolean;
  /** Runs `work` as the inside of a link. */
  insideLink(work: () => string): string;
  /** Keeps the ids of headings free for them. */
  reserve(texts: readonly string[]): void;
  /** The text with `{{variables}}` filled in. */
  fill(text: string): string;
}
