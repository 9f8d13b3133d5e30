import { withoutEmojiMarks } from './plain-id.ts';

/**
 * The id of a heading: lower case, spaces as hyphens, a dot within a name as a hyphen (`next.js` → `next-js`), other
 * punctuation dropped. Links from elsewhere to a page written for the hosted services keep working.
 */
function slugify(text: string): string {
  return withoutEmojiMarks(text)
    .trim()
    .toLowerCase()
    .replace(/(?<=[\p{L}\p{N}_)])\.(?=[\p{L}\p{N}_])/gu, '-')
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/^[_ ]+/, '')
    .replaceAll(' ', '-');
}

/**
 * A name of an API as one part of an id, its words joined by hyphens: `callAgentId` → `call-agent-id`,
 * `API_KEY` → `api-key`. The hosted services name fields so, and authors link to them.
 */
export function kebabOf(name: string): string {
  return withoutEmojiMarks(name)
    .normalize('NFKC')
    .replace(/([\p{Ll}\p{N}])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$&-')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The number of the second of a name: the hosted services go on with 2 for headings, tabs, steps and updates, and with 1
 * for fields, accordions and views.
 */
export type SecondNumber = 1 | 2;

export interface Slugger {
  /** An id not used before: `intro`, `intro-2`, `intro-3`, … */
  next(text: string): string;
  /** The same, but never one that is reserved; `second` is the number that the second of a name gets. */
  nextFree(text: string, second?: SecondNumber): string;
  /** Takes an id as it is; tells whether it was free. */
  claim(id: string): boolean;
  /** The same, but never one that is reserved. */
  claimFree(id: string): boolean;
  /** Keeps the ids of these texts free from `nextFree`. */
  reserve(texts: readonly string[]): void;
}

/** Makes ids that are unique within a page. */
export function createSlugger(): Slugger {
  const used = new Set<string>();
  const reserved = new Set<string>();
  /** By the id without a number: those with numbers below this are used. */
  const leastFree = new Map<string, number>();
  const next = (text: string, isKept: (id: string) => boolean, second: SecondNumber = 2): string => {
    const base = slugify(text) || 'section';
    const numbered = (n: number): string => (n < second ? base : `${base}-${n}`);
    let n = leastFree.get(base) ?? second - 1;
    while (used.has(numbered(n))) n += 1;
    leastFree.set(base, n);
    while (used.has(numbered(n)) || isKept(numbered(n))) n += 1;
    used.add(numbered(n));
    return numbered(n);
  };
  const claim = (id: string): boolean => {
    const isFree = !used.has(id);
    used.add(id);
    return isFree;
  };
  return {
    next: (text) => next(text, () => false),
    nextFree: (text, second) => next(text, (id) => reserved.has(id), second),
    claim,
    claimFree: (id) => !reserved.has(id) && claim(id),
    reserve(texts) {
      for (const text of texts) reserved.add(slugify(text));
    },
  };
}
