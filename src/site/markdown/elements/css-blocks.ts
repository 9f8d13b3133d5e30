/** At-rules whose blocks hold rules. */
export const GROUPS = /^@(?:media|supports|layer|container)\b/;

/** A block; nothing where it would be empty. */
export function wrapped(prelude: string, body: string): string {
  return body === '' ? '' : `${prelude}{${body}}`;
}

/** What stands before a pair of braces, and between them. */
export interface Block {
  readonly prelude: string;
  readonly body: string;
}

/** The blocks at the top level of a piece of CSS; declarations and statements between them are left out. */
export function blocks(css: string): Block[] {
  const found: Block[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  for (let at = 0; at < css.length; at++) {
    const skipped = skip(css, at);
    if (skipped > at) at = skipped - 1;
    else if (css[at] === '{' && depth++ === 0) open = at;
    else if (css[at] === '}' && --depth === 0) {
      found.push({ prelude: bare(css.slice(start, open)), body: css.slice(open + 1, at) });
      start = at + 1;
    } else if (css[at] === ';' && depth === 0) start = at + 1;
  }
  return found;
}

/** The place behind a string, a comment or an escaped character that begins here; else the same place. */
function skip(css: string, at: number): number {
  const sign = css[at];
  if (sign === '\\') return at + 2;
  if (sign === '/' && css[at + 1] === '*') {
    const end = css.indexOf('*/', at + 2);
    return end < 0 ? css.length : end + 2;
  }
  if (sign !== '"' && sign !== "'") return at;
  let end = at + 1;
  while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1;
  return end + 1;
}

function bare(prelude: string): string {
  return prelude.replace(/\/\*[\s\S]*?\*\//g, '').trim();
}

/** Selectors of a list; commas in brackets belong to one selector. */
export function splitSelectors(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at++) {
    const skipped = skip(list, at);
    if (skipped > at) at = skipped - 1;
    else if (list[at] === '(' || list[at] === '[') depth++;
    else if (list[at] === ')' || list[at] === ']') depth--;
    else if (list[at] === ',' && depth === 0) {
      selectors.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, list.slice(start)];
}
