/** A part of an address with its `%20` and the like as characters; one with a percent sign of its own as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
