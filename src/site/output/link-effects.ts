import type { SourcePlace } from '../page.ts';

/** A link to a place inside a page, to be checked when that page is rendered. */
export interface AnchorLink {
  readonly page: string;
  readonly id: string;
  readonly place: SourcePlace;
}

/** Where a target that was written on a page leads to. */
export interface Lead {
  readonly kind: 'href' | 'asset' | 'rooted';
  readonly page: string;
  readonly at: string;
  readonly target: string;
  readonly result: string;
}

/** What the links of some work leave behind. */
export interface LinkEffects {
  readonly used: readonly string[];
  /** Pictures whose size was asked for. */
  readonly measured: readonly string[];
  readonly anchors: readonly AnchorLink[];
  readonly linked: readonly string[];
  readonly leads: readonly Lead[];
}

/** Remembers what links leave behind, for the whole site and for any work that wants to know its own. */
export interface LinkMemory {
  readonly used: ReadonlySet<string>;
  readonly anchors: readonly AnchorLink[];
  readonly linked: ReadonlySet<string>;
  use(file: string): void;
  measure(file: string): void;
  anchor(link: AnchorLink): void;
  link(page: string): void;
  lead(lead: Lead): void;
  /** Does some work and tells what it left behind. */
  record<T>(work: () => T): { result: T; effects: LinkEffects };
  /** Lets the same be left behind once more. */
  replay(effects: LinkEffects): void;
  /** Does some work that leaves nothing behind. */
  forget<T>(work: () => T): T;
  isForgetting(): boolean;
}

interface Heard {
  readonly used: Set<string>;
  readonly measured: Set<string>;
  readonly anchors: AnchorLink[];
  readonly linked: Set<string>;
  readonly leads: Map<string, Lead>;
}

/** Begins without anything that links have left behind. */
export function createLinkMemory(): LinkMemory {
  const all = heardNothing();
  /** That of the site, and of all work that is under way. */
  const listeners = [all];
  let isForgetting = false;
  const tell = (each: (heard: Heard) => void): void => {
    if (!isForgetting) listeners.forEach(each);
  };
  const memory: LinkMemory = {
    used: all.used,
    anchors: all.anchors,
    linked: all.linked,
    use: (file) => tell(({ used }) => used.add(file)),
    measure: (file) => tell(({ measured }) => measured.add(file)),
    anchor: (link) => tell(({ anchors }) => anchors.push(link)),
    link: (page) => tell(({ linked }) => linked.add(page)),
    lead(lead) {
      if (isForgetting || listeners.length === 1) return;
      const key = `${lead.kind}\n${lead.page}\n${lead.at}\n${lead.target}`;
      for (const { leads } of listeners.slice(1)) leads.set(key, lead);
    },
    record(work) {
      const heard = heardNothing();
      listeners.push(heard);
      try {
        const result = work();
        const { used, measured, anchors, linked, leads } = heard;
        return {
          result,
          effects: {
            used: [...used],
            measured: [...measured],
            anchors,
            linked: [...linked],
            leads: [...leads.values()],
          },
        };
      } finally {
        listeners.pop();
      }
    },
    replay({ used, measured, anchors, linked, leads }) {
      used.forEach(memory.use);
      measured.forEach(memory.measure);
      anchors.forEach(memory.anchor);
      linked.forEach(memory.link);
      leads.forEach(memory.lead);
    },
    forget(work) {
      const before = isForgetting;
      isForgetting = true;
      try {
        return work();
      } finally {
        isForgetting = before;
      }
    },
    isForgetting: () => isForgetting,
  };
  return memory;
}

function heardNothing(): Heard {
  return { used: new Set(), measured: new Set(), anchors: [], linked: new Set(), leads: new Map() };
}
