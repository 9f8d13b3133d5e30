import { unescapeText } from '../../html.ts';
import { formulaOf, strong } from '../marks.ts';
import { isTwin } from '../twins.ts';
import { numberAfter } from '../writer.ts';
import { breakCodeLine, breakLine, isEmptyCell, setApart } from './blanks.ts';
import { type Conversion, indentation, inside, isCode, isInnerTable, listsAround } from './conversion.ts';
import { classesOf, film, framesFile, labelOf } from './media.ts';
import {
  BLOCK,
  CALLOUT,
  CALLOUT_TITLE,
  CARD_LINK,
  COLUMN,
  CONTROL,
  DRAWN,
  FIELD,
  FORMULA,
  LINKED_CODE,
  LOOK,
  SET_APART,
  SILENT,
  SPREAD,
  START,
  STRUCK,
  TITLE,
  UPDATE,
  VALUE,
  WHOLE_CARD,
} from './signs.ts';
import { CELL, spanOf, takenCells, takeRows } from './table.ts';

/** Begins an element: what stands before its words is written, and it is open. `place` is where it begins. */
export function beginElement(conversion: Conversion, name: string, attributes: string, place: number): void {
  const { open, text } = conversion;
  if (conversion.silent === 0) {
    const isLeftOut = isTwin(classesOf(attributes));
    const isSaid = !isLeftOut && writeInstead(conversion, name, attributes, place);
    const isSilent = SILENT.test(name) || CONTROL.test(attributes) || DRAWN.test(attributes);
    if (isLeftOut || isSaid || isSilent) conversion.silent = open.length + 1;
  }
  conversion.language = /\bdata-language="([^"]*)"/.exec(attributes)?.[1] ?? conversion.language;
  if (/\bclass="mermaid"/.test(attributes)) conversion.language = 'mermaid';
  if (conversion.silent === 0) {
    if (name === 'small') endTitle(conversion);
    if (BLOCK.test(name)) breakLine(conversion);
    else setApart(conversion, SET_APART.test(attributes) ? 'button' : name, attributes, place);
    breakCodeLine(conversion, name, attributes, place);
    writeOpening(conversion, name, attributes);
  }
  const sign = signOf(conversion, name, attributes);
  if (/\bclass="c-card[" ]/.test(attributes)) conversion.card = text.length();
  const callout = CALLOUT.exec(attributes);
  const called = CALLOUT_TITLE.test(attributes) && open.findLast((one) => one.label !== undefined);
  if (called) called.label = '';
  const around = open.at(-1);
  if (around && CARD_LINK.test(attributes)) around.sign = '';
  open.push({
    name,
    place,
    // The link of a card without a title is around all of it, and has no words of its own.
    at: WHOLE_CARD.test(attributes) ? conversion.card : text.length(),
    href: leadsTo(conversion, name, attributes, place),
    sign,
    isSpread: name === 'button' || sign === 'tip' || SPREAD.test(attributes),
    isColumn: COLUMN.test(attributes),
    hasLook: LOOK.test(attributes),
    label: name === 'blockquote' ? '' : callout ? (callout[1] ?? '') : undefined,
    count: CELL.test(name) ? spanOf('col', attributes) : 0,
    number: name === 'ol' ? numberAfter(0, START.exec(attributes)?.[1]) - 1 : 0,
    taken: [],
  });
  conversion.ended = '';
}

/** Where an element leads: a link, and code that is one as a whole. In code there is no other. */
function leadsTo(
  conversion: Conversion,
  name: string,
  attributes: string,
  place: number,
): string | undefined {
  if ((name !== 'a' && name !== 'code') || isCode(conversion) || UPDATE.test(attributes)) return undefined;
  if (name === 'a') return /\bhref="([^"]*)"/.exec(attributes)?.[1];
  LINKED_CODE.lastIndex = place;
  return LINKED_CODE.exec(conversion.html)?.[1];
}

/** Writes what is heard, calculated or drawn in words; whether there is such, of which nothing else is told. */
function writeInstead(conversion: Conversion, name: string, attributes: string, place: number): boolean {
  const { html, text, follow } = conversion;
  const isFilm = /^(?:audio|video)$/.test(name) || framesFile(name, attributes, html.slice(place));
  if (isFilm) text.write(film(attributes, html.slice(place), follow));
  const formula = name === 'math' ? FORMULA.exec(html.slice(place))?.[1] : undefined;
  if (formula !== undefined) text.write(formulaOf(unescapeText(formula), attributes));
  const isDrawing = name === 'svg' || /\brole="img"/.test(attributes);
  const drawing = isDrawing ? labelOf(attributes) : '';
  if (drawing !== '') {
    setApart(conversion, name);
    text.write(drawing);
  }
  return isFilm || formula !== undefined || drawing !== '';
}

/** Writes the marks before the words of an element. */
function writeOpening(conversion: Conversion, name: string, attributes: string): void {
  const { text } = conversion;
  if (name === 'li') beginItem(conversion, attributes);
  else if (UPDATE.test(attributes)) text.write('## ');
  else if (/^h[1-6]$/.test(name)) text.write(`${'#'.repeat(Number(name[1]))} `);
  else if (name === 'pre') beginCode(conversion);
  else if (name === 'code' && !inside(conversion, 'pre')) text.write('`');
  else if (name === 'tr') text.write(isInnerTable(conversion) ? '- ' : '|');
  else if (CELL.test(name)) beginCell(conversion, attributes);
  else if (/\bclass="c-field-/.test(attributes) && /\S$/.test(text.end())) text.write(', ');
  else if (FIELD.test(attributes)) text.write('- ');
}

function beginItem(conversion: Conversion, attributes: string): void {
  const { text } = conversion;
  const lists = listsAround(conversion);
  const list = lists.at(-1);
  if (list) {
    list.count += 1;
    list.number = numberAfter(list.number, VALUE.exec(attributes)?.slice(1).find(Boolean));
  }
  if (!isEmptyCell(conversion)) {
    text.trimEnd();
    if (text.length() > 0) text.write(lists.length === 1 && list?.count === 1 ? '\n\n' : '\n');
  }
  text.write(indentation(lists.slice(0, -1)) + (list?.name === 'ol' ? `${list.number}. ` : '- '));
}

function beginCode(conversion: Conversion): void {
  const outer = inside(conversion, 'pre');
  if (outer !== undefined) outer.count += 1;
  conversion.text.write(`\`\`\`${`${conversion.language} ${conversion.title}`.trim()}\n`);
  conversion.language = '';
  conversion.title = '';
}

function beginCell(conversion: Conversion, attributes: string): void {
  if (isInnerTable(conversion)) return;
  const [row, table] = [inside(conversion, 'tr'), inside(conversion, 'table')];
  conversion.text.write(takenCells(row, table));
  takeRows(row, table, attributes);
  conversion.text.write(' ');
}

/** Ends the words of a title, for what stands below them. */
function endTitle(conversion: Conversion): void {
  const { open, text } = conversion;
  const titled = open.at(-1);
  if (titled?.sign !== '**') return;
  text.write(strong(text.cut(titled.at), titled.sign));
  titled.sign = '';
  breakLine(conversion);
}

/** What ends an element, where its name alone does not say: marks, or the kind of what it holds. */
function signOf(conversion: Conversion, name: string, attributes: string): string {
  if (name === 'summary' || TITLE.test(attributes)) return '**';
  const isMarked = (): boolean => !isCode(conversion);
  if (/^(?:b|strong)$/.test(name) && isMarked() && !isInHeading(conversion)) return '**';
  if (name === 'em' && isMarked() && !isInStrong(conversion)) return '*';
  if (STRUCK.test(name) && isMarked()) return '~~';
  if (/\bclass="c-code-title"/.test(attributes)) return 'code';
  if (/\bclass="c-tooltip-tip"/.test(attributes)) return 'tip';
  return FIELD.test(attributes) ? 'field' : '';
}

function isInHeading({ text }: Conversion): boolean {
  return /^#+ /.test(text.line());
}

function isInStrong({ open }: Conversion): boolean {
  return open.some(({ sign }) => sign === '**');
}
