const PART = /<(\/?)(?:svg|template)\b[^>]*>|<style\b[^>]*>[\s\S]*?<\/style>/gi;

/**
 * A page's text without its style sheets, and those: within a text HTML has them only where an element begins, while
 * a rule about first children would count them. Drawings keep theirs.
 */
export function stylesApart(html: string): { readonly html: string; readonly styles: string } {
  if (!html.includes('<style')) return { html, styles: '' };
  let styles = '';
  let depth = 0;
  const rest = html.replace(PART, (part, closing: string | undefined) => {
    if (closing === undefined) {
      if (depth > 0) return part;
      styles += part;
      return '';
    }
    if (closing === '/') depth = Math.max(0, depth - 1);
    else if (!part.endsWith('/>')) depth += 1;
    return part;
  });
  return { html: rest, styles };
}
