import type { PageOperation, SitePage } from './pages.ts';

/**
 * Finds the page of an operation by other addresses that links of a project may have for it: those with marks that the
 * name of a file does not keep (`auth:-keys/list-keys`), by its method and path in other spellings, or by its id.
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
    for (const name of otherNames(found)) learn(folder + name, path);
  }
  return known;
}

function otherNames({ operation }: PageOperation): string[] {
  const { method, path, operationId } = operation;
  const address = [path, path.replace(/\{[^{}]*\}/g, '')].map(
    (one) => `${method}-${one.replaceAll('/', '-')}`,
  );
  return [...address, ...(operationId === undefined ? [] : [operationId])];
}

/** An address by its letters and numbers alone, folder by folder. */
function loose(path: string): string {
  return path
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/]+/gu, '')
    .replace(/^\/+|\/+$/g, '');
}
