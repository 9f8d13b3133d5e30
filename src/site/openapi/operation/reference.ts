import type { ProjectFiles } from '../../project/files.ts';
import type { ApiDocument } from '../description/document.ts';
import { meantPath } from './meant-path.ts';
import { type ApiOperation, METHODS } from './operations.ts';

/** How a page names its operation: `GET /users/{id}`, `api/users.json POST /users`, `webhook orderUpdated`. */
export interface EndpointReference {
  /** The API description as it was named: a path, a URL, or a file name without extension. */
  readonly source?: string;
  /** Lower case; `webhook` for webhooks. */
  readonly method: string;
  readonly path: string;
}

const REFERENCE = new RegExp(`^(?:(\\S(?:.*?\\S)?)\\s+)?(${METHODS.join('|')}|webhook)\\s+(\\S.*)$`, 'i');

/** Reads an endpoint reference; undefined for anything else, the path of a page for instance. */
export function parseEndpointReference(text: string): EndpointReference | undefined {
  const [, source, method, path] = REFERENCE.exec(text.trim()) ?? [];
  if (method === undefined || path === undefined) return undefined;
  const webhook = method.toLowerCase() === 'webhook';
  if (!webhook && !/^(\/|https?:)/i.test(path)) return undefined;
  return { ...(source === undefined ? {} : { source }), method: method.toLowerCase(), path };
}

/** The operation a reference means. A trailing slash, other names in braces, and how others write these do not matter. */
export function findOperation(
  document: ApiDocument,
  reference: Pick<EndpointReference, 'method' | 'path'>,
): ApiOperation | undefined {
  const { exact, alike } = namedIn(document);
  const { method, path } = reference;
  return exact.get(`${method} ${path}`) ?? alike.get(`${method} ${comparable(path)}`);
}

/** The operations of a description by how they are named, the first of each name. */
interface Named {
  readonly exact: ReadonlyMap<string, ApiOperation>;
  readonly alike: ReadonlyMap<string, ApiOperation>;
}

/** A site may name each operation of a large description. */
const known = new WeakMap<ApiDocument, Named>();

function namedIn(document: ApiDocument): Named {
  const found = known.get(document);
  if (found !== undefined) return found;
  const [exact, alike] = [new Map<string, ApiOperation>(), new Map<string, ApiOperation>()];
  for (const operation of document.operations.toReversed()) {
    const { webhook, method, path } = operation;
    exact.set(`${webhook ? 'webhook' : method} ${path}`, operation);
    if (!webhook) alike.set(`${method} ${comparable(path)}`, operation);
  }
  const named = { exact, alike };
  known.set(document, named);
  return named;
}

function comparable(path: string): string {
  return meantPath(path)
    .path.replace(/\{[^}]*\}/g, '{}')
    .replace(/\/+$/, '');
}

const API_FILE =
  /^[ \t\uFEFF]*(?:\{\s*)?"?(?:openapi|swagger)"?\s*:\s*["']?[23]\b|[{,]\s*"(?:openapi|swagger)"\s*:\s*"[23]\./m;

/** The files of a project that are API descriptions, sorted. They are looked into, not parsed. */
export function listApiFiles(files: ProjectFiles): string[] {
  return files.paths.filter((path) => /\.(json|ya?ml)$/i.test(path) && API_FILE.test(files.readText(path)));
}

/**
 * The project path of an API description as a page names it: a path with or without its leading slash or extension, or
 * the bare name of one of `apiFiles` (the first, where several have it).
 */
export function resolveApiSource(
  files: ProjectFiles,
  source: string,
  apiFiles: readonly string[],
): string | undefined {
  const path = source.replace(/^\.?\//, '');
  const candidates = [path, `${path}.json`, `${path}.yaml`, `${path}.yml`];
  const exact = candidates.find((candidate) => files.has(candidate));
  if (exact !== undefined) return exact;
  return apiFiles.find((file) => candidates.some((candidate) => file.endsWith(`/${candidate}`)));
}
