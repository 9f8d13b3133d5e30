import { marksAround } from '../code-span.ts';
import { unescapeText, VOID_ELEMENTS } from '../html.ts';
import { isInLine, runInto } from '../word-edges.ts';
import { createGrowingText } from './growing-text.ts';
import { iconNames } from './icons.ts';
import { linked } from './link.ts';
import { formulaOf, marked, quoted, raised, strong } from './marks.ts';
import { film, labelOf, picture } from './media.ts';
import {
  APART,
  BLOCK,
  CALLOUT,
  CALLOUT_TITLE,
  COLUMN,
  CONTROL,
  DRAWN,
  ENCLOSED,
  FENCED,
  FIELD,
  FORMULA,
  LINE,
  LOOK,
  NEXT,
  RAISED,
  SET_APART,
  SILENT,
  SPREAD,
  START,
  signOf,
  TOKEN,
  UPDATE,
  VALUE,
  WHOLE_CARD,
} from './signs.ts';
import { CELL, inCell, spanOf, takenCells, takeRows } from './table.ts';
import { indented, numberAfter } from './writer.ts';

/** The Markdown of one element that is open, as far as what is inside it must know. */
interface Open {
  readonly name: string;
  /** Where it begins in the HTML. */
  readonly place: number;
  /** Where its text begins. */
  readonly at: number;
  readonly href: string | undefined;
  /** What ends it, where the name alone does not say. */
  sign: string;
  /** Whether what is in it stands apart, though no blank is written between. */
  readonly isSpread: boolean;
  readonly isColumn: boolean;
  readonly hasLook: boolean;
  /** Of what is quoted: what stands above it. */
  label: string | undefined;
  /** Items of a list, cells of a row, rows of a table, columns of a cell, code in code. */
  count: number;
  /** Of a list, the number of the item above. */
  number: number;
  /** How many of the next rows each column of a table is taken in by a cell above. */
  readonly taken: number[];
}

/**
 * HTML that components made as Markdown: words, links, headings, lists, tables and code, without what only looks.
 * `follow` says where a link leads, `icons` what icons are called.
 */
export function htmlAsMarkdown(
  html: string,
  follow: (href: string) => string,
  icons: ReadonlyMap<string, string> = new Map(),
): string {
  const open: Open[] = [];
  const text = createGrowingText();
  let silent = 0;
  /** Where the card begins that is open, or was last. */
  let card = 0;
  /** Of the code that comes next. */
  let language = '';
  let title = '';
  const inside = (name: string): Open | undefined => open.findLast((one) => one.name === name);
  const lists = (): readonly Open[] => open.filter(({ name }) => name === 'ul' || name === 'ol');
  const { write } = text;
  /** Whether nothing stands on the line but what it begins with. */
  const isNewLine = (): boolean => /^\s*(?:- |\d+\. |#+ )?$/.test(text.line);
  /** Ends a line of code that is an element of its own, which only a style sets apart from the one above. */
  const nextLine = (name: string, attributes: string): void => {
    if (name === 'span' && ended === name && LINE.test(attributes) && inside('pre')) write('\n');
  };
  /** Whether a cell has begun and holds nothing yet. */
  const isEmptyCell = (): boolean => {
    const cell = open.findLast(({ name }) => CELL.test(name));
    return cell !== undefined && text.length <= cell.at;
  };
  /** Ends the line, or the paragraph outside of lists. */
  const breakLine = (): void => {
    const code = inside('pre');
    if (code !== undefined) {
      // A block in code is a line of it.
      if (text.length > code.at && !text.end.endsWith('\n')) write('\n');
      return;
    }
    if (isEmptyCell()) return;
    const indent = inside('li') === undefined ? '' : indentation(lists());
    if (/^[ ]+$/.test(text.line)) text.amend(/ +$/, indent);
    if (isNewLine()) return;
    text.trimEnd();
    write(`\n\n${indent}`);
  };
  const beginItem = (attributes: string): void => {
    const depth = lists().length;
    const list = lists().at(-1);
    if (list) {
      list.count += 1;
      list.number = numberAfter(list.number, VALUE.exec(attributes)?.slice(1).find(Boolean));
    }
    if (!isEmptyCell()) {
      text.trimEnd();
      write(text.length === 0 ? '' : depth === 1 && list?.count === 1 ? '\n\n' : '\n');
    }
    write(indentation(lists().slice(0, -1)) + (list?.name === 'ol' ? `${list.number}. ` : '- '));
  };

  /** The element that has ended right before, and whether it has a look of its own. */
  let ended = '';
  let hadLook = false;
  /** Whether words would run into those right before, as `</a><a>` and `Name</span><span>What` do. */
  const runsOn = (name: string, attributes: string, at: number): boolean => {
    if (name === ended && ENCLOSED.test(name)) return true;
    if (!isInLine(name) || (ended === '' ? name !== 'span' : !isInLine(ended))) return false;
    NEXT.lastIndex = at;
    const hasLook = ended !== '' && (hadLook || LOOK.test(attributes));
    return runInto(text.line, NEXT.exec(html)?.[1] ?? '', hasLook);
  };
  /** A blank between what is drawn apart, and stands in a line here. */
  const setApart = (name: string, attributes = '', at = 0): void => {
    if (inside('pre') || inside('code')) return;
    const isSpread = open.at(-1)?.isSpread === true && ended !== '';
    const isApart =
      isSpread || APART.test(name) || APART.test(ended) || (at > 0 && runsOn(name, attributes, at));
    if (!isApart) return;
    if (isSpread && open.at(-1)?.isColumn === true && name !== '' && !inside('tr')) breakLine();
    else if (/\S$/.test(text.end) && !isNewLine()) write(' ');
  };

  /** What stands below the words of a title. */
  const endTitle = (): void => {
    const titled = open.at(-1);
    if (titled?.sign !== '**') return;
    write(strong(text.cut(titled.at), titled.sign));
    titled.sign = '';
    breakLine();
  };

  const surroundings = {
    isInCode: () => inside('pre') !== undefined,
    isInHeading: () => /^#+ /.test(text.line),
    isInStrong: () => open.some((one) => one.sign === '**'),
  };
  const begin = (name: string, attributes: string, place: number): void => {
    const isFilm = /^(?:audio|video)$/.test(name);
    const formula = name === 'math' ? FORMULA.exec(html.slice(place))?.[1] : undefined;
    if (silent === 0 && isFilm) write(film(attributes, html.slice(place), follow));
    if (silent === 0 && formula !== undefined) write(formulaOf(unescapeText(formula), attributes));
    const isDrawing = name === 'svg' || /\brole="img"/.test(attributes);
    const drawing = isDrawing ? labelOf(attributes) : '';
    if (silent === 0 && drawing !== '') {
      setApart(name);
      write(drawing);
    }
    const isSaid = isFilm || formula !== undefined || drawing !== '';
    const isSilent = SILENT.test(name) || CONTROL.test(attributes) || DRAWN.test(attributes);
    if (silent === 0 && (isSaid || isSilent)) silent = open.length + 1;
    language = /\bdata-language="([^"]*)"/.exec(attributes)?.[1] ?? language;
    if (/\bclass="mermaid"/.test(attributes)) language = 'mermaid';
    const href = UPDATE.test(attributes) ? undefined : /\bhref="([^"]*)"/.exec(attributes)?.[1];
    if (silent === 0) {
      if (name === 'small') endTitle();
      if (BLOCK.test(name)) breakLine();
      else setApart(SET_APART.test(attributes) ? 'button' : name, attributes, place);
      nextLine(name, attributes);
      if (name === 'li') beginItem(attributes);
      else if (UPDATE.test(attributes)) write('## ');
      else if (/^h[1-6]$/.test(name)) write(`${'#'.repeat(Number(name[1]))} `);
      else if (name === 'pre') {
        const outer = inside(name);
        if (outer !== undefined) outer.count += 1;
        write(`\`\`\`${`${language} ${title}`.trim()}\n`);
        language = '';
        title = '';
      } else if (name === 'code' && !inside('pre')) write('`');
      else if (name === 'tr') write('|');
      else if (name === 'td' || name === 'th') {
        const [row, table] = [inside('tr'), inside('table')];
        write(takenCells(row, table));
        takeRows(row, table, attributes);
        write(' ');
      } else if (/\bclass="c-field-/.test(attributes) && /\S$/.test(text.end)) write(', ');
      else if (FIELD.test(attributes)) write('- ');
    }
    const sign = signOf(name, attributes, surroundings);
    const isSpread = name === 'button' || sign === 'tip' || SPREAD.test(attributes);
    if (/\bclass="c-card[" ]/.test(attributes)) card = text.length;
    // The link of a card without a title is around all of it, and has no words of its own.
    const at = WHOLE_CARD.test(attributes) ? card : text.length;
    const callout = CALLOUT.exec(attributes);
    const label = name === 'blockquote' ? '' : ((callout && (callout[1] ?? '')) ?? undefined);
    const called = CALLOUT_TITLE.test(attributes) && open.findLast((one) => one.label !== undefined);
    if (called) called.label = '';
    open.push({
      name,
      place,
      at,
      href: name === 'a' ? href : undefined,
      sign,
      isSpread,
      isColumn: COLUMN.test(attributes),
      hasLook: LOOK.test(attributes),
      label,
      count: CELL.test(name) ? spanOf('col', attributes) : 0,
      number: name === 'ol' ? numberAfter(0, START.exec(attributes)?.[1]) - 1 : 0,
      taken: [],
    });
    ended = '';
  };

  /** Ends an element; whether it has a look of its own. */
  const end = (name: string, place: number): boolean => {
    const depth = open.findLastIndex((one) => one.name === name);
    const one = open[depth];
    if (one === undefined) return false;
    open.length = depth;
    if (silent > depth) {
      if (silent === depth + 1) silent = 0;
      return false;
    }
    if (silent > 0) return false;
    if (one.label !== undefined && !inside('tr')) {
      const indent = inside('li') === undefined ? '' : indentation(lists());
      write(quoted(text.cut(one.at), unescapeText(one.label), indent));
    } else if (one.href !== undefined) write(linked(text.cut(one.at), follow(unescapeText(one.href))));
    else if (one.sign === 'code') title = text.cut(one.at).trim();
    else if (one.sign === 'field') write(indented(text.cut(one.at).trim(), '  '));
    else if (one.sign === 'tip') {
      const tip = text.cut(one.at).trim();
      text.trimEnd();
      write(` (${tip})`);
    } else if (one.sign !== '') write(strong(text.cut(one.at), one.sign));
    else if (RAISED.test(name) && !inside('pre') && !inside('code')) write(raised(text.cut(one.at), name));
    else if (name === 'pre') {
      const code = text.cut(one.at);
      // A box around a block of code is none itself.
      const isBox = one.count > 0 && FENCED.test(code);
      const marks = isBox ? '' : marksAround(code, 3);
      text.amend(isBox ? /```[^\n]*\n$/ : /```(?=[^\n]*\n$)/, marks);
      const lines = `${code}${(code || text.end).endsWith('\n') ? '' : '\n'}${marks}`;
      write(isBox ? code.trim() : lines.replace(/^(?=.)/gm, inside('li') ? indentation(lists()) : ''));
    } else if (name === 'code' && !inside('pre')) {
      const code = text.cut(one.at);
      text.amend(/`$/, '');
      write(marked(code));
    } else if (CELL.test(name)) {
      const said = text.cut(one.at);
      write(inCell(said.trim() === '' ? iconNames(html.slice(one.place, place), icons) : said));
      const row = inside('tr');
      if (row) row.count += one.count;
      // Markdown has no cells over several columns: those beside it are empty.
      write(` |${'  |'.repeat(one.count - 1)}`);
    } else if (name === 'tr') {
      const table = inside('table');
      write(takenCells(one, table));
      if (table && ++table.count === 1) write(`\n|${' --- |'.repeat(one.count)}`);
      write('\n');
    } else if (name === 'table') write('\n');
    if (/^[ou]l$/.test(name) && !inside('li')) {
      text.trimEnd();
      write('\n\n');
    } else if (BLOCK.test(name) && name !== 'tr') breakLine();
    return one.hasLook;
  };

  for (const match of html.matchAll(TOKEN)) {
    const { index } = match;
    const [token, closing, name, attributes = ''] = match;
    if (name !== undefined) {
      const tag = name.toLowerCase();
      if (tag === 'br' && silent === 0)
        write(inside('tr') ? '<br />' : `\n${inside('li') === undefined ? '' : indentation(lists())}`);
      else if (tag === 'img' && silent === 0) {
        write(picture(attributes, follow, text.end));
        if (open.at(-1)?.isSpread) ended = tag;
      } else if (VOID_ELEMENTS.has(tag) || attributes.endsWith('/')) continue;
      else if (closing === '/') {
        hadLook = end(tag, index);
        ended = tag;
      } else begin(tag, attributes, index);
    } else if (
      silent === 0 &&
      !token.startsWith('<!--') &&
      !/^t(?:able|head|body|r)$/.test(open.at(-1)?.name ?? '')
    ) {
      const words = unescapeText(token);
      const line = words.replace(/\s+/g, ' ');
      // The number of an item is written already.
      const isNumber = text.line.trim() === `${line.trim()}.` && inside('ol') !== undefined;
      if (isNumber && open.at(-1)?.name !== 'li') continue;
      if (/^[^\s,.;:!?)]/.test(line)) setApart('');
      ended = '';
      write(inside('pre') ? words : /^$|\s$/.test(text.end.slice(-1)) ? line.trimStart() : line);
    }
  }
  return text
    .whole()
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What stands before the lines of an item below its first. */
function indentation(lists: readonly Open[]): string {
  return lists.map(({ name }) => (name === 'ol' ? '   ' : '  ')).join('');
}
