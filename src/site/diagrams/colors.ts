import { toHex } from '../theme/color.ts';
import { PACKET_WORDS, XY_WORDS } from './words.ts';

/** How many parts of a whole have a color of their own; with more, the library begins again. */
const PARTS = 12;

/** The names of a color for each part. */
function each(name: string): string[] {
  return Array.from({ length: PARTS }, (_, at) => `${name}${at}`);
}

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
    'pieTitleTextColor',
    'pieSectionTextColor',
    'pieLegendTextColor',
    'quadrant1TextFill',
    'quadrant2TextFill',
    'quadrant3TextFill',
    'quadrant4TextFill',
    'quadrantPointFill',
    'quadrantPointTextFill',
    'quadrantXAxisTextFill',
    'quadrantYAxisTextFill',
    'quadrantTitleFill',
    'commitLabelColor',
    'tagLabelColor',
    'requirementTextColor',
    'relationLabelColor',
    ...each('gitInv'),
    ...each('cScaleLabel'),
  ],
  '--t-text-faint': ['lineColor', 'arrowheadColor', 'defaultLinkColor'],
  '--t-bg': [
    'background',
    'edgeLabelBackground',
    'sequenceNumberColor',
    'tertiaryColor',
    'rowOdd',
    'pieStrokeColor',
    'quadrant2Fill',
    'quadrant4Fill',
  ],
  '--t-bg-soft': [
    'clusterBkg',
    'noteBkgColor',
    'altBackground',
    'rowEven',
    'secondaryColor',
    'quadrant1Fill',
    'quadrant3Fill',
    'commitLabelBackground',
    'relationLabelBackground',
  ],
  '--t-border-strong': [
    'clusterBorder',
    'noteBorderColor',
    'secondaryBorderColor',
    'tertiaryBorderColor',
    'pieOuterStrokeColor',
    'quadrantInternalBorderStrokeFill',
    'quadrantExternalBorderStrokeFill',
  ],
  '--t-diagram-fill': ['primaryColor', 'tagLabelBackground', 'requirementBackground'],
  '--t-diagram-active': ['activationBkgColor', 'pie1', 'cScale0', 'cScalePeer0'],
  '--t-diagram-edge': [
    'primaryBorderColor',
    'activationBorderColor',
    'tagLabelBorder',
    'requirementBorderColor',
  ],
  ...Object.fromEntries(
    Array.from({ length: PARTS - 1 }, (_, at) => [
      `--t-diagram-${at + 2}`,
      [`pie${at + 2}`, `cScale${at + 1}`, `cScalePeer${at + 1}`],
    ]),
  ),
  ...Object.fromEntries(
    Array.from({ length: PARTS }, (_, at) => [`--t-diagram-line-${at + 1}`, [`git${at}`, `cScaleInv${at}`]]),
  ),
};

/** Colors that nobody chooses stand for those of the page until it is drawn: `#12ab01`, `#12ab02`, … */
const STANDS_FOR = new Map(
  Object.keys(USES).map((variable, at) => [`#12ab${(at + 1).toString().padStart(2, '0')}`, variable]),
);

/** What stands for a color of the page. */
export function standIn(variable: string): string {
  return Array.from(STANDS_FOR).find(([, of]) => of === variable)?.[0] ?? '';
}
function inText(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, standIn('--t-text')]));
}

/** The variables of the library's theme, of which some kinds have their own. */
export const THEME_VARIABLES: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(
    Array.from(STANDS_FOR, ([color, variable]) => (USES[variable] ?? []).map((name) => [name, color])).flat(),
  ),
  pieOpacity: '1',
  ...Object.fromEntries(each('gitBranchLabel').map((name) => [name, '#fff'])),
  xyChart: {
    ...inText(XY_WORDS),
    backgroundColor: 'transparent',
    plotColorPalette: Array.from({ length: PARTS }, (_, at) => standIn(`--t-diagram-line-${at + 1}`)).join(),
  },
  packet: {
    ...inText(PACKET_WORDS),
    blockStrokeColor: standIn('--t-diagram-edge'),
    blockFillColor: standIn('--t-diagram-fill'),
  },
};

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
  'rgba(0,0,0,0.3)',
  'rgba(50,50,93,0.25)',
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
