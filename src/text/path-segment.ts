/**
 * Whether an id can stand as one segment of a path: `.` and `..` would be taken out of it, half a character cannot be
 * encoded, and what holds control characters is no id.
 */
export function isPathSegment(id: string): boolean {
  return id !== '.' && id !== '..' && id.isWellFormed() && !/\p{Cc}/u.test(id);
}
