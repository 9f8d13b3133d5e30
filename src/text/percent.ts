/** A part of an address with its `%20` and the like as characters; one with a percent sign of its own as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A path as it stands in a URL, each segment encoded by itself. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** `encodeURIComponent`, and the five characters it leaves that RFC 3986 reserves. */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A query as it stands behind a path, `?` included; a name with several values stands there several times. */
export function searchOf(
  query: Readonly<Record<string, string | readonly (string | null)[] | null>>,
): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encodeStrictly(name)}=${encodeStrictly(one ?? '')}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/**
 * An address with what lies between some of its encoded signs changed. `kept` finds each of these, in a group: as
 * characters they would mean something else.
 */
export function changedBetween(address: string, kept: RegExp, change: (text: string) => string): string {
  if (!address.includes('%')) return change(address);
  const pieces = address.split(kept);
  return pieces.map((piece, at) => (at % 2 === 1 ? piece : change(piece))).join('');
}
