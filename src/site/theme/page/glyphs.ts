/** The few drawings of the layout itself; icons of the project come from its icon library. 24 × 24, strokes by `.l-glyph`. */
function glyph(paths: string, name = ''): string {
  return `<svg class="l-glyph${name}" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">${paths}</svg>`;
}

export const selector = glyph('<path d="m7 15 5 5 5-5M7 9l5-5 5 5"/>');
export const magnifier = glyph('<circle cx="11" cy="11" r="7"/><path d="m20 20-3.5-3.5"/>');
export const menu = glyph('<path d="M4 6h16M4 12h16M4 18h16"/>');
export const outline = glyph('<path d="M4 6h16M9 12h11M9 18h11M4 12h.01M4 18h.01"/>');
export const cross = glyph('<path d="M6 6l12 12M18 6 6 18"/>');
export const sun = glyph(
  '<circle cx="12" cy="12" r="4"/><path d="M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4"/>',
  ' l-sun',
);
export const moon = glyph('<path d="M20.5 14.5A8.5 8.5 0 1 1 9.5 3.5a7 7 0 0 0 11 11z"/>', ' l-moon');
export const globe = glyph(
  '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3a14 14 0 0 1 0 18M12 3a14 14 0 0 0 0 18"/>',
);
export const arrowLeft = glyph('<path d="M19 12H5M11 6l-6 6 6 6"/>');
export const arrowRight = glyph('<path d="M5 12h14M13 6l6 6-6 6"/>');
export const copy = glyph(
  '<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15H4V5a1 1 0 0 1 1-1h10v1"/>',
);
const outward = glyph('<path d="M7 17 17 7M9 7h8v8"/>', ' l-outward');

/** A mark behind links that leave the site. */
export function externalMark(href: string): string {
  return /^(https?:)?\/\//.test(href) ? outward : '';
}
