import mime from 'mime';

/** Files without an extension that hosts know, and what they are. */
const PLAIN_TEXT_NAMES = new Set(['_redirects', '_headers', 'CNAME', '.nojekyll']);

/** The content type a file is served with, told by its name: with a charset where it is text. */
export function contentTypeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const type = PLAIN_TEXT_NAMES.has(name) ? 'text/plain' : (mime.getType(name) ?? 'application/octet-stream');
  return served.get(type) ?? remember(type);
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
    /[/+](json|xml|javascript)$/.test(type) ||
    type === 'application/manifest+json'
  );
}
