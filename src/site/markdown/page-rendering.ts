import { record } from '../interpreter/value.ts';
import type { PageContext } from '../page.ts';
import { createSlugger } from './anchors/slug.ts';
import { BudgetExceeded, MAX_SHOWN, MAX_STEPS, SIGNS_OF_ONE } from './jsx/budget.ts';
import { htmlOf } from './jsx/value-html.ts';
import { createNodeNotes } from './node-notes.ts';
import { createPageText, type Gathered } from './page-text.ts';
import { withoutQuiet } from './quiet.ts';
import type { MarkdownProject, Rendering } from './rendering.ts';
import type { Library } from './snippets/snippets.ts';
import { fillVariables } from './variables.ts';

/** Parts that a container (tabs, a code group) gathers from its descendants while they render. */
interface Group {
  readonly kind: string;
  readonly parts: unknown[];
}

/** Marks the place of what stands beside the text, until all of it is known. */
export const BESIDE = '<!--beside-->';

/** Begins the rendering of a page; what it has gathered is told once it is rendered. */
export function createRendering(
  context: PageContext,
  project: MarkdownProject,
  library: Library,
): { page: Rendering; gathered(): Gathered; aside: readonly string[] } {
  const { gathered, length, since, remember, ...pageText } = createPageText();
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
    ...pageText,
    ...library,
    context: {
      ...context,
      icon: (name, place, options) => noteIcon(name, context.icon(name, place, options)),
    },
    project,
    needs: new Set(),
    scope: record(),
    lost: new Set(),
    tags: new Set(),
    views: new Set(),
    id: (text) => (traceless > 0 ? text : slugger.next(text)),
    anchor: (text, second) => (traceless > 0 ? text : slugger.nextFree(text, second)),
    claim: (id) => traceless > 0 || slugger.claim(id),
    claimFree: (id) => traceless > 0 || slugger.claimFree(id),
    isInLink: () => links > 0,
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
    steps: () => steps,
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
    untraced(work) {
      const forget = remember();
      const lists: unknown[][] = [aside, ...groups.map(({ parts }) => parts)];
      const lengths = lists.map(({ length }) => length);
      const taken = [steps, shown] as const;
      traceless++;
      try {
        return work();
      } finally {
        traceless--;
        [steps, shown] = taken;
        for (const [n, length] of lengths.entries()) lists[n]?.splice(length);
        forget();
      }
    },
    overhear(node, work) {
      const [from, start] = [length(), aside.length];
      return notes.overhear(
        node,
        work,
        () => since(from),
        () => aside.slice(start).join(''),
      );
    },
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
  return { page, gathered, aside };
}
