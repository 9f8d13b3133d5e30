/** An expression where an address should be, as in `[docs]({links.docs})`. */
const IN_BRACES = /^[`$]*\{\s*([A-Za-z_$][\w.$]*)\s*\}`?$/;

/** What to write for an address in braces, which Markdown takes as it is written; undefined for any other. */
export function bracesHint(written: string, tag: 'a' | 'img'): string | undefined {
  const path = IN_BRACES.exec(written)?.[1];
  if (path === undefined) return undefined;
  return `Markdown reads no expression here: write ${tag === 'a' ? `<a href={${path}}>…</a>` : `<img src={${path}} />`}`;
}
