const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The default Cache-Control of a file. A file whose name carries a hash of its content never changes under that name;
 * all others are asked for anew, so that a new site is seen at once.
 */
export function cacheControlOf(path: string): string {
  return !path.endsWith('.html') && hasContentHash(path) ? IMMUTABLE : REVALIDATE;
}

/** Whether the part of the name before its extensions ends in a hash: `style.3f2a9b1c.css`, `chunk-K3J9X2QA.js`. */
function hasContentHash(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const token = /(?:^|[._~-])([0-9a-z]{8,64})(?:\.(?:min|module))?(?:\.[a-z][0-9a-z]{0,9}){1,2}$/i.exec(
    name,
  )?.[1];
  return token !== undefined && isHash(token);
}

/**
 * A hexadecimal hash has letters and digits; one of all letters must change between them often. So no date is taken
 * for a hash, nor a word with a number in it (`dashboard2`, `s3bucket`): a wrong guess would be cached for a year.
 */
function isHash(token: string): boolean {
  const changes = token.match(/[a-z](?=\d)|\d(?=[a-z])/gi)?.length ?? 0;
  return /^[0-9a-f]+$/.test(token) ? changes > 0 : changes >= 3;
}
