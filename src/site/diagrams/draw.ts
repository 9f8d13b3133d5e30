import { escapeAttribute } from '../markdown/html.ts';
import { dereferenced } from '../markdown/references.ts';
import { channelsOf } from './channels.ts';
import { inPageColors } from './colors.ts';
import { descendants, type Element } from './dom/nodes.ts';
import { finish, rounded } from './finish.ts';
import { keepLegible } from './legible.ts';
import { styleOf } from './measure/styles.ts';
import { IN_OWN_COLORS, IN_PAGE_COLORS, LONGEST_SOURCE, ourLibrary } from './ours.ts';
import { hasOwnTheme, LINES, modeOf } from './own-theme.ts';

/** The kinds that come out here as in a browser, and what they are called. Others measure or color what this does not. */
const KINDS: Readonly<Record<string, string>> = {
  'flowchart-v2': 'Flowchart',
  // Browsers have no such layout, either: the usual one takes its place.
  'flowchart-elk': 'Flowchart',
  sequence: 'Sequence diagram',
  stateDiagram: 'State diagram',
  class: 'Class diagram',
  classDiagram: 'Class diagram',
  er: 'Entity relationship diagram',
  pie: 'Pie chart',
  quadrantChart: 'Quadrant chart',
  gitGraph: 'Git graph',
  timeline: 'Timeline',
  requirement: 'Requirement diagram',
  block: 'Block diagram',
  packet: 'Packet diagram',
  xychart: 'Chart',
};
/** How the sources of these begin, after what the author says of the whole. */
const BEGINS =
  /^(?:graph|flowchart|flowchart-elk|sequenceDiagram|stateDiagram(?:-v2)?|classDiagram(?:-v2)?|erDiagram|pie|quadrantChart|gitGraph|timeline|requirementDiagram|(?:block|packet|xychart)(?:-beta)?)\b/;
const BEFORE = /^\s*---\s*\n[\s\S]*?\n\s*---\s*\n|%%\{[\s\S]*?\}%%|^\s*%%[^\n]*$/gm;
/** Formulas, pictures, and style sheets of their own: a browser knows more of these. */
const LEFT = /\$\$|\bthemeCSS\b|\b(?:img|icon)\s*:|<(?:img|svg|a|input|math)\b/i;
/** Boxes that lead elsewhere: not all kinds have them here. */
const LINKED = /^\s*(?:click|links?)\s.*(?:https?:|\bhref\b)/m;
/** Larger drawings make a page slow to load. */
const LARGEST = 250_000;
/** Drawings are made no smaller than this, so that words stay legible: what is wider scrolls. */
const SMALLEST = 0.6;
const HREF = /(<a (?:xlink:)?href=)"([^"]*)"/g;
/** Stands for the id of a drawing until it has one. */
const ID = 'l-drawing';

/** What was drawn of each source, in this process. */
const known = new Map<string, string | undefined>();
const MOST_KNOWN = 200;

/** What a drawing asks of the page that it is on. */
export interface DrawingPage {
  /** An id that nothing else on it has. */
  id(text: string): string;
  /** The address to write for a link as its author wrote it. */
  href(target: string): string;
}

/**
 * Draws a diagram, under an id, in the colors that the page has then. Undefined where it is left to the browser: what
 * this cannot do as well, or what the library cannot read.
 */
export function drawDiagram(source: string, page: DrawingPage): string | undefined {
  if (source.length > LONGEST_SOURCE) return undefined;
  if (!BEGINS.test(source.replace(BEFORE, '').trimStart()) || LEFT.test(source)) return undefined;
  if (!known.has(source)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(source, drawn(source));
  }
  const drawing = known.get(source);
  return drawing
    ?.replaceAll(ID, page.id('diagram'))
    .replace(
      HREF,
      (_, start: string, target: string) => `${start}"${escapeAttribute(page.href(dereferenced(target)))}"`,
    );
}

function drawn(source: string): string | undefined {
  const isOwnTheme = hasOwnTheme(source);
  const result = ourLibrary().draw(ID, source, isOwnTheme ? IN_OWN_COLORS : IN_PAGE_COLORS);
  if ('problem' in result) return undefined;
  const { kind, drawing } = result;
  const name = KINDS[kind];
  if (name === undefined || (LINKED.test(source) && drawing.querySelector('a') === null)) return undefined;
  const title = wordsOf(drawing, 'title');
  const description = wordsOf(drawing, 'desc');
  const mode = isOwnTheme ? madeFor(drawing) : '';
  if (mode === undefined || !keepLegible(drawing, isOwnTheme) || !finish(drawing)) return undefined;
  const [, , width = 0] = (drawing.values.get('viewBox') ?? '').split(/\s+/).map(Number);
  const label = [title ?? name, description].filter((part) => part !== undefined).join(': ');
  const most = rounded(drawing.style.getPropertyValue('max-width') || `${width}px`);
  const attributes: Readonly<Record<string, string>> = {
    id: ID,
    class: drawing.values.get('class') ?? '',
    viewBox: rounded(drawing.values.get('viewBox') ?? ''),
    width: '100%',
    style: `max-width:${most};min-width:${Math.round(width * SMALLEST)}px`,
    // Not a picture: the words in it are read.
    role: 'group',
    'aria-label': label,
  };
  const start = Object.entries(attributes).map(([key, value]) =>
    value === '' ? '' : ` ${key}="${escapeAttribute(value)}"`,
  );
  const plain = `<svg${start.join('')}>${drawing.innerHTML}</svg>`;
  const svg = isOwnTheme ? plain : inPageColors(plain, source);
  return svg === undefined || svg.length > LARGEST || /\bNaN\b/.test(svg)
    ? undefined
    : `<div class="mermaid" data-drawn${mode === '' ? '' : ` data-made-for="${mode}"`} tabindex="0">${svg}</div>`;
}

/** For pages of which mode a drawing in colors of its own is made; undefined where these are not known. */
function madeFor(drawing: Element): 'light' | 'dark' | undefined {
  const words = channelsOf(styleOf(drawing, 'fill') ?? '');
  const line = drawing.querySelector(LINES);
  return words && modeOf(words, line ? channelsOf(styleOf(line, 'stroke') ?? '') : undefined);
}

/** What an element at the start of a drawing says, which then is taken out: browsers would show it to who points there. */
function wordsOf(drawing: Element, name: string): string | undefined {
  const found = descendants(drawing).find(({ localName }) => localName === name);
  const text = found?.textContent.trim();
  if (found?.parentElement === drawing) found.remove();
  return text === '' ? undefined : text;
}
