import type { LoadedSettings } from '../config/load.ts';
import type { ApiSource, Container } from '../config/navigation-schema.ts';
import type { Report } from '../diagnostic.ts';
import type { ParsedPage } from '../markdown/parsed-page.ts';
import type { AsyncDocument } from '../openapi/asyncapi/document.ts';
import type { ApiDocument } from '../openapi/description/document.ts';
import type { SourcePlace } from '../page.ts';
import type { ProjectFiles } from '../project/files.ts';
import { sourcesOf } from './endpoints.ts';
import { attachedSources, listedEndpoints, namedOverlays } from './listed.ts';
import { loadAsyncDocuments, loadDocuments } from './load-documents.ts';
import {
  createReferenceResolver,
  placeOfReference,
  sourcesNamed,
  splitReference,
  writtenReferences,
} from './references.ts';

/** The API descriptions of a project. */
interface Descriptions {
  readonly documents: ReadonlyMap<string, ApiDocument>;
  readonly asyncDocuments: ReadonlyMap<string, AsyncDocument>;
  /** Finds in them what pages document. */
  readonly references: ReturnType<typeof createReferenceResolver>;
}

/** Loads the API descriptions that the settings, the navigation and the pages of a project name. */
export async function loadDescriptions(sources: {
  readonly files: ProjectFiles;
  readonly loaded: LoadedSettings;
  readonly container: Container;
  /** The descriptions of the whole site. */
  readonly openapi: ApiSource | undefined;
  /** The files of the pages. */
  readonly pages: readonly string[];
  readonly parse: (file: string) => ParsedPage;
  readonly report: Report;
}): Promise<Descriptions> {
  const { files, loaded, container, openapi, pages, parse, report } = sources;
  const writtenIn = pages.map((file) => writtenReferences(parse(file)));
  const attached = sourcesOf(openapi);
  const inNavigation = attachedSources(container, 'openapi');
  const named = [...attached, ...inNavigation, ...writtenIn.flatMap(sourcesNamed)];
  const ofAsync = [...sourcesOf(loaded.settings.asyncapi), ...attachedSources(container, 'asyncapi')];
  const ofSettings = new Set([...attached, ...inNavigation, ...ofAsync]);
  // What is wrong with a description that is not there is told where docs.json names it, or the first page.
  const placeOfName = (name: string): SourcePlace => {
    const inSettings = loaded.placeOfValue(name);
    // A page may call one by a word that stands in docs.json for something else.
    if (inSettings.line !== undefined && ofSettings.has(name)) return inSettings;
    return placeOfReference(name, pages.map(parse)) ?? inSettings;
  };
  const reportOn =
    (name: string): Report =>
    (found) =>
      report(found.file === undefined ? { ...found, ...placeOfName(name) } : found);
  const documents = await loadDocuments({
    files,
    names: named,
    written: writtenIn,
    endpoints: listedEndpoints(container),
    overlays: namedOverlays(container, openapi),
    reportOn,
  });
  const asyncDocuments = await loadAsyncDocuments(
    files,
    [...ofAsync, ...writtenIn.flatMap(({ asyncapi }) => (asyncapi && splitReference(asyncapi).source) ?? [])],
    reportOn,
  );

  const references = createReferenceResolver({
    attached,
    documents,
    asyncDocuments,
    unread: [...attached, ...inNavigation].filter((name) => !documents.has(name)),
    unreadAsync: ofAsync.filter((name) => !asyncDocuments.has(name)),
    report,
  });
  return { documents, asyncDocuments, references };
}
