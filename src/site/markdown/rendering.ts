import type { Diagnostic } from '../diagnostic.ts';
import {
  type Callable,
  type Markup,
  record,
  type Scope,
  type Value,
  type ValueRecord,
} from '../interpreter/value.ts';
import type { Heading, PageContext, PageNeed, PageSection, SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import { BudgetExceeded, MAX_SHOWN, MAX_STEPS, SIGNS_OF_ONE } from './budget.ts';
import { createNodeNotes, type NodeNotes } from './node-notes.ts';
import type { ParsedPage } from './parse.ts';
import { withoutQuiet } from './quiet.ts';
import { createSlugger } from './slug.ts';
import { htmlOf } from './value-html.ts';
import { fillVariables, type Variables } from './variables.ts';
import { withoutEdges } from './word-edges.ts';

/** What rendering a page may read of its project. */
export interface MarkdownProject {
  readonly files: ProjectFiles;
  /** Parses a snippet of the project, from a cache. */
  parse(file: string): ParsedPage;
  /** Values for `{{name}}` in text. */
  readonly variables?: Variables;
  /** Whether dollars make math; they do unless told. */
  readonly math?: boolean | undefined;
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
  /** Whether it stands inside a line of text. */
  readonly inline: boolean;
}

/** Makes the HTML of a component. */
export type Component = (element: Element, page: Rendering) => string;

/** Parts that a container (tabs, a code group) gathers from its descendants while they render. */
interface Group {
  readonly kind: string;
  readonly parts: unknown[];
}

/** Components that show parts which others hand to them, and nothing where these stand. */
export const GATHERS = /^(?:CodeGroup|RequestExample|ResponseExample|Steps|Tabs)$/;

/** One page while it is being rendered. What it gathers is in document order. */
export interface Rendering extends NodeNotes {
  readonly context: PageContext;
  readonly project: MarkdownProject;
  readonly needs: Set<PageNeed>;
  /** The names of the page itself. Its snippets may call components that only the page imports. */
  scope: Scope;
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
  /** Headings of what is not shown before a reader chooses it. */
  readonly later: Set<Heading>;
  /** Runs `work` as the inside of a container; returns what its descendants handed in by `join`. */
  gather<T>(kind: string, work: () => string): { html: string; parts: readonly T[] };
  /** Hands a part to the container around, when it is of this kind; tells whether it was taken. */
  join<T>(kind: string, part: () => T): boolean;
  /** Puts a part beside the text, with others; inside a container it stays where it is. Returns what stands there. */
  beside(html: string): string;
  /** Counts a step of interpretation; throws when the page has used up its budget. */
  tick(): void;
  /** Runs `work` one level deeper; beyond `limit` levels it is left out and reported. */
  nested(limit: number, place: SourcePlace, work: () => string): string;
  /** The HTML of what a component of the project renders once its effects have happened. */
  mounted(render: () => Value, html: (value: Value, hasState: boolean) => string): string;
  /** Runs `work` and forgets what it gathered: what it makes is shown on the page already. */
  untraced(work: () => string): string;
  /** What a name means that browsers alone know. */
  asked(name: string): Value;
  /** What code of the page puts into `globalThis` or `window`. */
  readonly global: Map<string, Value>;
  /** Notes what a component wants to be told of once something that it shows has come. */
  awaits(tell: Callable): void;
  /** The HTML of a snippet of the project, with its props by name. */
  snippet(path: string, props: ValueRecord, place: SourcePlace): string;
  /** The HTML of a line of Markdown that stands in an attribute. */
  inline(text: string, place: SourcePlace): string;
  /** An id made of `text` for what is no heading; ids of the page's headings are kept free. */
  anchor(text: string): string;
  /** Takes an id that the author gave a heading; tells whether it was free. */
  claim(id: string): boolean;
  /** The same for what is no heading. */
  claimFree(id: string): boolean;
  /** Whether what is rendered stands inside a link: links in links are none. */
  readonly isInLink: boolean;
  /** Runs `work` as the inside of a link. */
  insideLink(work: () => string): string;
  /** Keeps the ids of headings free for them. */
  reserve(texts: readonly string[]): void;
  /** The text with `{{variables}}` filled in. */
  fill(text: string): string;
}

/** What a finished rendering has gathered. */
export interface Gathered {
  readonly headings: readonly Heading[];
  readonly sections: readonly PageSection[];
}

/** Marks the place of what stands beside the text, until all of it is known. */
export const BESIDE = '<!--beside-->';

export function createRendering(
  context: PageContext,
  project: MarkdownProject,
  {
    snippet,
    inline,
    mounted,
    asked,
    awaits,
    global,
  }: Pick<Rendering, 'snippet' | 'inline' | 'mounted' | 'asked' | 'awaits' | 'global'>,
): { page: Rendering; gathered(): Gathered; aside: readonly string[] } {
  const headings: Heading[] = [];
  const said: string[] = [];
  const starts: { heading: Heading | undefined; at: number }[] = [{ heading: undefined, at: 0 }];
  const groups: Group[] = [];
  const aside: string[] = [];
  const reported = new Set<string>();
  const slugger = createSlugger();
  let steps = 0;
  let shown = 0;
  let depth = 0;
  let links = 0;
  let traceless = 0;
  const { icon: noteIcon, ...notes } = createNodeNotes(() => traceless === 0);
  const page: Rendering = {
    ...notes,
    context: {
      ...context,
      icon: (name, place, options) => noteIcon(name, context.icon(name, place, options)),
    },
    project,
    needs: new Set(),
    scope: record(),
    tags: new Set(),
    views: new Set(),
    id: (text) => (traceless > 0 ? text : slugger.next(text)),
    anchor: (text) => (traceless > 0 ? text : slugger.nextFree(text)),
    claim: (id) => traceless > 0 || slugger.claim(id),
    claimFree: (id) => traceless > 0 || slugger.claimFree(id),
    get isInLink() {
      return links > 0;
    },
    insideLink(work) {
      links++;
      try {
        return withoutQuiet(work());
      } finally {
        links--;
      }
    },
    reserve: slugger.reserve,
    report: (diagnostic) => context.report(diagnostic),
    reportOnce(key, diagnostic) {
      if (reported.has(key)) return;
      reported.add(key);
      context.report(diagnostic);
    },
    html: (value) => htmlOf(value, page),
    hasRoom(length) {
      shown += 1 + length / SIGNS_OF_ONE;
      return shown <= MAX_SHOWN;
    },
    tick() {
      if (++steps > MAX_STEPS) throw new BudgetExceeded();
    },
    nested(limit, place, work) {
      if (depth >= limit) {
        page.reportOnce('depth', {
          severity: 'warning',
          kind: 'too-deep',
          message: `Elements are nested more than ${limit} deep; the inner ones are left out`,
          ...place,
        });
        return '';
      }
      depth++;
      try {
        return work();
      } finally {
        depth--;
      }
    },
    mounted,
    untraced(work) {
      const lists: unknown[][] = [headings, starts, said, aside, ...groups.map(({ parts }) => parts)];
      const lengths = lists.map(({ length }) => length);
      const taken = [steps, shown] as const;
      traceless++;
      try {
        return work();
      } finally {
        traceless--;
        [steps, shown] = taken;
        for (const [n, length] of lengths.entries()) lists[n]?.splice(length);
      }
    },
    asked,
    awaits,
    global,
    snippet,
    inline,
    say(text) {
      said.push(text);
    },
    heard(work) {
      const from = said.length;
      const result = work();
      return { result, text: withoutEdges(said.splice(from).join(''), false).trim() };
    },
    overhear(node, work) {
      const [from, start] = [said.length, aside.length];
      return notes.overhear(
        node,
        work,
        () => withoutEdges(said.slice(from).join('')),
        () => aside.slice(start).join(''),
      );
    },
    heading(heading) {
      headings.push(heading);
      starts.push({ heading, at: said.length });
    },
    headed(work) {
      const from = headings.length;
      return { html: work(), headings: headings.slice(from) };
    },
    later: new Set(),
    gather<T>(kind: string, work: () => string) {
      const parts: T[] = [];
      groups.push({ kind, parts });
      try {
        return { html: work(), parts };
      } finally {
        groups.pop();
      }
    },
    join(kind, part) {
      const group = groups.at(-1);
      if (group?.kind !== kind) return false;
      group.parts.push(part());
      return true;
    },
    beside(html) {
      if (groups.length > 0) return html;
      aside.push(html);
      return aside.length === 1 ? BESIDE : '';
    },
    fill: (text) => fillVariables(text, project.variables),
  };
  const gathered = (): Gathered => ({
    headings: headings.map((heading) => (page.later.has(heading) ? { ...heading, isLater: true } : heading)),
    sections: starts
      .map(({ heading, at }, n): PageSection => {
        const text = withoutEdges(said.slice(at, starts[n + 1]?.at).join(''))
          .replace(/\s+/g, ' ')
          .trim();
        return { id: heading?.id, heading: heading?.text, text };
      })
      .filter(({ heading, text }) => heading !== undefined || text !== ''),
  });
  return { page, gathered, aside };
}
