import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { ManifestFile } from '../bundle/manifest.ts';

/** Content codings of HTTP, best first. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Types whose files become smaller; images, fonts and archives are small already. */
const SHRINKING = /^text\/|[/+](?:javascript|json|wasm|xml)\b/;
/** What is shorter travels in one packet anyway. */
const MIN_BYTES = 1024;

/** A good deal smaller than a gzip, in a few milliseconds for a page. */
const BROTLI_QUALITY = 5;

/** Whether readers get the file in the coding they ask for. */
export function isEncodable({ contentType, contentEncoding, size }: ManifestFile): boolean {
  return contentEncoding === undefined && size >= MIN_BYTES && SHRINKING.test(contentType);
}

/** The coding that a reader likes best by `Accept-Encoding` (RFC 9110, 12.5.3); `undefined` sends the file as it is. */
export async function chooseCoding(accept: string | undefined): Promise<Coding | undefined> {
  if (accept === undefined) return undefined;
  const { parseAccept } = await import('hono/utils/accept');
  const asked = new Map(parseAccept(accept).map(({ type, q }) => [type.toLowerCase(), q]));
  const liking = (coding: string): number => asked.get(coding) ?? asked.get('*') ?? 0;
  const [best] = CODINGS.filter((coding) => liking(coding) > 0).sort((a, b) => liking(b) - liking(a));
  return best;
}

/** Files of a release in other codings, each made when it is first asked for and kept below `directory`. */
export type EncodedFile = (path: string, sha256: string, coding: Coding) => Promise<string>;

export function createEncodedFiles(site: string, directory: string): EncodedFile {
  const made = new Map<string, Promise<string>>();
  const make = async (path: string, name: string, coding: Coding): Promise<string> => {
    const bytes = await readFile(join(site, path));
    const encoded = await (coding === 'br'
      ? promisify(brotliCompress)(bytes, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : promisify(gzip)(bytes));
    await mkdir(directory, { recursive: true });
    const file = join(directory, name);
    await writeFile(file, encoded);
    return file;
  };
  return (path, sha256, coding) => {
    const name = `${sha256}.${coding}`;
    const known = made.get(name);
    if (known !== undefined) return known;
    const making = make(path, name, coding);
    made.set(name, making);
    // What failed may succeed later, when the disk has room again.
    making.catch(() => made.delete(name));
    return making;
  };
}
