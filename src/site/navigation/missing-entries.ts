import { createSuggestions } from '../../text/suggest.ts';
import type { JsonPath } from '../config/json/places.ts';
import type { Report } from '../diagnostic.ts';
import { METHODS } from '../openapi/operation/operations.ts';
import { parseEndpointReference } from '../openapi/operation/reference.ts';
import type { SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import { leftOutPageHint } from '../project/left-out.ts';
import { type ApiDocuments, type ApiScope, nearestEndpoint } from './endpoints.ts';
import { normalPath } from './pages.ts';

export interface MissingSources {
  readonly files: ProjectFiles;
  /** Of what there is, by path. */
  readonly pages: ReadonlyMap<string, unknown>;
  /** The paths of pages that are left out, which is told already. */
  readonly leftOut: ReadonlySet<string>;
  readonly documents: ApiDocuments;
  readonly placeOf: (path: JsonPath) => SourcePlace;
  readonly report: Report;
}

/** Tells what the navigation names but does not exist, and what may be meant. */
export interface MissingReports {
  page(entry: string, path: JsonPath): void;
  /** Operations of a description that could not be read are counted only: that itself is told already. */
  operation(entry: string, scope: ApiScope, path: JsonPath): void;
  /** A description in which there is nothing to list. */
  reference(kind: 'operation' | 'channel', source: string, path: JsonPath): void;
  /** A description beside a list of pages, none of whose operations has a page. */
  allOperations(source: string, path: JsonPath): void;
  /** To be called at the end. */
  tellUnread(): void;
}

/** Begins to tell of missing entries. */
export function createMissingReports(sources: MissingSources): MissingReports {
  const { files, pages, leftOut, documents, placeOf, report } = sources;
  const suggest = createSuggestions();
  /** Descriptions that could not be read, with the first place that asks for one. */
  const unread = new Map<string, { count: number; path: JsonPath }>();
  const pageHint = (page: string): string => {
    // A file of that name may well be there.
    if (/(?:^|\/)\.[^./]/.test(page))
      return 'what has a name that begins with a dot is left out: give it another';
    if (/^[a-z][a-z\d+.-]*:\/\//i.test(page)) return 'name a page of this project';
    const hint = leftOutPageHint(page, files);
    if (hint !== undefined) return hint;
    const near = suggest(page, pages.keys());
    return near === undefined ? `add ${page}.mdx, or remove the entry` : `did you mean ${near}?`;
  };
  return {
    page(entry, path) {
      if (leftOut.has(normalPath(entry))) return;
      const [, method] = /^(?:\S+\s+)?([A-Za-z]+)\s+\/\S*$/.exec(entry) ?? [];
      if (method !== undefined) {
        report({
          severity: 'warning',
          kind: 'missing-operation',
          message: `The navigation lists ${entry}, but ${method} is no method of HTTP`,
          hint: `write one of ${METHODS.join(', ').toUpperCase()}`,
          ...placeOf(path),
        });
        return;
      }
      const isBlank = entry.trim() === '';
      report({
        severity: 'warning',
        kind: 'missing-page',
        message: isBlank
          ? 'The navigation lists a page without a name'
          : `The navigation lists ${entry}, but there is no such page`,
        hint: isBlank ? 'name the page, or remove the entry' : pageHint(normalPath(entry)),
        ...placeOf(path),
      });
    },
    operation(entry, scope, path) {
      const named = parseEndpointReference(entry)?.source;
      const searched = named === undefined ? scope.sources : [named];
      const lacking = searched.filter((source) => !documents.has(source));
      if (lacking.length > 0) {
        const key = lacking.join(', ');
        const before = unread.get(key) ?? { count: 0, path };
        unread.set(key, { ...before, count: before.count + 1 });
        return;
      }
      const near = nearestEndpoint(entry, searched, documents);
      const suggestion = near === undefined ? '' : `; did you mean ${near}?`;
      report({
        severity: 'warning',
        kind: 'missing-operation',
        message: `The navigation lists ${entry}, but no API description of this project has it`,
        hint: `${searched.length === 0 ? 'attach one with "openapi"' : `looked in ${searched.join(', ')}`}${suggestion}`,
        ...placeOf(path),
      });
    },
    reference(kind, source, path) {
      report({
        severity: 'warning',
        kind: `missing-${kind}`,
        message: `The navigation lists the ${kind}s of ${source}, which describes none`,
        hint: `describe one under ${kind === 'channel' ? '"channels"' : '"paths" or "webhooks"'}, or remove the entry`,
        ...placeOf(path),
      });
    },
    allOperations(source, path) {
      report({
        severity: 'notice',
        kind: 'missing-operation',
        message: `No page shows an operation of ${source}: the pages that the navigation lists beside it name none`,
        hint: 'list them as "GET /users/{id}", or attach it to a group of its own without "pages", which gets all of them',
        ...placeOf(path),
      });
    },
    tellUnread() {
      for (const [names, { count, path }] of unread) {
        report({
          severity: 'warning',
          kind: 'missing-operation',
          message: `The navigation lists ${count} ${count === 1 ? 'operation' : 'operations'} of ${names}, which could not be read`,
          ...placeOf(path),
        });
      }
    },
  };
}
