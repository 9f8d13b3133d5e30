import { marksAround } from '../../code/code-span.ts';
import { unescapeText } from '../../html.ts';
import { iconNames } from '../icons.ts';
import { linked } from '../link.ts';
import { marked, quoted, raised, strong } from '../marks.ts';
import { indented } from '../writer.ts';
import { breakLine } from './blanks.ts';
import { type Conversion, inside, isCode, isInnerTable, itemIndentation, type Open } from './conversion.ts';
import { labelOf } from './media.ts';
import { BLOCK, FENCED, NEXT_BUTTON, RAISED } from './signs.ts';
import { apartInItem, CELL, inCell, onOneLine, takenCells, withWholeHead } from './table.ts';

/** Ends an element, with those in it that have no end: its words get their marks. `place` is where its end stands. */
export function endElement(conversion: Conversion, name: string, place: number): void {
  conversion.hadLook = isToldWithLook(conversion, name, place);
  conversion.ended = name;
}

/** Ends an element; whether it is told of and has a look of its own. */
function isToldWithLook(conversion: Conversion, name: string, place: number): boolean {
  const { open, text } = conversion;
  const depth = open.findLastIndex((one) => one.name === name);
  const one = open[depth];
  if (one === undefined) return false;
  open.length = depth;
  if (conversion.silent > depth) {
    if (conversion.silent === depth + 1) conversion.silent = 0;
    return false;
  }
  if (conversion.silent > 0) return false;
  writeWords(conversion, one, place);
  if (/^[ou]l$/.test(name) && !inside(conversion, 'li')) {
    text.trimEnd();
    text.write('\n\n');
  } else if (BLOCK.test(name) && name !== 'tr') breakLine(conversion);
  else if (name === 'button' && isTileBeforeAnother(conversion, one, place)) breakLine(conversion);
  return one.hasLook;
}

/** Whether a button is laid out in blocks, as a card is, and another comes next; in a cell both are a part of it. */
function isTileBeforeAnother(conversion: Conversion, one: Open, place: number): boolean {
  const { html } = conversion;
  NEXT_BUTTON.lastIndex = place;
  if (!NEXT_BUTTON.test(html) || inside(conversion, 'tr')) return false;
  return html.slice(one.place, place).includes('<span data-block');
}

/** Writes the words of an element anew, with marks around. */
function writeWords(conversion: Conversion, one: Open, place: number): void {
  const { text } = conversion;
  const { name, at, label, href, sign } = one;
  if (label !== undefined && !inside(conversion, 'tr'))
    text.write(quoted(text.cut(at), unescapeText(label), itemIndentation(conversion)));
  else if (name === 'a' && href !== undefined) endLink(conversion, one, unescapeText(href));
  else if (sign === 'code') conversion.title = text.cut(at).trim();
  else if (sign === 'field') text.write(indented(text.cut(at).trim(), '  '));
  else if (sign === 'tip') endTip(conversion, one);
  else if (sign !== '') text.write(strong(text.cut(at), sign));
  else if (RAISED.test(name) && !isCode(conversion)) text.write(raised(text.cut(at), name));
  else if (name === 'pre') endCode(conversion, one);
  else if (name === 'code' && !inside(conversion, 'pre')) endCodeInLine(conversion, one);
  else if (CELL.test(name)) endCell(conversion, one, place);
  else if (name === 'tr') endRow(conversion, one);
  else if (name === 'table')
    text.write(`${inside(conversion, 'table') ? text.cut(at) : withWholeHead(text.cut(at))}\n`);
}

/** One of an icon alone is called what it is called for those who hear it, unless it leads to where it stands. */
function endLink({ html, text, follow }: Conversion, { at, place }: Open, href: string): void {
  const said = text.cut(at);
  const isSign = said.trim() === '' && !href.startsWith('#');
  const words = isSign ? labelOf(html.slice(place, html.indexOf('>', place))) : said;
  text.write(linked(words, follow(href)));
}

function endTip({ text }: Conversion, { at }: Open): void {
  const tip = text.cut(at).trim();
  text.trimEnd();
  text.write(` (${tip})`);
}

function endCode(conversion: Conversion, { at, count }: Open): void {
  const { text } = conversion;
  const code = text.cut(at);
  // A box around a block of code is none itself.
  if (count > 0 && FENCED.test(code)) {
    text.amend(/```[^\n]*\n$/, '');
    text.write(code.trim());
    return;
  }
  const marks = marksAround(code, 3);
  text.amend(/```(?=[^\n]*\n$)/, marks);
  const lines = `${code}${(code || text.end()).endsWith('\n') ? '' : '\n'}${marks}`;
  text.write(lines.replace(/^(?=.)/gm, itemIndentation(conversion)));
}

function endCodeInLine({ text, follow }: Conversion, { at, href }: Open): void {
  const code = marked(text.cut(at));
  text.amend(/`$/, '');
  text.write(href === undefined ? code : linked(code, follow(unescapeText(href))));
}

function endCell(conversion: Conversion, { at, count, place: start }: Open, place: number): void {
  const { html, icons, text } = conversion;
  const words = text.cut(at);
  const said = words.trim() === '' ? iconNames(html.slice(start, place), icons) : words;
  const row = inside(conversion, 'tr');
  if (isInnerTable(conversion)) {
    const line = onOneLine(said);
    if (row === undefined || line === '') return;
    text.write(apartInItem(row) + line);
    row.count += 1;
    return;
  }
  text.write(inCell(said));
  if (row) row.count += count;
  // Markdown has no cells over several columns: those beside it are empty.
  text.write(` |${'  |'.repeat(count - 1)}`);
}

function endRow(conversion: Conversion, row: Open): void {
  const { text } = conversion;
  if (isInnerTable(conversion)) {
    text.write('\n');
    return;
  }
  const table = inside(conversion, 'table');
  text.write(takenCells(row, table));
  if (table && ++table.count === 1)
    text.write(`\n${itemIndentation(conversion)}|${' --- |'.repeat(row.count)}`);
  text.write('\n');
}
