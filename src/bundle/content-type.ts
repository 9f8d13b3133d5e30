import mime from 'mime';
import { lookUp } from '../look-up.ts';

/** Files without an extension that hosts know, and what they are. */
const PLAIN_TEXT_NAMES = new Set(['_redirects', '_headers', 'CNAME', '.nojekyll', 'LICENSE', 'README']);
/**
 * Code beside the docs, which readers are to read: under the registered types of these endings (a `.ts` is a video,
 * a `.rs` a telephone service) or without any, browsers would save or play it.
 */
const CODE = /\.(ts|tsx|mts|cts|rs|go|py|rb|proto|graphql|gql|diff|patch)$/i;
const OTHER_TYPES: Readonly<Record<string, string>> = {
  cjs: 'text/javascript',
  jsonl: 'application/x-ndjson',
  ndjson: 'application/x-ndjson',
  tgz: 'application/gzip',
};

/** The content type a file is served with, told by its name: with a charset where it is text. */
export function contentTypeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isPlain = PLAIN_TEXT_NAMES.has(name) || CODE.test(name);
  const type = isPlain ? 'text/plain' : (otherType(name) ?? mime.getType(name) ?? 'application/octet-stream');
  return served.get(type) ?? remember(type);
}

function otherType(name: string): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return lookUp(OTHER_TYPES, ending);
}

/** Type → with its charset. One string for all files of a type, not one for each of a hundred thousand. */
const served = new Map<string, string>();

function remember(type: string): string {
  const full = isText(type) ? `${type}; charset=utf-8` : type;
  served.set(type, full);
  return full;
}

function isText(type: string): boolean {
  return (
    type.startsWith('text/') ||
    /[/+](json|x-ndjson|xml|javascript)$/.test(type) ||
    type === 'application/manifest+json'
  );
}
