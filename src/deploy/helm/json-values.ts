import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

/**
 * A text of JSON, an object, with these members of its own object `key`, and everything else as it was: only the
 * characters of their values change, and what is missing is put in behind the others, as they are indented.
 */
export function withMembers(text: string, key: string, members: object): string {
  const object = nodeAt(text, [key]);
  if (object?.type !== 'object' || object.children?.length === 0) return withMember(text, [key], members);
  return Object.entries(members).reduce((all, [name, value]) => withMember(all, [key, name], value), text);
}

function nodeAt(text: string, path: readonly string[]): Node | undefined {
  const root = parseTree(text);
  return root && findNodeAtLocation(root, [...path]);
}

function withMember(text: string, path: readonly string[], value: unknown): string {
  const name = path.at(-1) ?? '';
  const node = nodeAt(text, path);
  const object = nodeAt(text, path.slice(0, -1));
  const last = object?.children?.at(-1);
  if (object === undefined || last === undefined) return `${JSON.stringify({ [name]: value }, null, 2)}\n`;
  const blanks = blanksBefore(text, last.offset);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  // On one line, where the others are on one.
  const written = JSON.stringify(value, null, blanks).replaceAll('\n', `${lineEnd}${blanks}`);
  if (node !== undefined) return spliced(text, node.offset, node.length, written);
  const gap = blanks === undefined ? ' ' : `${lineEnd}${blanks}`;
  return spliced(text, last.offset + last.length, 0, `,${gap}${JSON.stringify(name)}: ${written}`);
}

/** What stands before a place that begins its line. */
function blanksBefore(text: string, offset: number): string | undefined {
  return /\n([ \t]*)$/.exec(text.slice(0, offset))?.[1];
}

function spliced(text: string, at: number, length: number, part: string): string {
  return text.slice(0, at) + part + text.slice(at + length);
}
