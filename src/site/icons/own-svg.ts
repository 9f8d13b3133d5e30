import { Parser } from 'htmlparser2';
import { attributes, escapeText } from '../markdown/html.ts';
import type { IconShape } from './fontawesome.ts';

/** What a drawing is made of: nothing that runs, loads something, leads somewhere or changes the page around it. */
const DRAWING: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use path circle ellipse line polyline polygon rect text tspan clipPath mask pattern marker ' +
    'linearGradient radialGradient stop filter feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur ' +
    'feMerge feMergeNode feMorphology feOffset'
  ).split(' '),
);
/** What drawing programs note for themselves and for readers; icons say nothing beside their label. */
const NOTES: ReadonlySet<string> = new Set(['metadata', 'title', 'desc']);
/** How the whole drawing is painted, which its outermost element says. */
const PAINT = /^(?:fill|fill-rule|stroke(?:-width|-linecap|-linejoin|-miterlimit)?)$/;

/**
 * The drawing in an SVG file of the project, or in SVG as written, to stand in a page: read and written anew. Undefined
 * where it holds more than a drawing, such as scripts, styles and pictures, or does not tell its size.
 */
export function drawingOf(source: string): IconShape | undefined {
  let root: Readonly<Record<string, string>> | undefined;
  let body = '';
  let isDrawing = true;
  /** Elements open, and how many of the innermost are left out. */
  let depth = 0;
  let hidden = 0;
  let isTagOpen = false;
  const write = (html: string, opens = false): void => {
    body += isTagOpen ? `>${html}` : html;
    isTagOpen = opens;
  };
  const parser = new Parser(
    {
      onopentag(name, given) {
        depth += 1;
        if (hidden > 0 || NOTES.has(name) || name.includes(':')) {
          hidden += 1;
          return;
        }
        isDrawing &&= DRAWING.has(name) && Object.entries(given).every(isHarmless);
        if (depth === 1) root = given;
        else write(`<${name}${attributes(kept(given))}`, true);
      },
      onclosetag(name) {
        depth -= 1;
        if (hidden > 0) hidden -= 1;
        else if (depth > 0 && isTagOpen) {
          isTagOpen = false;
          body += '/>';
        } else if (depth > 0) write(`</${name}>`);
      },
      ontext(text) {
        if (hidden === 0 && depth > 0) write(escapeText(text));
      },
    },
    { xmlMode: true },
  );
  parser.end(/<svg\b[\s\S]*<\/svg>/i.exec(source)?.[0] ?? '');
  const viewBox = root && viewBoxOf(root);
  if (root === undefined || viewBox === undefined || !isDrawing) return undefined;
  const painted = Object.entries(root).filter(([name]) => PAINT.test(name));
  const whole = body.trim();
  return {
    viewBox,
    body: painted.length === 0 ? whole : `<g${attributes(Object.fromEntries(painted))}>${whole}</g>`,
  };
}

function viewBoxOf({
  viewBox,
  width = '',
  height = '',
}: Readonly<Record<string, string>>): string | undefined {
  if (viewBox !== undefined) return viewBox;
  const [wide, high] = [width, height].map((length) => /^(\d+(?:\.\d+)?)(?:px)?$/.exec(length)?.[1]);
  return wide === undefined || high === undefined ? undefined : `0 0 ${wide} ${high}`;
}

/** Addresses lead to the drawing's own parts only. */
function isHarmless([name, value]: readonly [string, string]): boolean {
  if (/^(?:xlink:)?href$/i.test(name)) return value.startsWith('#');
  return !/^on/i.test(name) && !/url\((?!\s*["']?#)|@import|\\/i.test(value);
}

/** Without names for what a drawing has no part in: other vocabularies, and the classes of the page. */
function kept(given: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter(([name]) => name === 'xlink:href' || !/[^\w-]|^(?:xmlns|class)$/.test(name)),
  );
}
