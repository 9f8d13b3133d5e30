import type { Report } from '../diagnostic.ts';
import { type AsyncDocument, loadAsyncApi } from '../openapi/asyncapi/document.ts';
import { type ApiDocument, loadApiDocument } from '../openapi/description/document.ts';
import { listApiFiles, parseEndpointReference, resolveApiSource } from '../openapi/operation/reference.ts';
import { createOverlays } from '../openapi/overlay/files.ts';
import type { ProjectFiles } from '../project/files.ts';
import { resolveEndpoint } from './endpoints.ts';
import { splitReference, type WrittenReferences } from './references.ts';

/** What a project names of its API descriptions. */
interface NamedDocuments {
  readonly files: ProjectFiles;
  readonly names: readonly string[];
  /** What its pages document. */
  readonly written: readonly WrittenReferences[];
  /** The operations that its navigation lists. */
  readonly endpoints: readonly string[];
  /** By the name of a description, the files that change it. */
  readonly overlays: ReadonlyMap<string, readonly string[]>;
  /** Hears of what is wrong with the description of a name. */
  readonly reportOn: (name: string) => Report;
}

/** Loads the API descriptions that are named; when an operation is in none of them, all the project has. */
export async function loadDocuments({
  files,
  names,
  written,
  endpoints,
  overlays,
  reportOn,
}: NamedDocuments): Promise<Map<string, ApiDocument>> {
  let apiFiles: readonly string[] | undefined;
  const fileOf = (name: string): string => {
    if (/^https?:/i.test(name)) return name;
    if (!files.has(name.replace(/^\.?\//, ''))) apiFiles ??= listApiFiles(files);
    return resolveApiSource(files, name, apiFiles ?? []) ?? name;
  };
  const applyOverlays = createOverlays(
    files,
    new Map([...overlays].map(([name, paths]) => [fileOf(name), paths])),
  );
  const { documents, load } = createLoader(fileOf, (file, name) =>
    loadApiDocument(files, file, reportOn(name), applyOverlays),
  );
  for (const name of names) await load(name);
  const isMissing = ({ openapi, schema }: WrittenReferences): boolean =>
    (openapi !== undefined && resolveEndpoint(openapi, { sources: [] }, documents) === undefined) ||
    (schema !== undefined && splitReference(schema).source === undefined);
  const isUnknown = (reference: string): boolean =>
    parseEndpointReference(reference)?.source === undefined &&
    resolveEndpoint(reference, { sources: [] }, documents) === undefined;
  if (written.some(isMissing) || endpoints.some(isUnknown)) {
    apiFiles ??= listApiFiles(files);
    for (const file of apiFiles) await load(file);
  }
  return documents;
}

/** Loads the AsyncAPI descriptions that are named. */
export async function loadAsyncDocuments(
  files: ProjectFiles,
  names: readonly string[],
  reportOn: (name: string) => Report,
): Promise<Map<string, AsyncDocument>> {
  const fileOf = (name: string): string => resolveApiSource(files, name, []) ?? name;
  const { documents, load } = createLoader(fileOf, (file, name) => loadAsyncApi(files, file, reportOn(name)));
  for (const name of names) await load(name);
  return documents;
}

/** Loads API descriptions by name, and each file once, whatever names it goes by. */
function createLoader<Document>(
  fileOf: (name: string) => string,
  read: (file: string, name: string) => Promise<Document | undefined>,
) {
  const documents = new Map<string, Document>();
  const byFile = new Map<string, Document | undefined>();
  return {
    documents,
    async load(name: string): Promise<void> {
      if (documents.has(name)) return;
      const file = fileOf(name);
      if (!byFile.has(file)) byFile.set(file, await read(file, name));
      const document = byFile.get(file);
      if (document !== undefined) documents.set(name, document);
    },
  };
}
