/** A token element of MathML that holds elements in place of text, as the library writes for `\overset`. */
const FILLED = /<m[io](?: [^>]*)?><(?!\/)/;
const TAGS = /<(\/?)(m[io])( [^>]*)?>/g;

/**
 * Formulas as valid MathML: operators and identifiers that hold elements are rows, which is how they are read, too; and
 * the cells beside a numbered formula have no width, which is no attribute any more.
 */
export function validMathml(html: string): string {
  const cells = html.replaceAll('<mtd width="50%">', '<mtd>');
  if (!FILLED.test(cells)) return cells;
  const open: boolean[] = [];
  return cells.replace(TAGS, (tag, slash: string, _name, _attributes, offset: number) => {
    if (slash !== '') return open.pop() === true ? '</mrow>' : tag;
    const after = offset + tag.length;
    const isRow = cells[after] === '<' && cells[after + 1] !== '/';
    open.push(isRow);
    return isRow ? '<mrow>' : tag;
  });
}
