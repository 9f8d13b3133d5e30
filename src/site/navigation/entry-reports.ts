import type { JsonPath } from '../config/json/places.ts';
import type { Container } from '../config/navigation-schema.ts';
import type { Report } from '../diagnostic.ts';
import type { SourcePlace } from '../page.ts';
import { holdsNothing } from './listed.ts';
import type { NavEntry } from './tree.ts';

export type EntryReports = ReturnType<typeof createEntryReports>;

/** What is wrong with an entry of the navigation itself, whatever its pages are. */
export function createEntryReports(placeOf: (path: JsonPath) => SourcePlace, report: Report) {
  return {
    /** `kind` is the key that names it: `tab`, `group`, … */
    check(entry: Container, kind: string, name: string | undefined, standIn: string, path: JsonPath): void {
      if (entry.hidden === true) return;
      const source = (['graphql', 'sdk'] as const).find((key) => entry[key] !== undefined);
      if (source !== undefined) {
        report({
          severity: 'warning',
          kind: 'left-out',
          message: `The pages that the ${kind} ${name ?? ''} asks for by “${source}” are left out: none are made of such a source`,
          hint: 'write them with a tool that makes Markdown of it, and list them',
          ...placeOf([...path, source]),
        });
      } else if (entry.href === undefined && holdsNothing(entry)) {
        report({
          severity: 'notice',
          kind: 'empty-entry',
          message: `The ${kind} ${name ?? ''} holds nothing, and is not shown`.replace('  ', ' '),
          hint: 'list pages in it, or remove it',
          ...placeOf(path),
        });
      } else if (name === undefined) {
        report({
          severity: 'warning',
          kind: 'unnamed-entry',
          message: `This ${kind} of the navigation has no name${standIn === '' ? '' : `; it is shown as ${standIn}`}`,
          hint: `name it with "${kind}"`,
          ...placeOf(path),
        });
      }
    },
    /** Entries of one list that readers cannot tell apart. `path` is that of the list. */
    repeated(
      entries: readonly Pick<NavEntry, 'kind' | 'label' | 'hidden' | 'heading'>[],
      path: JsonPath,
    ): void {
      const seen = new Set<string>();
      for (const [index, { kind, label, hidden, heading = '' }] of entries.entries()) {
        const shown = `${heading}\n${label}`;
        if (!hidden && label !== '' && seen.has(shown))
          report({
            severity: 'warning',
            kind: 'repeated-entry',
            message: `There are two entries ${label} to choose from beside each other, which readers cannot tell apart`,
            hint: `give each ${kind} a name of its own, or make them one`,
            ...placeOf([...path, index, kind]),
          });
        if (!hidden) seen.add(shown);
      }
    },
    /** An endpoint that its API description keeps out of the documentation. */
    keptOut(entry: string, path: JsonPath): void {
      report({
        severity: 'notice',
        kind: 'hidden-operation',
        message: `The navigation lists ${entry}, which its API description keeps out of the documentation`,
        hint: 'remove "x-hidden", "x-internal" or "x-excluded" from the operation, or the entry here',
        ...placeOf(path),
      });
    },
  };
}
