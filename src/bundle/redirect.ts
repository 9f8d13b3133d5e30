/** A page that only redirects is no larger. */
const MAX_REDIRECT_BYTES = 4096;

/** Whether a file is an HTML page that only sends the reader elsewhere. */
export function isRedirect(name: string, bytes: Buffer): boolean {
  return (
    name.endsWith('.html') &&
    bytes.length <= MAX_REDIRECT_BYTES &&
    /<meta[^>]+http-equiv\s*=\s*["']?refresh\b/i.test(bytes.toString('latin1'))
  );
}
