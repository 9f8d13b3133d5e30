import type { ValueRecord } from '../interpreter/value.ts';

/** What a node of the page became. */
interface Overheard {
  readonly text: string;
  readonly html: string;
  /** Whether it may be another in a browser. */
  readonly mayChange: boolean;
}

/** What rendering alone knows of the nodes of a page, for its Markdown. */
export interface NodeNotes {
  /** What nodes became, one for each time they were shown: a snippet may show one more than once. */
  readonly overheard: ReadonlyMap<object, readonly Overheard[]>;
  /** Notes that what is being shown may be another in a browser. */
  noteChange(): void;
  /** Notes that a component was given a node among its children. */
  offer(node: object): void;
  /** Notes that nodes are shown, or looked into. */
  take(nodes: readonly object[]): void;
  /** Whether components were given a node and none of them made use of it. */
  isPassedOver(node: object): boolean;
  /** Notes what the attributes of a node came to, where expressions say it. */
  give(node: object, props: ValueRecord): void;
  /** What was noted, one for each time the node was shown. */
  readonly given: ReadonlyMap<object, readonly ValueRecord[]>;
  /** What the icons of the page are called, by their HTML. */
  readonly icons: ReadonlyMap<string, string>;
}

/** Begins notes. `isTraced` tells whether what is rendered right now counts. */
export function createNodeNotes(isTraced: () => boolean): NodeNotes & {
  /** Runs `work` and notes what it makes, says, and puts beside the text, as what a node became. */
  overhear(node: object, work: () => string, said: () => string, beside: () => string): string;
  /** Notes what an icon is called, and returns it. */
  icon(name: string, html: string): string;
} {
  const overheard = new Map<object, Overheard[]>();
  const given = new Map<object, ValueRecord[]>();
  const icons = new Map<string, string>();
  const offered = new Map<object, 'left' | 'taken'>();
  let changes = 0;
  return {
    overheard,
    given,
    icons,
    icon(name, html) {
      if (/^[\w-]+$/.test(name) && !icons.has(html)) icons.set(html, name);
      return html;
    },
    overhear(node, work, said, beside) {
      const before = changes;
      const html = work();
      if (isTraced())
        append(overheard, node, { text: said(), html: html + beside(), mayChange: changes > before });
      return html;
    },
    noteChange() {
      changes++;
    },
    offer(node) {
      if (!offered.has(node)) offered.set(node, 'left');
    },
    take(nodes) {
      if (offered.size > 0) for (const node of nodes) offered.set(node, 'taken');
    },
    isPassedOver: (node) => offered.get(node) === 'left',
    give(node, props) {
      if (isTraced()) append(given, node, props);
    },
  };
}

function append<T>(lists: Map<object, T[]>, key: object, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
