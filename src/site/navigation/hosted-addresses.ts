import { operationSlug } from '../openapi/operations.ts';
import type { PageOperation, SitePage } from './pages.ts';

/**
 * Finds the page of an operation by the address that the hosted service gives it, where links of a project may lead:
 * words are joined and marks kept otherwise there (`auth:-keys/list-keys-1`), and an operation without a summary is
 * called by its method and path, or by its id where the project asks for that.
 */
export function createHostedAddresses(
  pages: ReadonlyMap<string, SitePage>,
): (path: string) => string | undefined {
  let known: ReadonlyMap<string, string> | undefined;
  return (path) => {
    known ??= addressesOf(pages);
    return known.get(loose(path));
  };
}

function addressesOf(pages: ReadonlyMap<string, SitePage>): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  const learn = (name: string, path: string): void => {
    if (!known.has(loose(name))) known.set(loose(name), path);
  };
  const made = [...pages.values()].flatMap(({ path, parsed, operation }) =>
    parsed === undefined && operation !== undefined ? [{ path, found: operation }] : [],
  );
  for (const { path } of made) learn(path, path);
  for (const { path, found } of made) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    for (const name of otherNames(path.slice(folder.length), found)) learn(folder + name, path);
  }
  return known;
}

function otherNames(slug: string, { operation }: PageOperation): string[] {
  const { method, path, operationId } = operation;
  const base = operationSlug(operation);
  // What is there already is counted from one.
  const count = slug.startsWith(`${base}-`) ? Number(slug.slice(base.length + 1)) : Number.NaN;
  const numbered = count >= 2 ? [`${base}-${count - 1}`] : [];
  const address = [path, path.replace(/\{[^{}]*\}/g, '')].map(
    (one) => `${method}-${one.replaceAll('/', '-')}`,
  );
  return [...numbered, ...address, ...(operationId === undefined ? [] : [operationId])];
}

/** An address by its letters and numbers alone, folder by folder. */
function loose(path: string): string {
  return path
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/]+/gu, '')
    .replace(/^\/+|\/+$/g, '');
}
