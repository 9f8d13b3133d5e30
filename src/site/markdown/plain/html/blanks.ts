import { isInLine, runInto } from '../../word-edges.ts';
import { type Conversion, inside, itemIndentation } from './conversion.ts';
import { APART, ENCLOSED, LINE, LOOK, NEXT } from './signs.ts';
import { CELL } from './table.ts';

/** Ends the line, or the paragraph outside of lists. */
export function breakLine(conversion: Conversion): void {
  const { text } = conversion;
  const code = inside(conversion, 'pre');
  if (code !== undefined) {
    // A block in code is a line of it.
    if (text.length() > code.at && !text.end().endsWith('\n')) text.write('\n');
    return;
  }
  if (isEmptyCell(conversion)) return;
  const indent = itemIndentation(conversion);
  if (/^[ ]*$/.test(text.line())) text.amend(/ *$/, indent);
  if (isNewLine(conversion)) return;
  text.trimEnd();
  text.write(`\n\n${indent}`);
}

/** A line of code that ends itself, and needs no style to be apart from the next. */
const ENDS_ITSELF = '\n</span>';

/** Ends a line of code that is an element of its own, which only a style sets apart from the one above. */
export function breakCodeLine(conversion: Conversion, name: string, attributes: string, at: number): void {
  if (name !== 'span' || conversion.ended !== name || !LINE.test(attributes)) return;
  if (inside(conversion, 'pre') && !conversion.html.endsWith(ENDS_ITSELF, at)) conversion.text.write('\n');
}

/** Writes a blank between what is drawn apart, and stands in a line here; `at` is where the next element begins. */
export function setApart(conversion: Conversion, name: string, attributes = '', at = 0): void {
  if (inside(conversion, 'pre') || inside(conversion, 'code')) return;
  const { open, ended, text } = conversion;
  const isSpread = open.at(-1)?.isSpread === true && ended !== '';
  const isApart =
    isSpread || APART.test(name) || APART.test(ended) || (at > 0 && runsOn(conversion, name, attributes, at));
  if (!isApart) return;
  if (isSpread && open.at(-1)?.isColumn === true && name !== '' && !inside(conversion, 'tr'))
    breakLine(conversion);
  else if (/\S$/.test(text.end()) && !isNewLine(conversion)) text.write(' ');
}

/** Whether a cell has begun and holds nothing yet. */
export function isEmptyCell({ open, text }: Conversion): boolean {
  const cell = open.findLast(({ name }) => CELL.test(name));
  return cell !== undefined && text.length() <= cell.at;
}

/** Whether nothing stands on the line but what it begins with. */
function isNewLine({ text }: Conversion): boolean {
  return /^\s*(?:(?:-|\d+\.|#+) )*$/.test(text.line());
}

/** Whether words would run into those right before, as `</a><a>` and `Name</span><span>What` do. */
function runsOn(conversion: Conversion, name: string, attributes: string, at: number): boolean {
  const { ended, hadLook, html, open, text } = conversion;
  if (name === ended && ENCLOSED.test(name)) return true;
  const around = open.at(-1);
  // Words of a box that sets its parts apart are one of them; those of a tip are a line.
  const isPart = around?.isSpread === true && around.sign !== 'tip' && text.length() > around.at;
  if (!isInLine(name) || (ended === '' ? name !== 'span' && !isPart : !isInLine(ended))) return false;
  NEXT.lastIndex = at;
  const hasLook = ended === '' ? isPart : hadLook || LOOK.test(attributes);
  return runInto(text.line(), NEXT.exec(html)?.[1] ?? '', hasLook);
}
