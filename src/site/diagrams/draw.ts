import { escapeAttribute } from '../markdown/html.ts';
import { inPageColors } from './colors.ts';
import { descendants, type Element } from './dom/nodes.ts';
import { finish, rounded } from './finish.ts';
import { keepLegible } from './legible.ts';
import { LONGEST_SOURCE, ourLibrary } from './ours.ts';

/** The kinds that come out here as in a browser, and what they are called. Others measure or color what this does not. */
const KINDS: Readonly<Record<string, string>> = {
  'flowchart-v2': 'Flowchart',
  sequence: 'Sequence diagram',
  stateDiagram: 'State diagram',
  class: 'Class diagram',
  classDiagram: 'Class diagram',
  er: 'Entity relationship diagram',
  pie: 'Pie chart',
  quadrantChart: 'Quadrant chart',
};
/** How the sources of these begin. */
const BEGINS =
  /^(?:\s*%%(?!\{)[^\n]*\n|\s*\n)*\s*(?:graph|flowchart|sequenceDiagram|stateDiagram(?:-v2)?|classDiagram(?:-v2)?|erDiagram|pie|quadrantChart)\b/;
/** Formulas, links, icons, pictures, and grounds that have the name of a color: a browser knows more of these. */
const LEFT =
  /\$\$|%%\{|^\s*(?:click|links?|box\s+[a-z]+\b(?!\())|\bfa[a-z]?:|\b(?:img|icon)\s*:|<(?:img|svg|a|input|math)\b/im;
/** A directive that only says how far apart things are. */
const SPACING =
  /%%\{\s*init\s*:\s*\{\s*(["']?)(?:flowchart|sequence)\1\s*:\s*\{(?:\s*["']?\w+["']?\s*:\s*\d+\s*,?)*\s*\}\s*\}\s*\}%%/g;
/** Larger drawings make a page slow to load. */
const LARGEST = 100_000;
/** Drawings are made no smaller than this, so that words stay legible: what is wider scrolls. */
const SMALLEST = 0.6;
/** Stands for the id of a drawing until it has one. */
const ID = 'l-drawing';

/** What was drawn of each source, in this process. */
const known = new Map<string, string | undefined>();
const MOST_KNOWN = 200;

/**
 * Draws a diagram, under an id, in the colors that the page has then. Undefined where it is left to the browser: what
 * this cannot do as well, or what the library cannot read.
 */
export function drawDiagram(source: string, id: (text: string) => string): string | undefined {
  if (source.length > LONGEST_SOURCE) return undefined;
  const plain = source.replace(SPACING, '');
  if (!BEGINS.test(plain) || LEFT.test(plain)) return undefined;
  if (!known.has(source)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(source, drawn(source));
  }
  const drawing = known.get(source);
  return drawing?.replaceAll(ID, id('diagram'));
}

function drawn(source: string): string | undefined {
  const result = ourLibrary().draw(ID, source);
  if ('problem' in result) return undefined;
  const { kind, drawing } = result;
  const name = KINDS[kind];
  if (name === undefined) return undefined;
  const title = wordsOf(drawing, 'title');
  const description = wordsOf(drawing, 'desc');
  if (!keepLegible(drawing) || !finish(drawing)) return undefined;
  const [, , width = 0] = (drawing.values.get('viewBox') ?? '').split(/\s+/).map(Number);
  const label = [title ?? name, description].filter((part) => part !== undefined).join(': ');
  const most = rounded(drawing.style.getPropertyValue('max-width'));
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
  const svg = inPageColors(`<svg${start.join('')}>${drawing.innerHTML}</svg>`, source);
  return svg === undefined || svg.length > LARGEST || /\bNaN\b/.test(svg)
    ? undefined
    : `<div class="mermaid" data-drawn tabindex="0">${svg}</div>`;
}

/** What an element at the start of a drawing says, which then is taken out: browsers would show it to who points there. */
function wordsOf(drawing: Element, name: string): string | undefined {
  const found = [...descendants(drawing)].find(({ localName }) => localName === name);
  const text = found?.textContent.trim();
  if (found?.parentElement === drawing) found.remove();
  return text === '' ? undefined : text;
}
