import { toHex } from '../theme/color.ts';

/** What the library draws with each color of the page, by the names that it has for them (css/diagrams.css). */
const USES: Readonly<Record<string, readonly string[]>> = {
  '--t-text': [
    'primaryTextColor',
    'secondaryTextColor',
    'tertiaryTextColor',
    'textColor',
    'titleColor',
    'noteTextColor',
    'nodeTextColor',
  ],
  '--t-text-faint': ['lineColor', 'arrowheadColor', 'defaultLinkColor'],
  '--t-bg': ['background', 'edgeLabelBackground', 'sequenceNumberColor', 'tertiaryColor', 'rowOdd'],
  '--t-bg-soft': ['clusterBkg', 'noteBkgColor', 'altBackground', 'rowEven', 'secondaryColor'],
  '--t-border-strong': ['clusterBorder', 'noteBorderColor', 'secondaryBorderColor', 'tertiaryBorderColor'],
  '--t-diagram-fill': ['primaryColor'],
  '--t-diagram-active': ['activationBkgColor'],
  '--t-diagram-edge': ['primaryBorderColor', 'activationBorderColor'],
};

/** Colors that nobody chooses stand for those of the page until it is drawn: `#12ab01`, `#12ab02`, … */
const STANDS_FOR = new Map(
  Object.keys(USES).map((variable, at) => [`#12ab${(at + 1).toString().padStart(2, '0')}`, variable]),
);

/** The variables of the library's theme. */
export const THEME_VARIABLES: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(STANDS_FOR, ([color, variable]) => (USES[variable] ?? []).map((name) => [name, color])).flat(),
);

/** Colors of the library that no theme reaches; each is under one that a theme gives, or is a shade. */
const ITS_OWN = new Set([
  '#000',
  '#000000',
  '#111',
  '#eaeaea',
  '#666',
  '#999',
  '#fff',
  '#edf2ae',
  'rgb(0,0,0,0.5)',
  'rgba(185,185,185,1)',
]);
const COLOR = /#[\da-f]{3,8}\b|(?:rgb|hsl)a?\([^()]*\)/gi;

/** Whether a color of a drawing stands for one of the page. */
export function isOfPage(color: string): boolean {
  return STANDS_FOR.has(color);
}

/** A text of a drawing with the colors of the page; undefined where there is one that it mixed itself. */
export function inPageColors(text: string, source: string): string | undefined {
  let isKnown = true;
  const colored = text.replace(COLOR, (color) => {
    const plain = color.toLowerCase().replaceAll(' ', '');
    const variable = STANDS_FOR.get(plain);
    if (variable !== undefined) return `var(${variable})`;
    const [, red, green, blue, alpha] = /^rgba\(([\d.]+),([\d.]+),([\d.]+),([\d.]+)\)$/.exec(plain) ?? [];
    const faded = STANDS_FOR.get(toHex([red, green, blue].map(Number)));
    if (faded !== undefined)
      return `color-mix(in srgb,var(${faded}) ${Math.round(Number(alpha) * 100)}%,transparent)`;
    isKnown &&= ITS_OWN.has(plain) || source.includes(color);
    return color;
  });
  return isKnown ? colored : undefined;
}
