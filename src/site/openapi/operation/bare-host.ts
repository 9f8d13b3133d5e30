/** A host without a scheme, perhaps with a port, before a path. */
const BARE_HOST =
  /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|(?:[a-z0-9_{}-]+\.)+[a-z]{2,})(?::(?:\d+|\{[^{}]+\}))?(?=\/|$)/i;

/** An address that many begin with the host, and which would be a path of the site itself so, with a scheme before it. */
export function withScheme(address: string): string {
  return address.replace(BARE_HOST, (host) => `${schemeOf(host)}://${host}`);
}

/** How a host is asked that nothing else is known of: the machine itself has no certificate. */
export function schemeOf(host: string): 'http' | 'https' {
  return /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?::|$)/i.test(host) ? 'http' : 'https';
}
