import type { JsonPath } from '../config/json/places.ts';
import type { Container } from '../config/navigation-schema.ts';
import type { Report } from '../diagnostic.ts';
import type { SourcePlace } from '../page.ts';
import { holdsNothing } from './listed.ts';

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
