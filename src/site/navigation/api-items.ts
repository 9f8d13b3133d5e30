import type { JsonPath } from '../config/json/places.ts';
import type { Container } from '../config/navigation-schema.ts';
import {
  type ApiDocuments,
  type ApiScope,
  type AsyncDocuments,
  channelItems,
  NO_SCOPE,
  type OperationPages,
  placingIn,
  referenceItems,
  resolveEndpoint,
  scopeOf,
  sourcesOf,
} from './endpoints.ts';
import type { EntryReports } from './entry-reports.ts';
import { listedEndpoints, SWITCH_KEYS } from './listed.ts';
import type { MissingReports } from './missing-entries.ts';
import type { SitePage } from './pages.ts';
import { type NavItem, pagesOf } from './tree.ts';

export interface ApiItemSources {
  readonly pages: ReadonlyMap<string, SitePage>;
  readonly documents: ApiDocuments;
  readonly asyncDocuments: AsyncDocuments;
  readonly operations: OperationPages;
}

/** What API descriptions bring into a navigation. */
export interface ApiItems {
  /** The page of an operation that a list of pages names; undefined for an entry that names none. */
  endpoint(entry: string, scope: ApiScope, path: JsonPath): SitePage | 'kept out' | undefined;
  /** The whole reference of what a container attaches, where nothing beside it says what of it is to be shown. */
  reference(container: Container, listed: readonly NavItem[], scope: ApiScope, path: JsonPath): NavItem[];
  /** The channels of the descriptions a container attaches itself, but for those that it lists. */
  channels(container: Container, listed: readonly NavItem[], path: JsonPath): NavItem[];
  /** To be called at the end: tells of descriptions of which nothing is shown. */
  tellUnshown(): void;
}

/** Brings the descriptions of a project into its navigation. */
export function createApiItems(
  { pages, documents, asyncDocuments, operations }: ApiItemSources,
  reports: EntryReports,
  missing: MissingReports,
): ApiItems {
  /** Descriptions that stand beside a list of pages, which is to name their operations. */
  const besidePages = new Map<string, JsonPath>();

  return {
    endpoint(entry, scope, path) {
      const found = resolveEndpoint(entry, scope, documents);
      if (found === undefined) return undefined;
      if (found.operation.hidden || found.operation.excluded) {
        reports.keptOut(entry, path);
        return 'kept out';
      }
      const source = scope.sources.find((name) => documents.get(name) === found.document);
      return operations.pageFor(found, placingIn(scope, source));
    },
    reference(container, listed, scope, path) {
      const holdsMore = SWITCH_KEYS.some((key) => (container[key] ?? []).length > 0);
      if (container.openapi === undefined || holdsMore) return [];
      if ((container.pages ?? []).length > 0) {
        for (const source of sourcesOf(container.openapi)) besidePages.set(source, [...path, 'openapi']);
        return [];
      }
      // Who lists an operation of a description lists all that they want of it.
      const shown = new Set(pagesOf(listed).map(({ operation }) => operation?.document));
      // Also where what lists it is hidden.
      for (const entry of listedEndpoints(container))
        shown.add(resolveEndpoint(entry, scope, documents)?.document);
      const isNamed = (container.group ?? '').trim() !== '' && scope.sources.length === 1;
      return scope.sources.flatMap((source) => {
        const document = documents.get(source);
        if (document === undefined || shown.has(document)) return [];
        if (document.operations.length === 0) missing.reference('operation', source, [...path, 'openapi']);
        return referenceItems(document, placingIn(scope, source), operations, isNamed);
      });
    },
    channels(container, listed, path) {
      if (container.asyncapi === undefined) return [];
      const scope = scopeOf(container.asyncapi, NO_SCOPE);
      const already = new Set(pagesOf(listed));
      return scope.sources.flatMap((name) => {
        const document = asyncDocuments.get(name);
        if (document === undefined) return [];
        if (document.channels.length === 0) missing.reference('channel', name, [...path, 'asyncapi']);
        return channelItems(document, placingIn(scope, name).directory, operations, pages, already);
      });
    },
    tellUnshown() {
      const shown = new Set(
        [...pages.values(), ...operations.made.values()].map(({ operation }) => operation?.document),
      );
      for (const [source, path] of besidePages) {
        const document = documents.get(source);
        if (document !== undefined && document.operations.length > 0 && !shown.has(document))
          missing.allOperations(source, path);
      }
    },
  };
}
